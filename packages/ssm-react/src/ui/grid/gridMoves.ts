/** Computes the grid position that a key leads to. It has no access to the DOM; the grid moves the focus. */
import type { LetterKey } from '../field/keys.ts';

/**
 * A position in the grid. Row -1 is the header, and row 0 is the first row of the page. Column 0 is the first
 * rendered column.
 */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

export interface GridBounds {
  /** -1 if the header has positions that can be focused, else 0. */
  readonly firstRow: -1 | 0;
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

export function columnStep(key: string, isRightToLeft: boolean): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowLeft') === isRightToLeft ? 1 : -1;
}

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

export function clampPlace(place: GridPosition, { firstRow, rows, columns }: GridBounds): GridPosition {
  return { row: clamp(place.row, firstRow, rows - 1), column: clamp(place.column, 0, columns - 1) };
}

/**
 * Returns the position that a move leads to. Page keys move by `rowsInView` and stay among the rows. Up from the
 * first row leads to the header.
 */
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
