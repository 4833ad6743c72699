/** Reads an uploaded workbook in a thread; stories and tests run it in a browser page. Uses no Node API. */
import type { ReadSheet } from 'ssm-core/engine';
import { refuse, refuseOtherFiles, zipSeems } from './fileSeems.ts';
import { limitedRows } from './limitedRows.ts';
import { readSheets } from './readSheets.ts';
import { listZip, type ZipEntry } from './unzip/listZip.ts';
import { checkDeclaredSizes, type Inflate, unpack } from './unzip/unpack.ts';
import { findWorkbookParts, isRelating } from './workbookParts.ts';
import type { WorkbookLimits } from './workbookReader.ts';

/**
 * Returns the entries of a workbook as its directory lists them, before anything is unpacked. Rejects with
 * RefusedFileError for any other file.
 */
async function openUpload(bytes: Uint8Array, mostUnpacked: number): Promise<readonly ZipEntry[]> {
  refuseOtherFiles(bytes);
  const entries = await listZip(bytes);
  const zip = zipSeems(entries);
  if (zip !== undefined) refuse(zip.what, zip.advice ?? 'choose an .xlsx workbook');
  checkDeclaredSizes(entries, mostUnpacked);
  return entries;
}

export async function readUpload(
  bytes: Uint8Array,
  limits: WorkbookLimits,
  inflate: Inflate,
): Promise<readonly ReadSheet[]> {
  const entries = await openUpload(bytes, limits.unpackedBytes);
  const found = findWorkbookParts(await unpack(entries.filter(isRelating), limits.unpackedBytes, inflate));
  const wanted = entries.filter(({ name }) => found.wanted.has(name.toLowerCase()));
  return limitedRows(readSheets(await unpack(wanted, limits.unpackedBytes, inflate), found), limits);
}
