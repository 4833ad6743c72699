import { describe, expect, test } from 'vitest';
import { defaultMenuView, type MenuView } from '../menu/menu.view.ts';
import {
  type CompareView,
  foundBy,
  listOfMenu,
  pastedList,
  pastedSeqIds,
  readCompareView,
  withList,
  withoutList,
  writeCompareView,
} from './compare.view.ts';

const view: CompareView = {
  lists: [
    { kind: 'panel', panelId: 'a-1' },
    { kind: 'panel', panelId: 'a-1', number: 3 },
    { kind: 'builder', version: 'V_11K' },
    { kind: 'collection', version: 'V_7K', category: 'pathways', param: 'Notch: a, b & c' },
    { kind: 'result', version: 'V_11K', found: 'filters=dilGroup%3D20%2525' },
  ],
  key: 'protein',
  formula: { take: 'difference', of: 0, without: 3 },
  elsewhere: 2,
};

test('an own collection is named by its id and the version of its menu', () => {
  const own: CompareView = {
    ...view,
    lists: [{ kind: 'own', version: 'V_11K', collectionId: 'mine-a_1' }],
    formula: null,
    elsewhere: 0,
  };
  expect(read(writeCompareView(own).toString())).toEqual({ view: own, ignored: [] });
  const unreadable = ['own:V_11K:il17', 'own:V_9K:mine-1', 'own:V_7K:mine-1:2', 'own:V_7K:'];
  expect(read(`list=${unreadable.join('&list=')}`).ignored).toEqual(unreadable);
});

const read = (address: string) => readCompareView(new URLSearchParams(address));

describe('the address of a comparison', () => {
  test('restores each kind of list, the key and what is taken', () => {
    expect(readCompareView(new URLSearchParams(writeCompareView(view).toString()))).toEqual({ view, ignored: [] });
  });

  test.each([
    ['take=union', { take: 'union' }],
    ['take=intersection', { take: 'intersection' }],
    ['take=exactly:2', { take: 'exactly', count: 2 }],
    ['take=part:1:0', { take: 'part', lists: [0, 1] }],
    ['take=exactly:3', null],
    ['take=exactly:0', null],
    ['take=difference:0:0', null],
    ['take=difference:0:2', null],
    ['take=part', null],
    ['take=part:x', null],
    ['take=union:1', null],
    ['take=all', null],
    ['', null],
  ])('of two lists, %s is read as %j', (words, formula) => {
    expect(read(`list=builder:V_7K&list=panel:a&${words}`).view.formula).toEqual(formula);
  });

  test('names lists that it cannot read, and those beyond the fifth; a list named twice is read once', () => {
    const bad = [
      'builder:V_9K',
      'panel:',
      'panel:a:0',
      'panel:a:1:2',
      'collection:V_7K:nothing:x',
      'collection:V_7K:mesh',
      'x',
    ];
    const many = ['a', 'b', 'b', 'c', 'd', 'e', 'f'].map((id) => `panel:${id}`);
    const parameters = new URLSearchParams([...bad, ...many].map((list) => ['list', list]));
    const { view: found, ignored } = readCompareView(parameters);
    expect([found.lists.length, ignored]).toEqual([5, [...bad, 'panel:f']]);
  });
});

test('a pasted list stands in the address, unless it is too long or damaged there', () => {
  const list = pastedList('V_11K', ['2190-55', '10000-28', '2190-55']);
  const address = writeCompareView({ lists: list === undefined ? [] : [list], key: 'seqId', formula: null }).toString();
  const [again] = read(address).view.lists;
  const long = Array.from({ length: 5000 }, (_, index) => `${10_000 + 3 * index}-${1 + (index % 300)}`);
  expect([
    again?.kind === 'list' && [again.version, pastedSeqIds(again.encoded)],
    read(address.slice(0, -1)).ignored.length,
    pastedList('V_7K', long),
  ]).toEqual([['V_11K', ['2190-55', '10000-28']], 1, undefined]);
});

test('a list is added once, up to five, and removing one forgets what was taken', () => {
  const four: CompareView = { ...view, lists: view.lists.slice(0, 4) };
  const again = withList(four, { kind: 'panel', panelId: 'a-1' });
  const five = withList(four, { kind: 'builder', version: 'V_7K' });
  const six = withList(five, { kind: 'panel', panelId: 'z' });
  expect([again === four, five.lists.length, six === five, withoutList(four, 1)]).toEqual([
    true,
    5,
    true,
    { lists: [view.lists[0], view.lists[2], view.lists[3]], key: 'protein', formula: null },
  ]);
});

describe('the list of a menu', () => {
  const filters = [{ key: 'dilGroup', operator: '=', values: ['20%'] }] as const;
  const filtered = { ...defaultMenuView, version: 'V_11K', filters } as const;
  const readFound = () => ['2190-55', '2-1'];
  const listOf = (shown: MenuView, ticked: readonly string[] = []) => listOfMenu({ view: shown, ticked, readFound });

  test('is the result of its filters, whatever page and sort it shows', () => {
    const result = listOf(filtered);
    expect(result?.kind === 'result' && foundBy(result)).toEqual({ filters, list: null });
    expect(listOf({ ...filtered, pageIndex: 3, sort: { key: 'seqId', direction: 'descending' } })).toEqual(result);
  });

  test('is the ticked reagents if there are any, and the found ones if there is a search', () => {
    expect(listOf(filtered, ['10000-28'])).toEqual(pastedList('V_11K', ['10000-28']));
    expect(listOf({ ...filtered, search: 'IL6' })).toEqual(pastedList('V_11K', ['2-1', '2190-55']));
  });

  test('keeps a list that the menu shows, unless it is too long for an address', () => {
    const pasted = pastedList('V_7K', ['10000-28', '2-1']);
    const name = pasted?.kind === 'list' ? pasted.encoded : '';
    const result = listOf({ ...defaultMenuView, list: { seqIds: [], name } });
    expect(result?.kind === 'result' && foundBy(result).list?.seqIds).toEqual(['2-1', '10000-28']);
    expect(listOf({ ...defaultMenuView, list: { seqIds: [], name: 'kept-00000000000000' } })).toBeUndefined();
  });

  test.each(['result:V_7K:filters=nonsense', 'result:V_7K:list=x', 'result:V_9K:', 'result:V_7K:search=a'])(
    '%s is not read, because it would find other reagents',
    (text) => {
      expect(read(`list=${encodeURIComponent(text)}`).ignored).toEqual([text]);
    },
  );
});

describe('the list whose panels and collections are shown', () => {
  test.each([
    ['elsewhere=1', 1],
    ['elsewhere=2', undefined],
    ['elsewhere=-1', undefined],
    ['elsewhere=', undefined],
  ])('of two lists, %s is read as %j', (words, elsewhere) => {
    expect(read(`list=builder:V_7K&list=panel:a&${words}`).view.elsewhere).toEqual(elsewhere);
  });

  test('is none after a list is removed', () => {
    expect(withoutList(view, 4)).toEqual({ lists: view.lists.slice(0, 4), key: 'protein', formula: null });
  });
});
