/**
 * Packs rows for transfer between threads, as a few JSON texts that are each short enough to parse without blocking.
 */
import type { ReadCell, ReadRow, ReadSheet } from 'ssm-core/engine';

export interface PackedSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly pieces: readonly string[];
}

type PackedCell = string | Omit<ReadCell, 'column'>;
/** For each row: its line, negative if it is hidden, its number of cells, and the column and content of each cell. */
type Packed = (number | PackedCell)[];

const cellsAPiece = 2000;

function packedCell({ kind, text, date, isHidden }: ReadCell): PackedCell {
  if (kind === 'text' && isHidden !== true) return text;
  return { kind, text, ...(date === undefined ? {} : { date }), ...(isHidden === true ? { isHidden } : {}) };
}

export function packRows({ name, isHidden = false, rows }: ReadSheet): PackedSheet {
  const pieces: string[] = [];
  let piece: Packed = [];
  let count = 0;
  const flush = (): void => {
    if (piece.length > 0) pieces.push(JSON.stringify(piece));
    piece = [];
    count = 0;
  };
  for (const row of rows) {
    const { line, cells } = row;
    piece.push(row.isHidden === true ? -line : line, cells.length);
    for (const cell of cells) piece.push(cell.column, packedCell(cell));
    count += cells.length;
    if (count >= cellsAPiece) flush();
  }
  flush();
  return { name, isHidden, pieces };
}

export function* unpackRows({ pieces }: PackedSheet): Generator<ReadRow, void> {
  for (const text of pieces) {
    const piece = JSON.parse(text) as Packed;
    let at = 0;
    while (at < piece.length) {
      const line = piece[at] as number;
      const count = piece[at + 1] as number;
      at += 2;
      const cells: ReadCell[] = [];
      for (const end = at + count * 2; at < end; at += 2) {
        const column = piece[at] as number;
        const cell = piece[at + 1] as PackedCell;
        cells.push(typeof cell === 'string' ? { column, kind: 'text', text: cell } : { column, ...cell });
      }
      yield line < 0 ? { line: -line, cells, isHidden: true } : { line, cells };
    }
  }
}
