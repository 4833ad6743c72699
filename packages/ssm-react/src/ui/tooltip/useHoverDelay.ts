import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLatest } from '../hooks/useMemoFromPrevious.ts';

const openDelayMs = 300;
const closeDelayMs = 250;

export interface HoverDelay<Shown> {
  /**
   * Shows `next` after 300 ms. With `undefined` it hides after 250 ms. The delays keep a passing pointer from showing
   * anything.
   */
  readonly plan: (next: Shown | undefined) => void;
  readonly showNow: (next: Shown | undefined) => void;
  /** Cancels the planned change, so that the shown tooltip stays. */
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
