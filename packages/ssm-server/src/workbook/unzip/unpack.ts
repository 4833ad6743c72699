/** Unpacks the entries of a ZIP file with a limit on their total size. */
import { crc32, inflateRawSync } from 'node:zlib';
import { cannotUnpack, checkDeclaredSizes, hasOtherSize, packedBytes, type ZipEntry } from './zipDirectory.ts';

/**
 * Unpacks the entries. Their declared sizes are added up first; they may lie, so unpacking stops at what an entry
 * declares. Sizes and checksums must agree. Throws RefusedFileError.
 */
export function unpack(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  limit: number,
): ReadonlyMap<string, Uint8Array> {
  checkDeclaredSizes(entries, limit);
  const contents = new Map<string, Uint8Array>();
  for (const entry of entries) {
    const packed = packedBytes(bytes, entry);
    const content = entry.method === 0 ? packed : inflated(entry, packed);
    if (content.length !== entry.size) throw hasOtherSize(entry);
    if (crc32(content) !== entry.checksum) throw cannotUnpack(entry);
    contents.set(entry.name, content);
  }
  return contents;
}

function inflated(entry: ZipEntry, packed: Uint8Array): Uint8Array {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(entry.size, 1) });
  } catch (error) {
    if (error instanceof RangeError) throw hasOtherSize(entry);
    throw cannotUnpack(entry);
  }
}
