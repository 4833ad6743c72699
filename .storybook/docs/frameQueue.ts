/** Loads two frames at a time, from top to bottom, because each frame starts a page with a server. */
import PQueue from 'p-queue';

const queue = new PQueue({ concurrency: 2 });

/**
 * Calls `start` when it is the turn of the frame. Call the returned function when the frame has loaded or is no
 * longer wanted.
 */
export function queueFrame(place: Element, start: () => void): () => void {
  const over = new AbortController();
  const load = (): Promise<never> => {
    start();
    return new Promise(() => {});
  };
  // Waits until all frames that enter the viewport at the same time are queued.
  queue.pause();
  const priority = -(place.getBoundingClientRect().top + window.scrollY);
  queue.add(load, { priority, signal: over.signal }).catch(() => undefined);
  setTimeout(() => queue.start());
  return () => over.abort();
}
