/** What a key means in the grid, and where it leads. No DOM: the grid acts on what is answered here. */

/** A place in the grid: row -1 is the header, 0 the first row of the page; column 0 is the first drawn. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

export interface GridBounds {
  /** Rows on the page. */
  readonly rows: number;
  readonly columns: number;
  /** Rows that one Page key passes. */
  readonly rowsInView: number;
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

export type GridCommand =
  | { readonly type: 'move'; readonly move: GridMove }
  | { readonly type: 'select' }
  | { readonly type: 'extend' }
  | { readonly type: 'selectAll' }
  | { readonly type: 'open' }
  | { readonly type: 'help' }
  | { readonly type: 'resize'; readonly by: 1 | -1 }
  | { readonly type: 'reorder'; readonly by: 1 | -1 };

export interface PressedKey {
  readonly key: string;
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

function arrowCommand(by: 1 | -1, pressed: PressedKey, isInHeader: boolean): GridCommand | undefined {
  const isControl = pressed.ctrlKey || pressed.metaKey;
  if (isInHeader && pressed.shiftKey) return { type: isControl ? 'reorder' : 'resize', by };
  if (pressed.shiftKey || isControl) return undefined;
  return { type: 'move', move: by === 1 ? 'nextCell' : 'previousCell' };
}

export interface GridWhere {
  readonly isInHeader: boolean;
  /** False on a header that is a button: Space is the button's own. */
  readonly takesSpace: boolean;
  readonly isRightToLeft: boolean;
}

/** The command of a key, or undefined when the key is the browser's or the focused control's own. */
export function gridCommand(pressed: PressedKey, where: GridWhere): GridCommand | undefined {
  const { key } = pressed;
  if (pressed.altKey) return undefined;
  if (key === '?') return { type: 'help' };
  if (key === 'ArrowRight') return arrowCommand(where.isRightToLeft ? -1 : 1, pressed, where.isInHeader);
  if (key === 'ArrowLeft') return arrowCommand(where.isRightToLeft ? 1 : -1, pressed, where.isInHeader);
  if (pressed.ctrlKey || pressed.metaKey) {
    if (pressed.shiftKey) return undefined;
    if (key === 'Home') return { type: 'move', move: 'gridStart' };
    if (key === 'End') return { type: 'move', move: 'gridEnd' };
    return key.toLowerCase() === 'a' ? { type: 'selectAll' } : undefined;
  }
  if (key === ' ' && where.takesSpace) return { type: pressed.shiftKey ? 'extend' : 'select' };
  if (pressed.shiftKey) return undefined;
  if (key === 'Enter' && !where.isInHeader) return { type: 'open' };
  const move = moves[key];
  return move === undefined ? undefined : { type: 'move', move };
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(value, highest));
}

/** The nearest place inside the bounds. */
export function clampPlace(place: GridPlace, bounds: GridBounds): GridPlace {
  return { row: clamp(place.row, -1, bounds.rows - 1), column: clamp(place.column, 0, bounds.columns - 1) };
}

/** Where a move leads. Up from the first row is the header; Page keys stay among the rows. */
export function movePlace(from: GridPlace, move: GridMove, bounds: GridBounds): GridPlace {
  const last = { row: bounds.rows - 1, column: bounds.columns - 1 };
  const firstRow = Math.min(0, last.row);
  const to: Readonly<Record<GridMove, GridPlace>> = {
    up: { ...from, row: from.row - 1 },
    down: { ...from, row: from.row + 1 },
    nextCell: { ...from, column: from.column + 1 },
    previousCell: { ...from, column: from.column - 1 },
    rowStart: { ...from, column: 0 },
    rowEnd: { ...from, column: last.column },
    gridStart: { row: firstRow, column: 0 },
    gridEnd: last,
    pageUp: { ...from, row: Math.max(firstRow, from.row - bounds.rowsInView) },
    pageDown: { ...from, row: Math.max(firstRow, from.row + bounds.rowsInView) },
  };
  return clampPlace(to[move], bounds);
}
