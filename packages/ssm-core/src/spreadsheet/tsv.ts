/** Writes tab-separated text for programs that read a line as a row, so no cell contains a line break. */
import { inertText } from './csv.ts';
import type { SheetCell, SheetRow } from './sheet.ts';

function field(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const line = inertText(cell.replace(/[\t\r\n]+/g, ' '), 'programs');
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

export function writeTsvLines(rows: readonly SheetRow[]): string {
  return rows.map((row) => `${row.map(field).join('\t')}\n`).join('');
}
