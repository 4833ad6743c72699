/**
 * Computes a plan: the smallest panel that meets all goals, or, if there is none within the constraints, the panel with
 * the greatest mean share of the wanted genes. A solver proves the result. Without one, or when the time ends, the result
 * is greedy or the solver's best so far, and a bound says how much better any other panel can be.
 */
import type { Table } from '../../table/table.ts';
import {
  boundOfShare,
  boundOfSize,
  greedyChoice,
  meetsAll,
  type PlanObjective,
  withoutSuperfluous,
} from './plan.greedy.ts';
import { readChoice, shareOfBound, writeProgramme } from './plan.lp.ts';
import { type PlanModel, type PlanTerms, planModel } from './plan.model.ts';
import { areGoalsMet, coveredGenes, isAllowed, meanShare, type PlanProblem, reduceProblem } from './plan.problem.ts';
import { type PlanSolver, PlanSolverError, type PlanSolverProblem } from './plan.solver.ts';

/** Why a result is not proved: no solver, a blocked or failed one, or the end of the time. */
export type PlanDoubt = 'noSolver' | 'time' | PlanSolverProblem;

/** A term that can contradict others. `goal` is the place of a goal. */
export type PlanTerm =
  | { readonly kind: 'goal'; readonly goal: number }
  | { readonly kind: 'limit' | 'protein' | 'mustHaves' | 'excluded' | 'dilution' | 'signal' | 'cv' };

/** Terms that cannot be kept together. If it is proved, any of them can be dropped, and the rest can be kept. */
export interface PlanConflict {
  readonly terms: readonly PlanTerm[];
  /** Whether each term is needed for the contradiction. */
  readonly isProved: boolean;
}

export interface PlanAnswer {
  readonly objective: PlanObjective;
  /** Must-haves first, then the chosen reagents, the preferred ones first. */
  readonly seqIds: readonly string[];
  /** Number of covered genes of each goal. */
  readonly covered: readonly number[];
  readonly isMet: boolean;
  /** The mean over goals of the attained part of the wanted genes, from 0 to 1. */
  readonly share: number;
  /** Whether no other panel within the constraints is better by the objective. */
  readonly isExact: boolean;
  /** No panel has fewer reagents than this for `smallest`, or a greater mean share for `coverage`. */
  readonly bound: number;
  /** Null for an exact result. */
  readonly doubt: PlanDoubt | null;
  /** Fewest reagents with which all goals can be met without the limit: exactly, or at least. Null if they cannot. */
  readonly fewest: { readonly count: number; readonly isExact: boolean } | null;
  /** Why not all goals are met. Null if they are, or if it is not known whether they can be. */
  readonly conflict: PlanConflict | null;
}

export interface PlanPorts {
  /** Null for a greedy result. */
  readonly solver: PlanSolver | null;
  /** Time for the plan, and the same again for the conflict; default 10. */
  readonly seconds?: number;
  readonly signal: AbortSignal;
}

interface Solved {
  readonly status: 'optimal' | 'infeasible' | 'unknown';
  readonly chosen: readonly number[] | null;
  readonly bound: number | null;
}

const notSolved: Solved = { status: 'unknown', chosen: null, bound: null };

interface Asking {
  readonly solve: (problem: PlanProblem, objective: PlanObjective) => Promise<Solved>;
  /** Why the last answer was not proved. */
  readonly doubt: () => PlanDoubt;
}

const leastSeconds = 0.2;

/** Asks a solver until its time ends or it fails. */
function createAsking({ solver, seconds = 10, signal }: PlanPorts): Asking {
  const end = performance.now() + seconds * 1000;
  let doubt: PlanDoubt = solver === null ? 'noSolver' : 'time';
  let isUsable = solver !== null;

  async function solve(problem: PlanProblem, objective: PlanObjective): Promise<Solved> {
    signal.throwIfAborted();
    const left = (end - performance.now()) / 1000;
    if (solver === null || !isUsable || left < leastSeconds || problem.reagents.length === 0) return notSolved;
    try {
      const programme = writeProgramme(problem, objective);
      const { status, variables, bound } = await solver.solve({ programme, seconds: left }, signal);
      const chosen = variables === null ? null : readChoice(variables);
      // A solver computes with rounded numbers, so its choice is checked.
      const isUsed = chosen !== null && isAllowed(problem, chosen);
      if (status === 'infeasible') return { status, chosen: null, bound: null };
      return { status: status === 'optimal' && isUsed ? 'optimal' : 'unknown', chosen: isUsed ? chosen : null, bound };
    } catch (error) {
      signal.throwIfAborted();
      isUsable = false;
      doubt = error instanceof PlanSolverError ? error.problem : 'failed';
      return notSolved;
    }
  }

  return { solve, doubt: () => doubt };
}

