import { describe, expect, test } from 'vitest';
import type { FamilyEnrichment, SetTest } from './enrichment.ts';
import {
  type EnrichmentSort,
  type EnrichmentView,
  enrichmentSorts,
  noEnrichment,
  readEnrichmentView,
  shownEnrichmentRows,
  sortedRows,
  writeEnrichmentView,
} from './enrichment.view.ts';

describe('the address of a test', () => {
  test.each<EnrichmentView>([
    noEnrichment,
    {
      list: { kind: 'panel', panelId: 'a-1', number: 3 },
      background: { kind: 'annotated' },
      family: 'go',
      limit: 0.05,
      sort: 'fold',
    },
    { ...noEnrichment, list: { kind: 'builder', version: 'V_11K' }, background: { kind: 'list', list: null } },
    { ...noEnrichment, background: { kind: 'list', list: { kind: 'panel', panelId: 'b' } } },
  ])('restores %j', (view) => {
    expect(readEnrichmentView(new URLSearchParams(writeEnrichmentView(view).toString()))).toEqual(view);
  });

  test('leaves out what it cannot read', () => {
    const bad = 'list=panel:&background=genome&family=kegg&limit=0.2&sort=size';
    expect(readEnrichmentView(new URLSearchParams(bad))).toEqual({
      ...noEnrichment,
      background: { kind: 'list', list: null },
    });
  });
});

const tested = (name: string, k: number, fold: number, p: number): SetTest => ({
  set: { family: 'go', category: 'mesh', param: name, id: name, name, isWhole: true, sources: [], genes: [0] },
  k,
  K: 9,
  fold,
  p,
  adjustedP: p * 2,
  genes: [],
  seqIds: [],
});

const results: readonly FamilyEnrichment[] = [
  {
    family: 'go',
    n: 9,
    N: 99,
    outside: [],
    refusal: null,
    tests: [tested('b', 1, 2, 0.5), tested('c', 3, 1, 0.02)],
    untested: [],
  },
  { family: 'mesh', n: 9, N: 99, outside: [], refusal: null, tests: [tested('a', 2, 5, 0.001)], untested: [] },
];

const names = (one: SetTest, other: SetTest) => (one.set.name < other.set.name ? -1 : 1);
const inOrder = (sort: EnrichmentSort) => sortedRows(results, sort, names).map(({ test: { set } }) => set.name);

test('rows are sorted by adjusted p-value, name, overlap or fold', () => {
  expect(enrichmentSorts.map((sort) => inOrder(sort).join(''))).toEqual(['acb', 'abc', 'cab', 'abc']);
});

test('a family and a limit of the adjusted p-value narrow the rows', () => {
  const rows = sortedRows(results, 'p', names);
  const shown = (family: EnrichmentView['family'], limit: number | null) =>
    shownEnrichmentRows(rows, { family, limit }).map(({ test: { set } }) => set.name);
  expect([shown('go', null), shown(null, 0.05), shown('go', 0.01)]).toEqual([['c', 'b'], ['a', 'c'], []]);
});
