/** Places of a grid, and where a key leads from one. No DOM: a grid acts on what is answered here. */
import type { LetterKey } from '../field/keys.ts';

/** Row -1 is the header, 0 the first row of the page; column 0 is the first drawn. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridBounds {
  /** -1 where the header has places of its own, else 0. */
  readonly firstRow: -1 | 0;
  /** Rows on the page. */
  readonly rows: number;
  readonly columns: number;
}

export type GridMove =
  | 'up'
  | 'down'
  | 'nextCell'
  | 'previousCell'
  | 'rowStart'
  | 'rowEnd'
  | 'gridStart'
  | 'gridEnd'
  | 'pageUp'
  | 'pageDown';

export interface PressedKey extends LetterKey {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const moves: Readonly<Record<string, GridMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};
const controlMoves: Readonly<Record<string, GridMove>> = { Home: 'gridStart', End: 'gridEnd' };

/** Whether a key leads to the next column or back; 0 for a key that is no such arrow. */
export function columnStep(key: string, isRightToLeft: boolean): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowLeft') === isRightToLeft ? 1 : -1;
}

/** The move of a key; undefined for a key that is none. */
export function moveOf(pressed: PressedKey, isRightToLeft: boolean): GridMove | undefined {
  const { key } = pressed;
  if (pressed.altKey || pressed.shiftKey) return undefined;
  if (pressed.ctrlKey || pressed.metaKey) return controlMoves[key];
  const step = columnStep(key, isRightToLeft);
  if (step === 0) return moves[key];
  return step > 0 ? 'nextCell' : 'previousCell';
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(value, highest));
}

/** The nearest place inside the bounds. */
export function clampPlace(place: GridPosition, { firstRow, rows, columns }: GridBounds): GridPosition {
  return { row: clamp(place.row, firstRow, rows - 1), column: clamp(place.column, 0, columns - 1) };
}

/** Where a move leads; a Page key passes `rowsInView`. Up from the first row is the header; Page keys stay among the rows. */
export function movePlace(
  { row, column }: GridPosition,
  move: GridMove,
  bounds: GridBounds,
  rowsInView: number,
): GridPosition {
  const to: Readonly<Record<GridMove, readonly [number, number]>> = {
    up: [row - 1, column],
    down: [row + 1, column],
    nextCell: [row, column + 1],
    previousCell: [row, column - 1],
    rowStart: [row, 0],
    rowEnd: [row, bounds.columns],
    gridStart: [0, 0],
    gridEnd: [bounds.rows, bounds.columns],
    pageUp: [Math.max(0, row - rowsInView), column],
    pageDown: [Math.max(0, row + rowsInView), column],
  };
  return clampPlace({ row: to[move][0], column: to[move][1] }, bounds);
}
