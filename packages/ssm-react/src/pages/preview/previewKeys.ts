/** Maps keys to preview commands without the DOM. */
import { letterOf } from '../../ui/field/keys.ts';
import type { PressedKey } from '../../ui/grid/gridMoves.ts';

export interface PreviewWhere {
  readonly isOpen: boolean;
  /** Whether Space is free because it selects nothing here. */
  readonly takesSpace: boolean;
}

export function previewCommand(pressed: PressedKey, where: PreviewWhere): 'toggle' | 'close' | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  if (key === 'Escape') return where.isOpen ? 'close' : undefined;
  // Caps Lock produces upper case.
  return letterOf(pressed) === 'i' || (key === ' ' && where.takesSpace) ? 'toggle' : undefined;
}
