/** Moves the focus in the dialog: to the filter for which it opens, to an added row, and away from a removed row. */
import { type RefObject, useRef } from 'react';
import type { DraftRow, FilterBox } from 'ssm-core';
import { useLayoutEffect } from '../../../ui/hooks/layoutEffect.ts';

type RowPart = 'Category' | 'Value' | 'Remove';

function focusWithin(row: Element | null, place: string): boolean {
  const control = row?.querySelector<HTMLElement>(`${place} :is(button, input)`) ?? null;
  control?.focus();
  return control !== null;
}

function rowElement(frame: Element | null, filterId: string): Element | null {
  return frame?.querySelector(`[data-filter-id="${filterId}"]`) ?? null;
}

function focusPart(frame: Element | null, filterId: string, part: RowPart): void {
  focusWithin(rowElement(frame, filterId), `[data-part="${part}"]`);
}

/** Focuses the given box of a filter. Without that box, focuses the value or else the category. */
export function focusBox(frame: Element | null, filterId: string, box: FilterBox): void {
  const row = rowElement(frame, filterId);
  const places = [`[data-box="${box}"]`, '[data-part="Value"]', '[data-part="Category"]'];
  places.find((place) => focusWithin(row, place));
}

export interface RowFocus {
  /** Call it before adding a row. The focus moves when the row is rendered. */
  readonly followAdded: () => void;
  readonly followRemoved: (filterId: string) => void;
}

export function useRowFocus(
  frame: RefObject<HTMLElement | null>,
  rows: readonly DraftRow[],
  openedAt: string | null,
): RowFocus {
  /** Moves the focus and returns true once the expected rows are rendered. Null while no move is pending. */
  const follow = useRef<((after: readonly DraftRow[]) => boolean) | null>((after) => {
    // Focuses a part of the dialog at once. Otherwise the dialog would focus its own root element.
    const first = after[0];
    if (openedAt !== null) focusBox(frame.current, openedAt, 'first');
    else if (first !== undefined) focusPart(frame.current, first.filterId, 'Category');
    return true;
  });
  useLayoutEffect(() => {
    // An earlier edit can render first, without the expected rows. The move then stays pending.
    if (follow.current?.(rows) === true) follow.current = null;
  }, [rows]);

  return {
    followAdded() {
      follow.current = (after) => {
        const added = after.at(-1);
        if (added === undefined || rows.some(({ filterId }) => filterId === added.filterId)) return false;
        focusPart(frame.current, added.filterId, 'Category');
        return true;
      };
    },
    followRemoved(filterId) {
      const index = rows.findIndex((row) => row.filterId === filterId);
      follow.current = (after) => {
        const next = after[Math.min(index, after.length - 1)];
        if (next === undefined || after.some((row) => row.filterId === filterId)) return false;
        // Removing the only row leaves an empty row, in which the category comes first.
        focusPart(frame.current, next.filterId, rows.length === 1 ? 'Category' : 'Remove');
        return true;
      };
    },
  };
}
