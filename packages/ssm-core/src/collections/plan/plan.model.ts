/**
 * Joins the terms of a plan with the menu: which reagents may be chosen for which genes, and why others may not.
 *
 * A gene is measured by the reagents that its collection names for the version, as the coverage of collections counts
 * them. A reagent of several proteins counts for each of its genes. Shares are parts of the genes that the menu measures,
 * whatever the constraints. A reagent without a value of a constrained measure is not eligible, because nothing shows
 * that it keeps the constraint.
 */
import type { AssayVersion, Collection, CollectionGene, ColumnKey } from '../../api/types.ts';
import { memoizeOn } from '../../memoize.ts';
import { rowOfSeqId } from '../../panels/files/panel.rows.ts';
import { spannedProteins } from '../../proteins/reagentRules.ts';
import { analyteAt } from '../../table/cell.ts';
import { compareSeqIds } from '../../table/order/seqIdOrder.ts';
import type { Table } from '../../table/table.ts';
import { type GeneClass, joinedClasses, type PlanProblem } from './plan.problem.ts';

export type PlanMatrix = 'plasma' | 'serum';

/** States what happens to must-haves that an exclusion or a constraint forbids, or that share a protein. */
export type PlanClash = 'ask' | 'keep' | 'leave';

export interface PlanConstraints {
  /** The sample whose measures are limited. */
  readonly matrix: PlanMatrix;
  /** Greatest total CV in percent; null for any. */
  readonly maximumCv: number | null;
  /** Least signal to noise; null for any. */
  readonly minimumSignalToNoise: number | null;
  /** Allowed dilution groups; empty for all. */
  readonly dilutionGroups: readonly string[];
  /** Greatest number of reagents, with the must-haves; null for any. */
  readonly maximumReagents: number | null;
  readonly onePerProtein: boolean;
}

export interface PlanTerms extends PlanConstraints {
  readonly version: AssayVersion;
  /** Collections with their genes. The wanted share is in percent, from 1 to 100. */
  readonly goals: readonly { readonly collection: Collection; readonly share: number }[];
  readonly mustHaves: readonly string[];
  readonly exclusions: readonly string[];
  readonly clash: PlanClash;
}

/**
 * Why a reagent may not be chosen. `cvMissing`, `signalMissing` and `dilutionMissing`: the catalogue has no value.
 * `protein`: it shares a protein with a must-have.
 */
export type PlanBar =
  | 'excluded'
  | 'cv'
  | 'cvMissing'
  | 'signal'
  | 'signalMissing'
  | 'dilution'
  | 'dilutionMissing'
  | 'protein';

export const planBars: readonly PlanBar[] = [
  'excluded',
  'cv',
  'cvMissing',
  'signal',
  'signalMissing',
  'dilution',
  'dilutionMissing',
  'protein',
];

export interface PlanReagent {
  readonly seqId: string;
  readonly targetName: string | null;
  /** Distinct UniProt accessions. Reagents without one share no protein. */
  readonly accessions: readonly string[];
  /** Symbols or accessions of the proteins that it measures; empty for one protein. */
  readonly spans: readonly string[];
  /** Total CV in percent. Null if it is not reported, like the other values. */
  readonly cv: number | null;
  readonly signalToNoise: number | null;
  readonly dilutionGroup: string | null;
}

export interface PlanGene {
  readonly symbol: string;
  readonly entrezId: string | null;
  /** Reagents of the menu that measure it, in the order of the collection. */
  readonly seqIds: readonly string[];
}

export interface ModelGoal {
  readonly collection: Collection;
  /** Wanted share in percent. */
  readonly share: number;
  readonly measured: readonly PlanGene[];
  readonly unmeasured: readonly CollectionGene[];
  /** Number of genes to cover: the share of the measured genes, rounded up. */
  readonly wanted: number;
  /** Number of genes that must-haves or eligible reagents measure. Limit and proteins can leave fewer. */
  readonly reachable: number;
}

/** A must-have that the terms forbid. */
export interface MustHaveClash {
  readonly seqId: string;
  /** The terms that forbid it; empty if it only shares a protein. */
  readonly bars: readonly PlanBar[];
  /** A preferred must-have of the same protein; null without one. */
  readonly sharesWith: string | null;
}

export interface PlanModel {
  readonly goals: readonly ModelGoal[];
  /** Must-haves that are in each plan, the preferred ones first. */
  readonly kept: readonly string[];
  /** Must-haves that were left out because of a clash. */
  readonly left: readonly string[];
  readonly notOnMenu: readonly string[];
  readonly clashes: readonly MustHaveClash[];
  /** Reagents of the goals and must-haves, by SeqId. */
  readonly reagents: ReadonlyMap<string, PlanReagent>;
  /** Why reagents of the goals may not be chosen. Eligible ones and must-haves are absent. */
  readonly bars: ReadonlyMap<string, readonly PlanBar[]>;
  readonly problem: PlanProblem;
}

