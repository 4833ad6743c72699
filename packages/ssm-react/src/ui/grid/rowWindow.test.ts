import { array, assert, boolean, integer, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignSlots, coversView, inReadingOrder, rowWindow } from './rowWindow.ts';

const rowHeight = 32;
const windows = record({
  count: integer({ min: 0, max: 400 }),
  scrollTop: nat(14_000),
  height: integer({ min: 1, max: 900 }),
  isUpward: boolean(),
}).map(({ count, isUpward, ...view }) => ({
  count,
  view,
  isUpward,
  drawn: rowWindow(view, rowHeight, count, isUpward),
}));

describe('rowWindow', () => {
  it('renders the rows in view and the next row in scroll direction', () => {
    const view = { scrollTop: 640, height: 320 };
    expect(rowWindow(view, rowHeight, 100, false)).toEqual({ first: 20, size: 11 });
    expect(rowWindow(view, rowHeight, 100, true)).toEqual({ first: 19, size: 11 });
  });

  it('renders no extra row when rows are cut at both ends of the view', () => {
    const view = { scrollTop: 656, height: 320 };
    const cut = { first: 20, size: 11 };
    expect([rowWindow(view, rowHeight, 100, false), rowWindow(view, rowHeight, 100, true)]).toEqual([cut, cut]);
  });

  it('stays inside the page at both ends and keeps its size', () => {
    expect(rowWindow({ scrollTop: 0, height: 320 }, rowHeight, 100, true)).toEqual({ first: 0, size: 11 });
    expect(rowWindow({ scrollTop: 9_999, height: 320 }, rowHeight, 100, false)).toEqual({ first: 89, size: 11 });
  });

  it('renders no more rows than exist', () => {
    expect(rowWindow({ scrollTop: 0, height: 320 }, rowHeight, 3, false)).toEqual({ first: 0, size: 3 });
    expect(rowWindow({ scrollTop: 0, height: 320 }, rowHeight, 0, true)).toEqual({ first: 0, size: 0 });
  });

  it('covers every pixel in view at any scroll position and direction', () => {
    assert(
      property(windows, ({ count, view, isUpward }) => {
        const scrollTop = Math.min(view.scrollTop, Math.max(0, count * rowHeight - view.height));
        const window = rowWindow({ ...view, scrollTop }, rowHeight, count, isUpward);
        expect(coversView(window, { ...view, scrollTop }, rowHeight, count)).toBe(true);
        expect(window.size <= count).toBe(true);
      }),
    );
  });
});

describe('coversView', () => {
  const drawn = { first: 10, size: 12 };

  it('is true while every row in view, whole or cut, is rendered', () => {
    const view = { scrollTop: 10 * rowHeight, height: 12 * rowHeight };
    expect(coversView(drawn, view, rowHeight, 100)).toBe(true);
    expect(coversView(drawn, { ...view, scrollTop: view.scrollTop - 1 }, rowHeight, 100)).toBe(false);
    expect(coversView(drawn, { ...view, scrollTop: view.scrollTop + 1 }, rowHeight, 100)).toBe(false);
  });

  it('requires no row beyond the last row', () => {
    expect(coversView(drawn, { scrollTop: 11 * rowHeight, height: 900 }, rowHeight, 22)).toBe(true);
  });
});

describe('assignSlots', () => {
  it('changes only slots whose row left the window', () => {
    const before = assignSlots([], { first: 0, size: 5 }, 100, -1, false);
    expect(before).toEqual([0, 1, 2, 3, 4, 5]);
    expect(assignSlots(before, { first: 2, size: 5 }, 100, -1, false)).toEqual([6, 7, 2, 3, 4, 5]);
  });

  it('assigns a slot to one more row above while scrolling up, if there is a row', () => {
    expect(assignSlots([], { first: 4, size: 3 }, 100, -1, true)).toEqual([4, 5, 6, 3]);
    expect(assignSlots([], { first: 0, size: 3 }, 100, -1, true)).toEqual([0, 1, 2, 3]);
  });

  it('returns the same array when nothing changes', () => {
    const before = assignSlots([], { first: 3, size: 4 }, 100, 4, false);
    expect(assignSlots(before, { first: 3, size: 4 }, 100, 5, false) === before).toBe(true);
  });

  it('keeps the slot of the held row while the window moves away and back', () => {
    const before = assignSlots([], { first: 0, size: 4 }, 100, 1, false);
    const away = assignSlots(before, { first: 50, size: 4 }, 100, 1, false);
    expect(away).toEqual([50, 1, 51, 52, 53]);
    const jumped = assignSlots(away, { first: 50, size: 4 }, 100, 99, false);
    expect(jumped).toEqual([50, 99, 51, 52, 53]);
    expect(assignSlots(jumped, { first: 96, size: 4 }, 100, 99, false)).toEqual([96, 99, 97, 98, 95]);
  });

  it('gives every rendered row and the held row exactly one slot, after any sequence of windows', () => {
    const steps = array(record({ step: windows, held: integer({ min: -1, max: 399 }) }), { maxLength: 12 });
    assert(
      property(steps, (sequence) => {
        let slots: readonly number[] = [];
        for (const { step, held } of sequence) {
          const kept = Math.min(held, step.count - 1);
          slots = assignSlots(slots, step.drawn, step.count, kept, step.isUpward);
          const places = Array.from({ length: step.drawn.size }, (_, index) => step.drawn.first + index);
          const wanted = kept < 0 ? places : [...places, kept];
          expect(wanted.filter((place) => !slots.includes(place))).toEqual([]);
          expect(new Set(slots).size).toBe(slots.length);
          expect(slots.length).toBe(Math.min(step.count, step.drawn.size + 1));
          expect(slots.every((place) => place >= 0 && place < step.count)).toBe(true);
        }
      }),
    );
  });

  it('R40: keeps a row in its slot while the row is held', () => {
    const moves = array(integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 12 });
    assert(
      property(nat(99), moves, (held, firsts) => {
        let slots = assignSlots([], { first: 0, size: 10 }, 100, held, false);
        const slot = slots.indexOf(held);
        for (const first of firsts) slots = assignSlots(slots, { first, size: 10 }, 100, held, false);
        expect(slots.indexOf(held)).toBe(slot);
      }),
    );
  });
});

describe('inReadingOrder', () => {
  it('sorts the slots by place', () => {
    expect(inReadingOrder([5, 6, 2, 3, 4])).toEqual([2, 3, 4, 5, 6]);
  });

  it('returns the same array when the order is already right', () => {
    const slots = [2, 3, 4];
    expect(inReadingOrder(slots) === slots).toBe(true);
  });
});
