import { describe, expect, test } from 'vitest';
import type { Collection } from '../../api/types.ts';
import { listColumn, numberColumn, textColumn } from '../../table/build.ts';
import { smallTable } from '../../testing/table.arbitrary.ts';
import { nextGains, planContributions, uncoveredGenes } from './plan.answer.ts';
import { type PlanTerms, planModel, planRefusal, reachableShare, wantedGenes } from './plan.model.ts';
import { planSource } from './plan.source.ts';
import { computePlan } from './plan.ts';

/** IL6 has three reagents, of which 3-1 measures IL6R too. CRP has only one, without a CV. */
const menu = smallTable({
  seqId: textColumn(['1-1', '2-1', '3-1', '4-1', '5-1']),
  targetName: textColumn(['IL-6', 'IL-6', 'IL-6/IL-6 sRa', 'CRP', 'TNF']),
  uniProtId: listColumn([['P05231'], ['P05231'], ['P05231', 'P08887'], ['P02741'], ['P01375']]),
  entrezGeneName: listColumn([['IL6'], ['IL6'], ['IL6', 'IL6R'], ['CRP'], ['TNF']]),
  totalCVPlasma: numberColumn([8, 5, 4, null, 12]),
  signalToNoisePlasma: numberColumn([3, 2, 9, 5, 7]),
  dilutionGroup: textColumn(['20%', '20%', '0.5%', '0.005%', null]),
});

function collection(id: string, genes: Readonly<Record<string, readonly string[]>>): Collection {
  return {
    id,
    category: 'pathways',
    param: id,
    name: id,
    isDemo: false,
    isWhole: true,
    sources: [],
    geneCount: Object.keys(genes).length,
    versions: [],
    genes: Object.entries(genes).map(([symbol, seqIds]) => ({
      symbol,
      entrezId: symbol,
      seqIds: { V_7K: [...seqIds], V_11K: [] },
    })),
  };
}

const immune = collection('immune', { IL6: ['1-1', '2-1', '3-1'], IL6R: ['3-1'], CRP: ['4-1'], TNF: ['5-1'], XYZ: [] });
const terms: PlanTerms = {
  version: 'V_7K',
  goals: [{ collection: immune, share: 75 }],
  mustHaves: [],
  exclusions: [],
  matrix: 'plasma',
  maximumCv: null,
  minimumSignalToNoise: null,
  dilutionGroups: [],
  maximumReagents: null,
  onePerProtein: false,
  clash: 'ask',
};
const signal = new AbortController().signal;
const planned = async (of: PlanTerms) => computePlan(menu, of, { solver: null, signal });

describe('a model', () => {
  test('counts the share of measured genes, rounded up, and prefers reagents of one protein with a low CV', () => {
    const { goals, problem, bars } = planModel(menu, terms);
    const [goal] = goals;
    expect([goal?.measured.map(({ symbol }) => symbol), goal?.unmeasured.map(({ symbol }) => symbol)]).toEqual([
      ['IL6', 'IL6R', 'CRP', 'TNF'],
      ['XYZ'],
    ]);
    expect([goal?.wanted, goal?.reachable, problem.reagents, bars.size]).toEqual([
      3,
      4,
      ['2-1', '1-1', '5-1', '4-1', '3-1'],
      0,
    ]);
  });

  test.each([
    [80, 5, 4],
    [50, 3, 2],
    [100, 0, 0],
    [1, 300, 3],
    [29, 100, 29],
  ])('a share of %i % of %i genes wants %i', (share, measured, wanted) => {
    expect(wantedGenes(share, measured)).toBe(wanted);
  });

  test('names each constraint that a reagent breaks, and values that are not reported', () => {
    const limited = planModel(menu, {
      ...terms,
      maximumCv: 8,
      minimumSignalToNoise: 3,
      dilutionGroups: ['20%'],
      exclusions: ['1-1'],
    });
    expect([...limited.bars]).toEqual([
      ['1-1', ['excluded']],
      ['2-1', ['signal']],
      ['3-1', ['dilution']],
      ['4-1', ['cvMissing', 'dilution']],
      ['5-1', ['cv', 'dilutionMissing']],
    ]);
    const [goal] = limited.goals;
    expect([goal?.reachable, goal && reachableShare(goal)]).toEqual([0, 0]);
  });

  test('must-haves cover genes, take off the limit, and bar reagents of their proteins', () => {
    const model = planModel(menu, { ...terms, mustHaves: ['1-1', '99-9'], maximumReagents: 3, onePerProtein: true });
    expect([model.kept, model.notOnMenu, [...model.bars], model.problem.limit, model.problem.goals]).toEqual([
      ['1-1'],
      ['99-9'],
      [
        ['2-1', ['protein']],
        ['3-1', ['protein']],
      ],
      2,
      [{ wanted: 3, base: 1 }],
    ]);
  });

  test('must-haves that the terms forbid are named, and kept or left as decided', () => {
    const asked: PlanTerms = { ...terms, mustHaves: ['1-1', '2-1', '5-1'], maximumCv: 10, onePerProtein: true };
    const clashes = [
      { seqId: '1-1', bars: [], sharesWith: '2-1' },
      { seqId: '5-1', bars: ['cv'], sharesWith: null },
    ];
    const [ask, keep, leave] = (['ask', 'keep', 'leave'] as const).map((clash) => planModel(menu, { ...asked, clash }));
    expect([ask?.clashes, keep?.clashes, keep?.kept, leave?.kept, leave?.left]).toEqual([
      clashes,
      clashes,
      ['2-1', '1-1', '5-1'],
      ['2-1'],
      ['1-1', '5-1'],
    ]);
    expect([ask && planRefusal(asked, ask), keep && planRefusal({ ...asked, clash: 'keep' }, keep)]).toEqual([
      'clash',
      null,
    ]);
  });

  test('is refused without a goal, and with fewer reagents than must-haves', () => {
    const none = { ...terms, goals: [] };
    const few = { ...terms, mustHaves: ['1-1', '5-1'], maximumReagents: 1 };
    expect([none, few].map((of) => planRefusal(of, planModel(menu, of)))).toEqual(['noGoal', 'tooFew']);
  });

  test('a version whose menu measures nothing of a goal wants nothing', () => {
    const [goal] = planModel(menu, { ...terms, version: 'V_11K' }).goals;
    expect([goal?.wanted, goal?.measured, goal && reachableShare(goal)]).toEqual([0, [], 0]);
  });
});

