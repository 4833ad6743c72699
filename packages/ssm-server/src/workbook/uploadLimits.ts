/**
 * Limits of uploaded workbooks. They are separate from the reader, so that its thread starts without loading ssm-core.
 */
import { recordMark } from 'ssm-core/engine';
import { maximumReadRows } from 'ssm-core/internal';
import type { WorkbookLimits } from './workbookReader.ts';

/**
 * A workbook of 20,000 rows and 43 columns has some 53 MB when unpacked, and 860,000 cells. A list with a row per
 * sample and analyte has more rows. Texts are cut one character above the accepted length, so that longer texts are
 * detected.
 */
export const uploadLimits: WorkbookLimits = {
  unpackedBytes: 64_000_000,
  rows: maximumReadRows,
  // Leaves room above a list, but is much less than the million rows of a sheet.
  lastLine: 100_000,
  cells: 1_000_000,
  textCharacters: 201,
  recordMark,
};
