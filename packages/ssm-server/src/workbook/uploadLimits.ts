/** What may be read of a workbook that somebody sends. Apart from the reader, whose thread starts faster without ssm-core. */
import { recordMark } from 'ssm-core/engine';
import { maximumReadRows } from 'ssm-core/internal';
import type { WorkbookLimits } from './workbookReader.ts';

/**
 * Of a file that somebody sends. A workbook of 20,000 rows and 43 columns unpacks to some 53 MB and has 860,000 cells. A list
 * with a row for each sample and analyte has more rows. A text that is longer than what is looked at must be seen to be so.
 */
export const uploadLimits: WorkbookLimits = {
  unpackedBytes: 64_000_000,
  rows: maximumReadRows,
  // Room above a list for whatever stands there, and far from the million rows that a sheet can have.
  lastLine: 100_000,
  cells: 1_000_000,
  textCharacters: 201,
  recordMark,
};
