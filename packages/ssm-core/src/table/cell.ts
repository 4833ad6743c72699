import type { Analyte, ColumnKey } from '../api/types.ts';
import { invariant } from '../invariant.ts';
import { entryAt } from './parse/deferred.column.ts';
import { type Column, listSeparator, type Table, type TextColumn } from './table.ts';

export type CellValue = string | readonly string[] | number | boolean | null;

/** Returns the text that the interface displays for a known value. */
export type CellText = (key: ColumnKey, value: Exclude<CellValue, null>) => string;

export function isTextColumn(column: Column): column is TextColumn {
  return column.kind === 'text' || column.kind === 'list';
}

export function listItems(entry: string): readonly string[] {
  return entry.split(listSeparator);
}

export function entryValue(column: TextColumn, entry: string): string | readonly string[] {
  return column.kind === 'list' ? listItems(entry) : entry;
}

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

/** Returns the value of a cell; null if the value is unknown, or if the table lacks the column. */
export function cellValue(table: Table, row: number, key: string): CellValue {
  invariant(row >= 0 && row < table.rowCount, `row ${row} is not in a table of ${table.rowCount} rows`);
  const column = table.columns.get(key);
  return column === undefined ? null : columnValue(column, row);
}

/** Returns whether any row has a value. Does not use a dictionary, whose creation would delay the first rows. */
export function hasValues(table: Table, key: string): boolean {
  for (let row = 0; row < table.rowCount; row += 1) if (cellValue(table, row, key) !== null) return true;
  return false;
}

/** Returns one row as in the plain JSON list, with `seqId` and the given keys; unknown values are null. */
export function analyteAt(table: Table, row: number, keys: readonly ColumnKey[]): Analyte {
  const seqId = cellValue(table, row, 'seqId');
  invariant(typeof seqId === 'string', `row ${row} has no seqId; every row of a table has one`);
  const analyte: Record<string, CellValue> = { seqId };
  for (const key of keys) analyte[key] = cellValue(table, row, key);
  return analyte as unknown as Analyte;
}

export function entryTexts(column: TextColumn, key: ColumnKey, cellText: CellText): readonly string[] {
  return column.dictionary.map((entry) => cellText(key, entryValue(column, entry)));
}

export function rowTexts(column: Column, key: ColumnKey, cellText: CellText): readonly (string | undefined)[] {
  if (isTextColumn(column)) {
    const texts = entryTexts(column, key, cellText);
    return Array.from(column.codes, (code) => (code < 0 ? undefined : texts[code]));
  }
  return Array.from(column.values, (_, row) => {
    const value = columnValue(column, row);
    return value === null ? undefined : cellText(key, value);
  });
}
