/** Scrolls columns that filters add into view, because the pane covers the end of the table, where they are. */
import { type RefObject, useEffect } from 'react';
import type { ColumnKey } from 'ssm-core';
import { zoomOf } from '../../ui/overlay/cssZoom.ts';

function scrollTo(grid: HTMLElement, header: HTMLElement): void {
  const zoom = zoomOf(grid);
  const view = grid.getBoundingClientRect();
  const at = header.getBoundingClientRect();
  const { direction, scrollMarginInlineStart } = getComputedStyle(header);
  const start = view.left + grid.clientLeft * zoom;
  const end = start + grid.clientWidth * zoom;
  const fixed = Number.parseFloat(scrollMarginInlineStart) * zoom;
  const [from, to] = direction === 'rtl' ? [start, end - fixed] : [start + fixed, end];
  if (at.right > to) grid.scrollLeft += (at.right - to) / zoom;
  else if (at.left < from) grid.scrollLeft -= (from - at.left) / zoom;
}

/**
 * Scrolls columns into the viewport when they change or the table is resized. If not all fit, the first ones are in
 * view. Users can scroll away.
 */
export function useColumnsInView(frame: RefObject<HTMLElement | null>, keys: readonly ColumnKey[]): void {
  // A text, so that a new array with equal keys does not scroll again.
  const asked = keys.join(' ');
  useEffect(() => {
    const grid = frame.current?.querySelector<HTMLElement>('[role=grid]');
    if (!grid) return undefined;
    // This observer is called after the table's own observer, which lays out the columns first.
    const observer = new ResizeObserver(() => {
      for (const key of asked.split(' ').toReversed()) {
        const header = grid.querySelector<HTMLElement>(`[data-column="${key}"]`);
        if (header !== null) scrollTo(grid, header);
      }
    });
    observer.observe(grid);
    return () => observer.disconnect();
  }, [frame, asked]);
}
