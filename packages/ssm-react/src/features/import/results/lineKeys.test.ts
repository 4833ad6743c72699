import { describe, expect, test } from 'vitest';
import { type LinePlace, movedPlace } from './lineKeys.ts';
import { drawnLines, lineAt, linesInView, lineTops } from './lineWindow.ts';

const bounds = { lines: 100, columns: 8, page: 10 };
const from: LinePlace = { line: 50, column: 3 };

function pressed(key: string, isControl = false, isRightToLeft = false, at = from) {
  const place = movedPlace(at, { key, ctrlKey: isControl, metaKey: false }, bounds, isRightToLeft);
  return place && [place.line, place.column];
}

test('arrows, Page keys, Home and End move, and stay inside', () => {
  expect([
    ...['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'PageDown', 'PageUp', 'Home', 'End'].map((key) =>
      pressed(key),
    ),
    pressed('Home', true),
    pressed('End', true),
  ]).toEqual([
    [51, 3],
    [49, 3],
    [50, 4],
    [50, 2],
    [60, 3],
    [40, 3],
    [50, 0],
    [50, 7],
    [0, 0],
    [99, 7],
  ]);
  expect([
    pressed('ArrowUp', false, false, { line: 0, column: 0 }),
    pressed('ArrowLeft', false, false, { line: 0, column: 0 }),
    pressed('PageDown', false, false, { line: 95, column: 7 }),
    pressed('ArrowRight', false, false, { line: 95, column: 7 }),
  ]).toEqual([
    [0, 0],
    [0, 0],
    [99, 7],
    [95, 7],
  ]);
});

test('where text runs from right to left the arrows go with it; other keys are no moves', () => {
  expect([pressed('ArrowRight', false, true), pressed('ArrowLeft', false, true)]).toEqual([
    [50, 2],
    [50, 4],
  ]);
  expect([pressed('a'), pressed('Tab'), pressed('ArrowDown', true), pressed(' ')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('which lines are drawn', () => {
  const tops = lineTops(20_000, () => 40);

  test('few of 20,000, those in view among them, and the one that has the focus', () => {
    const view = { scrollTop: 40_000, height: 436 };
    const drawn = drawnLines(tops, view, -1);
    expect([drawn[0], drawn.at(-1), drawn.length]).toEqual([992, 1017, 26]);
    expect([drawnLines(tops, view, 3)[0], drawnLines(tops, view, 19_999).at(-1)]).toEqual([3, 19_999]);
    expect([
      drawnLines(tops, view, 1000).length,
      drawnLines(
        lineTops(0, () => 40),
        view,
        0,
      ),
    ]).toEqual([26, []]);
    expect(
      drawnLines(
        lineTops(2, () => 40),
        { scrollTop: 0, height: 0 },
        0,
      ),
    ).toEqual([0, 1]);
  });

  test('lines are as high as they are', () => {
    const heights = lineTops(4, (place) => [40, 100, 40, 60][place] ?? 0);
    expect([...heights]).toEqual([0, 40, 140, 180, 240]);
    expect([-5, 0, 39, 40, 139, 140, 239, 1000].map((y) => lineAt(heights, y))).toEqual([0, 0, 0, 1, 1, 2, 3, 3]);
  });

  test('a Page key passes as many lines as are seen from there, and at least one', () => {
    expect([linesInView(tops, 0, 436), linesInView(tops, 19_999, 436), linesInView(tops, 5, 0)]).toEqual([10, 1, 1]);
  });
});
