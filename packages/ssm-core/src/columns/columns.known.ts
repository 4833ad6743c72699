/** Columns named by others: claims, answers, what a browser kept. */
import type { ColumnKey } from '../api/types.ts';
import { findColumn } from '../table/columns.ts';

/** Those of the values that name columns, by key or short key, each once and in order. */
export function knownColumnKeys(values: readonly unknown[]): readonly ColumnKey[] {
  return [...new Set(values.flatMap((value) => (typeof value === 'string' ? (findColumn(value)?.key ?? []) : [])))];
}
