import { describe, expect, it } from 'vitest';
import { textColumn } from '../table/build.ts';
import { emptySelection, selectedSeqIds, setSelected } from '../table/select.ts';
import type { Table } from '../table/table.ts';
import { createMenuSelection, rowRange, selectedAmong } from './menu.selection.ts';

function tableOf(seqIds: readonly string[], revision = 'revision1'): Table {
  const rowCount = seqIds.length;
  const columns = new Map([['seqId', textColumn(seqIds)]]);
  return { version: 'V_7K', revision, isDemo: false, total: rowCount, rowCount, columns };
}

const table = tableOf(['1-1', '2-1', '3-1', '4-1']);
const some = setSelected(emptySelection(6), [1, 4, 5], true);

describe('the selection', () => {
  it('notifies listeners if it changes, but not if it is replaced by an equal selection', () => {
    const selection = createMenuSelection();
    const told: number[] = [];
    selection.follow('V_7K', table, undefined);
    const stop = selection.subscribe(() => told.push(selection.read().count));
    const two = setSelected(selection.read(), [1, 2], true);
    selection.change(two, 1);
    selection.change(two);
    selection.change(emptySelection(4), null);
    stop();
    selection.change(two);
    expect([told, selection.read() === two, selection.anchor()]).toEqual([[2, 0], true, null]);
  });

  it('starts with the SeqIds of the page once a table is loaded, without SeqIds that the table lacks', () => {
    const selection = createMenuSelection(['4-1', '9-9']);
    selection.follow('V_7K', undefined, undefined);
    const before = [selection.read().count, selection.seqIds()];
    selection.follow('V_7K', table, undefined);
    expect([before, selectedSeqIds(table, selection.read())]).toEqual([[0, ['4-1', '9-9']], ['4-1']]);
  });

  it('stays the same object if columns arrive, and keeps its SeqIds in another revision', () => {
    const selection = createMenuSelection(['2-1', '4-1']);
    selection.follow('V_7K', table, undefined);
    const before = selection.read();
    selection.follow('V_7K', { ...table, columns: new Map(table.columns).set('fullName', textColumn([])) }, undefined);
    const isSame = selection.read() === before;
    const next = tableOf(['0-1', '4-1', '5-1'], 'revision2');
    selection.follow('V_7K', next, undefined);
    expect([isSame, selectedSeqIds(next, selection.read())]).toEqual([true, ['4-1']]);
  });

  it('is dropped if the version changes, and stays empty when the user returns to the version', () => {
    const selection = createMenuSelection(['2-1']);
    selection.follow('V_7K', table, undefined);
    selection.follow('V_11K', undefined, undefined);
    selection.follow('V_7K', table, undefined);
    expect([selection.read().count, selection.anchor()]).toEqual([0, null]);
  });

  it('is the page’s while the page controls it, and a change only moves the start of the next range', () => {
    const selection = createMenuSelection();
    selection.follow('V_7K', table, ['3-1']);
    selection.change(setSelected(selection.read(), [0], true), 0);
    expect([selectedSeqIds(table, selection.read()), selection.anchor()]).toEqual([['3-1'], 0]);
  });
});

describe('selectedAmong', () => {
  it('counts the rows of a result that are selected', () => {
    expect(selectedAmong(some, Uint32Array.of(0, 1, 2, 5))).toBe(2);
    expect(selectedAmong(some, Uint32Array.of(5, 4, 3, 2, 1, 0))).toBe(3);
    expect(selectedAmong(emptySelection(6), Uint32Array.of(0, 1))).toBe(0);
  });
});

describe('rowRange', () => {
  const rows = Uint32Array.of(7, 3, 9, 1, 4);

  it('takes all rows between two rows of a result, in either direction', () => {
    expect([...rowRange(rows, 3, 1)]).toEqual([3, 9, 1]);
    expect([...rowRange(rows, 4, 9)]).toEqual([9, 1, 4]);
  });

  it('takes only the second row if the result lacks the first', () => {
    expect([...rowRange(rows, 5, 9)]).toEqual([9]);
  });
});
