export interface Pace {
  stop(): void;
}

export interface PaceDocument {
  readonly visibilityState: DocumentVisibilityState;
  addEventListener(type: string, listener: () => void, options?: AddEventListenerOptions): void;
  removeEventListener(type: string, listener: () => void, options?: EventListenerOptions): void;
}

/** Pause while the service is healthy, so that a change shows within two seconds. */
const healthyMs = 1500;
/** Pause while the service fails: at most six requests a minute. */
const failingMs = 12_000;
/** Pause in a hidden or idle tab: at most two requests a minute. */
const restingMs = 31_000;
const idleAfterMs = 300_000;

const inputs = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;
/**
 * `capture` notices input even if a handler stops the event. `passive` keeps scrolling from waiting for the
 * listeners.
 */
const everywhere = { capture: true, passive: true };

/**
 * Calls `ask` repeatedly until stopped, one call at a time. `ask` resolves to whether the service is healthy. The
 * pauses are longer in a hidden tab, and after minutes without input. When the user returns, `ask` is called at once.
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
