import {
  ERR_BAD_FORMAT,
  ERR_EOCDR_NOT_FOUND,
  type FileEntry,
  Uint8ArrayReader,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-native.js';
import { RefusedFileError } from '../workbookReader.ts';

export interface ZipEntry {
  readonly name: string;
  /** Unpacked size in bytes as the file states it, which may be false. */
  readonly size: number;
  readonly file: FileEntry;
}

export const damagedList = 'This ZIP file or workbook is damaged: its list of contents cannot be read.';
const mostParts = 2000;
const mostAppendedBytes = 0xffff;

function refusal(error: unknown): RefusedFileError {
  const message = error instanceof Error ? error.message : '';
  return new RefusedFileError(
    [ERR_EOCDR_NOT_FOUND, ERR_BAD_FORMAT].includes(message)
      ? 'This ZIP file or workbook is damaged or cut off: its end is missing.'
      : damagedList,
  );
}

/**
 * Lists the entries that are not folders. Rejects with RefusedFileError if there are too many entries, or if the list
 * cannot be read. Also refuses what programs might read differently: conflicting sizes, duplicate or climbing names,
 * and overlapping entries.
 */
export async function listZip(bytes: Uint8Array): Promise<readonly ZipEntry[]> {
  const entries: ZipEntry[] = [];
  const reader = new ZipReader(new Uint8ArrayReader(bytes), {
    strictness: 'strict',
    maxAppendedDataSize: mostAppendedBytes,
    // Names without the flag are UTF-8 too. Some programs write Windows separators.
    filenameEncoding: 'utf-8',
    normalizeFilename: (name) => name.replaceAll('\\', '/'),
    checkOverlappingEntry: true,
    checkCrc32: true,
    useWebWorkers: false,
  });
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entries.length === mostParts) {
        const most = mostParts.toLocaleString('en');
        throw new RefusedFileError(`This ZIP file or workbook has more than ${most} parts, which is the limit.`);
      }
      if (!entry.directory) entries.push({ name: entry.filename, size: entry.uncompressedSize, file: entry });
    }
  } catch (error) {
    throw error instanceof RefusedFileError ? error : refusal(error);
  }
  return entries;
}
