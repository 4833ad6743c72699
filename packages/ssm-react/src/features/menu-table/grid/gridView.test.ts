import fc from 'fast-check';
import type { ColumnKey } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import { layOut } from '../columnLayout.ts';
import { type GridViewport, nextGridView, settledGridView, unseenGrid } from './gridView.ts';
import { rowHeight } from './sheet.ts';

const columns = layOut(['seqId', 'fullName', 'targetName'], {});
const wide = layOut(
  ['seqId', 'fullName', 'targetName', 'characterizationInfo', 'diseases', 'pathways', 'pQtl'] as ColumnKey[],
  {},
);
const viewport: GridViewport = { scrollTop: 0, scrollStart: 0, height: 352, width: 1000 };
const content = { count: 100, held: 0, columns };
const opened = nextGridView(unseenGrid, content, viewport);

describe('nextGridView', () => {
  it('draws the rows in view with some more and all columns that fit', () => {
    expect(opened.slots).toEqual(Array.from({ length: 17 }, (_, place) => place));
    expect(opened.drawn).toEqual({ from: 0, to: 3 });
  });

  it('is the same object for a scroll that the drawn rows cover, and another row as tab stop', () => {
    expect(nextGridView(opened, content, { ...viewport, scrollTop: rowHeight }) === opened).toBe(true);
    expect(nextGridView(opened, { ...content, held: 5 }, viewport) === opened).toBe(true);
  });

  it('keeps the tab stop drawn however far the rows are scrolled', () => {
    const away = nextGridView(opened, content, { ...viewport, scrollTop: 60 * rowHeight });
    expect(away.slots.includes(0)).toBe(true);
    expect(away.slots.length).toBe(17);
  });

  it('draws the columns in view with two more on either side', () => {
    const far = nextGridView(unseenGrid, { ...content, columns: wide }, { ...viewport, scrollStart: 1900, width: 300 });
    expect(far.drawn).toEqual({ from: 3, to: 7 });
  });

  it('never leaves a row in view undrawn, scroll by scroll', () => {
    const scrolls = fc.array(fc.nat(100 * rowHeight - viewport.height), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(scrolls, fc.integer({ min: -1, max: 99 }), (tops, held) => {
        let view = opened;
        for (const scrollTop of tops) {
          view = nextGridView(view, { ...content, held }, { ...viewport, scrollTop });
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
    const scrolled = nextGridView(opened, content, { ...viewport, scrollTop: 20 * rowHeight });
    const settled = settledGridView(scrolled);
    expect(settled.slots).toEqual([0, ...Array.from({ length: 16 }, (_, index) => 18 + index)]);
    expect(settledGridView(settled) === settled).toBe(true);
  });
});
