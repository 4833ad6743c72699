/** Runs a task when the browser has nothing better to do. Returns how to cancel it. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no idle callback.
  const timer = setTimeout(task, 50);
  return () => clearTimeout(timer);
}
