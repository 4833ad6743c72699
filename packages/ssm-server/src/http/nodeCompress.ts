/** The Compress port on Node: zlib's brotli and gzip, in its thread pool. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Bytes, Compress, Effort } from '../answer/encoding.ts';

const brotli = promisify<Uint8Array, object, Uint8Array>(brotliCompress);
const gz = promisify<Uint8Array, object, Uint8Array>(gzip);

/** Larger bodies are compressed at the lower of the two qualities. */
const largeBytes: Readonly<Record<Effort, number>> = { quick: 128 * 1024, thorough: 1024 * 1024 };

/**
 * Measured on a full 11K menu. Thorough: 11 makes what is shown first (0.8 MB) 15 % smaller than 9, in a
 * second; more would keep a core busy for half a minute after each start. Quick: 1 takes half of 4's time.
 */
function brotliQuality(size: number, effort: Effort): number {
  const isLarge = size > largeBytes[effort];
  if (effort === 'thorough') return isLarge ? 9 : 11;
  return isLarge ? 1 : 4;
}

/** 9 would be 1 % smaller in ten times the time. */
const gzipLevel: Readonly<Record<Effort, number>> = { quick: 1, thorough: 6 };

/** A copy of its own size: zlib hands out parts of larger pieces, which would be kept with it. */
function exactly(bytes: Uint8Array): Bytes {
  return new Uint8Array(bytes);
}

export const nodeCompress: Compress = async (bytes, encoding, effort) => {
  if (encoding === 'gzip') return exactly(await gz(bytes, { level: gzipLevel[effort] }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(bytes.length, effort),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return exactly(await brotli(bytes, { params }));
};
