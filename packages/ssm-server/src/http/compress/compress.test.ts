import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createNodeCompress, createQuickCompress, type QuickCompress } from './compress.ts';

const list = JSON.stringify(Array.from({ length: 400 }, (_, index) => ({ seqId: `${index}-1`, value: index ** 2 })));
const plain = () => new TextEncoder().encode(list);

const quickCompress = createQuickCompress();
afterAll(() => quickCompress.stop());

describe('createNodeCompress', () => {
  it('returns bytes that decompress to the input, and fewer bytes with more effort', async () => {
    const compress = createNodeCompress(quickCompress);
    const quick = [await compress(plain(), 'br', 'quick'), await compress(plain(), 'gzip', 'quick')] as const;
    const thorough = [await compress(plain(), 'br', 'thorough'), await compress(plain(), 'gzip', 'thorough')] as const;
    for (const [br, gzip] of [quick, thorough]) {
      expect([String(brotliDecompressSync(br)), String(gunzipSync(gzip))]).toEqual([list, list]);
    }
    expect([
      thorough[0].length < quick[0].length,
      thorough[1].length < quick[1].length,
      quick[0].length < list.length,
    ]).toEqual([true, true, true]);
  });
});

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
  it('returns each caller the answer to its call, and transfers the input to its thread', async () => {
    const quick = create();
    const given = ['first', 'second', 'third'].map(encode);
    const answers = await Promise.all(given.map((bytes) => quick.run(bytes, 'br')));
    expect(answers.map((bytes) => String(brotliDecompressSync(bytes)))).toEqual(['first', 'second', 'third']);
    expect(given.map(({ length }) => length)).toEqual([0, 0, 0]);
  });

  it('rejects pending calls if its thread ends, and starts another thread for the next call', async () => {
    const quick = create();
    const outcome = quick.run(encode('lost'), 'br').catch((error: unknown) => error);
    await quick.stop();
    expect(await outcome).toEqual(new Error('The compressing thread ended.'));
    expect(String(brotliDecompressSync(await quick.run(encode('found'), 'br')))).toEqual('found');
  });
});
