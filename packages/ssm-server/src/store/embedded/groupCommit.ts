/**
 * Waits until commits are on the disk, many with one flush: a flush takes milliseconds, however much it writes. Commits whose
 * changes waited together share one, because a flush waits for its turn behind the changes that wait already.
 */
import type { Turns } from '../../queue/turns.ts';
import type { UnflushedCommits } from '../connect.ts';
import { StoreError } from '../store.ts';

/** Resolves once what was committed in `run` is on the disk. Rejects with StoreError where it is lost, or with what the driver throws. */
export type GroupCommit = (run: number) => Promise<void>;

export function createGroupCommit(
  { flush }: Pick<UnflushedCommits, 'flush'>,
  turns: Pick<Turns, 'run'>,
  place: string,
): GroupCommit {
  /** Waits for its turn. */
  let next: Promise<number> | undefined;

  function flushNext(): Promise<number> {
    // The queue may begin at once: `next` is set before it is cleared.
    const work = (): Promise<number> =>
      Promise.resolve().then(() => {
        // A commit that comes from here on needs another flush.
        next = undefined;
        return flush();
      });
    return turns.run('flush', work) ?? work();
  }

  return async (run) => {
    next ??= flushNext();
    if ((await next) === run) return;
    const sentence = 'gave up before the change was on the disk. See whether it was made, and try again.';
    throw new StoreError('unreachable', `${place} ${sentence}`);
  };
}
