/** Problems of plans for tests, small enough to try every choice. */
import * as fc from 'fast-check';
import {
  areGoalsMet,
  coveredGenes,
  isAllowed,
  joinedClasses,
  meanShare,
  type PlanProblem,
} from '../collections/plan/plan.problem.ts';

const smallGoals = 3;

/** Problems with up to twelve reagents and three goals, with groups of which one may be chosen, with a limit or without. */
export const smallProblem: fc.Arbitrary<PlanProblem> = fc.integer({ min: 1, max: 12 }).chain((size) => {
  const places = fc.uniqueArray(fc.nat(size - 1), { minLength: 1, maxLength: 5 });
  const sorted = places.map((each) => each.toSorted((one, other) => one - other));
  return fc
    .record({
      classes: fc.array(
        fc.record({
          reagents: sorted,
          genes: fc.array(fc.nat(2), { minLength: smallGoals, maxLength: smallGoals }),
        }),
        { maxLength: 14 },
      ),
      goals: fc.array(fc.record({ wanted: fc.nat(7), base: fc.nat(2) }), {
        minLength: smallGoals,
        maxLength: smallGoals,
      }),
      groups: fc.array(sorted, { maxLength: 3 }),
      limit: fc.option(fc.nat(6), { nil: null }),
    })
    .map(({ classes, groups, ...rest }) => ({
      ...rest,
      reagents: Array.from({ length: size }, (_, index) => `${index + 1}-1`),
      classes: joinedClasses(classes),
      groups: groups.filter((group) => group.length > 1),
    }));
});

/** Returns every choice that keeps the groups and the limit. */
export function allowedChoices(problem: PlanProblem): readonly (readonly number[])[] {
  return Array.from({ length: 2 ** problem.reagents.length }, (_, bits) =>
    [...problem.reagents.keys()].filter((place) => Math.floor(bits / 2 ** place) % 2 === 1),
  ).filter((choice) => isAllowed(problem, choice));
}

/** Returns the fewest reagents that meet the goals, by trying every choice; null if none does. */
export function fewestByTrying(problem: PlanProblem): number | null {
  const sizes = allowedChoices(problem)
    .filter((choice) => areGoalsMet(problem, coveredGenes(problem, choice)))
    .map(({ length }) => length);
  return sizes.length === 0 ? null : Math.min(...sizes);
}

/** Returns the greatest mean share, by trying every choice. */
export function greatestByTrying(problem: PlanProblem): number {
  return Math.max(...allowedChoices(problem).map((choice) => meanShare(problem, coveredGenes(problem, choice))));
}
