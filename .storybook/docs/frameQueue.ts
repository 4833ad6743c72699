/** Frames begin to load two at a time, from the top of the page: each starts a page of its own, with a server in it. */
import PQueue from 'p-queue';

const queue = new PQueue({ concurrency: 2 });

/** Calls `start` when it is the turn of the place; returns what is called once it has loaded, or is not wanted any more. */
export function queueFrame(place: Element, start: () => void): () => void {
  const over = new AbortController();
  const load = (): Promise<never> => {
    start();
    return new Promise(() => {});
  };
  // All that come into view together are there before the first of them is chosen.
  queue.pause();
  const priority = -(place.getBoundingClientRect().top + window.scrollY);
  // Whether it waits or loads, it is over by the signal alone.
  queue.add(load, { priority, signal: over.signal }).catch(() => undefined);
  setTimeout(() => queue.start());
  return () => over.abort();
}
