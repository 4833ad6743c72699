import { type FocusEvent, useState } from 'react';
import type { DraftRow, RowProblem } from 'ssm-core';
import { useDebounced } from '../../../ui/hooks/useDebounced.ts';

/** Delay of an error while typing. It is longer than the pause between two keys, so the `-` of `-1` shows no error. */
const saidAfterMs = 500;
/**
 * Delay of an error after the focus leaves. A press is over by then. An error makes the row higher, and would move
 * Apply from under the pointer.
 */
const leftAfterMs = 300;

export interface ShownProblems {
  readonly problems: readonly RowProblem[];
  /** Handlers for the element around the row's boxes. */
  readonly handlers: {
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

export function useShownProblems({ value, problems }: DraftRow, wasRefused: boolean): ShownProblems {
  const [isInside, setIsInside] = useState(false);
  const [timesLeft, setTimesLeft] = useState(0);
  const isLeaving = useDebounced(timesLeft, leftAfterMs) !== timesLeft;
  const hasPaused = useDebounced(value, saidAfterMs) === value;
  const isSaid = ({ code }: RowProblem): boolean => {
    if (wasRefused) return true;
    // A missing number is no error in a new row.
    if (code === 'number_missing' && timesLeft === 0) return false;
    // While the focus is inside, the user may still type a missing number or choose a suggestion.
    return !(isInside || isLeaving) || (hasPaused && code !== 'number_missing' && code !== 'not_suggested');
  };
  return {
    problems: problems.filter(isSaid),
    handlers: {
      onFocus: () => setIsInside(true),
      onBlur({ currentTarget, relatedTarget }) {
        const staysInside = currentTarget.contains(relatedTarget);
        setIsInside(staysInside);
        if (!staysInside) setTimesLeft((times) => times + 1);
      },
    },
  };
}
