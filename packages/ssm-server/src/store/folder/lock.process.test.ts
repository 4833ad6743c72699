import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StoreError } from '../store.ts';
import { expectWithin, startStopwatch } from '../testing/stopwatch.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { lockDataFolder } from './lock.ts';

type Holder = ChildProcessByStdio<Writable, Readable, null>;

async function hold(folder: string): Promise<{ readonly holder: Holder; readonly said: string }> {
  const script = fileURLToPath(new URL('../testing/holdLock.ts', import.meta.url));
  const node = ['--conditions=ssm-source', '--disable-warning=ExperimentalWarning', script, folder];
  const holder = spawn(process.execPath, node, { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void holder.kill('SIGKILL'));
  const [said] = (await once(createInterface({ input: holder.stdout }), 'line')) as [string];
  return { holder, said };
}

async function kill(holder: Holder): Promise<void> {
  const exit = once(holder, 'exit');
  holder.kill('SIGKILL');
  await exit;
}

function lockedError(folder: string): StoreError {
  return new StoreError(
    'locked',
    `The data folder ${folder} is in use by another process, which holds the lock ${folder}/lock.sqlite. ` +
      'Stop that process, or set SSM_DATA to another folder.',
  );
}

describe('the lock of the data folder', () => {
  it('R2: refuses a second holder in one line that names the lock, and accepts the second once the first has ended', async () => {
    const folder = await temporaryFolder();
    const lock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(lockedError(folder));
    lock.release();
    lock.release();
    lockDataFolder(folder).release();
  });

  it('R2: stays with a suspended process (SIGSTOP)', async () => {
    const folder = await temporaryFolder();
    const { holder } = await hold(folder);
    holder.kill('SIGSTOP');
    const stopwatch = startStopwatch();
    expect(() => lockDataFolder(folder)).toThrow(lockedError(folder));
    expectWithin(5000, stopwatch());
  });

  it('R2: goes to exactly one of two processes that try to take it at the same time, ten times of ten', async () => {
    const winners: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const folder = await temporaryFolder();
      const both = await Promise.all([hold(folder), hold(folder)]);
      winners.push(both.filter(({ said }) => said === 'held').length);
      for (const { holder } of both) holder.kill('SIGKILL');
    }
    expect(winners).toEqual(Array.from({ length: 10 }, () => 1));
  });

  it('R3: is free at once after the process that held it was killed (SIGKILL)', async () => {
    const folder = await temporaryFolder();
    for (let round = 0; round < 3; round += 1) {
      const { holder, said } = await hold(folder);
      expect(said).toEqual('held');
      await kill(holder);
    }
    lockDataFolder(folder).release();
  });

  it('refuses to replace a file of another kind at its path, and names the file', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'lock.sqlite');
    await writeFile(file, 'SeqId\t'.repeat(1000));
    expect(() => lockDataFolder(folder)).toThrow(
      new StoreError('damaged', `The lock ${file} is not one of this project. Move it away and start again.`),
    );
  });
});
