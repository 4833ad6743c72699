import type { FilterCounts, RowCount, RowProblem } from 'ssm-core';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { menuNotes } from '../../../strings/en/menuNotes.ts';
import { namedElsewhereText } from '../../../strings/otherVersionText.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useFilterStrings } from '../words/filterStrings.ts';
import { useFilterWords } from '../words/filterWords.ts';
import type { RowHint } from './rowHint.ts';

export interface RowNotesProps {
  readonly hintId: string;
  readonly hint: RowHint | undefined;
  readonly row: RowCount | undefined;
  readonly status: FilterCounts['status'];
  /** Whether this is the first row. Its two counts would be equal, so it shows only one. */
  readonly isFirst: boolean;
}

export function RowNotes({ hintId, hint, row, status, isFirst }: RowNotesProps) {
  const ssm = useSsm();
  const { countText } = ssm;
  const notes = useLateTexts('menuNotes', menuNotes);
  const strings = useFilterStrings();
  const { counts } = strings.filters;
  const words = useFilterWords();
  const { count = null, removedLast = null, names, elsewhere } = row ?? {};
  const isUnknown = row !== undefined && count === null && status !== 'known';
  return (
    <div className="ssm-FilterRow-notes" data-part="Notes">
      {hint !== undefined && <p id={hintId}>{hint.text}</p>}
      {names !== undefined && <p data-part="Names">{words.names(names)}</p>}
      {elsewhere && (
        <p data-part="Elsewhere" role="status">
          {namedElsewhereText(notes, ssm, elsewhere)}
        </p>
      )}
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

export interface RowProblemsProps {
  /** Id of the notes. The problem of a box has the id `<id>-<box>`. */
  readonly id: string;
  readonly problems: readonly RowProblem[];
  /**
   * Whether new problems are announced. False when the focus moves to the box with the problem, because then the box
   * announces it.
   */
  readonly isLive: boolean;
}

export function RowProblems({ id, problems, isLive }: RowProblemsProps) {
  const strings = useFilterStrings();
  return (
    <div aria-live={isLive ? 'polite' : 'off'} data-part="Problems">
      {problems.map(({ box, code }) => (
        <p key={box} id={`${id}-${box}`} className="ssm-FilterRow-problem">
          <Icon name="error" />
          <span>{strings.filters.problems[code]}</span>
        </p>
      ))}
    </div>
  );
}
