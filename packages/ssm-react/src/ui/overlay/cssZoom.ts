/**
 * Supports pages that set CSS `zoom` around the root. Rectangles, pointer positions and the window size are then in
 * window pixels, but lengths in styles are multiplied by the zoom.
 */

/**
 * Returns the CSS zoom of an element. Returns 1 in browsers before 2024, which do not tell the zoom and measure as if
 * there were none.
 */
export function zoomOf(element: Element): number {
  return (element as Partial<Element>).currentCSSZoom ?? 1;
}

export function moveTo(bubble: HTMLElement, x: number, y: number): void {
  const zoom = zoomOf(bubble);
  bubble.style.translate = `${Math.round(x) / zoom}px ${Math.round(y) / zoom}px`;
}
