import { expect, test } from 'vitest';
import { keptList, listOf } from './listOf.ts';
import { sheetPlace } from './rowSheets.ts';

test('S2-09: the address of a sheet says its reagent and its version', () => {
  expect([sheetPlace('10000-28', 'V_7K'), sheetPlace('a/b?c', 'V_11K')]).toEqual([
    '/specs/10000-28?version=V_7K',
    '/specs/a%2Fb%3Fc?version=V_11K',
  ]);
});

test('the list that a person came from is read from the history, and nothing else for one', () => {
  const list = ['1-1', '2-1'];
  // The second as earlier releases kept it.
  const states = [{ from: '/', list: keptList(list) }, { from: '/', list }, { from: '/' }, null, 'x', { list: [1] }];
  expect(states.map(listOf)).toEqual([list, list, undefined, undefined, undefined, undefined]);
});
