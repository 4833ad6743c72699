/** Runs a task after the next paint. Returns a cancel function. */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Runs a task when the browser is idle. Returns a cancel function. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no requestIdleCallback.
  const timer = setTimeout(task, 50);
  return () => clearTimeout(timer);
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;
const pauseMs = 500;

/**
 * Runs a task once the user has used the page, then paused, and the browser is idle. Users who only look at the page
 * load nothing extra, and typing stays responsive. Returns a cancel function.
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
