import type { ImportedRow } from '../../api/types.ts';
import { csvBlob } from '../../spreadsheet/csv.ts';
import { asFileName, fileEndings, type SheetFileFormat, type SheetRow } from '../../spreadsheet/sheet.ts';
import { writeXlsx } from '../../spreadsheet/xlsx.ts';
import type { NamedFile } from '../import.commands.ts';
import { type Decisions, type RowDecision, takenSeqIds } from './import.decisions.ts';
import type { RowEdits } from './import.edits.ts';

/** All texts in the file. */
export interface ImportReportTexts {
  /** Sheet name, up to 31 characters. */
  readonly sheet: string;
  /** Column titles in order. */
  readonly titles: {
    readonly sheet: string;
    readonly line: string;
    readonly raw: string;
    readonly edited: string;
    readonly kind: string;
    readonly status: string;
    readonly reason: string;
    readonly seqId: string;
    readonly targetName: string;
    readonly fullName: string;
    readonly uniProtId: string;
    readonly entrezGeneName: string;
    readonly candidates: string;
    readonly decision: string;
    readonly taken: string;
  };
  readonly status: (row: ImportedRow) => string;
  readonly reason: (row: ImportedRow, decision: RowDecision | undefined) => string;
  /** Names the kind of identifier as which the cell was read. */
  readonly kind: (kind: NonNullable<ImportedRow['kind']>) => string;
  /** Describes the decision on the row; empty without a decision. */
  readonly decision: (row: ImportedRow, decision: RowDecision | undefined) => string;
  /** Separates the values of a list. */
  readonly separator: string;
  /** For a demo catalogue: the title of the last column, which is also the value in rows that name reagents. */
  readonly demo: string;
}

export interface ImportReport {
  /** Rows as the server answered them. */
  readonly answer: readonly ImportedRow[];
  /** Rows after edits. */
  readonly rows: readonly ImportedRow[];
  readonly edits: RowEdits;
  readonly decisions: Decisions;
  /** True if the answer came from a demo catalogue; default false. */
  readonly isDemo?: boolean | undefined;
  /** File name without extension. */
  readonly name: string;
  readonly format: SheetFileFormat;
  readonly texts: ImportReportTexts;
}

const widths = [14, 8, 28, 20, 16, 20, 60, 14, 28, 40, 16, 18, 32, 32, 32];

function sheetOf({ answer, rows, edits, decisions, texts, isDemo = false }: ImportReport): readonly SheetRow[] {
  const listed = (values: readonly string[] | null): string => (values ?? []).join(texts.separator);
  return rows.map((row, index) => [
    row.sheet,
    row.line,
    answer[index]?.raw ?? row.raw,
    edits.get(index)?.text ?? '',
    row.kind === null ? '' : texts.kind(row.kind),
    texts.status(row),
    texts.reason(row, decisions.get(index)),
    row.seqId,
    row.targetName,
    row.fullName,
    listed(row.uniProtId),
    listed(row.entrezGeneName),
    listed(row.candidates.map(({ seqId }) => seqId)),
    texts.decision(row, decisions.get(index)),
    listed(takenSeqIds(row, decisions.get(index))),
    ...(isDemo ? [row.seqId === null && row.candidates.length === 0 ? '' : texts.demo] : []),
  ]);
}

/** Creates a file with every row in order: its raw text, status, reason and decision. */
export async function exportImportReport(report: ImportReport): Promise<NamedFile> {
  const { format, texts } = report;
  const name = `${asFileName(report.name) || 'results'}.${fileEndings[format]}`;
  const rows = [[...Object.values(texts.titles), ...(report.isDemo ? [texts.demo] : [])], ...sheetOf(report)];
  const blob = format === 'xlsx' ? writeXlsx({ name: texts.sheet, rows, titleRow: 1, widths }) : csvBlob(rows, format);
  return { name, blob: await blob };
}
