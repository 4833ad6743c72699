/** Moves the focus with the rows of the dialog: to the one asked for, to a new one, and on from one that is gone. */
import { type RefObject, useRef } from 'react';
import type { DraftRow } from 'ssm-core';
import { useLayoutEffect } from '../../../ui/hooks/layoutEffect.ts';
import { focusBox, focusPart } from './rowFocus.ts';

export interface RowFocus {
  /** Before a row is added or removed: once the rows are drawn, the focus follows. */
  readonly followAdded: () => void;
  readonly followRemoved: (filterId: string) => void;
}

export function useRowFocus(
  frame: RefObject<HTMLElement | null>,
  rows: readonly DraftRow[],
  openedAt: string | null,
): RowFocus {
  /** Answers whether the rows are those that it waits for; null while nothing is to follow. */
  const follow = useRef<((after: readonly DraftRow[]) => boolean) | null>((after) => {
    // As the dialog opens; by itself it would take the focus as a whole.
    const first = after[0];
    if (openedAt !== null) focusBox(frame.current, openedAt, 'first');
    else if (first !== undefined) focusPart(frame.current, first.filterId, 'Category');
    return true;
  });
  useLayoutEffect(() => {
    // What was typed just before may be drawn first.
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
        // Where the last row was removed an empty one stands now, which is to be filled in.
        focusPart(frame.current, next.filterId, rows.length === 1 ? 'Category' : 'Remove');
        return true;
      };
    },
  };
}
