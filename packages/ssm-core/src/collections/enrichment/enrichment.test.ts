import { describe, expect, test } from 'vitest';
import type { GeneSetFamily, GeneSetTable } from '../../api/types.ts';
import { listColumn, textColumn } from '../../table/build.ts';
import type { Table } from '../../table/table.ts';
import { smallTable } from '../../testing/table.arbitrary.ts';
import {
  type EnrichmentBackground,
  genesOffMenu,
  genesOfList,
  genesOfMenu,
  testFamilies,
  testSets,
} from './enrichment.ts';
import { hypergeometricTail } from './hypergeometric.ts';

/** Reagents 1-1 to 20-1 for the genes G1 to G20. 21-1 measures G1 too, 22-1 both G2 and G3, and 23-1 has no gene. */
function menuTable(): Table {
  const genes = Array.from({ length: 20 }, (_, index) => [`G${index + 1}`]);
  const rows = [...genes, ['G1'], ['G2', 'G3'], null];
  return smallTable({
    seqId: textColumn(rows.map((_, index) => `${index + 1}-1`)),
    entrezGeneName: listColumn(rows),
  });
}

function tableOf(...sets: readonly (readonly [family: GeneSetFamily, name: string, genes: string])[]): GeneSetTable {
  const genes = [...new Set(sets.flatMap(([, , named]) => named.split(' ')))];
  return {
    version: 'V_7K',
    revision: 'revision-1',
    otherRevision: null,
    isDemo: false,
    key: 'entrezGeneName',
    genes,
    renamed: [],
    sets: sets.map(([family, name, named]) => ({
      family,
      category: 'pathways',
      param: name,
      id: name,
      name,
      isWhole: true,
      sources: [],
      genes: named.split(' ').map((gene) => genes.indexOf(gene)),
    })),
  };
}

const menu = menuTable();
const geneSets = tableOf(
  ['go', 'first', 'G1 G2 G3 G4 OFF'],
  ['go', 'second', 'G5 G6 G7 G8 G9 G10'],
  ['go', 'nowhere', 'OFF ELSEWHERE'],
  ['mesh', 'third', 'G1 G20'],
);
const list = ['1-1', '21-1', '22-1', '5-1', '6-1', '23-1', '99-9'];

const run = (background: EnrichmentBackground, seqIds: readonly string[] = list, family: GeneSetFamily = 'go') =>
  testSets({ menu, geneSets, seqIds, background }, family);

describe('genes of a list', () => {
  test('count once however many reagents they have, and reagents without a gene or off the menu are named', () => {
    expect([genesOfList(menu, [...list, '1-1']), genesOfMenu(menu).size]).toEqual([
      {
        reagents: new Map([
          ['G1', ['1-1', '21-1']],
          ['G2', ['22-1']],
          ['G3', ['22-1']],
          ['G5', ['5-1']],
          ['G6', ['6-1']],
        ]),
        withoutGene: ['23-1'],
        notOnMenu: ['99-9'],
      },
      20,
    ]);
  });
});

describe('testing sets', () => {
  test('against the menu counts genes, and leaves out sets that it does not measure', () => {
    const { tests, untested, ...counts } = run({ kind: 'menu' });
    const p = [hypergeometricTail({ k: 3, n: 5, K: 4, N: 20 }), hypergeometricTail({ k: 2, n: 5, K: 6, N: 20 })];
    expect(counts).toEqual({ family: 'go', n: 5, N: 20, outside: [], refusal: null });
    expect(untested.map(({ name }) => name)).toEqual(['nowhere']);
    expect(tests).toEqual([
      {
        set: geneSets.sets[0],
        k: 3,
        K: 4,
        fold: 3,
        p: p[0],
        adjustedP: (p[0] ?? 0) * 2,
        genes: ['G1', 'G2', 'G3'],
        seqIds: ['1-1', '21-1', '22-1'],
      },
      {
        set: geneSets.sets[1],
        k: 2,
        K: 6,
        fold: (2 * 20) / (5 * 6),
        p: p[1],
        adjustedP: p[1],
        genes: ['G5', 'G6'],
        seqIds: ['5-1', '6-1'],
      },
    ]);
  });

  test('against annotated genes counts those on the menu that any set of the family has', () => {
    const { n, N, outside } = run({ kind: 'annotated' }, [...list, '20-1', '19-1']);
    expect([n, N, outside]).toEqual([5, 10, ['G20', 'G19']]);
  });

  test('against an own list names the genes of the list that the background lacks, and leaves them out of n', () => {
    const own = Array.from({ length: 8 }, (_, index) => `${index + 2}-1`);
    const { n, N, outside, tests } = run({ kind: 'list', seqIds: [...own, '99-9'] }, ['1-1', ...own.slice(0, 6)]);
    expect([n, N, outside, tests.map(({ k, K }) => [k, K])]).toEqual([
      6,
      8,
      ['G1'],
      [
        [3, 3],
        [3, 5],
      ],
    ]);
  });

  test.each([
    ['few_genes', { kind: 'menu' }, ['1-1', '2-1', '3-1', '4-1', '21-1'], 'go'],
    ['few_genes', { kind: 'menu' }, [], 'go'],
    ['no_other_genes', { kind: 'list', seqIds: list }, list, 'go'],
    ['no_sets', { kind: 'menu' }, list, 'others'],
  ] as const)('is refused with the reason %s', (refusal, background, seqIds, family) => {
    const found = run(background, seqIds, family);
    expect([found.refusal, found.tests]).toEqual([refusal, []]);
  });

  test('of all families adjusts within each family, in the order of families', async () => {
    const input = { menu, geneSets, seqIds: list, background: { kind: 'menu' } } as const;
    const results = await testFamilies(input, new AbortController().signal);
    expect(results).toEqual([testSets(input, 'go'), testSets(input, 'mesh')]);
    expect(results[1]?.tests.map(({ p, adjustedP }) => adjustedP === p)).toEqual([true]);
  });

  test('of all families stops when it is aborted', async () => {
    const input = { menu, geneSets, seqIds: list, background: { kind: 'menu' } } as const;
    await expect(testFamilies(input, AbortSignal.abort())).rejects.toThrow('abort');
  });
});

test('genes of a set that are off the menu are named, with the symbols under which the menu measures them', () => {
  const [set] = geneSets.sets;
  if (set === undefined) throw new Error('there is a set');
  const renamed = { ...geneSets, renamed: [{ gene: geneSets.genes.indexOf('OFF'), symbols: ['G19'] }] };
  expect([genesOffMenu(geneSets, set, menu), genesOffMenu(renamed, set, menu)]).toEqual([
    { unmeasured: ['OFF'], renamed: [] },
    { unmeasured: [], renamed: [{ gene: 'OFF', symbols: ['G19'] }] },
  ]);
});
