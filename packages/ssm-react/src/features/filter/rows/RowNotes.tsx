import type { FilterCounts, RowCount } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { useFilterStrings } from '../words/useFilterStrings.ts';
import { useFilterWords } from '../words/useFilterWords.ts';
import type { RowHint } from './rowHint.ts';

export interface RowNotesProps {
  readonly hintId: string;
  readonly hint: RowHint | undefined;
  readonly row: RowCount | undefined;
  readonly status: FilterCounts['status'];
  /** The first row has no rows above it, so a second count would repeat the first. */
  readonly isFirst: boolean;
}

export function RowNotes({ hintId, hint, row, status, isFirst }: RowNotesProps) {
  const { countText } = useSsm();
  const strings = useFilterStrings();
  const { counts } = strings.filters;
  const words = useFilterWords();
  const { count = null, removedLast = null, names } = row ?? {};
  const isUnknown = row !== undefined && count === null && status !== 'known';
  return (
    <div className="ssm-FilterRow-notes" data-part="Notes">
      {hint !== undefined && <p id={hintId}>{hint.text}</p>}
      {names !== undefined && <p data-part="Names">{words.names(names)}</p>}
      {hint?.isForEmpty !== true && (
        <p data-part="Counts">
          {isUnknown && <span>{status === 'counting' ? counts.counting : counts.unavailable}</span>}
          {count !== null && <span>{counts.alone(count.alone, countText(count.alone))}</span>}
          {count !== null && !isFirst && count.left !== null && removedLast === null && (
            <span>{counts.left(countText(count.left))}</span>
          )}
          {removedLast !== null && <span data-warning="">{counts.removesLast(countText(removedLast))}</span>}
          {count !== null && count.missing !== null && count.missing > 0 && (
            <span>{counts.missing(count.missing, countText(count.missing))}</span>
          )}
        </p>
      )}
    </div>
  );
}
