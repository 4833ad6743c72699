/** What a pressed key is, whatever the keyboard layout and the input method. */
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

export interface LetterKey {
  readonly key: string;
  /** The physical key, as `KeyZ`. */
  readonly code?: string | undefined;
}

/** The Latin letter of a key in lower case. Cyrillic and Greek layouts have it at its place on the keyboard; the key itself without. */
export function letterOf({ key, code = '' }: LetterKey): string {
  const isOtherScript = key.length === 1 && key > '\u007f';
  return isOtherScript && code.startsWith('Key') ? code.slice(3).toLowerCase() : key.toLowerCase();
}

/** Whether a key belongs to an input method, where Enter, Escape and arrows choose among characters. */
export function isComposing({ isComposing: isInComposition, keyCode }: KeyboardEvent): boolean {
  // Safari ends the composition before it sends the key that ended it, with this code.
  return isInComposition || keyCode === 229;
}

/** Keys of an input method stay in the text box: nothing around it may take them for a command. Returns whether it was one. */
export function keepComposing(event: ReactKeyboardEvent): boolean {
  const isKept = isComposing(event.nativeEvent);
  if (isKept) event.stopPropagation();
  return isKept;
}

/** Whether something can be typed there: such a box undoes what was typed in it. */
export function isTextBox(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLElement && target.isContentEditable) return true;
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';
}
