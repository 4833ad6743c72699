/** Chromium and Firefox continue after `scheduler.yield` as soon as nothing more urgent waits. */
interface Scheduler {
  readonly yield?: () => Promise<void>;
}

const stretchMs = 12;

export function goOnLater(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  if (scheduler?.yield !== undefined) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

export function createStretches(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < stretchMs) return;
    await goOnLater();
    began = performance.now();
  };
}
