/** Which rows of the menu are selected, read by each part that shows some of it: a tick redraws its row alone. */
import type { AssayVersion } from '../api/types.ts';
import { areSameItems, rememberLast } from '../remember.ts';
import { countSelected, emptySelection, type Selection, selectedSeqIds, selectSeqIds } from '../table/select.ts';
import type { RowNumbers, Table } from '../table/table.ts';

export interface SelectionReader {
  readonly read: () => Selection;
  /** Calls back after every change. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface MenuSelection extends SelectionReader {
  /** The row that a range is extended from. */
  readonly anchor: () => number | null;
  /**
   * Shows the selection in the rows of this table: those of `given` where there are any, else its own. It is carried by
   * SeqId into another revision of a version, and never into another version. Returns whether some were selected that go
   * with their version: its own, or those given before, unless others are given with the version.
   */
  readonly follow: (version: AssayVersion, table: Table | undefined, given: readonly string[] | undefined) => boolean;
  /** Makes it this; the anchor stays unless another is given. */
  readonly change: (selection: Selection, anchor?: number | null) => void;
  /** Its own, by SeqId, where there is one to carry on with. */
  readonly seqIds: () => readonly string[];
}

const nothingSelected: Selection = emptySelection(0);

/** Where selection is not allowed. */
export const noSelection: SelectionReader = { read: () => nothingSelected, subscribe: () => () => undefined };

/** Begins with these SeqIds, once there is a table. */
export function createMenuSelection(first: readonly string[] = []): MenuSelection {
  const listeners = new Set<() => void>();
  const inTable = rememberLast(selectSeqIds);
  let begun: AssayVersion | undefined;
  /** The table whose rows `own` counts; undefined until the first of the version. */
  let counted: Table | undefined;
  let awaited = first;
  let own = nothingSelected;
  let anchor: number | null = null;
  let shown = nothingSelected;
  let given: readonly string[] | undefined;

  function seqIds(): readonly string[] {
    return counted === undefined ? awaited : selectedSeqIds(counted, own);
  }

  /** Whether what was selected is not replaced by what is given now. */
  function isLeft(next: readonly string[] | undefined): boolean {
    if (next !== undefined) return given !== undefined && next.length > 0 && areSameItems(next, given);
    return counted === undefined ? awaited.length > 0 : own.count > 0;
  }

  function carry(to: Table): void {
    if (counted?.revision !== to.revision) {
      own = selectSeqIds(to, seqIds());
      awaited = [];
      anchor = null;
    }
    counted = to;
  }

  function show(selection: Selection): void {
    if (selection === shown) return;
    shown = selection;
    for (const listener of listeners) listener();
  }

  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    anchor: () => anchor,
    follow(version, table, next) {
      const isOther = begun !== undefined && begun !== version;
      const isLost = isOther && isLeft(next);
      if (isOther) {
        counted = undefined;
        awaited = [];
        own = nothingSelected;
        anchor = null;
      }
      begun = version;
      given = next;
      if (table === undefined) show(nothingSelected);
      else {
        carry(table);
        show(next === undefined ? own : inTable(table, next));
      }
      return isLost;
    },
    change(selection, from) {
      if (from !== undefined) anchor = from;
      // What is controlled from outside is only wished for here.
      if (given !== undefined) return;
      own = selection;
      show(own);
    },
    seqIds,
  };
}

/** How many of the rows are selected, counted only where it takes counting. */
export function selectedAmong(selection: Selection, rows: RowNumbers): number {
  const isPlain = selection.count === 0 || rows.length === selection.bytes.length;
  return isPlain ? selection.count : countSelected(selection, rows);
}

/** The rows of a result from one to another, both included, whichever comes first; the second alone when the result lacks the first. */
export function rowRange(rows: RowNumbers, from: number, to: number): RowNumbers | readonly number[] {
  const start = rows.indexOf(from);
  const end = rows.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return rows.subarray(Math.min(start, end), Math.max(start, end) + 1);
}
