/** What a ZIP file says that it holds. */
import { RefusedFileError } from '../refusedFile.ts';

export interface ZipEntry {
  readonly name: string;
  /** 0 as it is, 8 deflated. */
  readonly method: number;
  /** Of the unpacked bytes. */
  readonly checksum: number;
  readonly packedSize: number;
  /** Declared; it may lie. */
  readonly size: number;
  readonly isEncrypted: boolean;
  readonly offset: number;
}

const endSignature = 0x06054b50;
const directorySignature = 0x02014b50;
const localSignature = 0x04034b50;
const damaged = 'This ZIP file or workbook is damaged: its list of contents cannot be read.';

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 65_557); at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw new RefusedFileError('This ZIP file or workbook is damaged or cut off: its end is missing.');
}

/** The central directory. Throws RefusedFileError when it cannot be read. */
export function listZip(bytes: Uint8Array): readonly ZipEntry[] {
  const view = viewOf(bytes);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  const directoryEnd = start + view.getUint32(end + 12, true);
  if (directoryEnd > end) throw new RefusedFileError(damaged);
  let at = start;
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > directoryEnd || view.getUint32(at, true) !== directorySignature) throw new RefusedFileError(damaged);
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const entry = {
      name: name.replaceAll('\\', '/'),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    // What is packed stands before the directory.
    if (entry.offset + 30 + entry.packedSize > start) throw new RefusedFileError(damaged);
    entries.push(entry);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  // A size that the entries do not fill was written by nobody who wrote the entries.
  if (at !== directoryEnd) throw new RefusedFileError(damaged);
  return entries;
}

/** The bytes of an entry as they are packed. Throws RefusedFileError for one that nobody can unpack. */
export function packedBytes(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  if (entry.isEncrypted) {
    throw new RefusedFileError('This is a workbook locked with a password; save it without the password.');
  }
  const view = viewOf(bytes);
  if (entry.offset + 30 > bytes.length || view.getUint32(entry.offset, true) !== localSignature) {
    throw new RefusedFileError(damaged);
  }
  if (entry.method !== 0 && entry.method !== 8) throw new RefusedFileError(damaged);
  const start = entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  if (start + entry.packedSize > bytes.length) throw new RefusedFileError(damaged);
  return bytes.subarray(start, start + entry.packedSize);
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1e6).toLocaleString('en')} MB`;
}

function unpacksToTooMuch(limit: number): RefusedFileError {
  return new RefusedFileError(`This workbook unpacks to more than ${megabytes(limit)}, which is the limit.`);
}

export function cannotUnpack({ name }: ZipEntry): RefusedFileError {
  return new RefusedFileError(`This workbook is damaged: ${name} cannot be unpacked.`);
}

/** Of an entry that unpacks to another size than the directory says. */
export function hasOtherSize({ name }: ZipEntry): RefusedFileError {
  return new RefusedFileError(`This workbook is damaged: ${name} has another size than its list of contents says.`);
}

/** Throws RefusedFileError when the entries declare more bytes than the limit. */
export function checkDeclaredSizes(entries: readonly ZipEntry[], limit: number): void {
  if (entries.reduce((total, entry) => total + entry.size, 0) > limit) throw unpacksToTooMuch(limit);
}