type Smallest =
  | { readonly kind: 'found'; readonly chosen: readonly number[]; readonly isExact: boolean; readonly bound: number }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'unknown'; readonly bound: number };

async function findSmallest(problem: PlanProblem, asking: Asking): Promise<Smallest> {
  const least = boundOfSize(problem);
  if (least > problem.reagents.length || (problem.limit !== null && least > problem.limit))
    return { kind: 'impossible' };
  const greedy = greedyChoice(problem, 'smallest');
  const isMet = meetsAll(problem, greedy);
  if (isMet && greedy.length === least) return { kind: 'found', chosen: greedy, isExact: true, bound: least };
  const { status, chosen, bound } = await asking.solve(problem, 'smallest');
  if (status === 'infeasible') return { kind: 'impossible' };
  const isSolved = chosen !== null && meetsAll(problem, chosen);
  if (status === 'optimal' && isSolved) return { kind: 'found', chosen, isExact: true, bound: chosen.length };
  const proved = Math.max(least, bound === null ? 0 : Math.ceil(bound - 1e-6));
  const known = [...(isMet ? [greedy] : []), ...(isSolved ? [chosen] : [])].toSorted(
    (one, other) => one.length - other.length,
  )[0];
  if (known === undefined) return { kind: 'unknown', bound: proved };
  return { kind: 'found', chosen: known, isExact: known.length === proved, bound: proved };
}

interface Greatest {
  readonly chosen: readonly number[];
  readonly share: number;
  readonly isExact: boolean;
  readonly bound: number;
}

/** Differences of shares below this are due to rounding. */
const rounding = 1e-9;

async function findGreatest(problem: PlanProblem, asking: Asking): Promise<Greatest> {
  const most = boundOfShare(problem);
  const shareOf = (choice: readonly number[]) => meanShare(problem, coveredGenes(problem, choice));
  const greedy = greedyChoice(problem, 'coverage');
  if (shareOf(greedy) >= most - rounding) {
    return { chosen: greedy, share: shareOf(greedy), isExact: true, bound: shareOf(greedy) };
  }
  const { status, chosen, bound } = await asking.solve(problem, 'coverage');
  const solved = chosen === null ? [] : withoutSuperfluous(problem, chosen);
  if (status === 'optimal') {
    // A greedy choice is as good at most, and has fewer changes of mind between equal ones.
    const best = shareOf(greedy) >= shareOf(solved) - rounding && greedy.length <= solved.length ? greedy : solved;
    return { chosen: best, share: shareOf(best), isExact: true, bound: shareOf(best) };
  }
  const best = shareOf(solved) > shareOf(greedy) ? solved : greedy;
  const proved = Math.min(most, bound === null ? 1 : shareOfBound(problem, bound));
  return { chosen: best, share: shareOf(best), isExact: shareOf(best) >= proved - rounding, bound: proved };
}

function seqIdsOf({ kept }: PlanModel, problem: PlanProblem, chosen: readonly number[]): readonly string[] {
  const places = chosen.toSorted((one, other) => one - other);
  return [...kept, ...places.flatMap((place) => problem.reagents[place] ?? [])];
}

