import { type FocusEvent, type RefObject, useCallback, useRef } from 'react';
import { useLayoutEffect } from './layoutEffect.ts';

/**
 * Returns the focused element of the document or shadow root that contains the node. Returns the body when nothing
 * has the focus.
 */
export function activeElementOf(node: Node): Element | null {
  return (node.getRootNode() as Partial<DocumentOrShadowRoot>).activeElement ?? null;
}

/** Returns whether the browser has moved the focus to the page, because the focused element was removed. */
export function isFocusLost(node: Node): boolean {
  const focused = activeElementOf(node);
  return focused === null || focused === document.body;
}

/**
 * Returns the element that takes the focus when a focused element is removed: the main landmark, heading or table of
 * the page. Makes that element focusable.
 */
export function pageAround(node: Element): HTMLElement | null {
  const page = node.closest('.ssm-root')?.querySelector<HTMLElement>('main, h1, [role=grid]') ?? null;
  if (page?.hasAttribute('tabindex') === false) page.tabIndex = -1;
  return page;
}

/**
 * Restores the focus after the focused element was removed, because the browser then moves it to the page without an
 * event. Does nothing if the user has moved the focus elsewhere.
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
    // The element that gets the focus next may be outside the area; it then keeps the focus.
    isInside.current = false;
    findNext(element)?.focus({ preventScroll: true });
  });
  return { onFocus, onBlur };
}

/**
 * Scrolls a control that a key has focused into view with its whole cell. Browsers do not scroll to a control that is
 * partly in view.
 */
export function showFocused({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  (target.closest('th, td') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
