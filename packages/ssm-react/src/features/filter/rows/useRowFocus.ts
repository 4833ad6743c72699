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
  const follow = useRef<(after: readonly DraftRow[]) => void>((after) => {
    // As the dialog opens; by itself it would take the focus as a whole.
    const first = after[0];
    if (openedAt !== null) focusBox(frame.current, openedAt, 'first');
    else if (first !== undefined) focusPart(frame.current, first.filterId, 'Category');
  });
  const isFollowed = useRef(true);
  useLayoutEffect(() => {
    if (!isFollowed.current) return;
    isFollowed.current = false;
    follow.current(rows);
  }, [rows]);

  function plan(next: (after: readonly DraftRow[]) => void): void {
    follow.current = next;
    isFollowed.current = true;
  }

  return {
    followAdded: () =>
      plan((after) => {
        const added = after.at(-1);
        if (added !== undefined) focusPart(frame.current, added.filterId, 'Category');
      }),
    followRemoved: (filterId) => {
      const index = rows.findIndex((row) => row.filterId === filterId);
      plan((after) => {
        const next = after[Math.min(index, after.length - 1)];
        if (next === undefined) return;
        // Where the last row was removed an empty one stands now, which is to be filled in.
        focusPart(frame.current, next.filterId, rows.length === 1 ? 'Category' : 'Remove');
      });
    },
  };
}
