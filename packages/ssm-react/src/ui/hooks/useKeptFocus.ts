import { type FocusEvent, type RefObject, useCallback, useRef } from 'react';
import { useLayoutEffect } from './layoutEffect.ts';

/** The focused element of the document or shadow root that the node is in. */
export function focusedBeside(node: Node): Element | null {
  const root = node.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
}

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
    // The next place may be elsewhere, and keeps the focus then.
    isInside.current = false;
    findNext(element)?.focus({ preventScroll: true });
  });
  return { onFocus, onBlur };
}