/** The measures that the constraints limit. */
export const planMeasureKeys = {
  plasma: { cv: 'totalCVPlasma', signalToNoise: 'signalToNoisePlasma' },
  serum: { cv: 'totalCVSerum', signalToNoise: 'signalToNoiseSerum' },
} as const satisfies Readonly<Record<PlanMatrix, Readonly<Record<string, ColumnKey>>>>;

/** Columns that a plan reads. */
export const planColumnKeys = [
  'seqId',
  'targetName',
  'uniProtId',
  'entrezGeneName',
  'dilutionGroup',
  'totalCVPlasma',
  'signalToNoisePlasma',
  'totalCVSerum',
  'signalToNoiseSerum',
] as const satisfies readonly ColumnKey[];

const rowsOf = /* @__PURE__ */ memoizeOn(rowOfSeqId);

function readReagents(menu: Table, matrix: PlanMatrix, seqIds: Iterable<string>): ReadonlyMap<string, PlanReagent> {
  const rows = rowsOf(menu);
  const keys = planMeasureKeys[matrix];
  const found = new Map<string, PlanReagent>();
  for (const seqId of new Set(seqIds)) {
    const row = rows.get(seqId);
    if (row === undefined) continue;
    const analyte = analyteAt(menu, row, planColumnKeys);
    found.set(seqId, {
      seqId,
      targetName: analyte.targetName ?? null,
      accessions: [...new Set(analyte.uniProtId)],
      spans: spannedProteins({ uniProtId: analyte.uniProtId ?? [], entrezGeneName: analyte.entrezGeneName ?? [] }),
      cv: analyte[keys.cv] ?? null,
      signalToNoise: analyte[keys.signalToNoise] ?? null,
      dilutionGroup: analyte.dilutionGroup ?? null,
    });
  }
  return found;
}

function compareValues(one: number | null, other: number | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one - other;
}

/** Prefers reagents of one protein, then the lowest CV, then the highest signal to noise. Missing values come last. */
function comparePreference(one: PlanReagent, other: PlanReagent): number {
  return (
    Math.sign(one.spans.length) - Math.sign(other.spans.length) ||
    compareValues(one.cv, other.cv) ||
    compareValues(
      one.signalToNoise === null ? null : -one.signalToNoise,
      other.signalToNoise === null ? null : -other.signalToNoise,
    ) ||
    compareSeqIds(one.seqId, other.seqId)
  );
}

/** Returns the constraints that a reagent breaks, apart from shared proteins. */
function barsOf(reagent: PlanReagent, terms: PlanTerms, excluded: ReadonlySet<string>): readonly PlanBar[] {
  const { maximumCv, minimumSignalToNoise, dilutionGroups } = terms;
  const { cv, signalToNoise, dilutionGroup } = reagent;
  const bars: PlanBar[] = [];
  if (excluded.has(reagent.seqId)) bars.push('excluded');
  if (maximumCv !== null && cv === null) bars.push('cvMissing');
  else if (maximumCv !== null && cv !== null && cv > maximumCv) bars.push('cv');
  if (minimumSignalToNoise !== null && signalToNoise === null) bars.push('signalMissing');
  else if (minimumSignalToNoise !== null && signalToNoise !== null && signalToNoise < minimumSignalToNoise) {
    bars.push('signal');
  }
  if (dilutionGroups.length > 0 && dilutionGroup === null) bars.push('dilutionMissing');
  else if (dilutionGroups.length > 0 && dilutionGroup !== null && !dilutionGroups.includes(dilutionGroup)) {
    bars.push('dilution');
  }
  return bars;
}

/** Returns the number of genes of a share in percent, rounded up. */
export function wantedGenes(share: number, measured: number): number {
  return Math.ceil((share * measured) / 100);
}

interface MustHaves {
  readonly kept: readonly PlanReagent[];
  readonly left: readonly string[];
  readonly clashes: readonly MustHaveClash[];
}

function mustHavesOf(
  reagents: readonly PlanReagent[],
  terms: PlanTerms,
  ownBars: (reagent: PlanReagent) => readonly PlanBar[],
): MustHaves {
  const holders = new Map<string, string>();
  const clashes: MustHaveClash[] = [];
  const [kept, left]: [PlanReagent[], string[]] = [[], []];
  for (const reagent of reagents.toSorted(comparePreference)) {
    const { seqId, accessions } = reagent;
    const bars = ownBars(reagent);
    const sharesWith = terms.onePerProtein ? (accessions.map((each) => holders.get(each)).find(Boolean) ?? null) : null;
    const isClash = bars.length > 0 || sharesWith !== null;
    if (isClash) clashes.push({ seqId, bars, sharesWith });
    if (isClash && terms.clash === 'leave') {
      left.push(seqId);
      continue;
    }
    kept.push(reagent);
    for (const accession of accessions) if (!holders.has(accession)) holders.set(accession, seqId);
  }
  return { kept, left, clashes };
}

