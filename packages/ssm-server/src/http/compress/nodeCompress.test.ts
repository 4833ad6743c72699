import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { createNodeCompress } from './nodeCompress.ts';
import { createQuickCompress } from './quickCompress.ts';

const text = JSON.stringify(Array.from({ length: 400 }, (_, index) => ({ seqId: `${index}-1`, value: index ** 2 })));
const plain = () => new TextEncoder().encode(text);

const quickCompress = createQuickCompress();
afterAll(() => quickCompress.stop());

describe('createNodeCompress', () => {
  it('returns bytes that decompress to the input, smaller with more effort', async () => {
    const compress = createNodeCompress(quickCompress);
    const quick = [await compress(plain(), 'br', 'quick'), await compress(plain(), 'gzip', 'quick')] as const;
    const thorough = [await compress(plain(), 'br', 'thorough'), await compress(plain(), 'gzip', 'thorough')] as const;
    for (const [br, gzip] of [quick, thorough]) {
      expect([String(brotliDecompressSync(br)), String(gunzipSync(gzip))]).toEqual([text, text]);
    }
    expect([
      thorough[0].length < quick[0].length,
      thorough[1].length < quick[1].length,
      quick[0].length < text.length,
    ]).toEqual([true, true, true]);
  });
});
