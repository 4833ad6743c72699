import { array, assert, integer, nat, property } from 'fast-check';
import type { ColumnKey } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import type { GridViewport } from '../../../ui/grid/useGridViewport.ts';
import { layOut } from '../testing/layOut.ts';
import { isDrawn, nextGridView, settledGridView, unseenGrid } from './gridView.ts';
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
  it('draws the rows in view with some more and all columns that fit', () => {
    expect(opened.slots).toEqual(Array.from({ length: 15 }, (_, place) => place));
    expect(opened.drawn).toEqual({ from: 0, to: 3 });
  });

  it('is the same object for a scroll that the drawn rows cover, and another row as tab stop', () => {
    expect(nextGridView(opened, { ...scene, viewport: { ...viewport, scrollTop: rowHeight } }) === opened).toBe(true);
    expect(nextGridView(opened, { ...scene, held: { row: 5, column: 2 } }) === opened).toBe(true);
  });

  it('keeps the tab stop drawn however far the rows are scrolled', () => {
    const away = nextGridView(opened, { ...scene, viewport: { ...viewport, scrollTop: 60 * rowHeight } });
    expect(away.slots.includes(0)).toBe(true);
    expect(away.slots.length).toBe(15);
  });

  it('draws the columns in view with one more on either side', () => {
    const far = nextGridView(unseenGrid, {
      ...scene,
      columns: wide,
      viewport: { ...viewport, scrollStart: 1900, width: 300 },
    });
    expect(far.drawn).toEqual({ from: 4, to: 7 });
  });

  it('draws none that those which stay at the start cover, but for the one more', () => {
    const view = nextGridView(unseenGrid, {
      ...scene,
      columns: wide,
      viewport: { ...viewport, scrollStart: 1250, width: 1000 },
    });
    const underFixed = wide.filter(({ offset, width }) => offset + width > 1250 && offset + width <= 1250 + 550);
    expect([wide[2]?.offset, underFixed.map(({ key }) => key), view.drawn]).toEqual([
      550,
      ['diseases'],
      { from: 4, to: 7 },
    ]);
  });

  it('draws the focused cell wherever the columns are scrolled', () => {
    const far = { ...scene, columns: wide, viewport: { ...viewport, scrollStart: 1900, width: 300 } };
    const focused = nextGridView(unseenGrid, { ...far, held: { row: 3, column: 2 } });
    expect([isDrawn(focused, { row: 3, column: 2 }), isDrawn(focused, { row: 4, column: 2 })]).toEqual([true, false]);
    expect(isDrawn(nextGridView(focused, { ...far, held: { row: 4, column: 2 } }), { row: 4, column: 2 })).toBe(true);
  });

  it('never leaves a row in view undrawn, scroll by scroll', () => {
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

describe('settledGridView', () => {
  it('puts the slots in reading order once scrolling has ended', () => {
    const scrolled = nextGridView(opened, { ...scene, viewport: { ...viewport, scrollTop: 20 * rowHeight } });
    const settled = settledGridView(scrolled);
    expect(settled.slots).toEqual([0, ...Array.from({ length: 14 }, (_, index) => 19 + index)]);
    expect(settledGridView(settled) === settled).toBe(true);
  });
});
