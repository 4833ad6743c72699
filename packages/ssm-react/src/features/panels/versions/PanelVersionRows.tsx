import type { Group, PanelVersion } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useFigures } from '../view/useFigures.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';

export interface PanelVersionRowsProps {
  /** The versions, newest first. */
  readonly versions: readonly PanelVersion[];
  readonly isFirstPage: boolean;
  readonly number: number;
  readonly group: Group;
  readonly onView: (number: number) => void;
  readonly onRestore: (number: number) => void;
}

export function PanelVersionRows({
  versions,
  isFirstPage,
  number: shown,
  group,
  onView,
  onRestore,
}: PanelVersionRowsProps) {
  const { countText } = useSsm();
  const { history, compare, restore } = usePanelViewTexts();
  const figures = useFigures();
  return (
    <ul className="ssm-Panel-history" aria-label={history.listName(group)}>
      {versions.map(({ number, name, count, saved }, index) => (
        <li key={number} aria-current={number === shown || undefined}>
          <span>
            <span>{history.version(countText(number))}</span>
            {isFirstPage && index === 0 && <span className="ssm-Panel-hint">{` ${history.newest}`}</span>}
          </span>
          <span>{compare.reagents(count, countText(count))}</span>
          <time dateTime={saved}>{figures.time(saved)}</time>
          <span data-part="Name">{name}</span>
          {/* A single button that stays, so that it keeps the focus when its version is shown. */}
          <Button variant="quiet" size="small" isDisabled={number === shown} onPress={() => onView(number)}>
            {number === shown ? history.shown : history.view(countText(number))}
          </Button>
          {!(isFirstPage && index === 0) && (
            <Button variant="quiet" size="small" onPress={() => onRestore(number)}>
              {restore.action(countText(number))}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
