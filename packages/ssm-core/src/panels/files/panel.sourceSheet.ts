/** The sheet of a panel's file that says which imported lists it was made from, and what was decided of each row. */
import type { ImportReason, ImportStatus, PanelSource, PanelSourceRow } from '../../api/types.ts';
import type { SheetRow } from '../../spreadsheet/sheet.ts';
import type { XlsxSheet } from '../../spreadsheet/xlsx.ts';
import { type SourceSummary, summariseSource } from './panel.source.ts';

/** Ends the first cell of a sheet, in every language: it tells whoever reads the file, and the import, that the sheet is no list of analytes. */
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

/** Every word of the sheet but its mark. */
export interface PanelSourceTexts {
  /** The name of the sheet, up to 31 characters; not that of the panel's. */
  readonly sheet: string;
  readonly columns: Readonly<Record<SourceColumn, string>>;
  /** Names a list without a file. */
  readonly pasted: string;
  readonly status: (status: ImportStatus) => string;
  /** With how many rows or columns of a sheet a note is about. */
  readonly reason: (reason: ImportReason, count: number | undefined) => string;
  readonly decision: (row: PanelSourceRow) => string;
  /** A list in a line of the header block. */
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

/** One row a row of the lists, in their order. */
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

/** Every list in a line, for the header block: enough where there is no such sheet. */
export function sourcesInBrief(sources: readonly PanelSource[], texts: PanelSourceTexts): string {
  return sources
    .map((source) => texts.summary(source.file ?? texts.pasted, source.at, summariseSource(source)))
    .join('\n');
}
