import { useEffect, useRef } from 'react';
import { activeElementOf } from '../../ui/hooks/activeElement.ts';

/** Focuses another element after a dialog closes and its opener is gone. */
export function useReturnedFocus(isOpen: boolean, find: (() => HTMLElement | null) | undefined): void {
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      // The dialog returns the focus to its opener in the next frame, so this waits for one more.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const next = latest.current?.() ?? null;
          const focused = next && activeElementOf(next);
          if (focused === null || focused === document.body) next?.focus();
        }),
      );
    };
  }, [isOpen]);
}
