/** Explains a plan: what each reagent contributes, what is not covered and why, and what one more reagent would add. */

import { type PlanBar, type PlanGene, type PlanModel, type PlanReagent, planBars } from './plan.model.ts';
import type { PlanAnswer } from './plan.ts';

/** Identifies a gene in all collections. */
const keyOf = ({ entrezId, symbol }: Pick<PlanGene, 'entrezId' | 'symbol'>): string => entrezId ?? symbol;

export interface PlanContribution {
  readonly reagent: PlanReagent;
  readonly isMustHave: boolean;
  /** Genes of the goals that it measures, each with the places of its goals. */
  readonly genes: readonly ContributedGene[];
}

export interface ContributedGene {
  readonly symbol: string;
  readonly goals: readonly number[];
  /** Whether no other reagent of the plan measures it. */
  readonly isAlone: boolean;
}

interface GoalGene {
  readonly gene: PlanGene;
  readonly goals: number[];
}

function genesOf({ goals }: PlanModel): ReadonlyMap<string, GoalGene> {
  const found = new Map<string, GoalGene>();
  for (const [place, { measured }] of goals.entries()) {
    for (const gene of measured) {
      const known = found.get(keyOf(gene));
      if (known === undefined) found.set(keyOf(gene), { gene, goals: [place] });
      else if (!known.goals.includes(place)) known.goals.push(place);
    }
  }
  return found;
}

/** Returns what each reagent of a plan contributes to the goals. */
export function planContributions(
  model: PlanModel,
  { seqIds }: Pick<PlanAnswer, 'seqIds'>,
): readonly PlanContribution[] {
  const isPlanned = new Set(seqIds);
  const mustHaves = new Set(model.kept);
  const ofReagent = new Map<string, ContributedGene[]>();
  for (const { gene, goals } of genesOf(model).values()) {
    const own = gene.seqIds.filter((seqId) => isPlanned.has(seqId));
    for (const seqId of own) {
      const genes = ofReagent.get(seqId) ?? [];
      genes.push({ symbol: gene.symbol, goals, isAlone: own.length === 1 });
      ofReagent.set(seqId, genes);
    }
  }
  return seqIds.flatMap((seqId) => {
    const reagent = model.reagents.get(seqId);
    return reagent === undefined
      ? []
      : [{ reagent, isMustHave: mustHaves.has(seqId), genes: ofReagent.get(seqId) ?? [] }];
  });
}

/**
 * Why genes of a goal are not covered.
 *
 * - `unmeasured`: the menu has no reagent for them.
 * - `barred`: each of their reagents breaks one of `bars`.
 * - `shared`: each eligible reagent for them shares a protein with a reagent of the plan.
 * - `open`: an eligible reagent was not chosen, because the goal is met or the limit is reached.
 */
export interface UncoveredGenes {
  readonly reason: 'unmeasured' | 'barred' | 'shared' | 'open';
  /** The broken terms of all their reagents, in a fixed order; empty for other reasons than `barred`. */
  readonly bars: readonly PlanBar[];
  readonly symbols: readonly string[];
}

function reasonOf(
  { seqIds }: PlanGene,
  model: PlanModel,
  proteins: ReadonlySet<string>,
): Omit<UncoveredGenes, 'symbols'> {
  const eligible = seqIds.filter((seqId) => !model.bars.has(seqId));
  if (eligible.length === 0) {
    const broken = new Set(seqIds.flatMap((seqId) => model.bars.get(seqId) ?? []));
    return { reason: 'barred', bars: planBars.filter((bar) => broken.has(bar)) };
  }
  const isShared = eligible.every((seqId) => model.reagents.get(seqId)?.accessions.some((each) => proteins.has(each)));
  return { reason: isShared ? 'shared' : 'open', bars: [] };
}

/** Returns the uncovered genes of a goal in groups of the same reason. `onePerProtein` is that of the terms. */
export function uncoveredGenes(
  model: PlanModel,
  goal: number,
  seqIds: readonly string[],
  onePerProtein: boolean,
): readonly UncoveredGenes[] {
  const isPlanned = new Set(seqIds);
  const proteins = new Set(onePerProtein ? seqIds.flatMap((seqId) => model.reagents.get(seqId)?.accessions ?? []) : []);
  const groups = new Map<string, { readonly why: Omit<UncoveredGenes, 'symbols'>; readonly symbols: string[] }>();
  const { measured = [], unmeasured = [] } = model.goals[goal] ?? {};
  function add(symbol: string, why: Omit<UncoveredGenes, 'symbols'>): void {
    const key = [why.reason, ...why.bars].join();
    const group = groups.get(key) ?? { why, symbols: [] };
    group.symbols.push(symbol);
    groups.set(key, group);
  }
  for (const gene of measured) {
    if (!gene.seqIds.some((seqId) => isPlanned.has(seqId))) add(gene.symbol, reasonOf(gene, model, proteins));
  }
  for (const { symbol } of unmeasured) add(symbol, { reason: 'unmeasured', bars: [] });
  return [...groups.values()].map(({ why, symbols }) => ({ ...why, symbols }));
}

export interface PlanGain {
  readonly reagent: PlanReagent;
  /** Genes of the goals that it would add. */
  readonly genes: readonly Omit<ContributedGene, 'isAlone'>[];
}

/**
 * Returns the reagents that would add most genes to a plan if the limit allowed one more, the best first. The rest of the
 * plan stays as it is, so another plan with one more reagent may cover more.
 */
export function nextGains(
  model: PlanModel,
  { seqIds }: Pick<PlanAnswer, 'seqIds'>,
  onePerProtein: boolean,
  most: number,
): readonly PlanGain[] {
  const isPlanned = new Set(seqIds);
  const proteins = new Set(onePerProtein ? seqIds.flatMap((seqId) => model.reagents.get(seqId)?.accessions ?? []) : []);
  const gains = new Map<string, Omit<ContributedGene, 'isAlone'>[]>();
  for (const { gene, goals } of genesOf(model).values()) {
    if (gene.seqIds.some((seqId) => isPlanned.has(seqId))) continue;
    for (const seqId of gene.seqIds) {
      const genes = gains.get(seqId) ?? [];
      genes.push({ symbol: gene.symbol, goals });
      gains.set(seqId, genes);
    }
  }
  // The reagents of the problem are eligible, and in order of preference, which the stable sort keeps.
  return model.problem.reagents
    .flatMap((seqId) => {
      const [reagent, genes] = [model.reagents.get(seqId), gains.get(seqId)];
      const isShared = reagent?.accessions.some((each) => proteins.has(each)) === true;
      return reagent === undefined || genes === undefined || isShared ? [] : [{ reagent, genes }];
    })
    .toSorted((one, other) => other.genes.length - one.genes.length)
    .slice(0, most);
}
