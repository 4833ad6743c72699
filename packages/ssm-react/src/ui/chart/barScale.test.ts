import { expect, test } from 'vitest';
import { createBarScale } from './barScale.ts';

const bins = [
  { from: null, to: 2 },
  { from: 2, to: 4 },
  { from: 4, to: 6 },
  { from: 6, to: null },
];

test('a value is placed within its bar, and in the middle of an open-ended bar', () => {
  const { place } = createBarScale(bins, 'linear');
  expect([-100, 2, 3, 5.5, 6, 1e9].map(place)).toEqual([0.5, 1, 1.5, 2.75, 3.5, 3.5]);
});

test('the maximum is placed at the end of the last bar', () => {
  expect(createBarScale([{ from: 0, to: 10 }], 'linear').place(10)).toBe(1);
});

test('a value on a log scale is placed by its ratio to the bounds of its bar', () => {
  const { place } = createBarScale(
    [
      { from: null, to: 1 },
      { from: 1, to: 100 },
      { from: 100, to: 10_000 },
    ],
    'log',
  );
  expect([-3, 0, 1, 10, 1000, 10_000].map((value) => Number(place(value).toFixed(9)))).toEqual([
    0.5, 0.5, 1, 1.5, 2.5, 3,
  ]);
});

test('an axis has about four round ticks between its bounds, and powers of ten on a log scale', () => {
  const ticks = (kind: 'linear' | 'log', from: number, to: number) => createBarScale([{ from, to }], kind).ticks;
  expect([ticks('linear', 0, 23), ticks('linear', 0.2, 0.98), ticks('log', 5, 20_000), ticks('log', 2, 80)]).toEqual([
    [0, 5, 10, 15, 20],
    [0.2, 0.4, 0.6, 0.8],
    [10, 100, 1000, 10_000],
    [2, 10, 20],
  ]);
});

test('bars with the same value, without bounds, and no bars at all have no ticks and no place outside the plot', () => {
  const places = [[], [{ from: null, to: null }], [{ from: 5, to: 5 }]].map((each) => {
    const { place, ticks } = createBarScale(each, 'linear');
    return [place(5), ticks];
  });
  expect(places).toEqual([
    [0, []],
    [0.5, []],
    [0.5, [5]],
  ]);
});

test('bars that begin at zero or less are placed on a linear scale, also if their scale is said to be logarithmic', () => {
  expect(createBarScale([{ from: 0, to: 10 }], 'log').place(5)).toBe(0.5);
});
