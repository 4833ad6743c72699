import { describe, expect, test } from 'vitest';
import { type Spent, spentBetween, spentOf, stretchesOf, type TraceEvent } from './trace.ts';

const event = (name: string, ts: number, dur: number): TraceEvent => ({ name, ph: 'X', ts, dur, pid: 1, tid: 1 });
const mark = (name: string, ph: 'b' | 'e', ts: number): TraceEvent => ({ name, ph, ts, pid: 1, tid: 1 });
const nothing: Spent = { script: 0, garbage: 0, style: 0, layout: 0, paint: 0, other: 0, idle: 0 };

/** A click of 10 ms that makes the browser lay out, and a frame that paints. */
const events: readonly TraceEvent[] = [
  event('RunTask', 1000, 11_000),
  event('EventDispatch', 1000, 10_000),
  event('Layout', 4000, 3000),
  event('LocalFrameView::layout', 4500, 1000),
  event('MinorGC', 9000, 500),
  event('RunTask', 20_000, 4000),
  event('UpdateLayoutTree', 20_000, 1000),
  event('Paint', 21_000, 3000),
];

describe('where the time of an action goes', () => {
  test('each moment is of the innermost event whose doer is known, and of nobody between tasks', () => {
    expect(spentBetween(stretchesOf(events), 1000, 30_000)).toEqual({
      script: 6.5,
      garbage: 0.5,
      style: 1,
      layout: 3,
      paint: 3,
      other: 1,
      idle: 14,
    });
  });

  test('what lies outside the action is not of it', () => {
    expect(spentBetween(stretchesOf(events), 6000, 8000)).toEqual({ ...nothing, script: 1, layout: 1 });
  });

  test('a sample is found by its length, a scroll by its name, and other threads are left out', () => {
    const noted = [
      mark('bench', 'b', 1000),
      mark('bench', 'e', 12_000),
      mark('bench scroll', 'b', 20_000),
      mark('bench scroll', 'e', 24_000),
      { ...event('Paint', 1000, 11_000), tid: 2 },
    ];
    expect(spentOf([...noted, ...events], { key: [11.0005], other: [5], scroll: [1] })).toEqual({
      key: [{ ...nothing, script: 6.5, garbage: 0.5, layout: 3, other: 1 }],
      scroll: [{ ...nothing, style: 1 * (1 / 80), paint: 3 * (1 / 80) }],
    });
  });

  test('a page that noted nothing spent nothing', () => {
    expect(spentOf(events, { key: [11] })).toEqual({});
  });
});
