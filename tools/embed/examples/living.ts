import type { Page } from 'playwright';
import { eventually } from '../../e2e/support/eventually.ts';

declare global {
  interface Window {
    readonly readLiving: () => Readonly<Record<string, number>>;
  }
}

/** Counts timers, and listeners of window and document. Runs in the page before its own scripts. */
export function countLiving(): void {
  const listeners = new Set<string>();
  const names = new WeakMap<object, number>();
  const keyOf = (target: object, type: string, listener: object, options: unknown): string => {
    if (!names.has(listener)) names.set(listener, Math.random());
    const isCapture = options === true || (options as AddEventListenerOptions | undefined)?.capture === true;
    return `${target === window} ${type} ${names.get(listener)} ${isCapture}`;
  };
  for (const target of [window, document]) {
    const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      const key = keyOf(target, type, listener, options);
      listeners.add(key);
      options?.signal?.addEventListener('abort', () => listeners.delete(key));
      add(type, listener, options);
    };
    target.removeEventListener = (type: string, listener: EventListener, options?: EventListenerOptions) => {
      if (listener) listeners.delete(keyOf(target, type, listener, options));
      remove(type, listener, options);
    };
  }
  const timers = new Set<unknown>();
  const start = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const repeat = window.setInterval.bind(window);
  const clearRepeat = window.clearInterval.bind(window);
  window.setTimeout = ((task: (...values: unknown[]) => void, ms?: number, ...rest: unknown[]) => {
    const timer = start(() => {
      timers.delete(timer);
      task(...rest);
    }, ms);
    timers.add(timer);
    return timer;
  }) as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    timers.delete(timer);
    clear(timer);
  };
  window.setInterval = ((task: () => void, ms?: number) => {
    const timer = repeat(task, ms);
    timers.add(timer);
    return timer;
  }) as typeof window.setInterval;
  window.clearInterval = (timer) => {
    timers.delete(timer);
    clearRepeat(timer);
  };
  Object.assign(window, {
    readLiving: () => ({
      listeners: listeners.size,
      timers: timers.size,
      sheets: document.adoptedStyleSheets.length,
      styles: document.querySelectorAll('style, link').length,
      head: document.head.childElementCount,
      body: document.body.childElementCount,
    }),
  });
}

/** Runs the action twice, so that its code is fetched, then `times` more. Expects that nothing grows. */
export async function leavesNothing(
  page: Page,
  times: number,
  showOften: (times: number) => Promise<void>,
): Promise<void> {
  const living = () => page.evaluate(() => window.readLiving());
  await showOften(2);
  await eventually(async () => (await living())['timers'], 0);
  const before = await living();
  await showOften(times);
  await eventually(living, before);
}
