import { useEffect, useRef } from 'react';

/** Returns the focused element, also inside the candidate's shadow root; null when it is the body. */
function focusedBeside(candidate: HTMLElement): Element | null {
  const root = candidate.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  return focused === document.body ? null : focused;
}

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
          if (next !== null && focusedBeside(next) === null) next.focus();
        }),
      );
    };
  }, [isOpen]);
}
