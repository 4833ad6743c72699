import * as fc from 'fast-check';
import loadHighs from 'highs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Collection } from '../../api/types.ts';
import { listColumn, numberColumn, textColumn } from '../../table/build.ts';
import type { Table } from '../../table/table.ts';
import { smallTable } from '../../testing/table.arbitrary.ts';
import { type PlanTerms, planModel, planRefusal, wantedGenes } from './plan.model.ts';
import { createPlanSolver, type PlanSolver, PlanSolverError } from './plan.solver.ts';
import { computePlan, type PlanAnswer, type PlanTerm } from './plan.ts';

interface Reagent {
  readonly accessions: readonly string[];
  readonly cv: number | null;
  readonly signal: number | null;
  readonly dilution: string | null;
}

interface Case {
  readonly reagents: readonly Reagent[];
  /** Lists the reagents of each gene by place, and the wanted share, for each goal. */
  readonly goals: readonly { readonly genes: readonly (readonly number[])[]; readonly share: number }[];
  readonly terms: Omit<PlanTerms, 'version' | 'goals' | 'mustHaves' | 'exclusions' | 'clash'>;
  readonly mustHaves: readonly number[];
  readonly exclusions: readonly number[];
}

const seqIdAt = (place: number): string => `${place + 1}-1`;

function tableOf(reagents: readonly Reagent[]): Table {
  return smallTable({
    seqId: textColumn(reagents.map((_, place) => seqIdAt(place))),
    uniProtId: listColumn(reagents.map(({ accessions }) => (accessions.length === 0 ? null : accessions))),
    totalCVPlasma: numberColumn(reagents.map(({ cv }) => cv)),
    signalToNoisePlasma: numberColumn(reagents.map(({ signal }) => signal)),
    dilutionGroup: textColumn(reagents.map(({ dilution }) => dilution)),
  });
}

function collectionOf(genes: readonly (readonly number[])[], goal: number): Collection {
  return {
    id: `goal-${goal}`,
    category: 'pathways',
    param: `goal-${goal}`,
    name: `Goal ${goal}`,
    isDemo: false,
    isWhole: true,
    sources: [],
    geneCount: genes.length,
    versions: [],
    genes: genes.map((places, gene) => ({
      symbol: `G${goal}-${gene}`,
      entrezId: null,
      seqIds: { V_7K: places.map(seqIdAt), V_11K: [] },
    })),
  };
}

function termsOf({ goals, terms, mustHaves, exclusions }: Case): PlanTerms {
  return {
    ...terms,
    version: 'V_7K',
    goals: goals.map(({ genes, share }, goal) => ({ collection: collectionOf(genes, goal), share })),
    mustHaves: mustHaves.map(seqIdAt),
    exclusions: exclusions.map(seqIdAt),
    clash: 'keep',
  };
}

/** Checks a panel against the terms as a person would, without the model. Must-haves are allowed to break terms. */
function keepsTerms({ reagents, terms, mustHaves, exclusions }: Case, panel: readonly number[]): boolean {
  const { maximumCv, minimumSignalToNoise, dilutionGroups, maximumReagents, onePerProtein } = terms;
  const chosen = panel.filter((place) => !mustHaves.includes(place));
  const isEach = chosen.every((place) => {
    const { cv = null, signal = null, dilution = null } = reagents[place] ?? {};
    return (
      !exclusions.includes(place) &&
      (maximumCv === null || (cv !== null && cv <= maximumCv)) &&
      (minimumSignalToNoise === null || (signal !== null && signal >= minimumSignalToNoise)) &&
      (dilutionGroups.length === 0 || (dilution !== null && dilutionGroups.includes(dilution)))
    );
  });
  const shares = (one: number, other: number) =>
    one !== other && (reagents[one]?.accessions ?? []).some((each) => reagents[other]?.accessions.includes(each));
  const isSingle = !onePerProtein || !chosen.some((one) => panel.some((other) => shares(one, other)));
  const isWithin = maximumReagents === null || panel.length <= maximumReagents;
  return isEach && isSingle && isWithin && mustHaves.every((place) => panel.includes(place));
}

