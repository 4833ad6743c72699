import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Closes a list on Tab like a native one and returns the focus to its button, from where the browser moves on.
 * react-aria would keep Tab in the list.
 */
export function closeByTab(
  { key }: KeyboardEvent,
  { triggerRef, onClose }: { readonly triggerRef: RefObject<HTMLElement | null>; readonly onClose: () => void },
): void {
  if (key !== 'Tab') return;
  flushSync(onClose);
  triggerRef.current?.focus();
}
