/**
 * Flushes several commits together, because a flush takes milliseconds however much it writes. A flush queues behind
 * waiting changes, so that it also includes their commits.
 */
import type { Turns } from '../../queue/queue.ts';
import type { UnflushedCommits } from '../connect.ts';
import { StoreError } from '../store.ts';

/**
 * Resolves once the commits of the database's start `run` are on the disk. Rejects with StoreError if they are lost, or
 * with the driver's error.
 */
export type GroupCommit = (run: number) => Promise<void>;

export function createGroupCommit(
  { flush }: Pick<UnflushedCommits, 'flush'>,
  turns: Pick<Turns, 'run'>,
  place: string,
): GroupCommit {
  let next: Promise<number> | undefined;

  function flushNext(): Promise<number> {
    // The queue may run the work immediately, when `next` is not set yet.
    const work = (): Promise<number> =>
      Promise.resolve().then(() => {
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
