/** Closes a toast after its timeout. Pointer, focus and a hidden tab pause the timer. */
import { useEffect, useRef } from 'react';
import type { ShownToast } from './toastStore.ts';

export function useToastTimer(toast: ShownToast | undefined, isPaused: boolean, onEnd: () => void): void {
  const { round, timeoutMs } = toast ?? { round: 0, timeoutMs: 0 };
  const remaining = useRef({ round, milliseconds: timeoutMs });
  const end = useRef(onEnd);

  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (remaining.current.round !== round) remaining.current = { round, milliseconds: timeoutMs };
    if (isPaused || round === 0) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), remaining.current.milliseconds);
    return () => {
      clearTimeout(timer);
      remaining.current.milliseconds -= performance.now() - started;
    };
  }, [isPaused, timeoutMs, round]);
}
