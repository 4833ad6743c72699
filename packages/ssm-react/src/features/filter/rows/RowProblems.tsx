import type { RowProblem } from 'ssm-core';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useFilterStrings } from '../words/useFilterStrings.ts';

export interface RowProblemsProps {
  /** The text about a box has the id `<id>-<box>`. */
  readonly id: string;
  readonly problems: readonly RowProblem[];
  /** Whether a new problem is spoken; where the focus goes to its box it is spoken with that. */
  readonly isLive: boolean;
}

/** What is wrong with a row's value, and how to mend it. */
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
