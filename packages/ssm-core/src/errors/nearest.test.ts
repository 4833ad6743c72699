import { expect, test } from 'vitest';
import { distance, nearest } from './nearest.ts';

test.each<[one: string, other: string, characters: number]>([
  ['selection', 'selection', 0],
  ['selction', 'selection', 1],
  ['selektion', 'selection', 1],
  ['selectionn', 'selection', 1],
  ['esction', 'selection', 3],
  ['', 'abc', 3],
  ['abc', '', 3],
])('the distance from %j to %j is %i characters', (one, other, characters) => {
  expect(distance(one, other)).toBe(characters);
});

test('the nearest name has the smallest distance; of several, the first is chosen', () => {
  expect(nearest('POTR', ['SSM_DATA', 'PORT', 'HOST'])).toBe('PORT');
  expect(nearest('ab', ['ac', 'ad'])).toBe('ac');
  expect(nearest('ab', [])).toBeUndefined();
});
