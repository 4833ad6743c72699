import { type FocusEvent, type RefObject, useCallback, useRef } from 'react';
import { useLayoutEffect } from './layoutEffect.ts';

/** Returns the focused element of the document or shadow root that the node is in; the body when nothing has the focus. */
export function activeElementOf(node: Node): Element | null {
  return (node.getRootNode() as Partial<DocumentOrShadowRoot>).activeElement ?? null;
}

/** Whether the browser has moved the focus to the page, because the focused element was removed. */
export function isFocusLost(node: Node): boolean {
  const focused = activeElementOf(node);
  return focused === null || focused === document.body;
}

/**
 * Returns where the focus goes when its element is removed: the main landmark, heading or table of the page. Makes it
 * focusable.
 */
export function pageAround(node: Element): HTMLElement | null {
  const page = node.closest('.ssm-root')?.querySelector<HTMLElement>('main, h1, [role=grid]') ?? null;
  if (page?.hasAttribute('tabindex') === false) page.tabIndex = -1;
  return page;
}

/**
 * Restores the focus after its element was removed, when the browser silently moves it to the page. It leaves a focus
 * that the user moved elsewhere alone.
 */
export function useRestoredFocus(
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
