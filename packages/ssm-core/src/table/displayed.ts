import type { ColumnKey } from '../api/types.ts';
import { type CellText, columnValue, entryValue, isTextColumn } from './cell.ts';
import type { Column, TextColumn } from './table.ts';

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
