import { type AssayVersion, type ImportedRow, type ImportLayout, maximumImportRows } from 'ssm-core';
import {
  type Catalogues,
  createImportAnswers,
  distinctRows,
  type LaidRow,
  laySheets,
  type ReadSheet,
  resemblesIn,
} from 'ssm-core/engine';
import { invariant } from 'ssm-core/internal';
import { joinedBytes } from '../answer/bytes.ts';
import { ProblemError } from '../answer/problem.ts';
import { identifiersOf } from '../catalogue/identifiers.ts';
import { inTurns, type Steps } from '../queue/steps.ts';
import { catalogueOf, negotiate, wholeResponse } from './answers.ts';
import type { Exchange } from './exchange.ts';
import { emptyList, hiddenWorkbook, type ListBody, listField, tooManyRows, uploadedSheets } from './uploadedSheets.ts';

/** Limit for all rows together: no page can hold a larger answer. */
const maximumCandidates = 100_000;
const rowsAPiece = 100;

const encoder = new TextEncoder();
const [opening, comma, closing] = [encoder.encode('['), encoder.encode(',\n'), encoder.encode(']')];

/**
 * Makes the answer's JSON in pieces with line breaks between them, so that a page can parse it while it arrives.
 * Returns undefined if there are too many rows.
 */
function* answerRows(
  laid: Iterable<LaidRow | undefined>,
  answer: ReturnType<typeof createImportAnswers>,
  body: ListBody,
): Steps<readonly Uint8Array[] | undefined> {
  const pieces: Uint8Array[] = [];
  let rows: ImportedRow[] = [];
  let rowCount = 0;
  let hasHidden = false;
  let listCount = 0;
  let candidateCount = 0;
  let passedCount = 0;
  const flush = (): void => {
    // The brackets are removed from the bytes, because slicing the text would copy it.
    if (rows.length > 0)
      pieces.push(pieces.length === 0 ? opening : comma, encoder.encode(JSON.stringify(rows)).subarray(1, -1));
    rows = [];
  };
  for (const each of laid) {
    if (each === undefined) {
      if (++passedCount % rowsAPiece === 0) yield;
      continue;
    }
    const row = answer(each);
    if (each.note === 'hidden_sheet') hasHidden = true;
    else rowCount += 1;
    if (row.status !== 'heading' && ++listCount > maximumImportRows) return undefined;
    candidateCount += row.candidates.length;
    if (candidateCount > maximumCandidates) {
      const detail = `The rows may mean more than ${maximumCandidates.toLocaleString('en')} reagents. Split the list into smaller ones.`;
      throw new ProblemError({ code: 'too_many_rows', detail, field: listField(body) });
    }
    if (rows.push(row) < rowsAPiece) continue;
    flush();
    yield;
  }
  flush();
  if (rowCount === 0) throw hasHidden ? hiddenWorkbook : emptyList(body);
  pieces.push(closing);
  return pieces;
}

/** If a list has too many rows, tries again without repeated rows. */
function* answerList(
  lay: () => Iterable<LaidRow>,
  catalogues: Catalogues,
  body: ListBody,
): Steps<readonly Uint8Array[]> {
  const whole = yield* answerRows(lay(), createImportAnswers(catalogues), body);
  if (whole !== undefined) return whole;
  const distinct = yield* answerRows(distinctRows(lay()), createImportAnswers(catalogues), body);
  if (distinct === undefined) throw tooManyRows(body);
  return distinct;
}

/** Refuses a layout with a sheet that the list lacks. The reader would silently skip it. */
function refuseLayout(layout: ImportLayout | undefined, sheets: readonly ReadSheet[]): void {
  const missing = layout?.sheets.find(({ sheet }) => !sheets.some(({ name }) => name === sheet));
  if (missing === undefined) return;
  const detail = `The layout names the sheet ${JSON.stringify(missing.sheet.slice(0, 40))}, which the list does not have.`;
  throw new ProblemError({ code: 'invalid_parameter', detail, field: 'layout' });
}

export async function identifiersFor(exchange: Exchange, version: AssayVersion): Promise<Catalogues> {
  catalogueOf(exchange, version);
  const catalogues = await identifiersOf(exchange.services.catalogues, version);
  invariant(catalogues !== undefined, 'a version with a catalogue has its index; build it from the catalogues in use.');
  return catalogues;
}

/** Answers with one item per row of the list, in its order. */
export async function workbookRows(exchange: Exchange<'bulkSearch'> | Exchange<'importAnalytes'>): Promise<Response> {
  negotiate(exchange, 'application/json');
  const { body, query, requestId } = exchange;
  const { layout } = body;
  const catalogues = await identifiersFor(exchange, query.version);
  const sheets = await uploadedSheets(exchange);
  refuseLayout(layout, sheets);
  const resembles = resemblesIn(catalogues);
  const pieces = await inTurns(answerList(() => laySheets(sheets, { layout, resembles }), catalogues, body));
  const headers = [
    ['Content-Type', 'application/json'],
    ['Cache-Control', 'no-store'],
  ] as const;
  return wholeResponse(headers, requestId, joinedBytes(pieces));
}
