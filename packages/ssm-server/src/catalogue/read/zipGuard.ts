/** What a ZIP file holds, and its entries unpacked with a limit on their total size. */
import { crc32, inflateRawSync } from 'node:zlib';
import { RefusedFileError } from './refusedFile.ts';

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  /** Of the unpacked bytes. */
  readonly checksum: number;
  readonly packedSize: number;
  readonly size: number;
  readonly isEncrypted: boolean;
  readonly offset: number;
}

const endSignature = 0x06054b50;
const directorySignature = 0x02014b50;
const localSignature = 0x04034b50;
const damaged = 'This ZIP file or workbook is damaged: its list of contents cannot be read.';

function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw new RefusedFileError('This ZIP file or workbook is damaged or cut off: its end is missing.');
}

/** The central directory. Throws RefusedFileError when it cannot be read. */
export function listZip(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== directorySignature) throw new RefusedFileError(damaged);
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.push({
      name: name.replaceAll('\\', '/'),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;
}

function tooLarge(limit: number): RefusedFileError {
  return new RefusedFileError(`This workbook unpacks to more than ${megabytes(limit)}, which is the limit.`);
}

/**
 * Unpacks the entries. Their declared sizes are added up first; they may lie, so the bytes that come out are counted
 * too, and unpacking stops at the limit. Checksums must agree. Throws RefusedFileError.
 */
export function unpack(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  limit: number,
): ReadonlyMap<string, Uint8Array> {
  if (entries.reduce((total, entry) => total + entry.size, 0) > limit) throw tooLarge(limit);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const contents = new Map<string, Uint8Array>();
  let left = limit;
  for (const entry of entries) {
    if (entry.isEncrypted)
      throw new RefusedFileError('This is a workbook locked with a password; save it without the password.');
    if (entry.offset + 30 > bytes.length || view.getUint32(entry.offset, true) !== localSignature) {
      throw new RefusedFileError(damaged);
    }
    const start = entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
    const packed = bytes.subarray(start, start + entry.packedSize);
    const content = entry.method === 0 ? stored(packed, left, limit) : inflated(entry, packed, left, limit);
    if (crc32(content) !== entry.checksum) throw new RefusedFileError(cannotUnpack(entry));
    contents.set(entry.name, content);
    left -= content.length;
  }
  return contents;
}

function cannotUnpack(entry: ZipEntry): string {
  return `This workbook is damaged: ${entry.name} cannot be unpacked.`;
}

function stored(packed: Uint8Array, left: number, limit: number): Uint8Array {
  if (packed.length > left) throw tooLarge(limit);
  return packed;
}

function inflated(entry: ZipEntry, packed: Uint8Array, left: number, limit: number): Uint8Array {
  if (entry.method !== 8) throw new RefusedFileError(damaged);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(limit);
    throw new RefusedFileError(cannotUnpack(entry));
  }
}
