/** When a flag service is asked again. */

export interface Pace {
  stop(): void;
}

export interface PaceDocument {
  readonly visibilityState: DocumentVisibilityState;
  addEventListener(type: 'visibilitychange', listener: () => void): void;
  removeEventListener(type: 'visibilitychange', listener: () => void): void;
}

/** A change shows within two seconds. */
const healthyMs = 1500;
/** At most six times a minute. */
const failingMs = 12_000;
/** At most twice a minute. */
const hiddenMs = 31_000;

/** Calls `ask` until stopped, one at a time; it answers whether the service is well. */
export function startPace(ask: () => Promise<boolean>, document: PaceDocument): Pace {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isWell = true;
  let isAsking = false;

  function schedule(): void {
    clearTimeout(timer);
    if (isStopped) return;
    const isHidden = document.visibilityState === 'hidden';
    timer = setTimeout(turn, isHidden ? hiddenMs : isWell ? healthyMs : failingMs);
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

  function onVisibility(): void {
    if (document.visibilityState === 'visible' && isWell) turn();
    else schedule();
  }

  document.addEventListener('visibilitychange', onVisibility);
  schedule();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
