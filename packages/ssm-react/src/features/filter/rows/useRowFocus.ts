/** Moves the focus to the filter that the dialog opens at, to an added row, and away from a removed one. */
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

/** Focuses the box, or else the value, or the category when there is no value. */
export function focusBox(frame: Element | null, filterId: string, box: FilterBox): void {
  const row = rowElement(frame, filterId);
  const places = [`[data-box="${box}"]`, '[data-part="Value"]', '[data-part="Category"]'];
  places.find((place) => focusWithin(row, place));
}

export interface RowFocus {
  /** Called before a row is added; the focus moves once the row is rendered. */
  readonly followAdded: () => void;
  readonly followRemoved: (filterId: string) => void;
}

export function useRowFocus(
  frame: RefObject<HTMLElement | null>,
  rows: readonly DraftRow[],
  openedAt: string | null,
): RowFocus {
  /** Returns true once the awaited rows are rendered; null when the focus need not move. */
  const follow = useRef<((after: readonly DraftRow[]) => boolean) | null>((after) => {
    // On opening, the dialog would otherwise focus its own root element.
    const first = after[0];
    if (openedAt !== null) focusBox(frame.current, openedAt, 'first');
    else if (first !== undefined) focusPart(frame.current, first.filterId, 'Category');
    return true;
  });
  useLayoutEffect(() => {
    // An edit made just before can render first, without the awaited rows.
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
        // Removing the only row leaves an empty one, whose category comes first.
        focusPart(frame.current, next.filterId, rows.length === 1 ? 'Category' : 'Remove');
        return true;
      };
    },
  };
}
