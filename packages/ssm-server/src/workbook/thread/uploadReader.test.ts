import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deflatedZip, workbookParts } from '../../catalogue/testing/testFiles.ts';
import { BusyError, RefusedFileError } from '../workbookReader.ts';
import { createUploadReader, type UploadReader, uploadThreadLimits } from './uploadReader.ts';

const parts = workbookParts({ Sheet: [['SeqId'], ['2-1']] });
const good = deflatedZip(parts);
/** Its directory is that of a workbook, so only the thread detects the damage. */
const bad = deflatedZip(new Map([...parts].filter(([name]) => !name.endsWith('sheet1.xml'))));

let reader: UploadReader;
let threads: Worker[];
const note = (thread: Worker): void => void threads.push(thread);

const areAlive = () => threads.map(({ threadId }) => threadId !== -1);

async function readGood(owner = 'one'): Promise<readonly string[]> {
  return (await reader.read(good, owner)).map(({ name }) => name);
}

beforeEach(() => {
  threads = [];
  process.on('worker', note);
  reader = createUploadReader({ ...uploadThreadLimits, milliseconds: 25_000 });
});

afterEach(async () => {
  await reader.stop();
  process.off('worker', note);
});

it('one thread reads workbooks one after the other', async () => {
  reader.warm();
  reader.warm();
  expect([await readGood(), await readGood(), await readGood()]).toEqual([['Sheet'], ['Sheet'], ['Sheet']]);
  expect(areAlive()).toEqual([true]);
});

it('a thread that has refused a workbook ends, and a new thread reads the next workbook', async () => {
  await readGood();
  await expect(reader.read(bad, 'one')).rejects.toBeInstanceOf(RefusedFileError);
  await expect.poll(areAlive).toEqual([false, true]);
  expect(await readGood()).toEqual(['Sheet']);
  expect(areAlive()).toEqual([false, true]);
});

it('a file that is not a workbook is refused without using a thread', async () => {
  await expect(reader.read(new TextEncoder().encode('SeqId'), 'one')).rejects.toBeInstanceOf(RefusedFileError);
  expect(threads).toEqual([]);
});

it('the workbooks of two people get a thread each, and afterwards one thread stays', async () => {
  expect(await Promise.all([readGood(), readGood('other')])).toEqual([['Sheet'], ['Sheet']]);
  await expect.poll(() => areAlive().filter(Boolean).length).toBe(1);
  expect(threads.length).toBe(2);
});

it('R28: twenty workbooks of one person are read in turn or refused, and block no workbook of another person', async () => {
  const order: string[] = [];
  const read = (owner: string) =>
    readGood(owner).then(
      () => void order.push(owner),
      (error: unknown) => {
        if (error instanceof BusyError) order.push(`${owner} sent away`);
        else throw error;
      },
    );
  await Promise.all([...Array.from({ length: 20 }, () => read('one')), read('other')]);
  // The other person's workbook gets a thread, because the sender of twenty gets only one.
  expect(threads.length).toBe(2);
  expect(order.toSorted()).toEqual([
    ...Array.from({ length: 7 }, () => 'one'),
    ...Array.from({ length: 13 }, () => 'one sent away'),
    'other',
  ]);
});

it('the reader starts no thread after the reader was stopped', async () => {
  await readGood();
  await reader.stop();
  reader.warm();
  await new Promise<void>((resolve) => process.nextTick(resolve));
  expect(areAlive()).toEqual([false]);
});
