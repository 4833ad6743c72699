import { array, assert, integer, nat, property } from 'fast-check';
import type { ColumnKey } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import type { GridViewport } from '../../../ui/grid/useGridViewport.ts';
import { layOut } from '../testing/layOut.ts';
import { coveringGridView, gridViewAtRest, isDrawn, nextGridView, unseenGrid } from './gridView.ts';
import { rowHeight } from './sheet.ts';

const columns = layOut(['seqId', 'fullName', 'targetName'], {});
const wide = layOut(
  ['seqId', 'fullName', 'targetName', 'characterizationInfo', 'diseases', 'pathways', 'pQtl'] as ColumnKey[],
  {},
);
const viewport: GridViewport = { scrollTop: 0, scrollStart: 0, height: 352, width: 1000 };
const scene = { viewport, count: 100, columns, lead: 0, held: { row: 0, column: 0 } };
const opened = nextGridView(unseenGrid, scene);

describe('nextGridView', () => {
  it('draws the rows in view, a few more rows, and all columns that fit', () => {
    expect(opened.slots).toEqual(Array.from({ length: 13 }, (_, place) => place));
    expect(opened.drawn).toEqual({ from: 0, to: 3 });
  });

  it('returns the same object when a scroll or a new tab stop needs no further rows', () => {
    expect(nextGridView(opened, { ...scene, viewport: { ...viewport, scrollTop: rowHeight } }) === opened).toBe(true);
    expect(nextGridView(opened, { ...scene, held: { row: 5, column: 2 } }) === opened).toBe(true);
  });

  it('keeps the tab stop drawn at any scroll position', () => {
    const away = nextGridView(opened, { ...scene, viewport: { ...viewport, scrollTop: 60 * rowHeight } });
    expect(away.slots.includes(0)).toBe(true);
    expect(away.slots.length).toBe(13);
  });

  it('draws the columns in view, and one further column in the direction of scrolling', () => {
    const at = (scrollStart: number) => ({
      ...scene,
      columns: wide,
      viewport: { ...viewport, scrollStart, width: 300 },
    });
    const still = nextGridView(unseenGrid, at(1100));
    const right = nextGridView(still, at(1450));
    const left = nextGridView(right, at(600));
    expect(
      [still, right, gridViewAtRest(right, true), left, gridViewAtRest(left, false)].map(({ drawn }) => drawn),
    ).toEqual([
      { from: 4, to: 5 },
      { from: 4, to: 7 },
      { from: 4, to: 6 },
      { from: 1, to: 4 },
      { from: 2, to: 4 },
    ]);
    const rested = gridViewAtRest(left, true);
    expect(gridViewAtRest(rested, true) === rested).toBe(true);
  });

  it('draws no column that the fixed columns cover', () => {
    const view = nextGridView(unseenGrid, {
      ...scene,
      columns: wide,
      viewport: { ...viewport, scrollStart: 1250, width: 1000 },
    });
    const underFixed = wide.filter(({ offset, width }) => offset + width > 1250 && offset + width <= 1250 + 550);
    expect([wide[2]?.offset, underFixed.map(({ key }) => key), view.drawn]).toEqual([
      550,
      ['diseases'],
      { from: 5, to: 7 },
    ]);
  });

  it('draws the focused cell at any horizontal scroll position', () => {
    const far = { ...scene, columns: wide, viewport: { ...viewport, scrollStart: 1900, width: 300 } };
    const focused = nextGridView(unseenGrid, { ...far, held: { row: 3, column: 2 } });
    expect([isDrawn(focused, { row: 3, column: 2 }), isDrawn(focused, { row: 4, column: 2 })]).toEqual([true, false]);
    expect(isDrawn(nextGridView(focused, { ...far, held: { row: 4, column: 2 } }), { row: 4, column: 2 })).toBe(true);
  });

  it('when a shorter list ends before the focused row, draws the last row as tab stop, and no row twice', () => {
    const away = { ...scene, held: { row: 40, column: 2 }, viewport: { ...viewport, scrollTop: 30 * rowHeight } };
    const scrolled = nextGridView(opened, away);
    const shorter = { ...scrolled, count: 3 };
    const shrunk = nextGridView(scrolled, shorter);
    expect([shrunk.held, shrunk.slots]).toEqual([{ row: 2, column: 2 }, [0, 1, 2]]);
    expect(nextGridView(shrunk, shorter) === shrunk).toBe(true);
    const empty = nextGridView(scrolled, { ...scrolled, count: 0 });
    expect([empty.held.row, empty.slots]).toEqual([-1, []]);
    expect(nextGridView(empty, { ...empty, count: 0 }) === empty).toBe(true);
  });

  it('draws the first rows of a list that follows an empty list, even if the table was scrolled before', () => {
    const scrolled = nextGridView(opened, { ...scene, viewport: { ...viewport, scrollTop: 30 * rowHeight } });
    const emptied = nextGridView(scrolled, { ...scrolled, count: 0 });
    const atTop = nextGridView(emptied, { ...emptied, viewport });
    expect(nextGridView(atTop, { ...atTop, count: 100 }).window).toEqual({ first: 0, size: 12 });
  });

  it('draws every row in view after each scroll', () => {
    const scrolls = array(nat(100 * rowHeight - viewport.height), { minLength: 1, maxLength: 30 });
    assert(
      property(scrolls, integer({ min: -1, max: 99 }), (tops, held) => {
        let view = opened;
        for (const scrollTop of tops) {
          view = nextGridView(view, { ...scene, held: { row: held, column: 1 }, viewport: { ...viewport, scrollTop } });
          const first = Math.floor(scrollTop / rowHeight);
          const last = Math.min(99, Math.floor((scrollTop + viewport.height - 1) / rowHeight));
          const seen = Array.from({ length: last - first + 1 }, (_, index) => first + index);
          expect(seen.filter((place) => !view.slots.includes(place))).toEqual([]);
          expect(held < 0 || view.slots.includes(held)).toBe(true);
        }
      }),
    );
  });
});

describe('gridViewAtRest', () => {
  it('puts the row slots in reading order after scrolling, unless the grid has the focus', () => {
    const scrolled = nextGridView(opened, { ...scene, viewport: { ...viewport, scrollTop: 20 * rowHeight } });
    expect(gridViewAtRest(scrolled, true).slots).toBe(scrolled.slots);
    const settled = gridViewAtRest(scrolled, false);
    expect(settled.slots).toEqual([0, ...Array.from({ length: 12 }, (_, index) => 20 + index)]);
    expect(gridViewAtRest(settled, false) === settled).toBe(true);
  });
});

describe('coveringGridView', () => {
  const narrow = { ...scene, columns: wide, viewport: { ...viewport, width: 600 } };
  const before = nextGridView(unseenGrid, narrow);

  it('draws the columns that come into view when a column is narrowed, and keeps them when the column is widened', () => {
    const shown = layOut(
      wide.map(({ key }) => key),
      { fullName: 150 },
    );
    const covered = coveringGridView(before, shown);
    expect([before.drawn, covered.drawn]).toEqual([
      { from: 1, to: 3 },
      { from: 1, to: 4 },
    ]);
    expect(coveringGridView(covered, wide) === covered).toBe(true);
  });
});
