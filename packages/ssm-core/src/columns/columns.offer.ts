/** Which columns a person can choose among, and those that others name. */
import type { AssayVersion, Catalogue, ColumnKey } from '../api/types.ts';
import { columnsOfVersion, findColumn } from '../table/columns.ts';
import { fold } from '../table/search/fold.ts';

/**
 * Those of the version, in the catalogue's order, apart from those that no reagent has a value in. As long as the
 * catalogue is not there, or has no reagents, nothing is known of that.
 */
export function offeredColumns(version: AssayVersion, catalogue?: Catalogue): readonly ColumnKey[] {
  const described = catalogue?.version === version && catalogue.total > 0 ? catalogue.columns : [];
  const empty = new Set<ColumnKey>(described.filter(({ known }) => known === 0).map(({ key }) => key));
  return columnsOfVersion(version).flatMap(({ key }) => (empty.has(key) ? [] : [key]));
}

/** Those of the columns whose title holds every word of the text, whatever its case and accents. */
export function findColumns(
  keys: readonly ColumnKey[],
  text: string,
  titleOf: (key: ColumnKey) => string,
): readonly ColumnKey[] {
  const words = fold(text).split(/\s+/);
  return keys.filter((key) => {
    const title = fold(titleOf(key));
    return words.every((word) => title.includes(word));
  });
}

/** Those of the values that name columns, by key or short key, each once and in order. */
export function knownColumnKeys(values: readonly unknown[]): readonly ColumnKey[] {
  return [...new Set(values.flatMap((value) => (typeof value === 'string' ? (findColumn(value)?.key ?? []) : [])))];
}
