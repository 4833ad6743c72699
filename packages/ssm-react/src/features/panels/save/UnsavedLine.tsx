import type { Group, WorkingList } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Link } from '../../../ui/button/Link.tsx';
import { usePanelTexts } from '../usePanelTexts.ts';
import { useUnsaved, useUnsavedWords } from './useUnsaved.ts';

export interface UnsavedLineProps {
  readonly list: WorkingList;
  readonly group: Group;
  readonly panelHref?: ((panelId: string) => string) | undefined;
  readonly onOpenPanel?: ((panelId: string) => void) | undefined;
}

export function UnsavedLine({ list, group, panelHref, onOpenPanel }: UnsavedLineProps) {
  const { countText } = useSsm();
  const { unsaved: texts } = usePanelTexts();
  const unsaved = useUnsaved(list);
  const words = useUnsavedWords(unsaved, list.count, group);
  if (!list.isRead || (unsaved.kind === 'new' && list.count === 0)) return null;
  const origin = unsaved.kind === 'new' || unsaved.kind === 'deleted' ? null : unsaved.origin;
  const name = origin?.name;
  const open = origin && onOpenPanel && (() => onOpenPanel(origin.panelId));
  return (
    <p className="ssm-Panels-unsaved" data-component="UnsavedLine">
      {origin !== null && (
        <span>
          {panelHref === undefined ? (
            <strong>{name}</strong>
          ) : (
            <Link href={panelHref(origin.panelId)} onFollow={open ?? undefined}>
              {name}
            </Link>
          )}{' '}
          <span>{texts.version(countText(origin.number))}</span>
        </span>
      )}
      <span data-part="Unsaved">{words}</span>
      {unsaved.kind === 'uncounted' && (
        <Button size="small" onPress={unsaved.onCountAgain}>
          {texts.countAgain}
        </Button>
      )}
    </p>
  );
}
