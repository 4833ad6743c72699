import { maximumImportRows } from 'ssm-core';
import type { ReadSheet } from 'ssm-core/engine';
import { maximumReadRows } from 'ssm-core/internal';
import { ProblemError } from '../answer/problem.ts';
import { inTurns } from '../queue/steps.ts';
import type { UploadedFile } from '../validate/multipart.ts';
import { readTextRows } from '../workbook/textRows.ts';
import { BusyError, RefusedFileError, TooManyRowsError } from '../workbook/workbookReader.ts';
import type { Exchange } from './exchange.ts';

/** A body with a list: a workbook, or rows of text. */
export type ListBody = Exchange<'importAnalytes'>['body'];

/** Limit of the file; the form around it comes in addition. */
const maximumBytes = 10 * 1024 * 1024;

/** Member of the body with the list, as a problem names it. */
export function listField(body: ListBody): 'file' | 'rows' {
  return 'rows' in body ? 'rows' : 'file';
}

export function tooManyRows(body: ListBody): ProblemError {
  return new ProblemError({
    code: 'too_many_rows',
    detail: `The list has more than ${maximumReadRows.toLocaleString('en')} rows, or more than ${maximumImportRows.toLocaleString('en')} that do not repeat an earlier one. Split it into smaller ones.`,
    field: listField(body),
  });
}

export function emptyList(body: ListBody): ProblemError {
  const detail =
    'rows' in body
      ? 'The list is empty: none of its rows has a filled cell. Send one protein a row.'
      : 'The workbook is empty: none of its sheets has a row. Fill in one protein a row, and save it.';
  return new ProblemError({ code: 'empty_workbook', detail, field: listField(body) });
}

export const hiddenWorkbook = new ProblemError({
  code: 'empty_workbook',
  detail:
    'The workbook has rows on hidden sheets alone, which are not read. Unhide them, or copy them to a new workbook.',
  field: 'file',
});

function refuseSize({ bytes }: UploadedFile): void {
  if (bytes.length <= maximumBytes) return;
  const detail = 'The file is larger than 10 MiB. Leave out what is no list of proteins, or split it.';
  throw new ProblemError({ code: 'payload_too_large', detail, field: 'file' });
}

/** A name without an extension is accepted, because the content decides. */
function refuseName({ name }: UploadedFile): void {
  const ending = /\.([^./\\]*)$/.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined || ending === 'xlsx') return;
  const detail = `The file is called .${ending.slice(0, 20)}, and only .xlsx workbooks are read. Open it in a spreadsheet and save it as .xlsx.`;
  throw new ProblemError({ code: 'unsupported_media_type', detail, field: 'file' });
}

function problemOf(error: unknown, body: ListBody): unknown {
  if (error instanceof TooManyRowsError) return tooManyRows(body);
  if (error instanceof RefusedFileError) {
    return new ProblemError({ code: 'unreadable_workbook', detail: error.message, field: listField(body) });
  }
  if (!(error instanceof BusyError)) return error;
  const detail = 'Too many workbooks are being read at the moment. Try again in a few seconds.';
  return new ProblemError({ code: 'unavailable', detail, headers: { 'Retry-After': '5' } });
}

/** Rejects with a ProblemError. The record sheets of an export have rows only with `readsRecords`. */
export async function uploadedSheets(
  { body, sender, services }: Pick<Exchange<'importAnalytes'>, 'body' | 'sender' | 'services'>,
  readsRecords = false,
): Promise<readonly ReadSheet[]> {
  try {
    if ('rows' in body) return await inTurns(readTextRows(body.rows));
    const { file } = body;
    refuseSize(file);
    refuseName(file);
    return await services.workbooks.read(file.bytes, sender, readsRecords);
  } catch (error) {
    throw problemOf(error, body);
  }
}
