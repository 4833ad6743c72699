import { Fragment, useId, useRef, useState } from 'react';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type { PlacedColumn } from '../../../ui/grid/placedColumns.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';

export interface ReagentColumn {
  readonly key: 'seqId' | 'targetName';
}

export interface SeqIdListProps {
  readonly title: string;
  readonly seqIds: readonly string[];
  /** What is said of a reagent. */
  readonly columns: readonly PlacedColumn<ReagentColumn>[];
  /** The target name of a reagent, where one is known. */
  readonly nameOf?: ((seqId: string) => string | null) | undefined;
}

/** More are drawn when they are asked for. */
const drawnFirst = 50;

/** Reagents by SeqId and target name, under a heading with their number. */
export function SeqIdList({ title, seqIds, columns, nameOf }: SeqIdListProps) {
  const { countText } = useSsm();
  const { compare } = usePanelViewTexts();
  const [showsAll, setShowsAll] = useState(false);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  function showAll(): void {
    setShowsAll(true);
    // The button goes, and the focus with it.
    heading.current?.focus({ preventScroll: true });
  }
  const drawn = showsAll ? seqIds : seqIds.slice(0, drawnFirst);
  return (
    <section className="ssm-Panel-list" aria-labelledby={titleId}>
      <h3 ref={heading} id={titleId} tabIndex={-1}>
        {title} <span>{countText(seqIds.length)}</span>
      </h3>
      {seqIds.length === 0 ? (
        <p className="ssm-Panel-hint">{compare.none}</p>
      ) : (
        <ul>
          {drawn.map((seqId) => (
            <li key={seqId}>
              {columns.map(({ key }) =>
                key === 'seqId' ? (
                  seqId
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
      {drawn.length < seqIds.length && (
        <Button size="small" onPress={showAll}>
          {compare.showAll(countText(seqIds.length))}
        </Button>
      )}
    </section>
  );
}
