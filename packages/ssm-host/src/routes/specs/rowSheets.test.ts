import { expect, test } from 'vitest';
import { keptList, listOf, sheetPlace } from './rowSheets.ts';

test('S2-09: the address of a sheet names its reagent and version', () => {
  expect([sheetPlace('10000-28', 'V_7K'), sheetPlace('a/b?c', 'V_11K')]).toEqual([
    '/specs/10000-28?version=V_7K',
    '/specs/a%2Fb%3Fc?version=V_11K',
  ]);
});

test('the list of a sheet is read from the history state, and any state without a list is ignored', () => {
  const list = ['1-1', '2-1'];
  const lists = [keptList(list), '3-1 4-1', list];
  const states = [...lists.map((each) => ({ from: '/', list: each })), { from: '/' }, null, 'x', { list: [1] }];
  expect(states.map(listOf)).toEqual([list, ['3-1', '4-1'], list, undefined, undefined, undefined, undefined]);
  expect(listOf({ list: keptList(list) })).toBe(list);
});
