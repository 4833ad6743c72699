import type { OwnColumn, OwnColumnKey, Suggestion } from 'ssm-core';
import { type Column, type FilterCategory, listSeparator, type Table, type TextColumn } from 'ssm-core/engine';
import { isOwnColumnKey, ownColumnKind } from 'ssm-core/internal';
import type { ActiveCatalogue } from './active.ts';

/** Returns the operator's columns and families of gene sets in which a record has a value. */
export function ownColumnsOf({ table, knowledge }: Pick<ActiveCatalogue, 'table' | 'knowledge'>): readonly OwnColumn[] {
  return knowledge.ownColumns.flatMap(({ key, ...fact }) =>
    isOwnColumnKey(key) && table.columns.has(key) ? [{ key, ...fact, kind: ownColumnKind(key) }] : [],
  );
}

export function ownKeysOf(catalogue: Pick<ActiveCatalogue, 'table' | 'knowledge'>): readonly OwnColumnKey[] {
  return ownColumnsOf(catalogue).map(({ key }) => key);
}

export interface ColumnFacts {
  readonly known: number;
  /** Null if the column does not contain numbers. */
  readonly minimum: number | null;
  readonly maximum: number | null;
}

function markKnown(column: Column, known: Uint8Array): void {
  if (column.kind === 'number') {
    const { values } = column;
    for (let row = 0; row < values.length; row++) if (!Number.isNaN(values[row])) known[row] = 1;
  } else if (column.kind === 'boolean') {
    const { values } = column;
    for (let row = 0; row < values.length; row++) if (values[row] !== 2) known[row] = 1;
  } else {
    const { codes } = column;
    for (let row = 0; row < codes.length; row++) if ((codes[row] as number) >= 0) known[row] = 1;
  }
}

/** Reads several columns as one: an analyte is known if any column has a value. */
export function columnFacts(table: Table, keys: readonly string[]): ColumnFacts {
  const columns = keys.map((key) => table.columns.get(key)).filter((column) => column !== undefined);
  const known = new Uint8Array(table.rowCount);
  let minimum = Number.POSITIVE_INFINITY;
  let maximum = Number.NEGATIVE_INFINITY;
  for (const column of columns) {
    markKnown(column, known);
    if (column.kind !== 'number') continue;
    for (const value of column.values) {
      if (value < minimum) minimum = value;
      if (value > maximum) maximum = value;
    }
  }
  const hasRange = minimum <= maximum;
  return {
    known: known.reduce((count, isKnown) => count + isKnown, 0),
    minimum: hasRange ? minimum : null,
    maximum: hasRange ? maximum : null,
  };
}

function countValues(column: TextColumn): ReadonlyMap<string, number> {
  const rowsOf = new Map<string, number>();
  const valuesOf = column.dictionary.map((entry) =>
    column.kind === 'list' ? new Set(entry.split(listSeparator)) : [entry],
  );
  for (const code of column.codes) {
    for (const value of valuesOf[code] ?? []) rowsOf.set(value, (rowsOf.get(value) ?? 0) + 1);
  }
  return rowsOf;
}

function place(order: readonly string[], value: string): number {
  const index = order.indexOf(value);
  return index < 0 ? order.length : index;
}

let collator: Intl.Collator | undefined;

/** Created on first use, because creating a collator takes longer than using it. */
function natural(first: string, second: string): number {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(first, second);
}

function listedValues(table: Table, definition: FilterCategory): readonly Suggestion[] {
  const column = table.columns.get(definition.columns[0] as string);
  if (column === undefined || column.kind === 'number' || column.kind === 'boolean') return [];
  const order = definition.values ?? [];
  return [...countValues(column)]
    .map(([value, count]) => ({ value, count }))
    .toSorted(
      (first, second) => place(order, first.value) - place(order, second.value) || natural(first.value, second.value),
    );
}

function publications(table: Table, { values = [], columns }: FilterCategory): readonly Suggestion[] {
  return values
    .map((value, index) => ({ value, count: columnFacts(table, [columns[index] as string]).known }))
    .filter(({ count }) => count > 0);
}

/** Returns every value with its count, for a filter that offers a list; null for other filters. */
export function filterOptions(table: Table, definition: FilterCategory): readonly Suggestion[] | null {
  if (definition.control === 'publications') return publications(table, definition);
  const isList = ['select', 'multiSelect', 'collection'].includes(definition.control);
  return isList ? listedValues(table, definition) : null;
}
