import type { ImportReason, ImportStatus, PanelSource, PanelSourceRow, ReagentChange } from '../../api/types.ts';
import type { SheetCell } from '../../spreadsheet/sheet.ts';
import type { XlsxSheet } from '../../spreadsheet/xlsx.ts';
import { type SourceSummary, summariseSource } from './panel.source.ts';

/**
 * Text at the end of the first cell of a record sheet, the same in every language. It tells readers and the import that
 * the sheet is not a list of analytes.
 */
export const recordMark = '(a record, not a list to import)';
export const sourcesMark = `Sources of this panel ${recordMark}`;

export type SourceColumn =
  | 'list'
  | 'at'
  | 'revision'
  | 'sheet'
  | 'line'
  | 'raw'
  | 'edited'
  | 'status'
  | 'reason'
  | 'seqIds'
  | 'removed'
  | 'ccc'
  | 'scaleFactor'
  | 'decision';

/** All texts of the sheet except its mark. */
export interface PanelSourceTexts {
  /** Sheet name, up to 31 characters; differs from the panel sheet's name. */
  readonly sheet: string;
  readonly columns: Readonly<Record<SourceColumn, string>>;
  /** Names a list that was pasted and has no file. */
  readonly pasted: string;
  /** Names the rule that kept one reagent per protein. */
  readonly onePerProtein: string;
  /** Names a comparison. `taken` says what was taken from the lists. */
  readonly comparison: (taken: string) => string;
  /** Names a move, with versions, matrix and table. */
  readonly move: (source: PanelSource) => string;
  /** Names a plan by its objective. */
  readonly plan: (source: PanelSource) => string;
  /** Names decisions about a catalogue update. `revision` is the one from which it was made. */
  readonly catalogueUpdate: (revision: string) => string;
  /** Describes what had changed for a reagent. */
  readonly changes: (changes: readonly ReagentChange[]) => string;
  readonly status: (status: ImportStatus) => string;
  /** Explains a reason. `count` is the number of rows or columns that a note is about. */
  readonly reason: (reason: ImportReason, count: number | undefined) => string;
  /** Describes a decision. `kind` is that of the row's source. */
  readonly decision: (row: PanelSourceRow, kind: PanelSource['kind']) => string;
  /** Describes a list or a rule in one line above the rows. */
  readonly summary: (source: PanelSource, summary: SourceSummary) => string;
}

const columns: readonly (readonly [column: SourceColumn, width: number])[] = [
  ['list', 32],
  ['at', 26],
  ['revision', 24],
  ['sheet', 18],
  ['line', 8],
  ['raw', 24],
  ['edited', 24],
  ['status', 20],
  ['reason', 40],
  ['seqIds', 24],
  ['removed', 24],
  ['ccc', 12],
  ['scaleFactor', 14],
  ['decision', 40],
];

export function sourceName(source: PanelSource, texts: PanelSourceTexts): string {
  const { kind, file, comparedRevision } = source;
  if (kind === 'move') return texts.move(source);
  if (kind === 'plan') return texts.plan(source);
  if (kind === 'one_per_protein') return texts.onePerProtein;
  if (kind === 'catalogue_update') return texts.catalogueUpdate(comparedRevision ?? '');
  return kind === 'comparison' ? texts.comparison(file ?? '') : (file ?? texts.pasted);
}

function cellOf(column: SourceColumn, source: PanelSource, row: PanelSourceRow, texts: PanelSourceTexts): SheetCell {
  const { reason, seqIds, removed = [], count } = row;
  switch (column) {
    case 'list':
      return sourceName(source, texts);
    case 'at':
      return source.at;
    case 'revision':
      return source.catalogueRevision;
    case 'status':
      return texts.status(row.status);
    case 'reason':
      if (row.changes !== undefined) return texts.changes(row.changes);
      return reason === null ? null : texts.reason(reason, count);
    case 'seqIds':
      return seqIds.join(', ');
    case 'removed':
      return removed.join(', ');
    case 'ccc':
    case 'scaleFactor':
      return row[column] ?? null;
    case 'decision':
      return texts.decision(row, source.kind);
    default:
      return row[column];
  }
}

/** Makes the sheet of sources. Columns that only rules or moves fill are left out of a sheet without them. */
export function sourcesSheet(sources: readonly PanelSource[], texts: PanelSourceTexts): XlsxSheet {
  const hasRule = sources.some(({ kind }) => kind !== undefined && kind !== 'move' && kind !== 'plan');
  const hasMove = sources.some(({ kind }) => kind === 'move');
  const isShown = (column: SourceColumn): boolean => {
    if (column === 'removed') return hasRule;
    return hasMove || (column !== 'ccc' && column !== 'scaleFactor');
  };
  const shown = columns.filter(([column]) => isShown(column));
  const rows = sources.flatMap((source) =>
    source.rows.map((row) => shown.map(([column]) => cellOf(column, source, row, texts))),
  );
  return {
    name: texts.sheet,
    rows: [[sourcesMark], shown.map(([column]) => texts.columns[column]), ...rows],
    titleRow: 2,
    widths: shown.map(([, width]) => width),
  };
}

export function sourcesInBrief(sources: readonly PanelSource[], texts: PanelSourceTexts): string {
  return sources.map((source) => texts.summary(source, summariseSource(source))).join('\n');
}
