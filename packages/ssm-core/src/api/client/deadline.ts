/** Ends a call that lasts too long or that its caller gives up. */
import { SatError } from '../error.ts';

/** How long a call may last, and data be on its way before a person is told: the one place that says it (S9-01). */
export const callTimeoutMs = 120_000;

export interface Deadline {
  /** Aborts with the SatError that the call ends with. */
  readonly signal: AbortSignal;
  /** Rejects with that SatError, also when whatever is waited for ignores the signal. */
  readonly passed: Promise<never>;
  /** Leaves no timer and no listener behind. */
  clear(): void;
}

export function startDeadline(timeoutMs: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const { signal } = controller;
  const passed = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as SatError), { once: true });
  });
  const timer = setTimeout(() => controller.abort(new SatError('timeout')), timeoutMs);
  const giveUp = () => controller.abort(new SatError('aborted', { cause: caller?.reason }));
  if (caller?.aborted) giveUp();
  else caller?.addEventListener('abort', giveUp);
  return {
    signal,
    passed,
    clear() {
      clearTimeout(timer);
      caller?.removeEventListener('abort', giveUp);
    },
  };
}