function coveredOf({ goals }: Case, panel: readonly number[]): readonly number[] {
  return goals.map(({ genes }) => genes.filter((own) => own.some((place) => panel.includes(place))).length);
}

const measuredOf = (genes: readonly (readonly number[])[]): number => genes.filter((own) => own.length > 0).length;

function wantedOf({ goals }: Case): readonly number[] {
  return goals.map(({ genes, share }) => wantedGenes(share, measuredOf(genes)));
}

function shareOf(of: Case, panel: readonly number[]): number {
  const wanted = wantedOf(of);
  const parts = coveredOf(of, panel).flatMap((count, goal) => {
    const want = wanted[goal] ?? 0;
    return want === 0 ? [] : [Math.min(count, want) / want];
  });
  return parts.length === 0 ? 1 : parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

const isMet = (of: Case, panel: readonly number[]): boolean =>
  coveredOf(of, panel).every((count, goal) => count >= (wantedOf(of)[goal] ?? 0));

function panelsOf(of: Case): readonly (readonly number[])[] {
  return Array.from({ length: 2 ** of.reagents.length }, (_, bits) =>
    [...of.reagents.keys()].filter((place) => Math.floor(bits / 2 ** place) % 2 === 1),
  ).filter((panel) => keepsTerms(of, panel));
}

/** Returns the case without one of its terms. */
function without(of: Case, term: PlanTerm): Case {
  const { terms } = of;
  const changes = {
    goal: {
      goals: of.goals.map((goal, place) => ('goal' in term && place === term.goal ? { ...goal, genes: [] } : goal)),
    },
    limit: { terms: { ...terms, maximumReagents: null } },
    protein: { terms: { ...terms, onePerProtein: false } },
    mustHaves: { mustHaves: [] },
    excluded: { exclusions: [] },
    dilution: { terms: { ...terms, dilutionGroups: [] } },
    signal: { terms: { ...terms, minimumSignalToNoise: null } },
    cv: { terms: { ...terms, maximumCv: null } },
  };
  return { ...of, ...changes[term.kind] };
}

const reagent: fc.Arbitrary<Reagent> = fc.record({
  accessions: fc.uniqueArray(fc.constantFrom('P1', 'P2', 'P3', 'P4', 'P5', 'P6'), { maxLength: 2 }),
  cv: fc.option(fc.integer({ min: 1, max: 20 }), { nil: null, freq: 6 }),
  signal: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null, freq: 6 }),
  dilution: fc.option(fc.constantFrom('20%', '0.5%'), { nil: null, freq: 6 }),
});

