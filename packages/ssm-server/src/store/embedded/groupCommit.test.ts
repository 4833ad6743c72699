import { describe, expect, it } from 'vitest';
import { createTurns } from '../../queue/queue.ts';
import { StoreError } from '../store.ts';
import { createGroupCommit } from './groupCommit.ts';

function scene() {
  const turns = createTurns(1, 100);
  const committed: string[] = [];
  const flushed: string[][] = [];
  let run = 1;
  const commit = createGroupCommit(
    {
      async flush() {
        await Promise.resolve();
        flushed.push(committed.splice(0));
        return run;
      },
    },
    turns,
    'The database',
  );
  async function change(name: string): Promise<void> {
    const work = async () => {
      await Promise.resolve();
      committed.push(name);
      return { isOnDisk: commit(run) };
    };
    await (await turns.run(`panels of ${name}`, work))?.isOnDisk;
  }
  return { change, flushed, restart: () => void (run += 1), commit };
}

describe('createGroupCommit', () => {
  it('R1 flushes changes that wait together with a single flush', async () => {
    const { change, flushed } = scene();
    await Promise.all(['a', 'b', 'c', 'd'].map(change));
    expect(flushed).toEqual([['a', 'b', 'c', 'd']]);
  });

  it('R1 flushes once more for each later change', async () => {
    const { change, flushed } = scene();
    await change('a');
    await change('b');
    expect(flushed).toEqual([['a'], ['b']]);
  });

  it('R1 rejects a change that was committed before the database was restarted', async () => {
    const { commit, restart } = scene();
    restart();
    await expect(commit(1)).rejects.toEqual(
      new StoreError(
        'unreachable',
        'The database gave up before the change was on the disk. See whether it was made, and try again.',
      ),
    );
  });

  it('R1 rejects every change of a failed flush, and flushes the next changes', async () => {
    let isBroken = true;
    const flush = async (): Promise<number> => {
      await Promise.resolve();
      if (isBroken) throw new Error('EIO');
      return 1;
    };
    const commit = createGroupCommit({ flush }, createTurns(1, 100), 'The database');
    const failed = [commit(1), commit(1)];
    expect((await Promise.allSettled(failed)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await commit(1)).toEqual(undefined);
  });
});
