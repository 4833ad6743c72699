import { describe, expect, test } from 'vitest';
import { drawnRows, rowAt, rowsInView, rowTops } from './measuredRows.ts';

describe('measured rows', () => {
  const tops = rowTops(20_000, () => 40);

  test('renders only rows in view and the focused row of 20,000 rows', () => {
    const view = { scrollTop: 40_000, height: 400 };
    const drawn = drawnRows(tops, view, -1);
    expect([drawn[0], drawn.at(-1), drawn.length]).toEqual([992, 1017, 26]);
    expect([drawnRows(tops, view, 3)[0], drawnRows(tops, view, 19_999).at(-1)]).toEqual([3, 19_999]);
    expect([
      drawnRows(tops, view, 1000).length,
      drawnRows(
        rowTops(0, () => 40),
        view,
        0,
      ),
    ]).toEqual([26, []]);
    expect(
      drawnRows(
        rowTops(2, () => 40),
        { scrollTop: 0, height: 0 },
        0,
      ),
    ).toEqual([0, 1]);
  });

  test('uses the measured height of each row', () => {
    const heights = rowTops(4, (place) => [40, 100, 40, 60][place] ?? 0);
    expect([...heights]).toEqual([0, 40, 140, 180, 240]);
    expect([-5, 0, 39, 40, 139, 140, 239, 1000].map((y) => rowAt(heights, y))).toEqual([0, 0, 0, 1, 1, 2, 3, 3]);
  });

  test('moves by the number of rows in view, and at least by one row, on a Page key', () => {
    expect([rowsInView(tops, 0, 400), rowsInView(tops, 19_999, 400), rowsInView(tops, 5, 0)]).toEqual([10, 1, 1]);
  });
});
