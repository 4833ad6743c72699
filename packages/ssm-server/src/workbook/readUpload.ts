/** Reads an uploaded workbook, in a thread or, for stories and tests, in a browser page. Uses no Node API. */
import type { ReadSheet } from 'ssm-core/engine';
import { limitedRows } from './limitedRows.ts';
import { openUpload } from './openUpload.ts';
import { readSheets } from './readSheets.ts';
import { type Inflate, unpack } from './unzip/unpack.ts';
import { findWorkbookParts, isRelating } from './workbookParts.ts';
import type { WorkbookLimits } from './workbookReader.ts';

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
