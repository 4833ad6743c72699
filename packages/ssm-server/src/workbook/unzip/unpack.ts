/** Unpacks the entries of a ZIP file with a limit on their total size. */
import {
  ERR_AMBIGUOUS_ARCHIVE,
  ERR_ENTRY_DATA_OUT_OF_BOUNDS,
  ERR_INVALID_UNCOMPRESSED_SIZE,
  ERR_LOCAL_FILE_HEADER_NOT_FOUND,
  ERR_OVERLAPPING_ENTRY,
  ERR_UNSUPPORTED_COMPRESSION,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { RefusedFileError } from '../refusedFile.ts';
import { damagedList, type ZipEntry } from './listZip.ts';

/** What an entry holds. Rejects with an error of zip.js, or any other, where it cannot be unpacked to what it declares. */
export type Inflate = (entry: ZipEntry) => Promise<Uint8Array>;

const ofTheList: readonly string[] = [
  ERR_AMBIGUOUS_ARCHIVE,
  ERR_ENTRY_DATA_OUT_OF_BOUNDS,
  ERR_LOCAL_FILE_HEADER_NOT_FOUND,
  ERR_OVERLAPPING_ENTRY,
  ERR_UNSUPPORTED_COMPRESSION,
];

/** Throws RefusedFileError when the entries declare more bytes than the limit. */
export function checkDeclaredSizes(entries: readonly ZipEntry[], limit: number): void {
  if (entries.reduce((total, { size }) => total + size, 0) <= limit) return;
  const most = Math.round(limit / 1e6).toLocaleString('en');
  throw new RefusedFileError(`This workbook unpacks to more than ${most} MB, which is the limit.`);
}

function refusal(error: unknown, name: string): RefusedFileError {
  const { message = '', reason = '' } = error as { readonly message?: string; readonly reason?: string };
  if (message === ERR_INVALID_UNCOMPRESSED_SIZE || reason.includes('sizes')) {
    return new RefusedFileError(`This workbook is damaged: ${name} has another size than its list of contents says.`);
  }
  const isOfTheList = ofTheList.includes(message);
  return new RefusedFileError(isOfTheList ? damagedList : `This workbook is damaged: ${name} cannot be unpacked.`);
}

/**
 * The entries by name in lower case. Their declared sizes are added up first; they may lie, so unpacking stops at what an entry
 * declares. Sizes and checksums must agree. Rejects with RefusedFileError.
 */
export async function unpack(
  entries: readonly ZipEntry[],
  limit: number,
  inflate: Inflate,
): Promise<ReadonlyMap<string, Uint8Array>> {
  checkDeclaredSizes(entries, limit);
  const parts = new Map<string, Uint8Array>();
  for (const entry of entries) {
    if (entry.file.encrypted) {
      throw new RefusedFileError('This is a workbook locked with a password; save it without the password.');
    }
    try {
      parts.set(entry.name.toLowerCase(), await inflate(entry));
    } catch (error) {
      throw refusal(error, entry.name);
    }
  }
  return parts;
}
