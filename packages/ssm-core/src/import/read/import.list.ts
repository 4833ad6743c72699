import { xlsxMediaType } from '../../spreadsheet/sheet.ts';
import { writeXlsx } from '../../spreadsheet/xlsx.ts';
import { createStretches } from '../../stretches.ts';
import { isAdat, readAdat } from './import.adat.ts';
import { maximumImportBytes, maximumReadRows } from './import.cell.ts';
import { decodeText, NotTextError } from './import.decode.ts';
import { readDelimited, type TextRows } from './import.delimited.ts';
import { endingOf, formatOf, type RowReader, readTable } from './import.formats.ts';
import type { GivenList, ImportProblem } from './import.source.ts';

const sheetName = 'Sheet1';
const longestCell = 32_767;

/** Thrown when a list cannot become a workbook. */
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

async function writtenAsWorkbook(read: () => TextRows | Promise<TextRows>, name: string): Promise<File> {
  const pause = createStretches();
  const rows = await read();
  await pause();
  const count = rows.filter((row) => row.some((field) => field.trim() !== '')).length;
  if (count === 0) throw new ImportProblemError('empty');
  if (count > maximumReadRows) throw new ImportProblemError('too_many_rows');
  const cells = rows.map((row) => row.map((field) => field.slice(0, longestCell)));
  await pause();
  const blob = await writeXlsx({ name: sheetName, rows: cells, isUnstyled: true });
  if (blob.size > maximumImportBytes) throw new ImportProblemError('too_large');
  return new File([blob], name, { type: xlsxMediaType });
}

/** Creates the workbook to send, without any request. Rejects with an ImportProblemError. */
export async function workbookOf(source: GivenList): Promise<File> {
  if (source.kind === 'text') {
    const { text } = source;
    if (text.length > maximumImportBytes) throw new ImportProblemError('too_large');
    const isOfAdat = await isAdat(source);
    return await writtenAsWorkbook(() => (isOfAdat ? adatRows(text) : readDelimited(text, false)), 'list.xlsx');
  }
  const { file } = source;
  const format = formatOf(file.name);
  const name = `${file.name.slice(0, -endingOf(file.name).length) || 'list'}.xlsx`;
  if (format === 'adat' || (format !== 'workbook' && (await isAdatFile(source)))) {
    const begins = await bytesOf(file.slice(0, maximumImportBytes));
    return await writtenAsWorkbook(() => adatRows(decodeText(begins)), name);
  }
  // Reads the whole file first, so that a deleted file does not look like a network failure.
  const bytes = await bytesOf(file);
  if (format === 'workbook') return new File([bytes as Uint8Array<ArrayBuffer>], file.name, { type: xlsxMediaType });
  // filesProblem has already checked the name; a file of unknown format is read as a table.
  const read = typeof format === 'function' ? format : readTable;
  return await writtenAsWorkbook(() => rowsOf(bytes, read), name);
}
