import {
  ERR_AMBIGUOUS_ARCHIVE,
  ERR_ENTRY_DATA_OUT_OF_BOUNDS,
  ERR_INVALID_UNCOMPRESSED_SIZE,
  ERR_LOCAL_FILE_HEADER_NOT_FOUND,
  ERR_OVERLAPPING_ENTRY,
  ERR_UNSUPPORTED_COMPRESSION,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { RefusedFileError } from '../workbookReader.ts';
import { damagedList, type ZipEntry } from './listZip.ts';

/** Unpacks an entry. Rejects with any error if the result differs from what the entry declares. */
export type Inflate = (entry: ZipEntry) => Promise<Uint8Array>;

const ofTheList: readonly string[] = [
  ERR_AMBIGUOUS_ARCHIVE,
  ERR_ENTRY_DATA_OUT_OF_BOUNDS,
  ERR_LOCAL_FILE_HEADER_NOT_FOUND,
  ERR_OVERLAPPING_ENTRY,
  ERR_UNSUPPORTED_COMPRESSION,
];

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
 * Returns the entries by lower-case name. Checks the sum of the declared sizes first. A declared size may be false, so
 * unpacking an entry stops there. Rejects with RefusedFileError.
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
