import { describe, expect, test } from 'vitest';
import {
  type CompareView,
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
  ],
  key: 'protein',
  formula: { take: 'difference', of: 0, without: 3 },
};

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
  const again = withList(view, { kind: 'panel', panelId: 'a-1' });
  const five = withList(view, { kind: 'builder', version: 'V_7K' });
  const six = withList(five, { kind: 'panel', panelId: 'z' });
  expect([again === view, five.lists.length, six === five, withoutList(view, 1)]).toEqual([
    true,
    5,
    true,
    { ...view, lists: [view.lists[0], view.lists[2], view.lists[3]], formula: null },
  ]);
});
