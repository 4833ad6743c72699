/** Reads the workbook of a request, and says of each of its rows what it names. */
import {
  createImportAnswers,
  type ImportedRow,
  invariant,
  type LaidRow,
  laySheets,
  maximumImportRows,
  resemblesIn,
} from 'ssm-core';
import { ProblemError } from '../answer/problem.ts';
import { identifiersOf } from '../catalogue/identifiers.ts';
import { inTurns, type Steps } from '../steps.ts';
import type { UploadedFile } from '../validate/multipart.ts';
import { RefusedFileError } from '../workbook/refusedFile.ts';
import { BusyError, TooManyRowsError } from '../workbook/workbookReader.ts';
import { catalogueOf, type Exchange, negotiate } from './exchange.ts';

/** Of a file; the form around it may have a little more. */
const maximumBytes = 10 * 1024 * 1024;
/** Of all rows together: more make an answer that no page can hold. */
const maximumCandidates = 100_000;
const rowsAPiece = 100;

const tooManyRows = new ProblemError({
  code: 'too_many_rows',
  detail: `The workbook has more than ${maximumImportRows.toLocaleString('en')} rows. Split it into smaller ones.`,
  field: 'file',
});

function refuseSize({ bytes }: UploadedFile): void {
  if (bytes.length <= maximumBytes) return;
  const detail = 'The file is larger than 10 MiB. Leave out what is no list of proteins, or split it.';
  throw new ProblemError({ code: 'payload_too_large', detail, field: 'file' });
}

/** A name without an ending says nothing, and then the content alone counts. */
function refuseName({ name }: UploadedFile): void {
  const ending = /\.([^./\\]*)$/.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined || ending === 'xlsx') return;
  const detail = `The file is called .${ending.slice(0, 20)}, and only .xlsx workbooks are read. Open it in a spreadsheet and save it as .xlsx.`;
  throw new ProblemError({ code: 'unsupported_media_type', detail, field: 'file' });
}

function problemOf(error: unknown): unknown {
  if (error instanceof TooManyRowsError) return tooManyRows;
  if (error instanceof RefusedFileError) {
    return new ProblemError({ code: 'unreadable_workbook', detail: error.message, field: 'file' });
  }
  if (!(error instanceof BusyError)) return error;
  const detail = 'Too many workbooks are being read at the moment. Try again in a few seconds.';
  return new ProblemError({ code: 'unavailable', detail, headers: { 'Retry-After': '5' } });
}

/** The answer's JSON, piece by piece. */
function* answerRows(
  laid: Iterable<LaidRow>,
  answer: ReturnType<typeof createImportAnswers>,
): Steps<readonly string[]> {
  const pieces: string[] = [];
  let rows: ImportedRow[] = [];
  let rowCount = 0;
  let listCount = 0;
  let candidateCount = 0;
  const flush = (): void => {
    if (rows.length > 0) pieces.push(JSON.stringify(rows).slice(1, -1));
    rows = [];
  };
  for (const each of laid) {
    const row = answer(each);
    rowCount += 1;
    if (row.status !== 'heading' && ++listCount > maximumImportRows) throw tooManyRows;
    candidateCount += row.candidates.length;
    if (candidateCount > maximumCandidates) {
      const detail = `The rows may mean more than ${maximumCandidates.toLocaleString('en')} reagents. Split the workbook into smaller ones.`;
      throw new ProblemError({ code: 'too_many_rows', detail, field: 'file' });
    }
    if (rows.push(row) < rowsAPiece) continue;
    flush();
    yield;
  }
  flush();
  if (rowCount === 0) {
    const detail = 'The workbook is empty: none of its sheets has a row. Fill in one protein a row, and save it.';
    throw new ProblemError({ code: 'empty_workbook', detail, field: 'file' });
  }
  return pieces;
}

/** One item a row of the workbook, in the order of the file. */
export async function workbookRows(exchange: Exchange<'bulkSearch'> | Exchange<'importAnalytes'>): Promise<Response> {
  negotiate(exchange, 'application/json');
  const { body: file, query, services, requestId } = exchange;
  refuseSize(file);
  refuseName(file);
  catalogueOf(exchange, query.version);
  const catalogues = await identifiersOf(services.catalogues, query.version);
  invariant(catalogues !== undefined, 'a version with a catalogue has its index; build it from the catalogues in use.');
  const sheets = await services.workbooks.read(file.bytes).catch((error: unknown) => {
    throw problemOf(error);
  });
  const laid = laySheets(sheets, { resembles: resemblesIn(catalogues) });
  const pieces = await inTurns(answerRows(laid, createImportAnswers(catalogues)));
  return new Response(new TextEncoder().encode(`[${pieces.join(',')}]`), {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'X-Request-Id': requestId },
  });
}
