/** Reads workbooks in the calling thread, for stories and tests with small files. */
import { Uint8ArrayWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { readUpload } from '../readUpload.ts';
import { uploadLimits } from '../uploadLimits.ts';
import type { WorkbookLimits, WorkbookReader } from '../workbookReader.ts';

export function createInPageReader(limits: WorkbookLimits = uploadLimits): WorkbookReader {
  return {
    async read(bytes, _, readsRecords = false) {
      const applied = readsRecords ? { ...limits, recordMark: undefined } : limits;
      const sheets = await readUpload(bytes, applied, ({ file }) => file.getData(new Uint8ArrayWriter()));
      return sheets.map((sheet) => ({ ...sheet, rows: [...sheet.rows] }));
    },
  };
}
