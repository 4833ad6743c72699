import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fewestByTrying, greatestByTrying, smallProblem } from '../../testing/plans.ts';
import { boundOfShare, boundOfSize, greedyChoice, meetsAll } from './plan.greedy.ts';
import { coveredGenes, isAllowed, meanShare, type PlanProblem, reduceProblem } from './plan.problem.ts';

/** Reagent 2-1 measures most genes, but the other two suffice. */
const trap: PlanProblem = {
  reagents: ['1-1', '2-1', '3-1'],
  classes: [
    { reagents: [0, 1], genes: [2] },
    { reagents: [1, 2], genes: [2] },
    { reagents: [0], genes: [1] },
    { reagents: [2], genes: [1] },
  ],
  goals: [{ wanted: 6, base: 0 }],
  groups: [],
  limit: null,
};

describe('a greedy choice', () => {
  test('takes the reagent with most genes first, and removes it when others make it superfluous', () => {
    expect([greedyChoice({ ...trap, limit: 1 }, 'smallest'), greedyChoice(trap, 'smallest')]).toEqual([[1], [0, 2]]);
  });

  test('of equal reagents takes the preferred one, and of a group only one', () => {
    const equal: PlanProblem = {
      ...trap,
      classes: [
        { reagents: [0, 1], genes: [1] },
        { reagents: [2], genes: [1] },
      ],
      goals: [{ wanted: 2, base: 0 }],
    };
    expect([greedyChoice(equal, 'smallest'), greedyChoice({ ...equal, groups: [[0, 2]] }, 'smallest')]).toEqual([
      [0, 2],
      [0],
    ]);
  });

  test('stays within the constraints, and its bounds hold for the best of all choices', () => {
    fc.assert(
      fc.property(smallProblem, (problem) => {
        const greedy = greedyChoice(problem, 'smallest');
        const wide = greedyChoice(problem, 'coverage');
        const fewest = fewestByTrying(problem) ?? Number.POSITIVE_INFINITY;
        const most = greatestByTrying(problem);
        expect([isAllowed(problem, greedy), isAllowed(problem, wide)]).toEqual([true, true]);
        const size = meetsAll(problem, greedy) ? greedy.length : Number.POSITIVE_INFINITY;
        expect(size).toBeGreaterThanOrEqual(fewest);
        expect(boundOfSize(problem)).toBeLessThanOrEqual(fewest);
        expect(boundOfShare(problem)).toBeGreaterThanOrEqual(most - 1e-9);
        expect(meanShare(problem, coveredGenes(problem, wide))).toBeLessThanOrEqual(most + 1e-9);
      }),
    );
  });

  test('has a bound of infinity if no choice meets the goals', () => {
    expect(boundOfSize({ ...trap, goals: [{ wanted: 7, base: 0 }] })).toBe(Number.POSITIVE_INFINITY);
  });
});

test('a reduced problem has the same optimum, with no more reagents', () => {
  fc.assert(
    fc.property(smallProblem, (problem) => {
      const reduced = reduceProblem(problem);
      expect([fewestByTrying(reduced), reduced.reagents.length <= problem.reagents.length]).toEqual([
        fewestByTrying(problem),
        true,
      ]);
      expect(greatestByTrying(reduced)).toBeCloseTo(greatestByTrying(problem), 12);
    }),
  );
});
