/** The row of a table that has the focus, or had it last. It is noted whether or not anybody listens, and draws nothing. */
import type { RowNumbers } from 'ssm-core/engine';
import { cellOf, placeOf } from '../../ui/grid/gridPlaces.ts';
import { focusedBeside } from '../../ui/hooks/useKeptFocus.ts';
import type { Readable } from '../../ui/hooks/useSelected.ts';

/** What a table shows. */
interface ShownRows {
  /** Of the page; the same object as long as they are the same. */
  readonly rows: RowNumbers;
  /** Position of the first of them in the result. */
  readonly pageStart: number;
}

/** A place among these rows. Of other ones it says nothing. */
interface FocusedRow {
  readonly rows: RowNumbers;
  readonly place: number;
}

export interface FocusedRowStore extends Readable<FocusedRow | null> {
  /** Notes where the focus goes inside the element that holds the rows, from now on. Returns how to stop. */
  readonly follow: (frame: HTMLElement, readShown: () => ShownRows) => () => void;
}

export function createFocusedRow(): FocusedRowStore {
  const listeners = new Set<() => void>();
  let focused: FocusedRow | null = null;

  function note(target: EventTarget | null, { rows, pageStart }: ShownRows): void {
    const cell = target === null ? undefined : cellOf(target);
    const place = cell && placeOf(cell, pageStart)?.row;
    // On the header the last row stays the one that is looked at.
    if (place === undefined || place < 0) return;
    if (focused?.rows === rows && focused.place === place) return;
    focused = { rows, place };
    for (const listener of listeners) listener();
  }

  return {
    getSnapshot: () => focused,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow(frame, readShown) {
      const onFocus = ({ target }: FocusEvent): void => note(target, readShown());
      const at = focusedBeside(frame);
      if (frame.contains(at)) note(at, readShown());
      frame.addEventListener('focusin', onFocus);
      return () => frame.removeEventListener('focusin', onFocus);
    },
  };
}
