import { fileSeems, zipSeems } from './fileSeems.ts';
import { RefusedFileError } from './refusedFile.ts';
import { listZip, type ZipEntry } from './unzip/listZip.ts';
import { checkDeclaredSizes } from './unzip/unpack.ts';

const saveIt = 'save it as an .xlsx workbook and send that';

function refuse(what: string, advice = saveIt): never {
  throw new RefusedFileError(`This is ${what}; ${advice}.`);
}

export function refuseOtherFiles(bytes: Uint8Array): void {
  const seems = fileSeems(bytes);
  if (seems.kind === 'empty') refuse('an empty file', 'choose an .xlsx workbook');
  if (seems.kind === 'text') refuse('a text file', 'open it in a spreadsheet and save it as .xlsx');
  if (seems.kind === 'refused') refuse(seems.what, seems.advice ?? 'choose an .xlsx workbook');
}

/**
 * Returns a workbook's entries as its directory declares them, before any unpacking. Rejects with RefusedFileError for
 * any other file.
 */
export async function openUpload(bytes: Uint8Array, mostUnpacked: number): Promise<readonly ZipEntry[]> {
  refuseOtherFiles(bytes);
  const entries = await listZip(bytes);
  const zip = zipSeems(entries);
  if (zip !== undefined) refuse(zip.what, zip.advice ?? 'choose an .xlsx workbook');
  checkDeclaredSizes(entries, mostUnpacked);
  return entries;
}
