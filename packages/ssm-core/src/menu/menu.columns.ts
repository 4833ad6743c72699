import type { Catalogue, ColumnKey } from '../api/types.ts';
import { isColumnOf } from '../columns/columns.offer.ts';
import type { Clause } from '../filter/clause.ts';
import { columnKeysRead } from '../filter/evaluate/filter.evaluate.ts';
import { hasValues } from '../table/cell.ts';
import { defaultColumnKeys, findColumn } from '../table/columns.ts';
import { isOwnColumnKey } from '../table/ownColumns.ts';
import type { Table } from '../table/table.ts';
import type { MenuView } from './menu.view.ts';

export function withFilterColumns(keys: readonly ColumnKey[], clauses: readonly Clause[]): readonly ColumnKey[] {
  const read = clauses.flatMap(columnKeysRead).flatMap((key) => findColumn(key)?.key ?? []);
  return [...new Set([...keys, ...read])];
}

/**
 * Returns the columns to show: those that the view chose, or the person's default and the columns of the filters.
 * Applying filters already added their columns to chosen columns, and the user may have removed them since.
 */
export function shownColumns(
  { version, filters, columns }: Pick<MenuView, 'version' | 'filters' | 'columns'>,
  defaults: readonly ColumnKey[],
): readonly ColumnKey[] {
  const known = (columns ?? withFilterColumns(defaults, filters)).filter(isColumnOf(version));
  // Without any column, users could not see what is wrong.
  return known.length > 0 ? known : defaultColumnKeys;
}

/** Returns whether some row has a value in the column; true while that is unknown. */
export function isFilled(key: ColumnKey, table: Table | undefined, catalogue: Catalogue | undefined): boolean {
  const described = catalogue?.columns.find((column) => column.key === key);
  if (described !== undefined) return described.known > 0;
  // The catalogue describes each of its own columns, so this one is of an earlier or of the other catalogue.
  if (catalogue !== undefined && isOwnColumnKey(key)) return false;
  if (table === undefined || !table.columns.has(key)) return true;
  const isWhole = table.rowCount === table.total && table.rowCount > 0;
  return !isWhole || hasValues(table, key);
}

export function splitColumns(
  asked: readonly ColumnKey[],
  table: Table | undefined,
  catalogue: Catalogue | undefined,
): { readonly shown: readonly ColumnKey[]; readonly hidden: readonly ColumnKey[] } {
  if (catalogue?.total === 0) return { shown: asked, hidden: [] };
  const hidden = asked.filter((key) => !isFilled(key, table, catalogue));
  return hidden.length === 0
    ? { shown: asked, hidden }
    : { shown: asked.filter((key) => !hidden.includes(key)), hidden };
}
