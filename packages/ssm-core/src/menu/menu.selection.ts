/** Selection of rows. Each row subscribes separately, so that a tick redraws only its row. */
import type { AssayVersion } from '../api/types.ts';
import { createListeners } from '../listeners.ts';
import { areSameItems, memoizeLast } from '../memoize.ts';
import { countSelected, emptySelection, type Selection, selectedSeqIds, selectSeqIds } from '../table/select.ts';
import type { RowNumbers, Table } from '../table/table.ts';

export interface SelectionReader {
  readonly read: () => Selection;
  /** Notifies after every change. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

const nothingSelected: Selection = emptySelection(0);

export const noSelection: SelectionReader = { read: () => nothingSelected, subscribe: () => () => undefined };

/** A selection that a version gets when it is shown next. */
export interface ExpectedSelection {
  readonly version: AssayVersion;
  readonly seqIds: readonly string[];
}

export function createMenuSelection(first: readonly string[] = []) {
  const listeners = createListeners();
  const inTable = memoizeLast(selectSeqIds);
  let begun: AssayVersion | undefined;
  let counted: Table | undefined;
  let awaited = first;
  let expected: ExpectedSelection | undefined;
  let own = nothingSelected;
  let anchor: number | null = null;
  let shown = nothingSelected;
  let given: readonly string[] | undefined;

  function seqIds(): readonly string[] {
    return counted === undefined ? awaited : selectedSeqIds(counted, own);
  }

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
    listeners.notify();
  }

  return {
    read: (): Selection => shown,
    subscribe: listeners.subscribe,
    anchor: (): number | null => anchor,
    /**
     * Follows the table, with `next` as the selection if it is given. An uncontrolled selection is carried by SeqId
     * into another revision of a version, but never into another version. Returns the selection to report after a
     * version change: the expected one, or none if the change dropped a selection. This includes a `next` that did not
     * change with the version. Otherwise returns undefined.
     */
    follow(
      version: AssayVersion,
      table: Table | undefined,
      next: readonly string[] | undefined,
    ): readonly string[] | undefined {
      const isOther = begun !== undefined && begun !== version;
      const isLost = isOther && isLeft(next);
      const back = isOther && expected?.version === version ? expected.seqIds : [];
      if (isOther) {
        expected = undefined;
        counted = undefined;
        awaited = back;
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
      return isLost || back.length > 0 ? back : undefined;
    },
    /** Sets the selection of a version that will be shown; undefined for none. */
    expect(next: ExpectedSelection | undefined): void {
      expected = next;
    },
    change(selection: Selection, from?: number | null): void {
      if (from !== undefined) anchor = from;
      if (given !== undefined) return;
      own = selection;
      show(own);
    },
    seqIds,
  };
}

export function selectedAmong(selection: Selection, rows: RowNumbers): number {
  const isPlain = selection.count === 0 || rows.length === selection.bytes.length;
  return isPlain ? selection.count : countSelected(selection, rows);
}

export function rowRange(rows: RowNumbers, from: number, to: number): RowNumbers | readonly number[] {
  const start = rows.indexOf(from);
  const end = rows.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return rows.subarray(Math.min(start, end), Math.max(start, end) + 1);
}
