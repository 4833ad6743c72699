/** The Compress port on Node: zlib's brotli and gzip. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Bytes, Compress, CompressedEncoding } from '../../answer/encoding.ts';
import type { QuickCompress } from './quickCompress.ts';

const brotli = promisify<Uint8Array, object, Uint8Array>(brotliCompress);
const gz = promisify<Uint8Array, object, Uint8Array>(gzip);

/** Larger bodies are compressed at the lower of the two qualities. */
const largeBytes = 4 * 1024 * 1024;

/**
 * Measured on the demo catalogue of 11K: 11 makes its columns (2.3 MB) 468 KB in 2.6 s, 9 537 KB in 0.2 s; the part that
 * comes at idle is 331 KB and 370. The plain list is larger still, which few take: it would keep a core busy for as long
 * as all the rest together.
 */
function brotliQuality(size: number): number {
  return size > largeBytes ? 9 : 11;
}

/** 9 would be 1 % smaller in ten times the time. */
const gzipLevel = 6;

/** In the background, on Node's thread pool. Leaves the bytes as they are. */
export async function compressThoroughly(bytes: Bytes, encoding: CompressedEncoding): Promise<Bytes> {
  // A copy of its own size: zlib hands out parts of larger pieces, which would be kept with it.
  if (encoding === 'gzip') return new Uint8Array(await gz(bytes, { level: gzipLevel }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(bytes.length),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return new Uint8Array(await brotli(bytes, { params }));
}

export function createNodeCompress(quick: QuickCompress): Compress {
  return (bytes, encoding, effort) =>
    effort === 'quick' ? quick.run(bytes, encoding) : compressThoroughly(bytes, encoding);
}
