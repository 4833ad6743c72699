/** The thread that unpacks and parses a workbook: what goes wrong in it ends with it. */
import { parentPort, workerData } from 'node:worker_threads';
import readWorkbook, { InvalidSpreadsheetError } from 'read-excel-file/universal';
import { RefusedFileError } from '../../workbook/refusedFile.ts';
import { storedZip } from '../../workbook/storedZip.ts';
import { listZip } from '../../workbook/zipDirectory.ts';
import { unpack } from '../../workbook/zipGuard.ts';

export interface WorkbookTask {
  readonly bytes: Uint8Array;
  /** Bytes that all parts together may unpack to. */
  readonly sizeLimit: number;
}

export interface Sheet {
  readonly name: string;
  /** Every row from the first, also empty ones; numbers as the file writes them, dates as 2026-01-31. */
  readonly rows: readonly (readonly string[])[];
}

export type WorkbookAnswer = { readonly sheets: readonly Sheet[] } | { readonly refusal: string };

/** Pictures and printer settings are left packed. */
const isPart = /\.(?:xml|rels)$/i;

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return Number.isNaN(value.valueOf()) ? '' : value.toISOString().slice(0, 10);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

async function parse({ bytes, sizeLimit }: WorkbookTask): Promise<WorkbookAnswer> {
  try {
    const parts = listZip(bytes).filter((entry) => isPart.test(entry.name));
    const sheets = await readWorkbook(storedZip(unpack(bytes, parts, sizeLimit)), {
      parseNumber: (text) => text,
      trim: false,
    });
    return { sheets: sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellText)) })) };
  } catch (error) {
    if (error instanceof RefusedFileError) return { refusal: error.message };
    const why = error instanceof InvalidSpreadsheetError ? ` (${error.message.replaceAll(/[<>/]/g, '')})` : '';
    return { refusal: `This workbook is damaged and cannot be read${why}.` };
  }
}

const answer = await parse(workerData as WorkbookTask);
parentPort?.postMessage(answer, []);
