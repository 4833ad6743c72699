/** Analytes as the plain JSON list. */
import { type ColumnKey, type RowNumbers, type Table } from 'ssm-core';
import { cellTextOf } from './cellTexts.ts';

/** What `JSON.stringify` makes of the analytes of these rows, with these keys. */
export function listText(table: Table, rows: RowNumbers, keys: readonly ColumnKey[]): string {
  const cells = keys.map((key, index) => ({
    lead: `${index === 0 ? '{' : ','}${JSON.stringify(key)}:`,
    textAt: cellTextOf(table.columns.get(key)),
  }));
  const analytes: string[] = [];
  for (const row of rows) {
    let text = '';
    for (const { lead, textAt } of cells) text += lead + textAt(row);
    analytes.push(`${text}}`);
  }
  return `[${analytes.join(',')}]`;
}
