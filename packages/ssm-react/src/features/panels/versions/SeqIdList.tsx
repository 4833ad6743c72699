import { Fragment, useId, useRef, useState } from 'react';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { PlacedColumn } from '../../../ui/grid/placedColumns.ts';
import { usePrinting } from '../../../ui/hooks/usePrinting.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';

export interface ReagentColumn {
  readonly key: 'seqId' | 'targetName';
}

export interface SeqIdListProps {
  readonly title: string;
  /** Whether the list is closed until the user opens it; default false. */
  readonly isFolded?: boolean;
  readonly seqIds: readonly string[];
  readonly columns: readonly PlacedColumn<ReagentColumn>[];
  readonly nameOf?: ((seqId: string) => string | null) | undefined;
}

/** Number of reagents rendered at first. A button shows the rest. */
const drawnFirst = 50;

export function SeqIdList({ title, isFolded = false, seqIds, columns, nameOf }: SeqIdListProps) {
  const { countText } = useSsm();
  const { compare } = usePanelViewTexts();
  const [showsAll, setShowsAll] = useState(false);
  const [isOpened, setIsOpened] = useState(false);
  const titleId = useId();
  const listId = useId();
  const isPrinting = usePrinting();
  const isShown = !isFolded || isOpened || isPrinting;
  const heading = useRef<HTMLHeadingElement>(null);
  function showAll(): void {
    setShowsAll(true);
    // The button that had the focus is removed.
    heading.current?.focus({ preventScroll: true });
  }
  const drawn = showsAll || isPrinting ? seqIds : seqIds.slice(0, drawnFirst);
  return (
    <section className="ssm-Panel-list" aria-labelledby={titleId}>
      <h3 ref={heading} id={titleId} tabIndex={-1}>
        {isFolded && seqIds.length > 0 ? (
          <button
            type="button"
            className="ssm-Panel-fold"
            data-print="text"
            aria-expanded={isOpened}
            aria-controls={isOpened ? listId : undefined}
            onClick={() => setIsOpened(!isOpened)}
          >
            <span>{title}</span>
            <Icon name="chevronDown" />
          </button>
        ) : (
          title
        )}
      </h3>
      {isShown && seqIds.length > 0 && (
        <ul id={listId}>
          {drawn.map((seqId) => (
            <li key={seqId}>
              {columns.map(({ key }) =>
                key === 'seqId' ? (
                  <span key={key} translate="no">
                    {seqId}
                  </span>
                ) : (
                  <Fragment key={key}>
                    {' '}
                    <span>{nameOf?.(seqId)}</span>
                  </Fragment>
                ),
              )}
            </li>
          ))}
        </ul>
      )}
      {isShown && drawn.length < seqIds.length && (
        <Button size="small" onPress={showAll}>
          {compare.showAll(countText(seqIds.length))}
        </Button>
      )}
    </section>
  );
}
