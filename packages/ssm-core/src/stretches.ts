/** Long work on a page's own thread, in stretches: between them the page answers whoever uses it. */

/** Chromium's and Firefox's way of going on as soon as nothing more urgent waits. */
interface Scheduler {
  readonly yield?: () => Promise<void>;
}

/** Far below what a person or a measurement of long tasks notices. */
const stretchMs = 12;

/** Resolves once the page has answered whatever waits. */
export function goOnLater(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  if (scheduler?.yield !== undefined) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** To be awaited between the pieces of long work: resolves at once, or after a pause when a stretch is over. */
export function createStretches(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < stretchMs) return;
    await goOnLater();
    began = performance.now();
  };
}
