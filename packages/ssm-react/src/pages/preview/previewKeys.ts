/** What a key means where a preview may stand beside the rows. No DOM: it acts on what is answered here. */
import { letterOf } from '../../ui/field/keys.ts';
import type { PressedKey } from '../../ui/grid/gridMoves.ts';

export interface PreviewWhere {
  readonly isOpen: boolean;
  /** Whether Space selects nothing where the focus is, and so is free. */
  readonly takesSpace: boolean;
}

export function previewCommand(pressed: PressedKey, where: PreviewWhere): 'toggle' | 'close' | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  if (key === 'Escape') return where.isOpen ? 'close' : undefined;
  // Upper case where Caps Lock is on.
  return letterOf(pressed) === 'i' || (key === ' ' && where.takesSpace) ? 'toggle' : undefined;
}
