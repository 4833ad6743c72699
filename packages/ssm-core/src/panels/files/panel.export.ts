import type { AssayVersion, ColumnKey, PanelSource, WithdrawnReagent } from '../../api/types.ts';
import { csvBlob } from '../../spreadsheet/csv.ts';
import {
  asFileName,
  fileEndings,
  type SheetCell,
  type SheetFileFormat,
  type SheetRow,
} from '../../spreadsheet/sheet.ts';
import { type CellText, columnValue, hasValues } from '../../table/cell.ts';
import { columnDefinition, columnsOfVersion } from '../../table/columns.ts';
import { isOwnColumnKey } from '../../table/ownColumns.ts';
import type { Column, Table } from '../../table/table.ts';
import { panelHash } from './panel.hash.ts';
import { rowOfSeqId } from './panel.rows.ts';
import { type PanelSourceTexts, recordMark, sourcesInBrief, sourcesSheet } from './panel.sourceSheet.ts';

export function panelFileName(
  { name, number }: { readonly name: string; readonly number: number },
  ending: string,
): string {
  return `${asFileName(name) || 'panel'} v${number}.${ending}`;
}

export type PanelFileFormat = SheetFileFormat;

/** Properties of a panel that its file states. */
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

/** Identifies a line of the header block. */
export type PanelExportField =
  | 'name'
  | 'description'
  | 'id'
  | 'version'
  | 'number'
  | 'contentHash'
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

/** All texts in the file. */
export interface PanelExportTexts {
  /** Sheet name, up to 31 characters. */
  readonly sheet: string;
  /** Name of the sheet that describes the panel. Must differ from `sheet`. */
  readonly about: string;
  readonly fields: Readonly<Record<PanelExportField, string>>;
  /** Says that the values are from a demo catalogue. */
  readonly demo: string;
  readonly version: (version: AssayVersion) => string;
  readonly columnTitle: (key: ColumnKey) => string;
  /** Says that a column contains another measure, by that measure's name. */
  readonly filledFrom: (key: ColumnKey, measure: string) => string;
  /** Separates column names that share a cell. */
  readonly separator: string;
  readonly cell: CellText;
  /** Title of the last column. The texts below are its values. */
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
  /** Imported lists that the panel was made from; default none. */
  readonly sources?: readonly PanelSource[] | undefined;
  /** The whole menu of the panel's version, with the requested columns. */
  readonly table: Table;
  /** Columns in order, after the SeqId; default: every column of the version, then own columns of the table. */
  readonly columns?: readonly ColumnKey[] | undefined;
  /** Columns that contain another measure, with the measure's name in its file; default none. */
  readonly derived?: ReadonlyMap<ColumnKey, string> | undefined;
  /** Catalogue entries of the panel's reagents that are no longer offered; default none. */
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
 * Creates the file. A .csv describes the panel and its source lists above the rows. An .xlsx starts with the titles;
 * further sheets contain the description and every source row, and imports skip these sheets. Columns without any value
 * are left out, and their names are listed. The code for .xlsx is lazy-loaded.
 */
export async function exportPanel(options: PanelExport): Promise<PanelFile> {
  const { panel, format, texts, sources = [] } = options;
  const hash = await panelHash(panel.version, panel.seqIds);
  const { head, title, body, widths } = panelSheet(options, hash);
  const rows = [title, ...body];
  const name = panelFileName(panel, fileEndings[format]);
  if (format !== 'xlsx') return { name, blob: csvBlob(rows, format, head) };
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
  readonly widths: readonly number[];
}

function askedColumns({ panel, columns, table }: PanelExport): readonly ColumnKey[] {
  const keys = columns ?? [
    ...columnsOfVersion(panel.version).map(({ key }) => key),
    ...[...table.columns.keys()].filter(isOwnColumnKey),
  ];
  return [...new Set<ColumnKey>(['seqId', ...keys])];
}

function panelSheet(options: PanelExport, hash: string | null): PanelSheet {
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
    head: headOf(options, { hash, count: seqIds.length, lostCount, filled: filledColumns(options, keys), empty }),
    // Someone may copy rows without the lines around them, so each row states its status and whether the catalogue is a
    // demo.
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
    widths: [...keys.map((key) => Math.round(columnDefinition(key).width / 8)), 32],
  };
}

function cellOf(column: Column | undefined, row: number, key: ColumnKey, text: CellText): SheetCell {
  const value = column === undefined ? null : columnValue(column, row);
  return value === null || typeof value === 'number' ? value : text(key, value);
}

/** All such columns share one line, so that the titles are always within the first twenty lines. */
function filledColumns({ derived, texts }: PanelExport, keys: readonly ColumnKey[]): readonly string[] {
  return keys.flatMap((key) => {
    const measure = derived?.get(key);
    return measure === undefined ? [] : [texts.filledFrom(key, measure)];
  });
}

interface SheetFacts {
  readonly hash: string | null;
  readonly count: number;
  readonly lostCount: number;
  readonly filled: readonly string[];
  readonly empty: readonly ColumnKey[];
}

function headOf(
  { panel, sources = [], table, texts, now }: PanelExport,
  { hash, count, lostCount, filled, empty }: SheetFacts,
): readonly SheetRow[] {
  const { fields } = texts;
  return [
    [fields.name, panel.name],
    ...(panel.description === '' ? [] : [[fields.description, panel.description]]),
    [fields.id, panel.id],
    [fields.version, texts.version(panel.version)],
    [fields.number, panel.number],
    ...(hash === null ? [] : [[fields.contentHash, hash]]),
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
