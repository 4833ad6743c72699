import type { IdentifierKind, ImportedRow, ImportLayout } from '../../api/types.ts';
import type { TextRows } from '../read/import.delimited.ts';
import { rowsSheetName } from '../read/import.list.ts';
import { isFound } from './import.decisions.ts';

export interface RowEdit {
  /** The new text of the cell. */
  readonly text: string;
  /** The answer for the new text, at the row's place. */
  readonly row: ImportedRow;
}

/** Edits by row index in the answer. */
export type RowEdits = ReadonlyMap<number, RowEdit>;

const columnTitles: Readonly<Record<Exclude<IdentifierKind, 'any'>, string>> = {
  seqId: 'SeqId',
  somaId: 'SomaId',
  uniProt: 'UniProt',
  entrez: 'Entrez Gene ID',
  hgnc: 'HGNC ID',
  ensembl: 'Ensembl',
  refSeq: 'RefSeq',
  symbol: 'Gene symbol',
  targetName: 'Target name',
  fullName: 'Full name',
};

interface Evidence {
  readonly column: number;
  readonly kind: Exclude<IdentifierKind, 'any'>;
  readonly text: string;
}

function evidenceBeside({ column, meanings, evidence }: ImportedRow): readonly Evidence[] {
  const byColumn = new Map<number, Evidence>();
  for (const { column: of, kind, written } of [...meanings, ...evidence]) {
    if (of === null || of === column || kind === 'any' || byColumn.has(of)) continue;
    byColumn.set(of, { column: of, kind, text: written });
  }
  return [...byColumn.values()];
}

/** A SeqId is read as a SeqId whatever kind its column has. */
const seqIdForm = /^\s*[1-9]\d{0,6}-(?:0|[1-9]\d{0,5})\s*$/;

interface RowRequest {
  readonly rows: TextRows;
  readonly layout: ImportLayout;
  /** Column of the original row for each column sent. */
  readonly columns: readonly (number | null)[];
}

export function rowRequest(row: ImportedRow, text: string): RowRequest {
  const { column } = row;
  const isNamed = row.kind !== null && row.kind !== 'any';
  const kind = isNamed && seqIdForm.test(text) ? 'seqId' : row.kind;
  const evidence = isNamed ? evidenceBeside(row) : [];
  const cells = [text, ...evidence.map((each) => each.text)];
  const kinds = [kind ?? 'any', ...evidence.map((each) => each.kind)];
  const header = kinds.flatMap((each) => (each === 'any' ? [] : [columnTitles[each]]));
  const columns = kinds.map((each, place) => ({ column: place, kind: each }));
  return {
    rows: isNamed ? [header, cells] : [cells],
    layout: { sheets: [{ sheet: rowsSheetName, header: isNamed ? 1 : null, columns }] },
    columns: [column, ...evidence.map((each) => each.column)],
  };
}

export function editedRow(
  original: ImportedRow,
  answers: readonly ImportedRow[],
  columns: readonly (number | null)[],
): ImportedRow | undefined {
  const answer = answers.findLast(({ status }) => status !== 'heading' && status !== 'blank') ?? answers.at(-1);
  if (answer === undefined) return undefined;
  const placed = (column: number | null): number | null => (column === null ? null : (columns[column] ?? null));
  return {
    ...answer,
    sheet: original.sheet,
    line: original.line,
    column: placed(answer.column) ?? original.column,
    meanings: answer.meanings.map((meaning) => ({ ...meaning, column: placed(meaning.column) })),
    evidence: answer.evidence.flatMap((each) => {
      const column = placed(each.column);
      return column === null ? [] : [{ ...each, column }];
    }),
  };
}

function released(row: ImportedRow): ImportedRow {
  if (row.status !== 'duplicate' || row.seqId === null) return row;
  const isExact = row.reason === null || row.reason === 'other_column';
  return {
    ...row,
    status: isExact ? 'exact' : 'normalised',
    existsInDB: true,
    duplicateOf: null,
    duplicateSheet: null,
  };
}

/**
 * Marks each later row with the same reagent as a duplicate of the first. Rows that do not change stay the same
 * objects.
 */
export function withDuplicates(rows: readonly ImportedRow[]): readonly ImportedRow[] {
  const first = new Map<string, ImportedRow>();
  return rows.map((row) => {
    const own = released(row);
    if (!isFound(own)) return row;
    const earlier = first.get(own.seqId as string);
    if (earlier === undefined) {
      first.set(own.seqId as string, own);
      return own;
    }
    const { line: duplicateOf, sheet: duplicateSheet } = earlier;
    const isSame = row.status === 'duplicate' && row.duplicateOf === duplicateOf;
    if (isSame && row.duplicateSheet === duplicateSheet) return row;
    return { ...own, status: 'duplicate', duplicateOf, duplicateSheet };
  });
}

/** True for a row that repeats an undecided row. It has no candidates, because the first row decides for both. */
function isAskedAgain({ status, seqId }: ImportedRow): boolean {
  return status === 'duplicate' && seqId === null;
}

function withQuestions(answer: readonly ImportedRow[], edits: RowEdits): readonly ImportedRow[] {
  const moved = new Map<string, ImportedRow>();
  const placeOf = (sheet: string | null, line: number | null): string => `${line} ${sheet}`;
  for (const index of edits.keys()) {
    const row = answer[index];
    if (row !== undefined && row.candidates.length > 0) moved.set(placeOf(row.sheet, row.line), row);
  }
  if (moved.size === 0) return answer;
  const askers = new Map<ImportedRow, ImportedRow>();
  return answer.map((row, index) => {
    const question = isAskedAgain(row) ? moved.get(placeOf(row.duplicateSheet, row.duplicateOf)) : undefined;
    if (question === undefined || edits.has(index)) return row;
    const asker = askers.get(question);
    if (asker !== undefined) return { ...row, duplicateOf: asker.line, duplicateSheet: asker.sheet };
    const { sheet, line, raw, column, kind, meanings, evidence } = row;
    const own: ImportedRow = { ...question, sheet, line, raw, column, kind, meanings, evidence };
    askers.set(question, own);
    return own;
  });
}

export function withEdits(answer: readonly ImportedRow[], edits: RowEdits): readonly ImportedRow[] {
  if (edits.size === 0) return answer;
  return withDuplicates(withQuestions(answer, edits).map((row, index) => edits.get(index)?.row ?? row));
}
