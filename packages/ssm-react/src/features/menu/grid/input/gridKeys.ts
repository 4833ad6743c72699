/** Maps keys to commands without access to the DOM. The grid executes the commands. */
import { letterOf } from '../../../../ui/field/keys.ts';
import { columnStep, type GridMove, moveOf, type PressedKey } from '../../../../ui/grid/gridMoves.ts';

export type GridCommand =
  | { readonly type: 'move'; readonly move: GridMove }
  | { readonly type: 'select' }
  | { readonly type: 'extend' }
  | { readonly type: 'selectAll' }
  | { readonly type: 'open' }
  | { readonly type: 'help' }
  | { readonly type: 'resize'; readonly by: 1 | -1 }
  | { readonly type: 'reorder'; readonly by: 1 | -1 };

export interface GridWhere {
  readonly isInHeader: boolean;
  /** Whether Space is a command. False on a header that is a button, because the button handles Space. */
  readonly takesSpace: boolean;
  readonly isRightToLeft: boolean;
}

/** Returns the command of a key, or undefined when the browser or the focused control handles it. */
export function gridCommand(pressed: PressedKey, where: GridWhere): GridCommand | undefined {
  const { key, shiftKey } = pressed;
  const isControl = pressed.ctrlKey || pressed.metaKey;
  if (pressed.altKey) return undefined;
  if (key === '?') return { type: 'help' };
  const by = columnStep(key, where.isRightToLeft);
  if (by !== 0 && shiftKey && where.isInHeader) return { type: isControl ? 'reorder' : 'resize', by };
  const move = moveOf(pressed, where.isRightToLeft);
  if (move !== undefined) return { type: 'move', move };
  if (isControl) return !shiftKey && letterOf(pressed) === 'a' ? { type: 'selectAll' } : undefined;
  if (key === ' ' && where.takesSpace) return { type: shiftKey ? 'extend' : 'select' };
  return key === 'Enter' && !shiftKey && !where.isInHeader ? { type: 'open' } : undefined;
}
