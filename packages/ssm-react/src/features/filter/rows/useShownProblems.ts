/** Which problems of a row are said: not while a person is still at it. */
import { type FocusEvent, useState } from 'react';
import type { DraftRow, RowProblem } from 'ssm-core';
import { useSettled } from '../../../ui/hooks/useSettled.ts';

/** Longer than the pause between two keys: `-` on the way to `-1` is no mistake yet. */
const saidAfterMs = 500;
/** As long as a press lasts: what is said makes the row higher, and would move Apply away from under a pointer that is down on it. */
const leftAfterMs = 300;

export interface ShownProblems {
  readonly problems: readonly RowProblem[];
  /** Of the element around the row's boxes. */
  readonly handlers: {
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

export function useShownProblems({ value, problems }: DraftRow, wasRefused: boolean): ShownProblems {
  const [isInside, setIsInside] = useState(false);
  const wasInside = useSettled(isInside, leftAfterMs);
  const isSettled = useSettled(value, saidAfterMs) === value;
  const isSaid = ({ code }: RowProblem): boolean =>
    // A number that is missing may be typed next, and a suggestion chosen.
    wasRefused || !(isInside || wasInside) || (isSettled && code !== 'number_missing' && code !== 'not_suggested');
  return {
    problems: problems.filter(isSaid),
    handlers: {
      onFocus: () => setIsInside(true),
      onBlur: (event) => setIsInside(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}
