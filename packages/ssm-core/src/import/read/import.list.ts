import { xlsxMediaType } from '../../spreadsheet/sheet.ts';
import { isAdat, readAdat } from './import.adat.ts';
import { maximumImportBytes, maximumReadRows } from './import.cell.ts';
import { decodeText, NotTextError } from './import.decode.ts';
import { readDelimited, type TextRows } from './import.delimited.ts';
import { formatOf, type RowReader, readTable } from './import.formats.ts';
import type { GivenList, ImportProblem } from './import.source.ts';

const longestCell = 32_767;

/** A list as the server gets it: an .xlsx workbook unchanged, or the rows of any other list. */
export type ImportList = File | TextRows;

/** Name of the sheet with the rows of a list that is no workbook, in requests and answers. */
export const rowsSheetName = 'Sheet1';

/** Thrown when a list cannot be sent. */
export class ImportProblemError extends Error {
  override readonly name = 'ImportProblemError';
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem, cause?: unknown) {
    super(`The list cannot be sent: ${problem}`, { cause });
    this.problem = problem;
  }
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    // The file was deleted, renamed or changed after the user chose it.
    throw new ImportProblemError('unreadable', cause);
  }
}

async function isAdatFile(source: GivenList): Promise<boolean> {
  try {
    return await isAdat(source);
  } catch (cause) {
    throw new ImportProblemError('unreadable', cause);
  }
}

async function rowsOf(bytes: Uint8Array, read: RowReader): Promise<TextRows> {
  try {
    return await read(bytes);
  } catch (cause) {
    throw new ImportProblemError(cause instanceof NotTextError ? 'wrong_kind' : 'unreadable', cause);
  }
}

function adatRows(text: string): TextRows {
  const rows = readAdat(text);
  if (rows === undefined) throw new ImportProblemError('broken_adat');
  return rows;
}

function checkedRows(rows: TextRows): TextRows {
  const count = rows.filter((row) => row.some((field) => field.trim() !== '')).length;
  if (count === 0) throw new ImportProblemError('empty');
  if (count > maximumReadRows) throw new ImportProblemError('too_many_rows');
  const cells = rows.map((row) => row.map((field) => field.slice(0, longestCell)));
  const bytes = new Blob([JSON.stringify(cells)]).size;
  if (bytes > maximumImportBytes) throw new ImportProblemError('too_large');
  return cells;
}

/** Reads a list for the request, without sending any. Rejects with an ImportProblemError. */
export async function importListOf(source: GivenList): Promise<ImportList> {
  if (source.kind === 'text') {
    const { text } = source;
    if (text.length > maximumImportBytes) throw new ImportProblemError('too_large');
    return checkedRows((await isAdat(source)) ? adatRows(text) : readDelimited(text, false));
  }
  const { file } = source;
  const format = formatOf(file.name);
  if (format === 'adat' || (format !== 'workbook' && (await isAdatFile(source)))) {
    const begins = await bytesOf(file.slice(0, maximumImportBytes));
    return checkedRows(adatRows(decodeText(begins)));
  }
  // Reads the whole file first, so that a deleted file does not look like a network failure.
  const bytes = await bytesOf(file);
  if (format === 'workbook') return new File([bytes as Uint8Array<ArrayBuffer>], file.name, { type: xlsxMediaType });
  // filesProblem has already checked the name; a file of unknown format is read as a table.
  return checkedRows(await rowsOf(bytes, typeof format === 'function' ? format : readTable));
}
