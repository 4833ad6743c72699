/** A panel as a file: what it is, then a row for each of its reagents with what the catalogue says of it. */
import type { AssayVersion, ColumnKey, PanelSource, WithdrawnReagent } from '../../api/types.ts';
import { csvMediaType, writeCsv } from '../../spreadsheet/csv.ts';
import { fileEndings, type SheetCell, type SheetFileFormat, type SheetRow } from '../../spreadsheet/sheet.ts';
import { type CellText, columnValue, hasValues } from '../../table/cell.ts';
import { columnsOfVersion } from '../../table/columns.ts';
import type { Column, Table } from '../../table/table.ts';
import { panelFileName } from './panel.fileName.ts';
import { rowOfSeqId } from './panel.rows.ts';
import { type PanelSourceTexts, recordMark, sourcesInBrief, sourcesSheet } from './panel.sourceSheet.ts';

export type PanelFileFormat = SheetFileFormat;

/** What of a panel stands in its file. */
export interface ExportedPanel {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly description: string;
  readonly version: AssayVersion;
  readonly seqIds: readonly string[];
  /** When this version was saved: RFC 3339. */
  readonly changed: string;
  readonly catalogueRevision: string;
}

/** A line of the header block, named. */
export type PanelExportField =
  | 'name'
  | 'description'
  | 'id'
  | 'version'
  | 'number'
  | 'saved'
  | 'savedRevision'
  | 'valuesRevision'
  | 'exported'
  | 'count'
  | 'lostCount'
  | 'sources'
  | 'derived'
  | 'empty'
  | 'demo';

/** Every word in the file. */
export interface PanelExportTexts {
  /** The name of the sheet, up to 31 characters. */
  readonly sheet: string;
  /** The name of the sheet that says what the panel is; not that of the panel's. */
  readonly about: string;
  readonly fields: Readonly<Record<PanelExportField, string>>;
  /** Said of a demo catalogue. */
  readonly demo: string;
  readonly version: (version: AssayVersion) => string;
  readonly columnTitle: (key: ColumnKey) => string;
  /** Of a column that another measure fills, with that measure's name. */
  readonly filledFrom: (key: ColumnKey, measure: string) => string;
  /** Stands between columns in one cell. */
  readonly separator: string;
  readonly cell: CellText;
  /** The title of the last column, and what it says of each reagent. */
  readonly status: string;
  readonly onMenu: string;
  readonly lost: string;
  readonly withdrawn: (reagent: WithdrawnReagent) => string;
  /** Describes a reagent on the menu that the other assay version no longer offers. */
  readonly withdrawnByOther: (version: AssayVersion, reagent: WithdrawnReagent) => string;
  readonly sources: PanelSourceTexts;
}

export interface PanelExport {
  readonly panel: ExportedPanel;
  /** The imported lists that it was made from; default none. */
  readonly sources?: readonly PanelSource[] | undefined;
  /** The whole menu of the panel's version, with the columns asked for. */
  readonly table: Table;
  /** In their order, the SeqId before them; default: every column of the version. */
  readonly columns?: readonly ColumnKey[] | undefined;
  /** The columns that another measure fills, by what its file calls that; default none. */
  readonly derived?: ReadonlyMap<ColumnKey, string> | undefined;
  /** What the catalogue says of reagents that are no longer offered; default nothing. */
  readonly withdrawn?: readonly WithdrawnReagent[] | undefined;
  /** Reagents on the menu that the other assay version no longer offers. */
  readonly withdrawnByOther?: readonly WithdrawnReagent[] | undefined;
  readonly format: PanelFileFormat;
  readonly texts: PanelExportTexts;
  readonly now: Date;
}

export interface PanelFile {
  readonly blob: Blob;
  readonly name: string;
}

const aboutMark = `About this panel ${recordMark}`;

/**
 * Makes the file. What the panel is stands above the rows of a .csv, and on a second sheet of an .xlsx, whose titles are its first row. A .csv names the
 * lists that the panel was made from; an .xlsx has a sheet with every row of them. No import reads these sheets. Columns without a value in the whole
 * catalogue are left out, and named. The code for .xlsx is loaded when it is first asked for.
 */
export async function exportPanel(options: PanelExport): Promise<PanelFile> {
  const { panel, format, texts, sources = [] } = options;
  const { head, title, body, widths } = panelSheet(options);
  const rows = [title, ...body];
  const name = panelFileName(panel, fileEndings[format]);
  if (format !== 'xlsx') {
    const reader = format === 'csv' ? 'programs' : 'excel';
    return { name, blob: new Blob([writeCsv(rows, reader, head)], { type: csvMediaType }) };
  }
  const { writeXlsx } = await import('../../spreadsheet/xlsx.ts');
  const whole = { name: texts.sheet, rows, titleRow: 1, widths };
  const about = { name: texts.about, rows: [[aboutMark], ...head], widths: [40, 80] };
  const more = sources.length === 0 ? [] : [sourcesSheet(sources, texts.sources)];
  return { name, blob: await writeXlsx(whole, about, ...more) };
}

