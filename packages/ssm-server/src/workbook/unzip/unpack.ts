/** Unpacks the entries of a ZIP file with a limit on their total size. */
import { crc32, inflateRawSync } from 'node:zlib';
import { cannotUnpack, checkDeclaredSizes, packedBytes, unpacksToTooMuch, type ZipEntry } from './zipDirectory.ts';

/**
 * Unpacks the entries. Their declared sizes are added up first; they may lie, so the bytes that come out are counted
 * too, and unpacking stops at the limit. Checksums must agree. Throws RefusedFileError.
 */
export function unpack(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  limit: number,
): ReadonlyMap<string, Uint8Array> {
  checkDeclaredSizes(entries, limit);
  const contents = new Map<string, Uint8Array>();
  let left = limit;
  for (const entry of entries) {
    const packed = packedBytes(bytes, entry);
    const content = entry.method === 0 ? packed : inflated(entry, packed, left, limit);
    if (content.length > left) throw unpacksToTooMuch(limit);
    if (crc32(content) !== entry.checksum) throw cannotUnpack(entry);
    contents.set(entry.name, content);
    left -= content.length;
  }
  return contents;
}

function inflated(entry: ZipEntry, packed: Uint8Array, left: number, limit: number): Uint8Array {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) });
  } catch (error) {
    if (error instanceof RangeError) throw unpacksToTooMuch(limit);
    throw cannotUnpack(entry);
  }
}
