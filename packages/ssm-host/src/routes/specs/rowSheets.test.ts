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
  // What was kept just now, what was kept before a reload, and what earlier releases kept.
  const lists = [keptList(list), '3-1 4-1', list];
  const states = [...lists.map((each) => ({ from: '/', list: each })), { from: '/' }, null, 'x', { list: [1] }];
  expect(states.map(listOf)).toEqual([list, ['3-1', '4-1'], list, undefined, undefined, undefined, undefined]);
  // A list as long as the menu is not taken apart again.
  expect(listOf({ list: keptList(list) })).toBe(list);
});
