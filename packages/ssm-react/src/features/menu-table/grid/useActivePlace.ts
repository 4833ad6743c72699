import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { clampPlace, type GridBounds, type GridPlace } from './gridKeys.ts';
import { tabStopOf } from './gridPlaces.ts';

const firstCell: GridPlace = { row: 0, column: 0 };

export interface ActivePlace {
  /** The place of the grid's one tab stop, always inside the bounds. */
  readonly active: GridPlace;
  /** Makes a place the tab stop; with focus, brings it into view. */
  readonly activate: (place: GridPlace, shouldFocus: boolean) => void;
}

/** Keeps the tab stop on a real cell; when another result is shown it goes to the first row. */
export function useActivePlace(
  grid: RefObject<HTMLElement | null>,
  bounds: GridBounds,
  resultKey: unknown,
): ActivePlace {
  const [place, setPlace] = useState(firstCell);
  const [shownKey, setShownKey] = useState(resultKey);
  if (shownKey !== resultKey) {
    setShownKey(resultKey);
    if (place.row > 0) setPlace({ ...place, row: 0 });
  }
  const shouldFocus = useRef(false);

  const activate = useCallback((next: GridPlace, focuses: boolean) => {
    if (focuses) shouldFocus.current = true;
    setPlace((before) => (before.row === next.row && before.column === next.column ? before : next));
  }, []);

  useLayoutEffect(() => {
    if (!shouldFocus.current || grid.current === null) return;
    shouldFocus.current = false;
    const stop = tabStopOf(grid.current);
    stop?.focus({ preventScroll: true });
    stop?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return { active: clampPlace(place, bounds), activate };
}
