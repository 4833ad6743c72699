import type { FieldKey, RowNumbers, Table } from 'ssm-core/engine';
import type { Steps } from '../../queue/steps.ts';
import type { Bytes } from '../encoding.ts';
import { type CellTexts, cellTexts } from './jsonTexts.ts';

const [comma, opening, closing, openingRow, closingRow] = [0x2c, 0x5b, 0x5d, 0x7b, 0x7d];
const rowsAtOnce = 512;

interface Cells extends CellTexts {
  readonly lead: Bytes;
}

function sizeOf({ lead, starts, codes }: Cells, rows: RowNumbers): number {
  let size = rows.length * lead.length;
  for (let index = 0; index < rows.length; index++) {
    const code = codes[rows[index] as number] as number;
    size += (starts[code + 1] as number) - (starts[code] as number);
  }
  return size;
}

function writeCell({ lead, bytes, starts, codes }: Cells, row: number, into: Bytes, start: number): number {
  let at = start;
  for (let from = 0; from < lead.length; from++) into[at++] = lead[from] as number;
  const code = codes[row] as number;
  const end = starts[code + 1] as number;
  for (let from = starts[code] as number; from < end; from++) into[at++] = bytes[from] as number;
  return at;
}

export function* listBytes(table: Table, rows: RowNumbers, keys: readonly FieldKey[]): Steps<Bytes> {
  const cells: Cells[] = [];
  // Each row adds a brace and a comma. Its last comma becomes the closing brace.
  let size = 1 + rows.length * 2;
  for (const key of keys) {
    const cell = { lead: new TextEncoder().encode(`${JSON.stringify(key)}:`), ...cellTexts(table, key, 'items') };
    cells.push(cell);
    size += sizeOf(cell, rows);
    yield;
  }
  const bytes = new Uint8Array(Math.max(2, size));
  bytes[0] = opening;
  let at = 1;
  for (let index = 0; index < rows.length; index++) {
    bytes[at++] = openingRow;
    for (const cell of cells) at = writeCell(cell, rows[index] as number, bytes, at);
    bytes[at - 1] = closingRow;
    bytes[at++] = comma;
    if (index % rowsAtOnce === rowsAtOnce - 1) yield;
  }
  bytes[bytes.length - 1] = closing;
  return bytes;
}
