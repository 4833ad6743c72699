import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createQuickCompress, type QuickCompress } from './quickCompress.ts';

const started: QuickCompress[] = [];
function create(): QuickCompress {
  const quick = createQuickCompress();
  started.push(quick);
  return quick;
}
afterEach(async () => {
  for (const quick of started.splice(0)) await quick.stop();
});

const encode = (text: string) => new TextEncoder().encode(text);

describe('createQuickCompress', () => {
  it('gives everyone their own answer, and takes the bytes over', async () => {
    const quick = create();
    const given = ['first', 'second', 'third'].map(encode);
    const answers = await Promise.all(given.map((bytes) => quick.run(bytes, 'br')));
    expect(answers.map((bytes) => String(brotliDecompressSync(bytes)))).toEqual(['first', 'second', 'third']);
    expect(given.map(({ length }) => length)).toEqual([0, 0, 0]);
  });

  it('a thread that ends fails those who wait, and the next one has another thread', async () => {
    const quick = create();
    const outcome = quick.run(encode('lost'), 'br').catch((error: unknown) => error);
    await quick.stop();
    expect(await outcome).toEqual(new Error('The compressing thread ended.'));
    expect(String(brotliDecompressSync(await quick.run(encode('found'), 'br')))).toEqual('found');
  });
});
