import { describe, expect, test } from 'vitest';
import type { GeneSetTable, OwnCollection, PanelSourceRow } from '../../api/types.ts';
import { listColumn, textColumn } from '../../table/build.ts';
import { smallTable } from '../../testing/table.arbitrary.ts';
import { coverageOf } from '../collection.coverage.ts';
import { genesOffMenu, testSets } from '../enrichment/enrichment.ts';
import { asCollection, leftOutOf, reagentsOnMenu, unusualSize, withOwnSets } from './own.collections.ts';

const menu = (rows: readonly (readonly [seqId: string, symbols: readonly string[] | null])[]) =>
  smallTable({
    seqId: textColumn(rows.map(([seqId]) => seqId)),
    entrezGeneName: listColumn(rows.map(([, symbols]) => symbols)),
  });

const seven = menu([
  ['1-1', ['IL6']],
  ['2-1', ['IL6', 'IL6R']],
  ['3-1', ['TNF']],
  ['4-1', null],
]);
const eleven = menu([
  ['1-1', ['IL6']],
  ['5-1', ['TP53']],
]);

const own: OwnCollection = {
  id: 'mine-1',
  name: 'Haemolysis',
  note: '',
  seqIds: ['5-1', '2-1', '1-1', '4-1'],
  leftOut: [],
  created: '2026-12-01T00:00:00.000Z',
  changed: '2026-12-01T00:00:00.000Z',
  etag: '"1"',
};

test('the reagents of a collection are divided by a menu in their order', () => {
  expect(reagentsOnMenu(own.seqIds, seven)).toEqual({ on: ['2-1', '1-1', '4-1'], off: ['5-1'] });
});

describe('an own collection among curated ones', () => {
  test('counts each reagent once, also two of the same gene, by the menus that are loaded', () => {
    const { versions, geneCount, genes, id, name } = asCollection(own, { V_7K: seven, V_11K: eleven });
    expect([id, name, geneCount, versions]).toEqual([
      'mine-1',
      'Haemolysis',
      4,
      [
        { version: 'V_7K', genes: 3, reagents: 3, filtered: 3 },
        { version: 'V_11K', genes: 2, reagents: 2, filtered: 2 },
      ],
    ]);
    const { measured, unmeasured, held, missingSeqIds } = coverageOf(genes ?? [], 'V_7K', new Set(['1-1']));
    expect([measured.length, unmeasured.map(({ symbol }) => symbol), held.length, missingSeqIds]).toEqual([
      3,
      ['5-1'],
      1,
      ['2-1', '4-1'],
    ]);
  });

  test('has no counts of a version whose menu is not loaded', () => {
    expect(asCollection(own, { V_11K: eleven }).versions.map(({ version }) => version)).toEqual(['V_11K']);
  });
});

describe('own collections among the sets of a test', () => {
  const curated: GeneSetTable = {
    version: 'V_7K',
    revision: 'revision-1',
    otherRevision: null,
    isDemo: false,
    key: 'entrezGeneName',
    genes: ['TNF', 'EGFR'],
    renamed: [],
    sets: [],
  };

  test('have the genes of their reagents, and name reagents that have none on this menu', () => {
    const tested = withOwnSets(curated, [own], seven);
    const [set] = tested.sets;
    expect([tested.genes, set?.family, set?.genes]).toEqual([
      ['TNF', 'EGFR', 'IL6', 'IL6R', '4-1', '5-1'],
      'mine',
      [2, 3, 4, 5],
    ]);
    expect(set && genesOffMenu(tested, set, seven)).toEqual({ unmeasured: ['4-1', '5-1'], renamed: [] });
    expect(curated.genes).toEqual(['TNF', 'EGFR']);
  });

  test('are tested as one family, in which a gene counts once', () => {
    const genes = Array.from({ length: 20 }, (_, index) => `G${index + 1}`);
    const large = menu(genes.map((gene, index) => [`${index + 1}-1`, [gene]]));
    const first = { ...own, seqIds: ['1-1', '2-1', '3-1', '4-1', '5-1', '6-1'] };
    const input = { menu: large, seqIds: first.seqIds.slice(0, 5), background: { kind: 'menu' } as const };
    const { n, N, tests } = testSets({ ...input, geneSets: withOwnSets(curated, [first], large) }, 'mine');
    expect([n, N, tests.map(({ k, K }) => [k, K])]).toEqual([5, 20, [[5, 6]]]);
  });

  test('change nothing without any', () => {
    expect(withOwnSets(curated, [], seven)).toBe(curated);
  });
});

test.each([
  [1, 'few'],
  [2, 'few'],
  [3, null],
  [5000, null],
  [5001, 'many'],
] as const)('a collection of %i reagents is told to be: %s', (count, size) => {
  expect(unusualSize(count)).toEqual(size);
});

test('what was left out of a list has its reason, and headings, blank rows and repetitions are not told', () => {
  const row = (changes: Partial<PanelSourceRow>): PanelSourceRow => ({
    sheet: '',
    line: 1,
    raw: 'X',
    edited: null,
    status: 'exact',
    reason: null,
    seqIds: [],
    decidedBy: 'reader',
    measure: null,
    order: null,
    ...changes,
  });
  expect(
    leftOutOf([
      row({ raw: 'Gene', status: 'heading' }),
      row({ raw: 'IL6', seqIds: ['1-1'] }),
      row({ raw: 'IL6', status: 'duplicate' }),
      row({ raw: 'HER2', status: 'proposed', reason: 'alias', decidedBy: 'refused' }),
      row({ raw: '', status: 'blank' }),
      row({ raw: 'NOSUCH', status: 'not_recognised' }),
      row({ raw: 'IL7', status: 'several', reason: 'several_reagents', decidedBy: 'refused' }),
    ]),
  ).toEqual([
    { written: 'HER2', status: 'proposed', reason: 'alias' },
    { written: 'NOSUCH', status: 'not_recognised', reason: null },
    { written: 'IL7', status: 'several', reason: 'several_reagents' },
  ]);
});
