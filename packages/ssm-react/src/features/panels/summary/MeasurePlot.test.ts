import { expect, test } from 'vitest';
import { barHeights } from './MeasurePlot.tsx';

const bins = [
  { from: null, to: 2, panel: 0, catalogue: 2 },
  { from: 2, to: 4, panel: 1, catalogue: 4 },
  { from: 4, to: 6, panel: 3, catalogue: 2 },
  { from: 6, to: null, panel: 0, catalogue: 0 },
];

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
