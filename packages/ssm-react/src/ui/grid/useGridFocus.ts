import { type FocusEvent, type RefObject, useCallback, useMemo, useRef } from 'react';
import { useLayoutEffect } from '../hooks/layoutEffect.ts';
import { useLatest } from '../hooks/useMemoFromPrevious.ts';
import { activeElementOf } from '../hooks/useRestoredFocus.ts';
import { clampPlace, type GridBounds, type GridPosition } from './gridMoves.ts';
import { cellOf, focusTargetAt, placeOf } from './gridPlaces.ts';

export interface GridFocus {
  readonly focusPlace: (place: GridPosition) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

export interface GridFocusOptions {
  readonly grid: RefObject<HTMLElement | null>;
  /** The position that has the focus, or gets the focus on Tab. A ref, so that moving the focus renders nothing. */
  readonly active: RefObject<GridPosition>;
  readonly bounds: GridBounds;
  readonly pageStart: number;
  /** Changes with the result. The position then returns to the first row. */
  readonly resultKey?: unknown;
  readonly draw: (place: GridPosition) => void;
  /**
   * Changes when cells are replaced by new elements, such as after a change of columns. The focus then moves to the
   * new cell.
   */
  readonly layoutKey?: unknown;
}

/**
 * Makes the grid one Tab stop, which passes the focus to the last focused cell. While the focus is inside, the grid
 * itself is no Tab stop, so Shift and Tab lead out of it.
 */
export function useGridFocus(options: GridFocusOptions): GridFocus {
  const latest = useLatest(options);
  const { grid: gridRef, active: activeRef, resultKey, layoutKey } = options;
  const shownKey = useRef(resultKey);
  useLayoutEffect(() => {
    if (shownKey.current === resultKey) return;
    shownKey.current = resultKey;
    if (activeRef.current.row > 0) activeRef.current = { ...activeRef.current, row: 0 };
  }, [activeRef, resultKey]);

  const focusPlace = useCallback(
    (wanted: GridPosition) => {
      const { grid, bounds, pageStart, draw } = latest.current;
      const place = clampPlace(wanted, bounds);
      activeRef.current = place;
      draw(place);
      const target = grid.current === null ? null : focusTargetAt(grid.current, place, pageStart);
      target?.focus({ preventScroll: true });
      const cell = target && cellOf(target);
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    [activeRef, latest],
  );

  // If a render removed the focused cell, focuses the cell at the same position.
  useLayoutEffect(() => {
    const element = gridRef.current;
    const hadFocus = element?.tabIndex === -1;
    if (hadFocus && !element.contains(activeElementOf(element))) focusPlace(activeRef.current);
  }, [gridRef, activeRef, layoutKey, focusPlace]);

  return useMemo(
    () => ({
      focusPlace,
      onFocus(event) {
        if (event.target === event.currentTarget) {
          focusPlace(activeRef.current);
          return;
        }
        event.currentTarget.tabIndex = -1;
        const cell = cellOf(event.target);
        const place = cell === undefined ? undefined : placeOf(cell, latest.current.pageStart);
        if (place !== undefined) activeRef.current = place;
      },
      onBlur(event) {
        if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.tabIndex = 0;
      },
    }),
    [activeRef, latest, focusPlace],
  );
}
