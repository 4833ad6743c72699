/** The selection as the table shows it, read by each part that shows some of it: a tick draws its row alone. */
import { countSelected, emptySelection, type RowNumbers, type Selection } from 'ssm-core';

export interface SelectionReader {
  readonly read: () => Selection;
  /** Calls back after every change; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface SelectionStore extends SelectionReader {
  readonly show: (selection: Selection) => void;
}

export const nothingSelected: Selection = emptySelection(0);

/** Where selection is not allowed. */
export const noSelection: SelectionReader = { read: () => nothingSelected, subscribe: () => () => undefined };

export function createSelectionStore(): SelectionStore {
  const listeners = new Set<() => void>();
  let shown = nothingSelected;
  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show(selection) {
      if (selection === shown) return;
      shown = selection;
      for (const listener of listeners) listener();
    },
  };
}

/** How many of the rows are selected, counted only where it takes counting. */
export function selectedAmong(selection: Selection, rows: RowNumbers): number {
  const isPlain = selection.count === 0 || rows.length === selection.bytes.length;
  return isPlain ? selection.count : countSelected(selection, rows);
}
