/** Reads workbooks in the calling thread, for stories and tests with small files. */
import { Uint8ArrayWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { readUpload } from '../readUpload.ts';
import { uploadLimits } from '../uploadLimits.ts';
import type { WorkbookLimits, WorkbookReader } from '../workbookReader.ts';

export function createInPageReader(limits: WorkbookLimits = uploadLimits): WorkbookReader {
  return {
    async read(bytes) {
      const sheets = await readUpload(bytes, limits, ({ file }) => file.getData(new Uint8ArrayWriter()));
      return sheets.map((sheet) => ({ ...sheet, rows: [...sheet.rows] }));
    },
  };
}