interface PanelSheet {
  readonly head: readonly SheetRow[];
  readonly title: SheetRow;
  readonly body: readonly SheetRow[];
  /** In characters. */
  readonly widths: readonly number[];
}

function askedColumns({ panel, columns }: PanelExport): readonly ColumnKey[] {
  const keys = columns ?? columnsOfVersion(panel.version).map(({ key }) => key);
  return [...new Set<ColumnKey>(['seqId', ...keys])];
}

function panelSheet(options: PanelExport): PanelSheet {
  const { panel, table, texts, withdrawn = [], withdrawnByOther = [] } = options;
  const withdrawnOf = new Map(withdrawn.map((each) => [each.seqId, each]));
  const byOtherOf = new Map(withdrawnByOther.map((each) => [each.seqId, each]));
  const rowOf = rowOfSeqId(table);
  const demo = table.isDemo ? [texts.demo] : [];
  const seqIds = [...new Set(panel.seqIds)];
  const asked = askedColumns(options);
  const keys = asked.filter((key) => key === 'seqId' || hasValues(table, key));
  const empty = asked.filter((key) => !keys.includes(key));
  const columns = keys.slice(1).map((key) => [key, table.columns.get(key)] as const);
  const lostCount = seqIds.filter((seqId) => !rowOf.has(seqId)).length;
  return {
    head: headOf(options, { count: seqIds.length, lostCount, filled: filledColumns(options, keys), empty }),
    // Rows travel without what stands above or beside them.
    title: [...keys.map(texts.columnTitle), texts.status, ...(table.isDemo ? [texts.fields.demo] : [])],
    body: seqIds.map((seqId) => {
      const row = rowOf.get(seqId);
      if (row === undefined) {
        const reagent = withdrawnOf.get(seqId);
        const status = reagent === undefined ? texts.lost : texts.withdrawn(reagent);
        return [seqId, ...columns.map(() => null), status, ...demo];
      }
      const byOther = byOtherOf.get(seqId);
      const status = byOther === undefined ? texts.onMenu : texts.withdrawnByOther(panel.version, byOther);
      return [seqId, ...columns.map(([key, column]) => cellOf(column, row, key, texts.cell)), status, ...demo];
    }),
    widths: widthsOf(options.panel.version, keys),
  };
}

/** Numbers as they are, unrounded; anything else as a person sees it. */
function cellOf(column: Column | undefined, row: number, key: ColumnKey, text: CellText): SheetCell {
  const value = column === undefined ? null : columnValue(column, row);
  return value === null || typeof value === 'number' ? value : text(key, value);
}

/** One line however many there are, so that the titles stay among the first twenty lines. */
function filledColumns({ derived, texts }: PanelExport, keys: readonly ColumnKey[]): readonly string[] {
  return keys.flatMap((key) => {
    const measure = derived?.get(key);
    return measure === undefined ? [] : [texts.filledFrom(key, measure)];
  });
}

interface SheetFacts {
  readonly count: number;
  readonly lostCount: number;
  readonly filled: readonly string[];
  /** Columns that no reagent of the catalogue has a value in: they are left out. */
  readonly empty: readonly ColumnKey[];
}

function headOf(
  { panel, sources = [], table, texts, now }: PanelExport,
  { count, lostCount, filled, empty }: SheetFacts,
): readonly SheetRow[] {
  const { fields } = texts;
  return [
    [fields.name, panel.name],
    ...(panel.description === '' ? [] : [[fields.description, panel.description]]),
    [fields.id, panel.id],
    [fields.version, texts.version(panel.version)],
    [fields.number, panel.number],
    [fields.saved, panel.changed],
    [fields.savedRevision, panel.catalogueRevision],
    [fields.valuesRevision, table.revision],
    [fields.exported, now.toISOString()],
    [fields.count, count],
    ...(lostCount === 0 ? [] : [[fields.lostCount, lostCount]]),
    ...(sources.length === 0 ? [] : [[fields.sources, sourcesInBrief(sources, texts.sources)]]),
    ...(empty.length === 0 ? [] : [[fields.empty, empty.map(texts.columnTitle).join(texts.separator)]]),
    ...(filled.length === 0 ? [] : [[fields.derived, filled.join(texts.separator)]]),
    ...(table.isDemo ? [[fields.demo, texts.demo]] : []),
  ];
}

/** Widths in characters for those in pixels. */
function widthsOf(version: AssayVersion, keys: readonly ColumnKey[]): readonly number[] {
  const widthOf = new Map<ColumnKey, number>(columnsOfVersion(version).map(({ key, width }) => [key, width]));
  return [...keys.map((key) => Math.round((widthOf.get(key) ?? 150) / 8)), 32];
}