const smallCase: fc.Arbitrary<Case> = fc.integer({ min: 1, max: 9 }).chain((size) => {
  const place = fc.nat(size - 1);
  return fc.record({
    reagents: fc.array(reagent, { minLength: size, maxLength: size }),
    goals: fc.array(
      fc.record({
        genes: fc.array(fc.uniqueArray(place, { maxLength: 3 }), { minLength: 1, maxLength: 7 }),
        share: fc.integer({ min: 1, max: 100 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    terms: fc.record({
      matrix: fc.constant('plasma' as const),
      maximumCv: fc.option(fc.integer({ min: 5, max: 20 }), { nil: null, freq: 2 }),
      minimumSignalToNoise: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null, freq: 2 }),
      dilutionGroups: fc.constantFrom<readonly string[]>([], [], ['20%'], ['20%', '0.5%']),
      maximumReagents: fc.option(fc.integer({ min: 1, max: 6 }), { nil: null, freq: 3 }),
      onePerProtein: fc.boolean(),
    }),
    mustHaves: fc.uniqueArray(place, { maxLength: 2 }),
    exclusions: fc.uniqueArray(place, { maxLength: 2 }),
  });
});

const signal = new AbortController().signal;

function placesOf({ seqIds }: PlanAnswer): readonly number[] {
  return seqIds.map((seqId) => Number(seqId.split('-')[0]) - 1);
}

async function planOf(of: Case, solver: PlanSolver | null): Promise<PlanAnswer | null> {
  const [menu, terms] = [tableOf(of.reagents), termsOf(of)];
  // The mean share has no meaning for a refused plan.
  if (planRefusal(terms, planModel(menu, terms)) !== null) return null;
  return computePlan(menu, terms, { solver, signal });
}

/** Returns whether the terms cease to contradict each other once any one of them is dropped. */
function isMinimal(of: Case, terms: readonly PlanTerm[]): boolean {
  const every: readonly PlanTerm[] = [
    ...of.goals.map((_, goal) => ({ kind: 'goal', goal }) as const),
    ...(['limit', 'protein', 'mustHaves', 'excluded', 'dilution', 'signal', 'cv'] as const).map((kind) => ({ kind })),
  ];
  const named = new Set(terms.map((term) => JSON.stringify(term)));
  const only = every.filter((term) => !named.has(JSON.stringify(term))).reduce(without, of);
  const isFeasible = (each: Case) => panelsOf(each).some((panel) => isMet(each, panel));
  return terms.length > 0 && !isFeasible(only) && terms.every((term) => isFeasible(without(only, term)));
}

/** Names what a plan says that is not true of all panels. */
function faultsOf(of: Case, answer: PlanAnswer): readonly string[] {
  const panel = placesOf(answer);
  const panels = panelsOf(of);
  const sizes = panels.filter((each) => isMet(of, each)).map(({ length }) => length);
  const [fewest, greatest] = [Math.min(...sizes), Math.max(...panels.map((each) => shareOf(of, each)))];
  const isClose = (one: number, other: number) => Math.abs(one - other) < 1e-9;
  const isSmallest = answer.objective === 'smallest';
  const { conflict } = answer;
  const claims = {
    'keeps the terms': keepsTerms(of, panel),
    'covers what it says': String(answer.covered) === String(coveredOf(of, panel)),
    'meets what it says': answer.isMet === isMet(of, panel),
    'has the share that it says': isClose(answer.share, shareOf(of, panel)),
    'the bound holds': isSmallest ? answer.bound <= fewest : answer.bound >= greatest - 1e-9,
    'is exact': !answer.isExact || (isSmallest ? panel.length === fewest : isClose(answer.share, greatest)),
    'is the smallest if there is one': !answer.isExact || isSmallest === sizes.length > 0,
    'is impossible': answer.fewest !== null || sizes.length === 0,
    'contradicts itself': conflict === null || !conflict.isProved || isMinimal(of, conflict.terms),
  };
  return Object.entries(claims).flatMap(([claim, isTrue]) => (isTrue ? [] : [claim]));
}

describe('with HiGHS', () => {
  let solver: PlanSolver;
  beforeAll(() => {
    solver = createPlanSolver(async () => loadHighs());
  });

  test('a plan is as good as the best of all panels, keeps the terms, and names terms that contradict each other', async () => {
    await fc.assert(
      fc.asyncProperty(smallCase, async (of) => {
        const answer = await planOf(of, solver);
        if (answer === null) return;
        expect(faultsOf(of, answer)).toEqual([]);
        expect([answer.isExact, answer.doubt, answer.conflict?.isProved ?? true]).toEqual([true, null, true]);
      }),
      { numRuns: 300 },
    );
  });

  test('the result has the fewest reagents for all goals if a limit forbids them', async () => {
    const of: Case = {
      reagents: [0, 1, 2].map(() => ({ accessions: [], cv: 5, signal: 3, dilution: '20%' })),
      goals: [{ genes: [[0], [1], [2]], share: 100 }],
      terms: {
        matrix: 'plasma',
        maximumCv: null,
        minimumSignalToNoise: null,
        dilutionGroups: [],
        maximumReagents: 2,
        onePerProtein: false,
      },
      mustHaves: [],
      exclusions: [],
    };
    const answer = await planOf(of, solver);
    expect([answer?.objective, answer?.share, answer?.fewest, answer?.conflict]).toEqual([
      'coverage',
      2 / 3,
      { count: 3, isExact: true },
      { terms: [{ kind: 'goal', goal: 0 }, { kind: 'limit' }], isProved: true },
    ]);
  });
});

test('a plan for 300 genes on a menu of 11,083 reagents is proved', async () => {
  const count = 11_083;
  // Every seventh reagent measures a second gene of the goals, so that reagents overlap.
  const genes = Array.from({ length: 300 }, (_, gene) => {
    const own = [gene * 3, gene * 3 + 1, gene * 3 + 2];
    return [...own, ...own.filter((place) => place % 7 === 0).map((place) => (place * 5 + 3) % 900)];
  });
  const of: Case = {
    reagents: Array.from({ length: count }, (_, place) => ({
      accessions: [`P${Math.floor(place / 3)}`],
      cv: (place * 37) % 20,
      signal: (place * 11) % 13,
      dilution: '20%',
    })),
    goals: [0, 1, 2].map((goal) => ({ genes: genes.slice(goal * 100, goal * 100 + 100), share: 90 })),
    terms: {
      matrix: 'plasma',
      maximumCv: 15,
      minimumSignalToNoise: 2,
      dilutionGroups: [],
      maximumReagents: null,
      onePerProtein: true,
    },
    mustHaves: [0],
    exclusions: [4],
  };
  const answer = await planOf(
    of,
    createPlanSolver(async () => loadHighs()),
  );
  expect([answer?.isExact, answer && keepsTerms(of, placesOf(answer))]).toEqual([true, true]);
});

describe('without an exact solver', () => {
  const failing = (error: unknown): PlanSolver => ({
    solve: async () => {
      throw error;
    },
    dispose: () => undefined,
  });

  test('a plan keeps the terms, and its bound holds', async () => {
    await fc.assert(
      fc.asyncProperty(smallCase, async (of) => {
        const answer = await planOf(of, null);
        if (answer === null) return;
        expect(faultsOf(of, answer)).toEqual([]);
        expect(answer.doubt).toBe(answer.isExact ? null : 'noSolver');
      }),
      { numRuns: 300 },
    );
  });

  /** Needs a solver: each gene has two reagents, in a circle of five. */
  const circle: Case = {
    reagents: Array.from({ length: 5 }, () => ({ accessions: [], cv: null, signal: null, dilution: null })),
    goals: [
      {
        genes: [
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 4],
          [4, 0],
          [0, 2],
          [1, 3],
          [2, 4],
          [3, 0],
          [4, 1],
        ],
        share: 100,
      },
    ],
    terms: {
      matrix: 'plasma',
      maximumCv: null,
      minimumSignalToNoise: null,
      dilutionGroups: [],
      maximumReagents: null,
      onePerProtein: false,
    },
    mustHaves: [],
    exclusions: [],
  };

  test.each([
    ['blocked', new PlanSolverError('blocked', 'no WebAssembly')],
    ['failed', new PlanSolverError('failed', 'out of memory')],
    ['failed', new Error('anything')],
  ] as const)('a solver that is %s leaves a greedy plan, and the reason', async (doubt, error) => {
    const answer = await planOf(circle, failing(error));
    expect([answer?.seqIds.length, answer?.isExact, answer?.bound, answer?.doubt]).toEqual([4, false, 3, doubt]);
  });

  test('a solver that was stopped gives its bound, and its panel if that is smaller', async () => {
    const stopped: PlanSolver = {
      solve: async () => ({ status: 'stopped', variables: ['x0', 'x1', 'x2', 'x3', 'y1'], bound: 3.2 }),
      dispose: () => undefined,
    };
    const answer = await planOf(circle, stopped);
    // A bound of 3.2 proves that 4 are needed.
    expect([answer?.seqIds.length, answer?.isExact, answer?.bound, answer?.doubt]).toEqual([4, true, 4, null]);
  });

  test('a choice of the solver that breaks the terms is not taken', async () => {
    const wrong: PlanSolver = {
      solve: async () => ({ status: 'optimal', variables: ['x0'], bound: 1 }),
      dispose: () => undefined,
    };
    const answer = await planOf(circle, wrong);
    expect([answer?.seqIds.length, answer?.isMet]).toEqual([4, true]);
  });

  test('an abort rejects', async () => {
    const terms = termsOf(circle);
    const ports = { solver: failing(new Error('late')), signal: AbortSignal.abort() };
    await expect(computePlan(tableOf(circle.reagents), terms, ports)).rejects.toThrow('abort');
  });
});
