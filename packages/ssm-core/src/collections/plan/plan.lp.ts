/**
 * Writes a plan as an integer programme in the LP text format, which HiGHS and other solvers read.
 *
 * - `x3` is 1 if the reagent at place 3 is chosen, else 0.
 * - `y5` is at most 1, and at most the number of chosen reagents of class 5: the covered part of its genes. Since each x
 *   is whole, an optimum has whole y. A class of one reagent needs no y.
 * - `z0` is the number of genes covered for goal 0, at most those wanted.
 *
 * Objective `smallest`: minimise Σ x, with Σ genes · y ≥ wanted for each goal. Objective `coverage`: maximise
 * Σ 1000 · z / wanted within the limit. Units are reagents, and thousandths of a goal.
 */
import type { PlanObjective } from './plan.greedy.ts';
import { meanShare, type PlanProblem } from './plan.problem.ts';

interface Term {
  readonly factor: number;
  readonly name: string;
}

const termsInLine = 12;

/** Writes a sum in lines, because some readers of the format limit the length of a line. */
function sum(terms: readonly Term[]): string {
  const written = terms.map(({ factor, name }) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`);
  const lines: string[] = [];
  for (let from = 0; from < written.length; from += termsInLine) {
    lines.push(written.slice(from, from + termsInLine).join(' '));
  }
  return lines.join('\n  ');
}

const once = (name: string): Term => ({ factor: 1, name });
const minus = (name: string): Term => ({ factor: -1, name });

/** The value of a goal in the objective `coverage`. */
const whole = 1000;

function names(reagents: readonly number[]): readonly Term[] {
  return reagents.map((reagent) => once(`x${reagent}`));
}

/** Returns the programme. The problem must have a reagent. */
export function writeProgramme(problem: PlanProblem, objective: PlanObjective): string {
  const { reagents, classes, goals, groups, limit } = problem;
  const coverOf = (place: number): string => {
    const [only, ...others] = classes[place]?.reagents ?? [];
    return others.length === 0 ? `x${only}` : `y${place}`;
  };
  const several = classes.flatMap(({ reagents: own }, place) => (own.length > 1 ? [{ place, own }] : []));
  const wanting = goals.flatMap(({ wanted, base }, goal) =>
    wanted > base ? [{ goal, open: wanted - base, wanted }] : [],
  );
  const coverage = (goal: number): readonly Term[] =>
    classes.flatMap(({ genes }, place) => {
      const factor = genes[goal] ?? 0;
      return factor === 0 ? [] : [{ factor, name: coverOf(place) }];
    });
  const isSmallest = objective === 'smallest';
  const rows = [
    ...wanting.map(({ goal, open }) =>
      isSmallest
        ? ` goal${goal}: ${sum(coverage(goal))} >= ${open}`
        : ` goal${goal}: ${sum([once(`z${goal}`), ...coverage(goal).map(({ factor, name }) => ({ factor: -factor, name }))])} <= 0`,
    ),
    ...several.map(
      ({ place, own }) => ` class${place}: ${sum([once(`y${place}`), ...own.map((each) => minus(`x${each}`))])} <= 0`,
    ),
    ...groups.map((group, place) => ` group${place}: ${sum(names(group))} <= 1`),
    ...(limit === null ? [] : [` limit: ${sum(names([...reagents.keys()]))} <= ${limit}`]),
  ];
  return [
    isSmallest ? 'Minimize' : 'Maximize',
    ` objective: ${sum(isSmallest ? names([...reagents.keys()]) : wanting.map(({ goal, wanted }) => ({ factor: whole / wanted, name: `z${goal}` })))}`,
    'Subject To',
    ...rows,
    'Bounds',
    ...several.map(({ place }) => ` 0 <= y${place} <= 1`),
    ...(isSmallest ? [] : wanting.map(({ goal, open }) => ` 0 <= z${goal} <= ${open}`)),
    'Binary',
    ` ${reagents.map((_, reagent) => `x${reagent}`).join('\n ')}`,
    'End',
    '',
  ].join('\n');
}

/** Returns the places of the chosen reagents from the names of variables that are 1. */
export function readChoice(variables: readonly string[]): readonly number[] {
  return variables
    .flatMap((name) => (/^x\d+$/.test(name) ? [Number(name.slice(1))] : []))
    .toSorted((one, other) => one - other);
}

/** Turns the solver's bound of the objective `coverage` into a mean share, from 0 to 1. */
export function shareOfBound({ goals }: PlanProblem, bound: number): number {
  const counted = goals.filter(({ wanted }) => wanted > 0).length;
  const open = goals.reduce((total, { wanted, base }) => total + (wanted > base ? (wanted - base) / wanted : 0), 0);
  const before = meanShare(
    { goals },
    goals.map(({ base }) => base),
  );
  return counted === 0 ? 1 : Math.min(1, before + Math.min(open, bound / whole) / counted);
}
