import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLatest } from '../hooks/useMemoFromPrevious.ts';

const openDelayMs = 300;
const closeDelayMs = 250;

export interface HoverDelay<Shown> {
  /** Shows this after 300 ms, or hides with `undefined` after 250 ms, so that a passing pointer does nothing. */
  readonly plan: (next: Shown | undefined) => void;
  readonly showNow: (next: Shown | undefined) => void;
  /** Leaves what is shown as it is. */
  readonly cancel: () => void;
}

export function useHoverDelay<Shown>(onChange: (next: Shown | undefined) => void): HoverDelay<Shown> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useLatest(onChange);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  return useMemo(
    () => ({
      plan(next) {
        cancel();
        timer.current = setTimeout(() => latest.current(next), next === undefined ? closeDelayMs : openDelayMs);
      },
      showNow(next) {
        cancel();
        latest.current(next);
      },
      cancel,
    }),
    [cancel, latest],
  );
}
