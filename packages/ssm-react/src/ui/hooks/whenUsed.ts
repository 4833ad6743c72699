/** What comes ahead of its use: no sooner than a person has done something on the page, and never while they are at it. */
import { whenIdle } from './idle.ts';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;
/** How long nothing has been done. */
const pauseMs = 500;

/**
 * Runs a task once a person has used the page, has paused, and the browser is idle: whoever only looks fetches nothing of
 * what they do not need, and whoever types is not held up. Returns how to cancel it.
 */
export function whenUsed(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelIdle = (): void => undefined;

  function cancel(): void {
    clearTimeout(timer);
    cancelIdle();
    for (const sign of signs) window.removeEventListener(sign, pause, { capture: true });
  }

  function pause(): void {
    clearTimeout(timer);
    cancelIdle();
    timer = setTimeout(() => {
      cancelIdle = whenIdle(() => {
        cancel();
        task();
      });
    }, pauseMs);
  }

  for (const sign of signs) window.addEventListener(sign, pause, { capture: true, passive: true });
  return cancel;
}
