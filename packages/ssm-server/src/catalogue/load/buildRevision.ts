import type { AssayVersion, OwnColumnKey } from 'ssm-core';
import {
  booleanColumn,
  type Column,
  columnDefinitions,
  columnsOfVersion,
  filterDefinitions,
  findColumn,
  identifierColumnsOfRecord,
  listColumn,
  numberColumn,
  type TextColumn,
  textColumn,
} from 'ssm-core/engine';
import { isOwnColumnKey } from 'ssm-core/internal';
import type { FieldValue } from '../cells/values.ts';
import type { LoadedColumnKey, LoadReport } from '../report.ts';
import type { Joined, KeyedTable } from './join.ts';

/** Columns that only filters read. v11Only is excluded, because it is computed and never loaded. */
const filterOnly = new Set(
  filterDefinitions
    .flatMap((filter) => filter.columns)
    .filter((key) => key !== 'v11Only' && columnDefinitions.every((column) => column.key !== key)),
);

export function loadedColumns(version: AssayVersion): readonly LoadedColumnKey[] {
  return [...columnsOfVersion(version).map(({ key }) => key), ...(filterOnly as Set<LoadedColumnKey>)];
}

function columnOf(key: LoadedColumnKey | OwnColumnKey, values: readonly FieldValue[]): Column {
  const kind = findColumn(key)?.kind;
  if (kind === 'text') return textColumn(values as readonly (string | null)[]);
  if (kind === 'boolean') return booleanColumn(values as readonly (boolean | null)[]);
  if (kind === 'number' || key === 'apparentKd') return numberColumn(values as readonly (number | null)[]);
  return listColumn(values as readonly (readonly string[] | null)[]);
}

export function buildColumns(
  version: AssayVersion,
  seqIds: readonly string[],
  fields: ReadonlyMap<string, readonly FieldValue[]>,
): ReadonlyMap<string, Column> {
  const columns = new Map<string, Column>([['seqId', textColumn(seqIds)]]);
  for (const key of [...loadedColumns(version), ...[...fields.keys()].filter(isOwnColumnKey)]) {
    const values = fields.get(key);
    if (key !== 'seqId' && values?.some((value) => value !== null)) columns.set(key, columnOf(key, values));
  }
  return columns;
}

export function buildIdentifierColumns(
  fields: ReadonlyMap<string, readonly FieldValue[]>,
): ReadonlyMap<string, Column> {
  const { entrez, somaId } = identifierColumnsOfRecord;
  const valuesOf = (key: string) => fields.get(key) ?? [];
  const columns: readonly (readonly [string, Column])[] = [
    [entrez, listColumn(valuesOf(entrez) as readonly (readonly string[] | null)[])],
    [somaId, textColumn(valuesOf(somaId) as readonly (string | null)[])],
  ];
  return new Map(columns.filter(([key]) => valuesOf(key).some((value) => value !== null)));
}

/** Keeps every column of every file as it was read, under the name `file · header`. */
export function buildSource(tables: readonly KeyedTable[], joined: Joined): ReadonlyMap<string, TextColumn> {
  const source = new Map<string, TextColumn>();
  for (const { name, table, keyed } of tables) {
    for (const [index, header] of table.headers.entries()) {
      const values = Array.from<string | null>({ length: joined.seqIds.length }).fill(null);
      for (const { seqId, row } of keyed) {
        const at = joined.rowOf.get(seqId);
        const cell = table.rows[row]?.cells[index] ?? '';
        if (at !== undefined && cell !== '') values[at] = cell;
      }
      source.set(`${name} · ${header}`, textColumn(values));
    }
  }
  return source;
}

function isKnown(column: Column, row: number): boolean {
  if (column.kind === 'number') return !Number.isNaN(column.values[row]);
  if (column.kind === 'boolean') return column.values[row] !== 2;
  return column.codes[row] !== -1;
}

export function countKnown(
  version: AssayVersion,
  columns: ReadonlyMap<string, Column>,
  onMenu: Uint8Array,
): Pick<LoadReport, 'known' | 'absent'> {
  const known = [...columns].map(([column, values]) => {
    let count = 0;
    for (let row = 0; row < onMenu.length; row += 1) if (onMenu[row] === 1 && isKnown(values, row)) count += 1;
    return { column: column as LoadedColumnKey | OwnColumnKey, count };
  });
  return { known, absent: loadedColumns(version).filter((column) => !columns.has(column)) };
}
