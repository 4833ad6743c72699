import { expect, test } from 'vitest';
import { type LinePlace, movedPlace } from './lineKeys.ts';
import { drawnLines, linesInView } from './lineWindow.ts';

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

test('few lines are drawn of 20,000, those in view among them, and the one that has the focus', () => {
  const view = { scrollTop: 36_000, height: 396 };
  const drawn = drawnLines(view, 20_000, -1);
  expect([drawn[0], drawn.at(-1), drawn.length]).toEqual([992, 1018, 27]);
  expect([drawnLines(view, 20_000, 3)[0], drawnLines(view, 20_000, 19_999).at(-1)]).toEqual([3, 19_999]);
  expect([drawnLines(view, 20_000, 1000).length, drawnLines(view, 2, 0), drawnLines(view, 0, 0)]).toEqual([
    27,
    [0, 1],
    [],
  ]);
  expect([linesInView(396), linesInView(0)]).toEqual([10, 1]);
});
