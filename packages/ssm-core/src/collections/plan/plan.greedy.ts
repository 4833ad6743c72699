/**
 * Plans without a solver: a greedy choice, and bounds that hold for every choice. The bounds say how far a choice can be
 * from the best one.
 */
import {
  areGoalsMet,
  classesOfReagents,
  coveredGenes,
  groupsOfReagents,
  isAllowed,
  meanShare,
  type PlanProblem,
} from './plan.problem.ts';

interface Search {
  /** Number of genes of each goal that are still wanted. */
  readonly open: number[];
  readonly isCovered: boolean[];
  readonly isBarred: boolean[];
  readonly chosen: number[];
}

const rounding = 1e-9;

/** How a gene that is still wanted counts: each gene once, or each goal once. */
export type PlanObjective = 'smallest' | 'coverage';

function weights({ goals }: PlanProblem, objective: PlanObjective): readonly number[] {
  return goals.map(({ wanted }) => (objective === 'smallest' || wanted === 0 ? 1 : 1 / wanted));
}

/**
 * Chooses reagents one by one, each time the one that adds most to the goals, and of equal ones the preferred one. Stops
 * when the goals are met, at the limit, or when no reagent adds anything. Then removes reagents that others make
 * superfluous.
 */
export function greedyChoice(problem: PlanProblem, objective: PlanObjective): readonly number[] {
  const { classes, goals, groups, limit } = problem;
  const ofReagent = classesOfReagents(problem);
  const inGroups = groupsOfReagents(problem);
  const weight = weights(problem, objective);
  const search: Search = {
    open: goals.map(({ wanted, base }) => Math.max(0, wanted - base)),
    isCovered: classes.map(() => false),
    isBarred: problem.reagents.map(() => false),
    chosen: [],
  };

  function newGenes(reagent: number): readonly number[] {
    const added = goals.map(() => 0);
    for (const place of ofReagent[reagent] ?? []) {
      if (search.isCovered[place] === true) continue;
      for (const [goal, count] of (classes[place]?.genes ?? []).entries()) added[goal] = (added[goal] ?? 0) + count;
    }
    return added;
  }

  function gain(reagent: number): number {
    return newGenes(reagent).reduce(
      (sum, count, goal) => sum + Math.min(count, search.open[goal] ?? 0) * (weight[goal] ?? 0),
      0,
    );
  }

  function take(reagent: number): void {
    search.chosen.push(reagent);
    for (const [goal, count] of newGenes(reagent).entries()) {
      search.open[goal] = Math.max(0, (search.open[goal] ?? 0) - count);
    }
    for (const place of ofReagent[reagent] ?? []) search.isCovered[place] = true;
    search.isBarred[reagent] = true;
    for (const group of inGroups[reagent] ?? []) {
      for (const other of groups[group] ?? []) search.isBarred[other] = true;
    }
  }

  const most = limit ?? problem.reagents.length;
  // Gains only fall while reagents are chosen, so only the gain of the first reagent has to be recomputed.
  const known = problem.reagents.map((_, reagent) => gain(reagent));
  while (search.open.some((count) => count > 0) && search.chosen.length < most) {
    let best = -1;
    for (const [reagent, value] of known.entries()) {
      // A difference by rounding is no difference.
      if (search.isBarred[reagent] !== true && value > (known[best] ?? 0) + rounding) best = reagent;
    }
    if (best === -1) break;
    const now = gain(best);
    if (now < (known[best] ?? 0) - rounding) known[best] = now;
    else take(best);
  }
  return withoutSuperfluous(problem, search.chosen);
}

/** Removes reagents without which the mean share is the same, the least preferred ones first. */
export function withoutSuperfluous(problem: PlanProblem, chosen: readonly number[]): readonly number[] {
  const shareOf = (choice: readonly number[]) => meanShare(problem, coveredGenes(problem, choice));
  const share = shareOf(chosen);
  let kept = chosen;
  for (const reagent of chosen.toSorted((one, other) => other - one)) {
    const fewer = kept.filter((each) => each !== reagent);
    if (shareOf(fewer) >= share - 1e-12) kept = fewer;
  }
  return kept;
}

/** Returns for each reagent how many genes of each goal it measures, at most as many as are still wanted. */
function usefulGenes(problem: PlanProblem): readonly (readonly number[])[] {
  const { classes, goals } = problem;
  return classesOfReagents(problem).map((places) =>
    goals.map(({ wanted, base }, goal) => {
      const genes = places.reduce((sum, place) => sum + (classes[place]?.genes[goal] ?? 0), 0);
      return Math.min(genes, Math.max(0, wanted - base));
    }),
  );
}

/** Returns the smallest number of the values whose sum reaches `wanted`; Infinity if all of them do not. */
function fewestWith(values: readonly number[], wanted: number): number {
  let [sum, count] = [0, 0];
  for (const value of values.toSorted((one, other) => other - one)) {
    if (sum >= wanted) break;
    sum += value;
    count += 1;
  }
  return sum >= wanted ? count : Number.POSITIVE_INFINITY;
}

/**
 * Returns a number of reagents below which the goals cannot be met: for each goal, and for all together, the fewest
 * reagents whose genes would suffice if no two of them measured the same gene. Infinity if all reagents together do not
 * meet the goals.
 */
export function boundOfSize(problem: PlanProblem): number {
  if (!areGoalsMet(problem, coveredGenes(problem, [...problem.reagents.keys()]))) return Number.POSITIVE_INFINITY;
  const useful = usefulGenes(problem);
  const open = problem.goals.map(({ wanted, base }) => Math.max(0, wanted - base));
  const ofGoals = open.map((wanted, goal) =>
    fewestWith(
      useful.map((genes) => genes[goal] ?? 0),
      wanted,
    ),
  );
  const ofAll = fewestWith(
    useful.map((genes) => genes.reduce((sum, count) => sum + count, 0)),
    open.reduce((sum, count) => sum + count, 0),
  );
  return Math.max(0, ofAll, ...ofGoals);
}

function greatestSum(values: readonly number[], count: number | null): number {
  const taken = values.toSorted((one, other) => other - one).slice(0, count ?? values.length);
  return taken.reduce((sum, value) => sum + value, 0);
}

/** Returns a mean share above which no choice within the limit is, computed like `boundOfSize`. */
export function boundOfShare(problem: PlanProblem): number {
  const { goals, limit } = problem;
  const useful = usefulGenes(problem);
  const counted = goals.filter(({ wanted }) => wanted > 0).length;
  if (counted === 0) return 1;
  const base = goals.map(({ base: covered }) => covered);
  const ofGoals = meanShare(
    problem,
    goals.map(({ base: covered }, goal) => {
      return (
        covered +
        greatestSum(
          useful.map((genes) => genes[goal] ?? 0),
          limit,
        )
      );
    }),
  );
  const parts = useful.map((genes) =>
    genes.reduce((sum, count, goal) => sum + (count === 0 ? 0 : count / (goals[goal]?.wanted ?? 1)), 0),
  );
  const ofAll = meanShare(problem, base) + greatestSum(parts, limit) / counted;
  return Math.min(1, ofGoals, ofAll);
}

/** Returns whether a choice keeps all constraints and meets the goals. */
export function meetsAll(problem: PlanProblem, chosen: readonly number[]): boolean {
  return isAllowed(problem, chosen) && areGoalsMet(problem, coveredGenes(problem, chosen));
}
