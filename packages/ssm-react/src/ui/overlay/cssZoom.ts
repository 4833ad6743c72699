/**
 * A page may set CSS `zoom` around the root. Rectangles, pointer positions and window size are then in window pixels,
 * while style lengths are multiplied by the zoom.
 */

/** Returns the CSS zoom of an element. Browsers before 2024 lack it and measure as if there were no zoom. */
export function zoomOf(element: Element): number {
  return (element as Partial<Element>).currentCSSZoom ?? 1;
}

export function moveTo(bubble: HTMLElement, x: number, y: number): void {
  const zoom = zoomOf(bubble);
  bubble.style.translate = `${Math.round(x) / zoom}px ${Math.round(y) / zoom}px`;
}
