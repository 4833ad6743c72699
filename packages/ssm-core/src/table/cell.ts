/** The value of one cell, and the text a person sees for it. */
import type { Analyte, ColumnKey } from '../api/types.ts';
import { invariant } from '../invariant.ts';
import { entryAt } from './parse/deferred.column.ts';
import { type Column, listSeparator, type Table, type TextColumn } from './table.ts';

export type CellValue = string | readonly string[] | number | boolean | null;

/** The text a person sees for a known value; the interface supplies it. */
export type CellText = (key: ColumnKey, value: Exclude<CellValue, null>) => string;

/** Whether the column holds text or lists, by a dictionary. */
export function isTextColumn(column: Column): column is TextColumn {
  return column.kind === 'text' || column.kind === 'list';
}

/** The items of a list as it stands in a dictionary. */
export function listItems(entry: string): readonly string[] {
  return entry.split(listSeparator);
}

/** What a dictionary entry of the column stands for: the text, or the list's items. */
export function entryValue(column: TextColumn, entry: string): string | readonly string[] {
  return column.kind === 'list' ? listItems(entry) : entry;
}

/** The value in one row of a column; null where nothing is known. */
export function columnValue(column: Column, row: number): CellValue {
  if (column.kind === 'number') {
    const value = column.values[row] as number;
    return Number.isNaN(value) ? null : value;
  }
  if (column.kind === 'boolean') {
    const value = column.values[row];
    return value === 2 ? null : value === 1;
  }
  const entry = entryAt(column, row);
  return entry === null ? null : entryValue(column, entry);
}

/** The value of a cell; null where nothing is known, and in every row of a column that the table lacks. */
export function cellValue(table: Table, row: number, key: string): CellValue {
  invariant(row >= 0 && row < table.rowCount, `row ${row} is not in a table of ${table.rowCount} rows`);
  const column = table.columns.get(key);
  return column === undefined ? null : columnValue(column, row);
}

/** Whether any row has a value there. Ends at the first one, and asks for no dictionary, which the first rows do not wait for. */
export function hasValues(table: Table, key: string): boolean {
  for (let row = 0; row < table.rowCount; row += 1) if (cellValue(table, row, key) !== null) return true;
  return false;
}

/** One row as the plain JSON list carries it: `seqId` and the keys asked for, null where nothing is known. */
export function analyteAt(table: Table, row: number, keys: readonly ColumnKey[]): Analyte {
  const seqId = cellValue(table, row, 'seqId');
  invariant(typeof seqId === 'string', `row ${row} has no seqId; every row of a table has one`);
  const analyte: Record<string, CellValue> = { seqId };
  for (const key of keys) analyte[key] = cellValue(table, row, key);
  return analyte as unknown as Analyte;
}
