import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { nodeCompress } from './nodeCompress.ts';

const text = JSON.stringify(Array.from({ length: 400 }, (_, index) => ({ seqId: `${index}-1`, value: index ** 2 })));
const plain = new TextEncoder().encode(text);

describe('nodeCompress', () => {
  it('what it makes decompresses to what it was given, smaller with more effort', async () => {
    const quick = [await nodeCompress(plain, 'br', 'quick'), await nodeCompress(plain, 'gzip', 'quick')] as const;
    const thorough = [
      await nodeCompress(plain, 'br', 'thorough'),
      await nodeCompress(plain, 'gzip', 'thorough'),
    ] as const;
    for (const [br, gzip] of [quick, thorough]) {
      expect([String(brotliDecompressSync(br)), String(gunzipSync(gzip))]).toEqual([text, text]);
    }
    expect([
      thorough[0].length < quick[0].length,
      thorough[1].length < quick[1].length,
      quick[0].length < plain.length,
    ]).toEqual([true, true, true]);
  });
});
