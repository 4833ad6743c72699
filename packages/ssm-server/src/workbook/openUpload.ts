/** What a file that somebody sent is, before anything of it is unpacked. */
import { fileSeems, zipSeems } from './fileSeems.ts';
import { RefusedFileError } from './refusedFile.ts';
import { checkDeclaredSizes, listZip, type ZipEntry } from './unzip/zipDirectory.ts';
import type { WorkbookLimits } from './workbookReader.ts';

const mostParts = 2000;
const saveIt = 'save it as an .xlsx workbook and send that';

function refuse(what: string, advice = saveIt): never {
  throw new RefusedFileError(`This is ${what}; ${advice}.`);
}

/** The contents of a workbook as its directory declares them. Throws RefusedFileError for any other file. */
export function openUpload(bytes: Uint8Array, limits: WorkbookLimits): readonly ZipEntry[] {
  const seems = fileSeems(bytes);
  if (seems.kind === 'empty') refuse('an empty file', 'choose an .xlsx workbook');
  if (seems.kind === 'text') refuse('a text file', 'open it in a spreadsheet and save it as .xlsx');
  if (seems.kind === 'refused') refuse(seems.what, seems.advice ?? 'choose an .xlsx workbook');
  const entries = listZip(bytes);
  const zip = zipSeems(entries);
  if (zip !== undefined) refuse(zip.what, zip.advice ?? 'choose an .xlsx workbook');
  if (entries.length > mostParts) {
    throw new RefusedFileError(
      `This workbook has more than ${mostParts.toLocaleString('en')} parts, which is the limit.`,
    );
  }
  checkDeclaredSizes(entries, limits.unpackedBytes);
  return entries;
}