/** Computes a plan. The terms must not be refused by `planRefusal`. Rejects if it is aborted. */
export async function computePlan(menu: Table, terms: PlanTerms, ports: PlanPorts): Promise<PlanAnswer> {
  const model = planModel(menu, terms);
  const { limit } = model.problem;
  const asking = createAsking(ports);
  const free = reduceProblem({ ...model.problem, limit: null });
  const smallest = await findSmallest(free, asking);
  const before = model.kept.length;
  const fewest =
    smallest.kind === 'impossible'
      ? null
      : {
          count: before + (smallest.kind === 'found' && smallest.isExact ? smallest.chosen.length : smallest.bound),
          isExact: smallest.kind === 'found' && smallest.isExact,
        };
  if (smallest.kind === 'found' && (limit === null || smallest.chosen.length <= limit)) {
    const { chosen, isExact, bound } = smallest;
    const covered = coveredGenes(free, chosen);
    return {
      objective: 'smallest',
      seqIds: seqIdsOf(model, free, chosen),
      covered,
      isMet: true,
      share: 1,
      isExact,
      bound: before + bound,
      doubt: isExact ? null : asking.doubt(),
      fewest,
      conflict: null,
    };
  }
  const within = reduceProblem(model.problem);
  const { chosen, share, isExact, bound } = await findGreatest(within, asking);
  const covered = coveredGenes(within, chosen);
  const isMet = areGoalsMet(within, covered);
  const isImpossible = smallest.kind === 'impossible' || (limit !== null && smallest.bound > limit);
  // If no size suffices, the limit is no reason, although it may contradict a goal, too.
  const contradicting = smallest.kind === 'impossible' ? { ...terms, maximumReagents: null } : terms;
  return {
    objective: 'coverage',
    seqIds: seqIdsOf(model, within, chosen),
    covered,
    isMet,
    share,
    isExact,
    bound,
    doubt: isExact ? null : asking.doubt(),
    fewest,
    conflict: isImpossible && !isMet ? await findConflict(menu, contradicting, ports) : null,
  };
}

/** Returns the terms without one of them. */
function withoutTerm(terms: PlanTerms, term: PlanTerm, goals: PlanTerms['goals']): PlanTerms {
  switch (term.kind) {
    case 'goal':
      return { ...terms, goals: terms.goals.filter((goal) => goal !== goals[term.goal]) };
    case 'limit':
      return { ...terms, maximumReagents: null };
    case 'protein':
      return { ...terms, onePerProtein: false };
    case 'mustHaves':
      return { ...terms, mustHaves: [] };
    case 'excluded':
      return { ...terms, exclusions: [] };
    case 'dilution':
      return { ...terms, dilutionGroups: [] };
    case 'signal':
      return { ...terms, minimumSignalToNoise: null };
    default:
      return { ...terms, maximumCv: null };
  }
}

/** Returns the terms that a person has set, in the order in which the filter tries to do without them. */
export function activeTerms(terms: PlanTerms): readonly PlanTerm[] {
  return [
    ...terms.goals.map((_, goal): PlanTerm => ({ kind: 'goal', goal })),
    ...(terms.maximumReagents === null ? [] : [{ kind: 'limit' } as const]),
    ...(terms.onePerProtein ? [{ kind: 'protein' } as const] : []),
    ...(terms.mustHaves.length === 0 ? [] : [{ kind: 'mustHaves' } as const]),
    ...(terms.exclusions.length === 0 ? [] : [{ kind: 'excluded' } as const]),
    ...(terms.dilutionGroups.length === 0 ? [] : [{ kind: 'dilution' } as const]),
    ...(terms.minimumSignalToNoise === null ? [] : [{ kind: 'signal' } as const]),
    ...(terms.maximumCv === null ? [] : [{ kind: 'cv' } as const]),
  ];
}

/** Tells whether a panel meets all terms; null if that is not known. */
async function isFeasible(menu: Table, terms: PlanTerms, asking: Asking): Promise<boolean | null> {
  const { problem, kept } = planModel(menu, terms);
  if (terms.maximumReagents !== null && kept.length > terms.maximumReagents) return false;
  const { kind } = await findSmallest(reduceProblem(problem), asking);
  return kind === 'unknown' ? null : kind === 'found';
}

/**
 * Finds terms that contradict each other, such that no fewer of them do (deletion filter): each term is left out in
 * turn, and stays out if the others still contradict each other.
 */
async function findConflict(menu: Table, terms: PlanTerms, ports: PlanPorts): Promise<PlanConflict> {
  const asking = createAsking(ports);
  let rest = terms;
  let isProved = true;
  const needed: PlanTerm[] = [];
  for (const term of activeTerms(terms)) {
    const fewer = withoutTerm(rest, term, terms.goals);
    // Each attempt depends on the outcome of the one before.
    // oxlint-disable-next-line no-await-in-loop -- see above
    const feasible = await isFeasible(menu, fewer, asking);
    if (feasible === false) rest = fewer;
    else needed.push(term);
    if (feasible === null) isProved = false;
  }
  return { terms: needed, isProved };
}
