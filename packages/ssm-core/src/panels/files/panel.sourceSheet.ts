import type { ImportReason, ImportStatus, PanelSource, PanelSourceRow } from '../../api/types.ts';
import type { SheetRow } from '../../spreadsheet/sheet.ts';
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
  | 'decision';

/** All texts of the sheet except its mark. */
export interface PanelSourceTexts {
  /** Sheet name, up to 31 characters; differs from the panel sheet's name. */
  readonly sheet: string;
  readonly columns: Readonly<Record<SourceColumn, string>>;
  /** Names a list that was pasted and has no file. */
  readonly pasted: string;
  readonly status: (status: ImportStatus) => string;
  /** Explains a reason. `count` is the number of rows or columns that a note is about. */
  readonly reason: (reason: ImportReason, count: number | undefined) => string;
  readonly decision: (row: PanelSourceRow) => string;
  /** Describes a list in one line above the rows. */
  readonly summary: (name: string, at: string, summary: SourceSummary) => string;
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
  ['decision', 40],
];

function rowOf(source: PanelSource, row: PanelSourceRow, texts: PanelSourceTexts): SheetRow {
  const { sheet, line, raw, edited, status, reason, seqIds, count } = row;
  return [
    source.file ?? texts.pasted,
    source.at,
    source.catalogueRevision,
    sheet,
    line,
    raw,
    edited,
    texts.status(status),
    reason === null ? null : texts.reason(reason, count),
    seqIds.join(', '),
    texts.decision(row),
  ];
}

export function sourcesSheet(sources: readonly PanelSource[], texts: PanelSourceTexts): XlsxSheet {
  const rows = sources.flatMap((source) => source.rows.map((row) => rowOf(source, row, texts)));
  const titles = columns.map(([column]) => texts.columns[column]);
  return {
    name: texts.sheet,
    rows: [[sourcesMark], titles, ...rows],
    titleRow: 2,
    widths: columns.map(([, width]) => width),
  };
}

export function sourcesInBrief(sources: readonly PanelSource[], texts: PanelSourceTexts): string {
  return sources
    .map((source) => texts.summary(source.file ?? texts.pasted, source.at, summariseSource(source)))
    .join('\n');
}
