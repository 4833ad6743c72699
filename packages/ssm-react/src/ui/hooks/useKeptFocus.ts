import { type FocusEvent, type RefObject, useCallback, useRef } from 'react';
import { activeElementOf } from './activeElement.ts';
import { useLayoutEffect } from './layoutEffect.ts';

/**
 * Restores the focus after its element was removed, when the browser silently moves it to the page. It leaves a focus
 * that the user moved elsewhere alone.
 */
export function useKeptFocus(
  area: RefObject<HTMLElement | null>,
  findNext: (area: HTMLElement) => HTMLElement | null,
): { readonly onFocus: () => void; readonly onBlur: (event: FocusEvent) => void } {
  const isInside = useRef(false);
  const onFocus = useCallback(() => {
    isInside.current = true;
  }, []);
  const onBlur = useCallback((event: FocusEvent) => {
    isInside.current = event.currentTarget.contains(event.relatedTarget);
  }, []);
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || !isInside.current || element.contains(activeElementOf(element))) return;
    // The next element may be outside the area and then keeps the focus.
    isInside.current = false;
    findNext(element)?.focus({ preventScroll: true });
  });
  return { onFocus, onBlur };
}
