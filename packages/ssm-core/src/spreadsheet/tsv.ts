/** Sheets as tab-separated text, for programs that read a line as a row: no cell breaks one. */
import { inertText } from './csv.ts';
import type { SheetCell, SheetRow } from './sheet.ts';

function field(cell: SheetCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const line = inertText(cell.replace(/[\t\r\n]+/g, ' '), 'programs');
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

/** Lines, each ended by a line feed. */
export function writeTsvLines(rows: readonly SheetRow[]): string {
  return rows.map((row) => `${row.map(field).join('\t')}\n`).join('');
}
