/** Tracks which row has the focus, or had it last, without rendering anything. */
import type { RowNumbers } from 'ssm-core/engine';
import { cellOf, placeOf } from '../../ui/grid/gridPlaces.ts';
import { activeElementOf } from '../../ui/hooks/useRestoredFocus.ts';
import type { Readable } from '../../ui/hooks/useSelected.ts';

interface ShownRows {
  /** The rows of the page. The object stays the same while the rows are equal. */
  readonly rows: RowNumbers;
  readonly pageStart: number;
}

interface FocusedRow {
  readonly rows: RowNumbers;
  readonly place: number;
}

export interface FocusedRowStore extends Readable<FocusedRow | null> {
  /** Starts to track the focus within `frame`. Returns a cancel function. */
  readonly follow: (frame: HTMLElement, readShown: () => ShownRows) => () => void;
}

export function createFocusedRow(): FocusedRowStore {
  const listeners = new Set<() => void>();
  let focused: FocusedRow | null = null;

  function note(target: EventTarget | null, { rows, pageStart }: ShownRows): void {
    const cell = target === null ? undefined : cellOf(target);
    const place = cell && placeOf(cell, pageStart)?.row;
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
      const at = activeElementOf(frame);
      if (frame.contains(at)) note(at, readShown());
      frame.addEventListener('focusin', onFocus);
      return () => frame.removeEventListener('focusin', onFocus);
    },
  };
}
