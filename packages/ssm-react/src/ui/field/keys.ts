import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

export interface LetterKey {
  readonly key: string;
  readonly code?: string | undefined;
}

/**
 * Returns the lower-case Latin letter of a key. In Cyrillic and Greek layouts, the position of the key gives the
 * letter.
 */
export function letterOf({ key, code = '' }: LetterKey): string {
  const isOtherScript = key.length === 1 && key > '\u007f';
  return isOtherScript && code.startsWith('Key') ? code.slice(3).toLowerCase() : key.toLowerCase();
}

/**
 * Returns whether an input method handles the key. During its composition, Enter, Escape and arrows choose
 * characters.
 */
export function isComposing({ isComposing: isInComposition, keyCode }: KeyboardEvent): boolean {
  // Safari ends the composition before it sends the last key, but gives that key the code 229.
  return isInComposition || keyCode === 229;
}

/**
 * Stops keys that belong to an input method from reaching elements around the text box. Returns whether it stopped
 * the key.
 */
export function keepComposing(event: ReactKeyboardEvent): boolean {
  const isKept = isComposing(event.nativeEvent);
  if (isKept) event.stopPropagation();
  return isKept;
}

export function isTextBox(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLElement && target.isContentEditable) return true;
  return target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio';
}
