import { SatError } from '../error.ts';

/** Time limit of a call, and the delay before the user is warned of slow loading (S9-01). */
export const callTimeoutMs = 120_000;

export interface Deadline {
  readonly signal: AbortSignal;
  /** Rejects with the SatError of the signal, even when the awaited code ignores the signal. */
  readonly passed: Promise<never>;
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
