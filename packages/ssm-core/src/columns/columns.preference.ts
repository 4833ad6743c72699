/** The columns that a person prefers for all tables. One preference serves both versions. */
import type { AssayVersion, ColumnKey } from '../api/types.ts';
import { columnsOfVersion } from '../table/columns.ts';
import { areSameColumns } from './columns.order.ts';

function isOf(version: AssayVersion): (key: ColumnKey) => boolean {
  const known = new Set(columnsOfVersion(version).map(({ key }) => key));
  return (key) => known.has(key);
}

/** Whether a choice made in this version is what the person prefers there, order included. */
export function isPreferred(
  columns: readonly ColumnKey[],
  preferred: readonly ColumnKey[],
  version: AssayVersion,
): boolean {
  return areSameColumns(columns, preferred.filter(isOf(version)));
}

/** What to save of a choice made in this version: what only the other one has could not be taken out, and stays. */
export function preferenceOf(
  columns: readonly ColumnKey[],
  preferred: readonly ColumnKey[],
  version: AssayVersion,
): readonly ColumnKey[] {
  const isHere = isOf(version);
  return [...columns, ...preferred.filter((key) => !isHere(key))];
}
