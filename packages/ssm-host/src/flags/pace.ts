/** When a flag service is asked again. */

export interface Pace {
  stop(): void;
}

export interface PaceDocument {
  readonly visibilityState: DocumentVisibilityState;
  addEventListener(type: string, listener: () => void, options?: AddEventListenerOptions): void;
  removeEventListener(type: string, listener: () => void, options?: EventListenerOptions): void;
}

/** A change shows within two seconds. */
const healthyMs = 1500;
/** At most six times a minute. */
const failingMs = 12_000;
/** At most twice a minute. */
const restingMs = 31_000;
/** Whoever touches nothing for so long has left the page, or reads what is there. */
const idleAfterMs = 300_000;

const inputs = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;
/** Wherever in the page it happens, whoever stops it; a scroll does not wait for it. */
const everywhere = { capture: true, passive: true };

/**
 * Calls `ask` until stopped, one at a time; it answers whether the service is well. It rests in a hidden tab and where nobody has
 * touched the page for minutes, and asks at once when somebody is there again.
 */
export function startPace(ask: () => Promise<boolean>, document: PaceDocument): Pace {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isWell = true;
  let isAsking = false;
  let lastInput = Date.now();

  const isResting = (): boolean => document.visibilityState === 'hidden' || Date.now() - lastInput >= idleAfterMs;

  function schedule(): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(turn, isResting() ? restingMs : isWell ? healthyMs : failingMs);
  }

  async function askOnce(): Promise<void> {
    isAsking = true;
    isWell = await ask().catch(() => false);
    isAsking = false;
    schedule();
  }

  function turn(): void {
    if (!isAsking) void askOnce();
  }

  function resume(): void {
    if (isWell) turn();
    else schedule();
  }

  function onInput(): void {
    const wasResting = isResting();
    lastInput = Date.now();
    if (wasResting && !isResting()) resume();
  }

  function onVisibility(): void {
    if (document.visibilityState === 'hidden') {
      schedule();
      return;
    }
    lastInput = Date.now();
    resume();
  }

  document.addEventListener('visibilitychange', onVisibility);
  for (const type of inputs) document.addEventListener(type, onInput, everywhere);
  schedule();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      for (const type of inputs) document.removeEventListener(type, onInput, everywhere);
    },
  };
}
