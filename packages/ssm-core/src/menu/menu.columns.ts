/** Which columns a view shows. */
import type { AssayVersion, ColumnKey } from '../api/types.ts';
import type { Clause } from '../filter/clause.ts';
import { columnKeysRead } from '../filter/filter.matcher.ts';
import { columnsOfVersion, findColumn } from '../table/columns.ts';
import type { MenuView } from './menu.view.ts';

/** Those of the columns that the version has. */
function columnsInVersion(keys: readonly ColumnKey[], version: AssayVersion): readonly ColumnKey[] {
  const known = new Set(columnsOfVersion(version).map(({ key }) => key));
  return keys.filter((key) => known.has(key));
}

/** The columns, then those that the filters read and that are not among them; some filters read none that is shown. */
export function withFilterColumns(keys: readonly ColumnKey[], clauses: readonly Clause[]): readonly ColumnKey[] {
  const read = clauses.flatMap(columnKeysRead).flatMap((key) => findColumn(key)?.key ?? []);
  return [...new Set([...keys, ...read])];
}

/**
 * The columns to show. A view without columns of its own shows the person's default and what its filters
 * read; one with columns shows those: filters added theirs when they were applied, and a person may have
 * taken them out since.
 */
export function shownColumns(
  { version, filters, columns }: Pick<MenuView, 'version' | 'filters' | 'columns'>,
  defaults: readonly ColumnKey[],
): readonly ColumnKey[] {
  return columnsInVersion(columns ?? withFilterColumns(defaults, filters), version);
}