/** Returns groups of places with a shared accession. */
function groupsOf(reagents: readonly PlanReagent[]): readonly (readonly number[])[] {
  const sharing = new Map<string, number[]>();
  for (const [place, { accessions }] of reagents.entries()) {
    for (const accession of accessions) sharing.set(accession, [...(sharing.get(accession) ?? []), place]);
  }
  const groups = new Map([...sharing.values()].map((group) => [group.join(), group]));
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Builds the model. `menu` is the whole menu of the version, with the columns of `planColumnKeys`. */
export function planModel(menu: Table, terms: PlanTerms): PlanModel {
  const { version, matrix, onePerProtein, maximumReagents } = terms;
  const ofGoals = terms.goals.flatMap(({ collection }) =>
    (collection.genes ?? []).flatMap(({ seqIds }) => seqIds[version]),
  );
  const reagents = readReagents(menu, matrix, [...ofGoals, ...terms.mustHaves]);
  const excluded = new Set(terms.exclusions);
  const asked = [...new Set(terms.mustHaves)];
  const { kept, left, clashes } = mustHavesOf(
    asked.flatMap((seqId) => reagents.get(seqId) ?? []),
    terms,
    (reagent) => barsOf(reagent, terms, excluded),
  );
  const isKept = new Set(kept.map(({ seqId }) => seqId));
  const taken = new Set(onePerProtein ? kept.flatMap(({ accessions }) => accessions) : []);
  const bars = new Map<string, readonly PlanBar[]>();
  const eligible: PlanReagent[] = [];
  for (const reagent of reagents.values()) {
    if (isKept.has(reagent.seqId)) continue;
    const own = barsOf(reagent, terms, excluded);
    const found = reagent.accessions.some((each) => taken.has(each)) ? [...own, 'protein' as const] : own;
    if (found.length > 0) bars.set(reagent.seqId, found);
    else eligible.push(reagent);
  }
  eligible.sort(comparePreference);
  const placeOf = new Map(eligible.map(({ seqId }, place) => [seqId, place]));

  const classes: GeneClass[] = [];
  const bases: number[] = [];
  const goals = terms.goals.map(({ collection, share }, goal): ModelGoal => {
    const genes = (collection.genes ?? []).map((gene) => ({
      gene,
      seqIds: gene.seqIds[version].filter((seqId) => reagents.has(seqId)),
    }));
    const measured = genes.flatMap(({ gene: { symbol, entrezId }, seqIds }) =>
      seqIds.length === 0 ? [] : [{ symbol, entrezId, seqIds }],
    );
    let [base, open] = [0, 0];
    for (const { seqIds } of measured) {
      if (seqIds.some((seqId) => isKept.has(seqId))) {
        base += 1;
        continue;
      }
      const places = seqIds.flatMap((seqId) => placeOf.get(seqId) ?? []).toSorted((one, other) => one - other);
      if (places.length === 0) continue;
      open += 1;
      classes.push({ reagents: places, genes: terms.goals.map((_, each) => Number(each === goal)) });
    }
    bases.push(base);
    return {
      collection,
      share,
      measured,
      unmeasured: genes.flatMap(({ gene, seqIds }) => (seqIds.length === 0 ? [gene] : [])),
      wanted: wantedGenes(share, measured.length),
      reachable: base + open,
    };
  });
  return {
    goals,
    kept: kept.map(({ seqId }) => seqId),
    left,
    notOnMenu: asked.filter((seqId) => !reagents.has(seqId)),
    clashes,
    reagents,
    bars,
    problem: {
      reagents: eligible.map(({ seqId }) => seqId),
      classes: joinedClasses(classes),
      goals: goals.map(({ wanted }, goal) => ({ wanted, base: bases[goal] ?? 0 })),
      groups: onePerProtein ? groupsOf(eligible) : [],
      limit: maximumReagents === null ? null : Math.max(0, maximumReagents - kept.length),
    },
  };
}

/** Returns the greatest whole share in percent that eligible reagents can reach for a goal. */
export function reachableShare({ reachable, measured }: ModelGoal): number {
  return measured.length === 0 ? 0 : Math.floor((100 * reachable) / measured.length);
}

/**
 * Why no plan can be computed yet. `noGoal`: neither a goal nor a must-have. `tooFew`: fewer reagents are allowed than
 * there are must-haves. `clash`: the person has to decide on must-haves that the terms forbid.
 */
export type PlanRefusal = 'noGoal' | 'tooFew' | 'clash';

export function planRefusal(terms: PlanTerms, model: PlanModel): PlanRefusal | null {
  if (terms.goals.length === 0) return 'noGoal';
  if (model.clashes.length > 0 && terms.clash === 'ask') return 'clash';
  return terms.maximumReagents !== null && model.kept.length > terms.maximumReagents ? 'tooFew' : null;
}
