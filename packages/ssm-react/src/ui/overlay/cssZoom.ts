/**
 * A page may set CSS `zoom` around us. Rectangles, pointer positions and the window's size are then measured in pixels of the window,
 * while a length in a style is multiplied by the zoom.
 */

/** Returns by how much the page zooms an element. Browsers from before 2024 do not say, and measure as if there were no zoom. */
export function zoomOf(element: Element): number {
  return (element as Partial<Element>).currentCSSZoom ?? 1;
}

/** Moves a bubble, which stands in the window's upper left corner, to a place in the window. */
export function moveTo(bubble: HTMLElement, x: number, y: number): void {
  const zoom = zoomOf(bubble);
  bubble.style.translate = `${Math.round(x) / zoom}px ${Math.round(y) / zoom}px`;
}
