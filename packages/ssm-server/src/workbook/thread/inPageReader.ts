/** Reads workbooks in the thread that asks, with what every platform has: for stories and tests, whose files are small. */
import { limitedRows } from '../limitedRows.ts';
import { openUpload } from '../openUpload.ts';
import { isWanted, readSheets } from '../readSheets.ts';
import { unpackInPage } from '../unzip/unpackInPage.ts';
import { uploadLimits } from '../uploadLimits.ts';
import type { WorkbookLimits, WorkbookReader } from '../workbookReader.ts';

export function createInPageReader(limits: WorkbookLimits = uploadLimits): WorkbookReader {
  return {
    async read(bytes) {
      const entries = openUpload(bytes, limits).filter(isWanted);
      const sheets = readSheets(await unpackInPage(bytes, entries, limits.unpackedBytes));
      return limitedRows(sheets, limits).map((sheet) => ({ ...sheet, rows: [...sheet.rows] }));
    },
  };
}
