/** Reads a workbook that somebody sent. It knows no Node: a thread runs it, or a browser page for stories and tests. */
import type { ReadSheet } from 'ssm-core/engine';
import { limitedRows } from './limitedRows.ts';
import { openUpload } from './openUpload.ts';
import { readSheets } from './readSheets.ts';
import { type Inflate, unpack } from './unzip/unpack.ts';
import { findWorkbookParts, isRelating } from './workbookParts.ts';
import type { WorkbookLimits } from './workbookReader.ts';

/** Its sheets, whose rows are read as they are asked for. Rejects with RefusedFileError; so may the rows, or with TooManyRowsError. */
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
