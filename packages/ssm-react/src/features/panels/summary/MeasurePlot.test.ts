import { expect, test } from 'vitest';
import { barHeights, placeOf } from './MeasurePlot.tsx';

const bins = [
  { from: null, to: 2, panel: 0, catalogue: 2 },
  { from: 2, to: 4, panel: 1, catalogue: 4 },
  { from: 4, to: 6, panel: 3, catalogue: 2 },
  { from: 6, to: null, panel: 0, catalogue: 0 },
];

test('a value is placed within its bar, and in the middle of an open-ended bar', () => {
  expect([-100, 2, 3, 5.5, 6, 1e9].map((value) => placeOf(bins, value))).toEqual([0.5, 1, 1.5, 2.75, 3.5, 3.5]);
});

test('the maximum is placed at the end of the last bar', () => {
  expect(placeOf([{ from: 0, to: 10 }], 10)).toBe(1);
});

test('bars are scaled as shares of known values, and the highest bar of panel and catalogue has the full height', () => {
  expect(barHeights(bins)).toEqual([
    { panel: 0, catalogue: 1 / 3 },
    { panel: 1 / 3, catalogue: 2 / 3 },
    { panel: 1, catalogue: 1 / 3 },
    { panel: 0, catalogue: 0 },
  ]);
});

test('a panel without a value has no bars', () => {
  expect(barHeights([{ from: 0, to: 1, panel: 0, catalogue: 5 }])).toEqual([{ panel: 0, catalogue: 1 }]);
});