describe('an explanation', () => {
  test('says what each reagent contributes, and which genes it alone measures', async () => {
    const of: PlanTerms = { ...terms, mustHaves: ['1-1'], goals: [{ collection: immune, share: 75 }] };
    const answer = await planned(of);
    const rows = planContributions(planModel(menu, of), answer);
    expect(rows.map(({ reagent, isMustHave, genes }) => [reagent.seqId, isMustHave, genes])).toEqual([
      ['1-1', true, [{ symbol: 'IL6', goals: [0], isAlone: true }]],
      ['5-1', false, [{ symbol: 'TNF', goals: [0], isAlone: true }]],
      ['4-1', false, [{ symbol: 'CRP', goals: [0], isAlone: true }]],
    ]);
  });

  test('groups uncovered genes by why they are not covered', async () => {
    const of: PlanTerms = {
      ...terms,
      goals: [{ collection: immune, share: 25 }],
      maximumCv: 8,
      mustHaves: ['2-1'],
      onePerProtein: true,
    };
    const answer = await planned(of);
    const model = planModel(menu, of);
    expect(uncoveredGenes(model, 0, answer.seqIds, true)).toEqual([
      { reason: 'barred', bars: ['protein'], symbols: ['IL6R'] },
      { reason: 'barred', bars: ['cvMissing'], symbols: ['CRP'] },
      { reason: 'barred', bars: ['cv'], symbols: ['TNF'] },
      { reason: 'unmeasured', bars: [], symbols: ['XYZ'] },
    ]);
    const wide = planModel(menu, { ...terms, onePerProtein: true });
    expect(uncoveredGenes(wide, 0, ['2-1'], true).map(({ reason, symbols }) => [reason, symbols])).toEqual([
      ['shared', ['IL6R']],
      ['open', ['CRP', 'TNF']],
      ['unmeasured', ['XYZ']],
    ]);
  });

  test('says which reagents would add most genes, without those that share a protein with the plan', () => {
    const model = planModel(menu, terms);
    const gains = (onePerProtein: boolean) =>
      nextGains(model, { seqIds: ['5-1'] }, onePerProtein, 2).map(({ reagent, genes }) => [
        reagent.seqId,
        genes.map(({ symbol }) => symbol),
      ]);
    expect([
      gains(false),
      nextGains(model, { seqIds: ['2-1', '5-1'] }, true, 9).map(({ reagent }) => reagent.seqId),
    ]).toEqual([
      [
        ['3-1', ['IL6', 'IL6R']],
        ['2-1', ['IL6']],
      ],
      ['4-1'],
    ]);
  });
});

test('a plan is recorded with its terms, its must-haves, its choices and its exclusions', async () => {
  const of: PlanTerms = {
    ...terms,
    mustHaves: ['1-1'],
    exclusions: ['5-1'],
    maximumCv: 10,
    goals: [{ collection: immune, share: 50 }],
  };
  const source = planSource({
    id: 'plan-1',
    at: '2026-12-01T00:00:00.000Z',
    catalogueRevision: 'r1',
    terms: of,
    model: planModel(menu, of),
    answer: await planned(of),
    names: ['Immune system'],
  });
  expect([source.kind, source.file, source.version, source.planned]).toEqual([
    'plan',
    null,
    'V_7K',
    {
      goals: [{ id: 'immune', name: 'Immune system', share: 50, wanted: 2, covered: 2, measured: 4 }],
      matrix: 'plasma',
      maximumCv: 10,
      minimumSignalToNoise: null,
      dilutionGroups: [],
      maximumReagents: null,
      onePerProtein: false,
      objective: 'smallest',
      isExact: true,
      bound: 2,
    },
  ]);
  expect(source.rows.map(({ line, raw, seqIds, decidedBy }) => [line, raw, seqIds, decidedBy])).toEqual([
    [1, '1-1', ['1-1'], 'reader'],
    [2, '3-1', ['3-1'], 'rule'],
    [3, '5-1', [], 'refused'],
  ]);
});
