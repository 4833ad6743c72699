/** Runs a task when the browser has nothing better to do; the answer forgets it. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no idle callback.
  const timer = setTimeout(task, 50);
  return () => clearTimeout(timer);
}

/** Runs tasks one after another, each in idle time of its own; the answer forgets those that are left. */
export function eachWhenIdle(tasks: readonly (() => void)[]): () => void {
  const [task, ...rest] = tasks;
  if (task === undefined) return () => undefined;
  let cancel = whenIdle(() => {
    task();
    cancel = eachWhenIdle(rest);
  });
  return () => cancel();
}
