import type { RowProblem } from 'ssm-core';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useFilterStrings } from '../words/useFilterStrings.ts';

export interface RowProblemsProps {
  /** The problem of a box has the id `<id>-<box>`. */
  readonly id: string;
  readonly problems: readonly RowProblem[];
  /** Announces new problems. False when the focus moves to the box, which then announces its description. */
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
