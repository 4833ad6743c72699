/**
 * Deletes expired rows periodically. Only one server of a database sweeps at a time, and each sweep deletes a limited
 * number of rows.
 */
import type { Log } from '../../log/log.ts';
import type { Store } from '../../store/store.ts';

const everyMs = 60_000;
/** After this many sweeps without deletions, the space of updated rows is reclaimed anyway. */
const idleSweeps = 30;

/** Sweeps at once and then periodically. Returns a function that stops sweeping. */
export function startSweeper(store: Pick<Store, 'sweep' | 'reclaim'>, log: Log): () => void {
  const holder = crypto.randomUUID();
  let isEnded = false;
  let isFirst = true;
  let isFailing = false;
  let idle = 0;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    try {
      const removed = await store.sweep(holder, everyMs);
      idle = removed === 0 ? idle + 1 : 0;
      if ((removed ?? 0) > 0 || idle === idleSweeps) {
        await store.reclaim();
        idle = 0;
      }
      if (isFirst || (removed ?? 0) > 0) log.info({ removed }, 'What has ended was taken away');
      isFirst = false;
      isFailing = false;
    } catch (err) {
      if (!isFailing && !isEnded) log.warn({ err }, 'What has ended could not be taken away; it is tried again');
      isFailing = true;
    }
    if (!isEnded) timer = setTimeout(() => void run(), everyMs);
  };
  void run();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
}
