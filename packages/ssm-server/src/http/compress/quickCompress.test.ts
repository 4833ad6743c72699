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
  it('returns each caller its own answer, and transfers the input', async () => {
    const quick = create();
    const given = ['first', 'second', 'third'].map(encode);
    const answers = await Promise.all(given.map((bytes) => quick.run(bytes, 'br')));
    expect(answers.map((bytes) => String(brotliDecompressSync(bytes)))).toEqual(['first', 'second', 'third']);
    expect(given.map(({ length }) => length)).toEqual([0, 0, 0]);
  });

  it('rejects pending calls when the thread ends, and starts another thread for the next', async () => {
    const quick = create();
    const outcome = quick.run(encode('lost'), 'br').catch((error: unknown) => error);
    await quick.stop();
    expect(await outcome).toEqual(new Error('The compressing thread ended.'));
    expect(String(brotliDecompressSync(await quick.run(encode('found'), 'br')))).toEqual('found');
  });
});
