/** Recognizes a file by its first bytes, and a ZIP file by the names of its entries. */

import type { ZipEntry } from './unzip/listZip.ts';
import { RefusedFileError } from './workbookReader.ts';

const signatures: readonly (readonly [signature: string, what: string])[] = [
  ['%PDF', 'a PDF document'],
  ['\x89PNG', 'an image (PNG)'],
  ['\xff\xd8\xff', 'an image (JPEG)'],
  ['GIF8', 'an image (GIF)'],
  ['BM', 'an image (BMP)'],
  ['II*\0', 'an image (TIFF)'],
  ['MM\0*', 'an image (TIFF)'],
  ['RIFF', 'a media file (RIFF)'],
  ['\x1f\x8b', 'a file compressed with gzip'],
  ['BZh', 'a file compressed with bzip2'],
  ['\xfd7zXZ\0', 'a file compressed with xz'],
  ['\x28\xb5\x2f\xfd', 'a file compressed with zstd'],
  ['7z\xbc\xaf', 'a 7-Zip archive'],
  ['Rar!', 'a RAR archive'],
  ['RDX', 'an R data file'],
  ['RDA', 'an R data file'],
  ['\x89HDF', 'an HDF5 file'],
  ['PAR1', 'a Parquet file'],
  ['SQLite format 3\0', 'an SQLite database'],
  ['\x7fELF', 'a program'],
  ['MZ\x90', 'a program'],
];

const oldOffice = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

function latin(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (let index = from; index < Math.min(to, bytes.length); index += 1) text += String.fromCharCode(bytes[index] ?? 0);
  return text;
}

function contains(bytes: Uint8Array, text: string): boolean {
  const wanted = Array.from(text, (character) => [character.charCodeAt(0), 0]).flat();
  const first = wanted[0] as number;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

export type FileSeems =
  | { readonly kind: 'empty' }
  | { readonly kind: 'zip' }
  | { readonly kind: 'text' }
  | { readonly kind: 'refused'; readonly what: string; readonly advice?: string };

/** Tells text and ZIP files, which will be read further, from files to refuse. Never throws. */
export function fileSeems(bytes: Uint8Array): FileSeems {
  if (bytes.length === 0) return { kind: 'empty' };
  const head = latin(bytes, 0, 64);
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return { kind: 'zip' };
  if (head.startsWith(oldOffice)) {
    if (contains(bytes, 'EncryptedPackage')) {
      return { kind: 'refused', what: 'a workbook locked with a password', advice: 'save it without the password' };
    }
    if (contains(bytes, 'Workbook') || contains(bytes, 'Book')) {
      return { kind: 'refused', what: 'an old Excel workbook (.xls)', advice: 'save it as .xlsx' };
    }
    return { kind: 'refused', what: 'an old Office document' };
  }
  for (const [signature, what] of signatures) {
    // Plain text may also start with the letters BM.
    if (signature === 'BM' && !latin(bytes, 0, 14).includes('\0')) continue;
    if (!head.startsWith(signature)) continue;
    return what.includes('compressed') || what.includes('archive')
      ? { kind: 'refused', what, advice: 'unpack it first' }
      : { kind: 'refused', what };
  }
  return { kind: 'text' };
}

export interface SeemingZip {
  readonly what: string;
  readonly advice?: string;
}

/**
 * Says what a ZIP file seems to be. Returns undefined for an .xlsx workbook, and for a package whose relations state
 * its kind.
 */
export function zipSeems(entries: readonly Pick<ZipEntry, 'name'>[]): SeemingZip | undefined {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  if (names.has('_rels/.rels')) return undefined;
  if (names.has('xl/workbook.xml')) return undefined;
  if (names.has('xl/workbook.bin')) return { what: 'a binary workbook (.xlsb)', advice: 'save it as .xlsx' };
  if (names.has('word/document.xml')) return { what: 'a Word document' };
  if (names.has('ppt/presentation.xml')) return { what: 'a PowerPoint presentation' };
  if (names.has('content.xml')) return { what: 'an OpenDocument file', advice: 'save it as .xlsx' };
  const count = `${names.size} ${names.size === 1 ? 'file' : 'files'}`;
  return { what: `a ZIP archive of ${count}, not a workbook`, advice: 'unpack it first' };
}

const saveIt = 'save it as an .xlsx workbook and send that';

export function refuse(what: string, advice = saveIt): never {
  throw new RefusedFileError(`This is ${what}; ${advice}.`);
}

export function refuseOtherFiles(bytes: Uint8Array): void {
  const seems = fileSeems(bytes);
  if (seems.kind === 'empty') refuse('an empty file', 'choose an .xlsx workbook');
  if (seems.kind === 'text') refuse('a text file', 'open it in a spreadsheet and save it as .xlsx');
  if (seems.kind === 'refused') refuse(seems.what, seems.advice ?? 'choose an .xlsx workbook');
}
