/**
 * The choice of a plan as numbers: which reagents to choose so that goals are met (set cover).
 *
 * - Variables: for each eligible reagent, whether it is chosen. Must-haves are not among them; what they cover is in
 *   `base`, and their number is taken off `limit`.
 * - A class is all genes that the same reagents measure. It is covered if at least one of these reagents is chosen.
 * - Constraints: the limit, and groups of reagents of which at most one may be chosen.
 * - Objectives: the fewest reagents with which each goal is met; or, within the limit, the greatest mean over goals of
 *   the attained part of the wanted genes. A goal counts once, however many genes it wants, and not beyond them.
 */

export interface GeneClass {
  /** Places of reagents, ascending; not empty. */
  readonly reagents: readonly number[];
  /** Number of genes of this class in each goal. */
  readonly genes: readonly number[];
}

export interface ProblemGoal {
  /** Number of genes to cover. */
  readonly wanted: number;
  /** Number of genes that the must-haves cover. */
  readonly base: number;
}

export interface PlanProblem {
  /** SeqIds of eligible reagents, the preferred ones first. */
  readonly reagents: readonly string[];
  readonly classes: readonly GeneClass[];
  readonly goals: readonly ProblemGoal[];
  /** Places of reagents of which at most one may be chosen. */
  readonly groups: readonly (readonly number[])[];
  /** Greatest number of chosen reagents; null for any. */
  readonly limit: number | null;
}

/** Returns for each reagent the places of its classes. */
export function classesOfReagents({ reagents, classes }: PlanProblem): readonly (readonly number[])[] {
  const found: number[][] = reagents.map(() => []);
  for (const [place, { reagents: own }] of classes.entries()) for (const reagent of own) found[reagent]?.push(place);
  return found;
}

/** Returns for each reagent the places of the groups that it is in. */
export function groupsOfReagents({ reagents, groups }: PlanProblem): readonly (readonly number[])[] {
  const found: number[][] = reagents.map(() => []);
  for (const [place, group] of groups.entries()) for (const reagent of group) found[reagent]?.push(place);
  return found;
}

/** Returns the number of genes that a choice with the must-haves covers, for each goal. */
export function coveredGenes({ classes, goals }: PlanProblem, chosen: readonly number[]): readonly number[] {
  const isChosen = new Set(chosen);
  const covered = goals.map(({ base }) => base);
  for (const { reagents, genes } of classes) {
    if (!reagents.some((reagent) => isChosen.has(reagent))) continue;
    for (const [goal, count] of genes.entries()) covered[goal] = (covered[goal] ?? 0) + count;
  }
  return covered;
}

/** Returns the mean over goals of the attained part of the wanted genes, from 0 to 1. It is 1 without a wanted gene. */
export function meanShare({ goals }: Pick<PlanProblem, 'goals'>, covered: readonly number[]): number {
  const parts = goals.flatMap(({ wanted }, goal) =>
    wanted === 0 ? [] : [Math.min(covered[goal] ?? 0, wanted) / wanted],
  );
  return parts.length === 0 ? 1 : parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

export function areGoalsMet({ goals }: Pick<PlanProblem, 'goals'>, covered: readonly number[]): boolean {
  return goals.every(({ wanted }, goal) => (covered[goal] ?? 0) >= wanted);
}

/** Returns whether a choice keeps the groups and the limit. */
export function isAllowed({ reagents, groups, limit }: PlanProblem, chosen: readonly number[]): boolean {
  const isChosen = new Set(chosen);
  const areKnown = chosen.every((reagent) => reagents[reagent] !== undefined);
  const isOnce = isChosen.size === chosen.length;
  const keepsGroups = groups.every((group) => group.filter((reagent) => isChosen.has(reagent)).length < 2);
  return areKnown && isOnce && keepsGroups && (limit === null || chosen.length <= limit);
}

function containsAll(whole: ReadonlySet<number>, part: readonly number[]): boolean {
  return part.every((item) => whole.has(item));
}

/**
 * Leaves out reagents that no best plan needs: those that cover nothing, and those that another reagent dominates. A
 * reagent dominates another if it covers the same classes or more, and is in the same groups or fewer. Of equal reagents
 * the preferred one stays. Each choice can replace a dominated reagent without a loss, so the optimum stays the same.
 */
export function reduceProblem(problem: PlanProblem): PlanProblem {
  const ofReagent = classesOfReagents(problem);
  const inGroups = groupsOfReagents(problem);
  const classSets = ofReagent.map((classes) => new Set(classes));
  const groupSets = inGroups.map((groups) => new Set(groups));

  function dominates(one: number, other: number): boolean {
    const [classes, groups] = [classSets[one], groupSets[other]];
    return (
      classes !== undefined &&
      groups !== undefined &&
      containsAll(classes, ofReagent[other] ?? []) &&
      containsAll(groups, inGroups[one] ?? [])
    );
  }

  function isNeeded(reagent: number): boolean {
    const own = ofReagent[reagent] ?? [];
    // A reagent that dominates this one measures each of its classes, so it is in the smallest one.
    const smallest = own
      .map((place) => problem.classes[place]?.reagents ?? [])
      .reduce<readonly number[] | undefined>(
        (least, each) => (least === undefined || each.length < least.length ? each : least),
        undefined,
      );
    if (smallest === undefined) return false;
    return !smallest.some(
      (other) => other !== reagent && dominates(other, reagent) && (other < reagent || !dominates(reagent, other)),
    );
  }

  const kept = problem.reagents.flatMap((_, reagent) => (isNeeded(reagent) ? [reagent] : []));
  return subproblem(problem, kept);
}

/** Returns the problem with only the reagents at these places, in their order. Classes without a reagent are gone. */
export function subproblem(problem: PlanProblem, kept: readonly number[]): PlanProblem {
  const placeOf = new Map(kept.map((reagent, place) => [reagent, place]));
  const moved = (places: readonly number[]) => places.flatMap((place) => placeOf.get(place) ?? []);
  return {
    reagents: kept.map((reagent) => problem.reagents[reagent] ?? ''),
    classes: joinedClasses(problem.classes.map(({ reagents, genes }) => ({ reagents: moved(reagents), genes }))),
    goals: problem.goals,
    groups: problem.groups.map(moved).filter((group) => group.length > 1),
    limit: problem.limit,
  };
}

/** Joins classes of the same reagents, and leaves out those without a reagent. */
export function joinedClasses(classes: readonly GeneClass[]): readonly GeneClass[] {
  const found = new Map<string, { readonly reagents: readonly number[]; readonly genes: number[] }>();
  for (const { reagents, genes } of classes) {
    if (reagents.length === 0) continue;
    const key = reagents.join();
    const known = found.get(key);
    if (known === undefined) found.set(key, { reagents, genes: [...genes] });
    else for (const [goal, count] of genes.entries()) known.genes[goal] = (known.genes[goal] ?? 0) + count;
  }
  return [...found.values()];
}
