/** Makes the rows of menu files. Files for people have titles and words; files for programs have keys and codes. */
import type { ColumnKey } from 'ssm-core';
import { cellValue, columnsOfVersion, findColumn } from 'ssm-core/engine';
import { isOwnColumnKey, ownColumnTitle, type SheetCell, type SheetRow } from 'ssm-core/internal';
import type { ActiveCatalogue } from '../../catalogue/active.ts';
import { ownColumnsOf, ownKeysOf } from '../../catalogue/catalogueFacts.ts';
import { derivedHeader } from '../../catalogue/cells/headers.ts';
import type { Steps } from '../../queue/steps.ts';
import { derivedText, type FileTexts, fill, versionNames } from './makes.ts';

/** Making this many rows takes at most two milliseconds. */
const rowsAStep = 200;

type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

function keysOf(catalogue: ActiveCatalogue): readonly ColumnKey[] {
  const { version, table } = catalogue;
  const standard = columnsOfVersion(version).map(({ key }) => key);
  return [...standard.filter((key) => table.columns.has(key)), ...ownKeysOf(catalogue)];
}

/** Titles of own columns are as the operator wrote them, with their units. */
function titlesOf(catalogue: ActiveCatalogue, texts: FileTexts): (key: ColumnKey) => string {
  const own = new Map<string, string>(ownColumnsOf(catalogue).map((column) => [column.key, ownColumnTitle(column)]));
  return (key) => own.get(key) ?? texts.titles[key] ?? key;
}

/** Converts values to words, except numbers. */
function wordsOf(catalogue: ActiveCatalogue, row: number, key: ColumnKey, texts: FileTexts): SheetCell {
  const value = cellValue(catalogue.table, row, key);
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  const labels = (texts.labels as Labels)[key];
  const label = (code: string): string =>
    labels !== undefined && Object.hasOwn(labels, code) ? (labels[code] as string) : code;
  return typeof value === 'string' ? label(value) : value.map(label).join(texts.listSeparator);
}

/** Formats values as in assay files: bars join the items of a list, and codes stay. */
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
  readonly widths: readonly number[];
}

export function* menuRows(catalogue: ActiveCatalogue, texts: FileTexts): Steps<MenuRows> {
  const keys = keysOf(catalogue);
  const { isDemo } = catalogue;
  // People often copy rows without the lines above them.
  const demo = isDemo ? [texts.demoShort] : [];
  return {
    block: blockOf(catalogue, texts),
    titles: [...keys.map(titlesOf(catalogue, texts)), ...(isDemo ? [texts.note] : [])],
    rows: yield* rowsOf(catalogue, (row) => [...keys.map((key) => wordsOf(catalogue, row, key, texts)), ...demo]),
    widths: keys.map((key) => Math.round((findColumn(key)?.width ?? 150) / 8)),
  };
}

/** Names of columns in an ADAT. Other columns are named by their key. */
const adatNames: Partial<Record<ColumnKey, string>> = {
  seqId: 'SeqId',
  fullName: 'TargetFullName',
  targetName: 'Target',
  uniProtId: 'UniProt',
  entrezGeneName: 'EntrezGeneSymbol',
  dilutionGroup: 'Dilution',
};

/** Marks every row of a demo, because programs skip the lines above the titles. */
export function* annotationRows(catalogue: ActiveCatalogue, texts: FileTexts): Steps<readonly SheetRow[]> {
  const keys = keysOf(catalogue);
  const { isDemo, derivedFrom } = catalogue;
  const titles = titlesOf(catalogue, texts);
  const titleOf = (key: ColumnKey): string => {
    const derivation = derivedFrom.get(key);
    if (isOwnColumnKey(key)) return titles(key);
    return derivation === undefined ? (adatNames[key] ?? key) : derivedHeader(key, derivation.measure);
  };
  const head = [...keys.map(titleOf), ...(isDemo ? [texts.note] : [])];
  const demo = isDemo ? [texts.demoShort] : [];
  return [head, ...(yield* rowsOf(catalogue, (row) => [...keys.map((key) => dataOf(catalogue, row, key)), ...demo]))];
}
