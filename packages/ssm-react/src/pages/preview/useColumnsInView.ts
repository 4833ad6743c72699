/** The pane takes its room from the end of the table, where the columns that filters add stand. */
import { type RefObject, useEffect } from 'react';
import type { ColumnKey } from 'ssm-core';
import { zoomOf } from '../../ui/overlay/cssZoom.ts';

/** Scrolls sideways alone, and no further than needed. */
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
 * Shows columns of the table when these are others, and when the table becomes narrower or wider. Where there is no room for all of
 * them, the first are seen. A person may scroll away.
 */
export function useColumnsInView(frame: RefObject<HTMLElement | null>, keys: readonly ColumnKey[]): void {
  // An equal list asks for nothing new.
  const asked = keys.join(' ');
  useEffect(() => {
    const grid = frame.current?.querySelector<HTMLElement>('[role=grid]');
    if (!grid) return undefined;
    // Told after the table itself, which has laid out its columns by then.
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
