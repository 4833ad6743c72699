import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Closes a list that stands over the page when Tab leaves it, as a native one does, and gives the focus back to its button: the browser goes on
 * from there. react-aria would keep the key in the list. What is chosen stays chosen.
 */
export function closeByTab(
  { key }: KeyboardEvent,
  { triggerRef, onClose }: { readonly triggerRef: RefObject<HTMLElement | null>; readonly onClose: () => void },
): void {
  if (key !== 'Tab') return;
  flushSync(onClose);
  triggerRef.current?.focus();
}
