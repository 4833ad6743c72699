import type { AssayVersion, Catalogue, ColumnKey, OwnColumnKey } from '../api/types.ts';
import { columnsOfVersion, findColumn } from '../table/columns.ts';
import { isOwnColumnKey } from '../table/ownColumns.ts';
import { fold } from '../table/search/fold.ts';

/**
 * Returns a test whether a version may have a column. Either version may have own columns, so they pass unless `offered`
 * lists the columns that the version has.
 */
export function isColumnOf(version: AssayVersion, offered?: readonly ColumnKey[]): (key: ColumnKey) => boolean {
  const known = new Set<string>(columnsOfVersion(version).map(({ key }) => key));
  return (key) => known.has(key) || (isOwnColumnKey(key) && (offered === undefined || offered.includes(key)));
}

export function offeredColumns(version: AssayVersion, catalogue?: Catalogue): readonly ColumnKey[] {
  const described = catalogue?.version === version && catalogue.total > 0 ? catalogue.columns : [];
  const empty = new Set<ColumnKey>(described.filter(({ known }) => known === 0).map(({ key }) => key));
  return [
    ...columnsOfVersion(version).flatMap(({ key }) => (empty.has(key) ? [] : [key])),
    ...ownColumnsOf(catalogue?.version === version ? catalogue : undefined),
  ];
}

/** Returns the own columns of a catalogue in which some reagent has a value. */
export function ownColumnsOf(catalogue: Pick<Catalogue, 'columns'> | undefined): readonly OwnColumnKey[] {
  return (catalogue?.columns ?? []).flatMap(({ key, known }) => (known > 0 && isOwnColumnKey(key) ? [key] : []));
}

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

export function knownColumnKeys(values: readonly unknown[]): readonly ColumnKey[] {
  return [...new Set(values.flatMap((value) => (typeof value === 'string' ? (findColumn(value)?.key ?? []) : [])))];
}

export function orderShown(order: readonly ColumnKey[], keys: readonly ColumnKey[]): readonly ColumnKey[] {
  const shown = new Set(keys);
  const ordered = order.filter((key) => shown.has(key));
  keys.forEach((key, index) => {
    if (ordered.includes(key)) return;
    const before = keys[index - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, key);
  });
  return ordered;
}
