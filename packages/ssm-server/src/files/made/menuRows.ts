/** The rows of a menu's files: for people with titles and words, for programs with keys and codes. */
import type { ColumnKey } from 'ssm-core';
import { cellValue, columnsOfVersion, findColumn } from 'ssm-core/engine';
import type { SheetCell, SheetRow } from 'ssm-core/internal';
import type { ActiveCatalogue } from '../../catalogue/active.ts';
import { derivedHeader } from '../../catalogue/cells/headers.ts';
import type { Steps } from '../../queue/steps.ts';
import { derivedText, type FileTexts, fill, versionNames } from './makes.ts';

/** So few rows take less than a millisecond or two. */
const rowsAStep = 200;

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Columns that the catalogue has, in its order. */
function keysOf({ version, table }: ActiveCatalogue): readonly ColumnKey[] {
  return columnsOfVersion(version)
    .map(({ key }) => key)
    .filter((key) => table.columns.has(key));
}

/** Numbers as they are; anything else as a person reads it. */
function wordsOf(catalogue: ActiveCatalogue, row: number, key: ColumnKey, texts: FileTexts): SheetCell {
  const value = cellValue(catalogue.table, row, key);
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  const labels = (texts.labels as Labels)[key];
  const label = (code: string): string =>
    labels !== undefined && Object.hasOwn(labels, code) ? (labels[code] as string) : code;
  return typeof value === 'string' ? label(value) : value.map(label).join(texts.listSeparator);
}

/** As files of the assay have it: lists with a bar between their items, codes as they are. */
function dataOf(catalogue: ActiveCatalogue, row: number, key: ColumnKey): SheetCell {
  const value = cellValue(catalogue.table, row, key);
  if (value === null || typeof value === 'number' || typeof value === 'string') return value;
  return typeof value === 'boolean' ? String(value) : value.join('|');
}

function* rowsOf(catalogue: ActiveCatalogue, read: (row: number) => SheetRow): Steps<readonly SheetRow[]> {
  const rows: SheetRow[] = [];
  for (let row = 0; row < catalogue.table.rowCount; row++) {
    if (row % rowsAStep === 0) yield;
    rows.push(read(row));
  }
  return rows;
}

/** What stands above the titles: which catalogue it is, and what is not as it seems. */
export function blockOf(catalogue: ActiveCatalogue, texts: FileTexts): readonly SheetRow[] {
  const { version, label, revision, loaded, table, isDemo, derivedFrom } = catalogue;
  const derived = keysOf(catalogue).flatMap((key) => {
    const derivation = derivedFrom.get(key);
    if (derivation === undefined) return [];
    const measure = derivedText(derivation, texts);
    return [[texts.note, fill(texts.derived, { column: texts.titles[key] ?? key, measure })]];
  });
  return [
    ...(isDemo ? [[texts.note, texts.demo]] : []),
    [texts.version, versionNames[version]],
    [texts.catalogue, label],
    [texts.revision, revision],
    [texts.loaded, loaded],
    [texts.count, table.rowCount],
    ...derived,
  ];
}

export interface MenuRows {
  readonly block: readonly SheetRow[];
  readonly titles: SheetRow;
  readonly rows: readonly SheetRow[];
  /** In characters. */
  readonly widths: readonly number[];
}

export function* menuRows(catalogue: ActiveCatalogue, texts: FileTexts): Steps<MenuRows> {
  const keys = keysOf(catalogue);
  const { isDemo } = catalogue;
  // Rows travel without what stands above or beside them.
  const demo = isDemo ? [texts.demoShort] : [];
  return {
    block: blockOf(catalogue, texts),
    titles: [...keys.map((key) => texts.titles[key] ?? key), ...(isDemo ? [texts.note] : [])],
    rows: yield* rowsOf(catalogue, (row) => [...keys.map((key) => wordsOf(catalogue, row, key, texts)), ...demo]),
    widths: keys.map((key) => Math.round((findColumn(key)?.width ?? 150) / 8)),
  };
}

/** What an ADAT calls a column; the key where it has no name for it. */
const adatNames: Partial<Record<ColumnKey, string>> = {
  seqId: 'SeqId',
  fullName: 'TargetFullName',
  targetName: 'Target',
  uniProtId: 'UniProt',
  entrezGeneName: 'EntrezGeneSymbol',
  dilutionGroup: 'Dilution',
};

/** Of a demo every row says so: programs know no lines above the titles. */
export function* annotationRows(catalogue: ActiveCatalogue, texts: FileTexts): Steps<readonly SheetRow[]> {
  const keys = keysOf(catalogue);
  const { isDemo, derivedFrom } = catalogue;
  const titleOf = (key: ColumnKey): string => {
    const derivation = derivedFrom.get(key);
    return derivation === undefined ? (adatNames[key] ?? key) : derivedHeader(key, derivation.measure);
  };
  const titles = [...keys.map(titleOf), ...(isDemo ? [texts.note] : [])];
  const demo = isDemo ? [texts.demoShort] : [];
  return [titles, ...(yield* rowsOf(catalogue, (row) => [...keys.map((key) => dataOf(catalogue, row, key)), ...demo]))];
}
