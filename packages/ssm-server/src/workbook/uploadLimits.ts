/** Limits of uploaded workbooks. Separate from the reader, so its thread starts without loading ssm-core. */
import { recordMark } from 'ssm-core/engine';
import { maximumReadRows } from 'ssm-core/internal';
import type { WorkbookLimits } from './workbookReader.ts';

/**
 * A workbook of 20,000 rows and 43 columns unpacks to some 53 MB and 860,000 cells. A list with a row per sample and
 * analyte has more rows. Texts are cut one character above the accepted length, so the excess is detected.
 */
export const uploadLimits: WorkbookLimits = {
  unpackedBytes: 64_000_000,
  rows: maximumReadRows,
  // Leaves room above a list, but stays far below a sheet's million rows.
  lastLine: 100_000,
  cells: 1_000_000,
  textCharacters: 201,
  recordMark,
};
