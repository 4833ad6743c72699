import * as fc from 'fast-check';
import loadHighs from 'highs';
import { beforeAll, describe, expect, test } from 'vitest';
import { fewestByTrying, greatestByTrying, smallProblem } from '../../testing/plans.ts';
import { readChoice, shareOfBound, writeProgramme } from './plan.lp.ts';
import { areGoalsMet, coveredGenes, isAllowed, meanShare, type PlanProblem } from './plan.problem.ts';
import { type HighsModule, solveByHighs } from './plan.solver.ts';

const problem: PlanProblem = {
  reagents: ['1-1', '2-1', '3-1'],
  classes: [
    { reagents: [0, 1], genes: [2, 0] },
    { reagents: [2], genes: [1, 1] },
  ],
  goals: [
    { wanted: 4, base: 1 },
    { wanted: 1, base: 0 },
  ],
  groups: [[1, 2]],
  limit: 2,
};

test('the fewest reagents are written as an integer programme', () => {
  expect(writeProgramme(problem, 'smallest').split('\n')).toEqual([
    'Minimize',
    ' objective: + 1 x0 + 1 x1 + 1 x2',
    'Subject To',
    ' goal0: + 2 y0 + 1 x2 >= 3',
    ' goal1: + 1 x2 >= 1',
    ' class0: + 1 y0 - 1 x0 - 1 x1 <= 0',
    ' group0: + 1 x1 + 1 x2 <= 1',
    ' limit: + 1 x0 + 1 x1 + 1 x2 <= 2',
    'Bounds',
    ' 0 <= y0 <= 1',
    'Binary',
    ' x0',
    ' x1',
    ' x2',
    'End',
    '',
  ]);
});

test('the greatest coverage counts each goal once', () => {
  const [, objective, , ...rows] = writeProgramme(problem, 'coverage').split('\n');
  expect([objective, rows.slice(0, 2), rows.slice(6, 8)]).toEqual([
    ' objective: + 250 z0 + 1000 z1',
    [' goal0: + 1 z0 - 2 y0 - 1 x2 <= 0', ' goal1: + 1 z1 - 1 x2 <= 0'],
    [' 0 <= y0 <= 1', ' 0 <= z0 <= 3'],
  ]);
});

test('the choice is read from the variables of reagents, and a bound becomes a share', () => {
  expect([readChoice(['y0', 'x10', 'x2', 'z0']), shareOfBound(problem, 750), shareOfBound(problem, 9999)]).toEqual([
    [2, 10],
    (0.25 + 0.75) / 2,
    1,
  ]);
});

describe('HiGHS', () => {
  let highs: HighsModule;
  beforeAll(async () => {
    highs = await loadHighs();
  });

  const solved = (of: PlanProblem, objective: 'smallest' | 'coverage') =>
    solveByHighs(highs, { programme: writeProgramme(of, objective), seconds: 10 });

  test('finds the same optimum as trying every choice', () => {
    const reachable = (of: PlanProblem) => areGoalsMet(of, coveredGenes(of, [...of.reagents.keys()]));
    fc.assert(
      fc.property(smallProblem, (of) => {
        const [fewest, greatest] = [fewestByTrying(of), greatestByTrying(of)];
        const wide = solved(of, 'coverage');
        const choice = readChoice(wide.variables ?? []);
        expect([wide.status, isAllowed(of, choice)]).toEqual(['optimal', true]);
        expect(meanShare(of, coveredGenes(of, choice))).toBeCloseTo(greatest, 9);
        expect(shareOfBound(of, wide.bound ?? 0)).toBeGreaterThanOrEqual(greatest - 1e-9);
        if (!reachable(of)) return;
        const small = solved(of, 'smallest');
        expect([small.status, small.variables && readChoice(small.variables).length]).toEqual(
          fewest === null ? ['infeasible', null] : ['optimal', fewest],
        );
      }),
    );
  });

  test('stops at the end of its time with a bound, and refuses what is no programme', () => {
    // A dense random cover takes much longer than the time that it gets.
    const size = 90;
    const hard: PlanProblem = {
      reagents: Array.from({ length: size }, (_, index) => String(index)),
      classes: Array.from({ length: 700 }, (_, row) => ({
        reagents: Array.from({ length: size }, (_each, index) => index).filter(
          (index) => Math.abs(Math.sin((row + 1) * 131 + (index + 1) * 977) * 1e4) % 1 < 0.12,
        ),
        genes: [1],
      })).filter(({ reagents }) => reagents.length > 0),
      goals: [{ wanted: 600, base: 0 }],
      groups: [],
      limit: null,
    };
    const { status, bound } = solveByHighs(highs, { programme: writeProgramme(hard, 'smallest'), seconds: 0.05 });
    expect([status, bound === null || bound < size]).toEqual(['stopped', true]);
    expect(() => solveByHighs(highs, { programme: 'no programme', seconds: 1 })).toThrow('status 6');
  });
});
