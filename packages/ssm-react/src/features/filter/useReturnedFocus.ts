import { useEffect, useRef } from 'react';

/** The focused element, also inside the shadow root that holds the candidate; null when it is the page itself. */
function focusedBeside(candidate: HTMLElement): Element | null {
  const root = candidate.getRootNode();
  const focused = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
  return focused === document.body ? null : focused;
}

/** After a dialog has closed and nothing has the focus, because its opener is gone, another element gets it. */
export function useReturnedFocus(isOpen: boolean, find: (() => HTMLElement | null) | undefined): void {
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      // The dialog gives the focus back in the next frame, where there is an opener to give it to.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const next = latest.current?.() ?? null;
          if (next !== null && focusedBeside(next) === null) next.focus();
        }),
      );
    };
  }, [isOpen]);
}
