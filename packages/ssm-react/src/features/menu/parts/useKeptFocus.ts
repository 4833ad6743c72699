import { type FocusEvent, type RefObject, useCallback, useRef } from 'react';
import { useLayoutEffect } from '../../../ui/hooks/layoutEffect.ts';
import { focusedBeside } from '../grid/gridPlaces.ts';

/**
 * Calls back a focus whose element was taken away, which the browser gives to the page without a
 * word. What a person focused elsewhere is left alone.
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
    if (element === null || !isInside.current || element.contains(focusedBeside(element))) return;
    findNext(element)?.focus({ preventScroll: true });
  });
  return { onFocus, onBlur };
}
