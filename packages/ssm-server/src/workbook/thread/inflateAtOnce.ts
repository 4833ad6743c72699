/**
 * Inflates an entry in one call of Node's zlib. zip.js uses streams of the platform, which take three times as long for
 * 50 MB.
 */
import { crc32, inflateRawSync } from 'node:zlib';
import {
  ERR_INVALID_CRC32,
  ERR_INVALID_UNCOMPRESSED_SIZE,
  ERR_UNSUPPORTED_COMPRESSION,
  Uint8ArrayWriter,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import type { ZipEntry } from '../unzip/listZip.ts';

const [stored, deflated] = [0, 8];

function inflated(packed: Uint8Array, size: number): Uint8Array {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  } catch (error) {
    throw error instanceof RangeError ? new Error(ERR_INVALID_UNCOMPRESSED_SIZE, { cause: error }) : error;
  }
}

/** Stops at the declared size. Rejects with errors of zip.js or zlib. */
export async function inflateAtOnce({ file, size }: ZipEntry): Promise<Uint8Array> {
  const { compressionMethod: method } = file;
  if (method !== stored && method !== deflated) throw new Error(ERR_UNSUPPORTED_COMPRESSION);
  const packed = await file.getData(new Uint8ArrayWriter(), { passThrough: true });
  const content = method === stored ? packed : inflated(packed, size);
  if (content.length !== size) throw new Error(ERR_INVALID_UNCOMPRESSED_SIZE);
  if (crc32(content) !== file.crc32) throw new Error(ERR_INVALID_CRC32);
  return content;
}
