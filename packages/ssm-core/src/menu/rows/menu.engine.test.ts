import { describe, expect, it } from 'vitest';
import type { ColumnKey } from '../../api/types.ts';
import { numberColumn } from '../../table/build.ts';
import type { CellText } from '../../table/cell.ts';
import type { Sort } from '../../table/order/sort.ts';
import { smallTable } from '../../testing/smallTable.ts';
import { createMenuEngine } from './menu.engine.ts';

const shown: readonly ColumnKey[] = ['seqId', 'fullName', 'targetName'];
const plainText: CellText = (_, value) => (Array.isArray(value) ? value.join(', ') : String(value));

function countingEngine() {
  const calls = { count: 0 };
  const engine = createMenuEngine((key, value) => {
    calls.count += 1;
    return plainText(key, value);
  });
  return { engine, calls };
}

function found(search: string, sort: Sort | null = null, columns = shown): readonly number[] {
  return [...createMenuEngine(plainText).find(smallTable, columns, search, sort).rows];
}

describe('finding rows', () => {
  it('returns the whole catalogue in catalogue order if there is no search and no sort', () => {
    expect(found('')).toEqual([0, 1, 2, 3, 4]);
  });

  it('searches every identifier, shown or not, and all shown columns', () => {
    expect(found('p05231')).toEqual([0]);
    expect(found('cryba1')).toEqual([1]);
    expect(found('beta crystallin')).toEqual([1, 2]);
    expect(found('12.5')).toEqual([]);
    expect(found('12.5', null, [...shown, 'loDb'])).toEqual([0]);
  });

  it('does not search the placeholder of a missing target name', () => {
    expect(found('No name published')).toEqual([]);
  });

  it('puts exact identifiers first unless the user sorts', () => {
    expect(found('10-1; 10000-28; 1')[0]).toBe(0);
    expect(found('p2')).toEqual([1]);
    expect(found('1', { key: 'seqId', direction: 'descending' })).toEqual([2, 0, 3, 1]);
  });

  it('sorts empty cells last in both directions, and ties in catalogue order', () => {
    expect(found('', { key: 'loDb', direction: 'ascending' })).toEqual([2, 4, 0, 3, 1]);
    expect(found('', { key: 'loDb', direction: 'descending' })).toEqual([3, 0, 2, 4, 1]);
    expect(found('', { key: 'seqId', direction: 'ascending' })).toEqual([1, 3, 4, 0, 2]);
  });

  it('searches and sorts within filtered rows, in whatever order the filtered rows come', () => {
    const engine = createMenuEngine(plainText);
    const within = Uint32Array.of(4, 2, 1);
    const rowsOf = (search: string, sort: Sort | null) => [
      ...engine.find(smallTable, shown, search, sort, within).rows,
    ];
    expect([
      rowsOf('', null),
      rowsOf('', { key: 'loDb', direction: 'ascending' }),
      rowsOf('beta crystallin', null),
      rowsOf('p05231', null),
    ]).toEqual([[1, 2, 4], [2, 4, 1], [1, 2], []]);
  });

  it('returns the same object for the same search and sort, without computing twice', () => {
    const { engine, calls } = countingEngine();
    const first = engine.find(smallTable, shown, 'beta', { key: 'fullName', direction: 'ascending' });
    const before = calls.count;
    const again = engine.find(smallTable, shown, 'beta', { key: 'fullName', direction: 'ascending' });
    expect([again.rows === first.rows, calls.count - before]).toEqual([true, 0]);
  });

  it('keeps its index and sort orders if more columns arrive', () => {
    const { engine, calls } = countingEngine();
    engine.find(smallTable, shown, 'beta', { key: 'fullName', direction: 'ascending' });
    const before = calls.count;
    const columns = new Map(smallTable.columns).set('fStatSerum', numberColumn([1, 2, 3, 4, 5]));
    const merged = { ...smallTable, columns };
    expect([...engine.find(merged, shown, 'bet', { key: 'fullName', direction: 'ascending' }).rows]).toEqual([1, 2]);
    expect(calls.count - before).toBe(0);
  });
});

describe('preparation at idle', () => {
  it('finds the same rows whether a text is typed letter by letter or entered at once', () => {
    const engine = createMenuEngine(plainText);
    const texts = ['i', 'il', 'il-', 'il-6', 'il-6 s', 'il-6', 'il', '', 'l', 'il'];
    const typed = texts.map((text) => [...engine.find(smallTable, shown, text, null).rows]);
    expect(typed).toEqual(texts.map((text) => found(text)));
  });

  it('computes everything that the first search and the first sort need', () => {
    const { engine, calls } = countingEngine();
    for (const step of engine.preparation(smallTable, shown)) step();
    const before = calls.count;
    engine.find(smallTable, shown, 'il6', { key: 'targetName', direction: 'descending' });
    expect([before > 0, calls.count - before]).toEqual([true, 0]);
  });
});
