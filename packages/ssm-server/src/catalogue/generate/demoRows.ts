/** Reagents of the demo, one object per reagent. Their measures correlate like those of real reagents. */
import type { StandardColumnKey } from 'ssm-core';
import { fixedPanelCodes, mousePlasmaBins } from 'ssm-core/engine';
import { type DemoGene, demoGenes } from './demoGenes.ts';
import { complexes } from './knownFacts.ts';
import { createRandom, type Random, round } from './random.ts';
import { demoCohorts } from './terms.ts';

const sevenKCount = 7_596;
const elevenKCount = 11_083;
/** Share of reagents that bind the product of the same gene as another reagent. */
const sharedGeneChance = 0.115;
/** The first reagents are in both versions, so that both begin alike. */
const inBothVersions = 400;

export type DemoColumnKey =
  | Exclude<StandardColumnKey, 'seqId' | 'uniProtId' | 'entrezGeneName' | 'fixedPanels' | 'diseases' | 'pathways'>
  | 'apparentKd';

export interface DemoRow {
  readonly seqId: string;
  readonly isIn7k: boolean;
  readonly genes: readonly DemoGene[];
  readonly values: Readonly<Record<DemoColumnKey, string | number | boolean | null>>;
  readonly fixedPanels: readonly string[] | null;
}

/** Invents SeqIds whose five digits are above the assay's own, so that none of them is real. */
function inventSeqIds(random: Random, count: number): readonly string[] {
  const taken = new Set<number>();
  while (taken.size < count) taken.add(40_001 + random.below(59_000));
  return [...taken]
    .toSorted((a, b) => a - b)
    .map((number) => `${number}-${1 + random.below(random.chance(0.6) ? 30 : 240)}`);
}

function maybe<Value>(random: Random, probability: number, make: () => Value): Value | null {
  return random.chance(probability) ? make() : null;
}

function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function studies(random: Random, what: string, most: number): string {
  const cohorts = new Set(Array.from({ length: 1 + random.below(most) }, () => random.pick(demoCohorts)));
  return [...cohorts]
    .toSorted()
    .map((cohort) => `${cohort}: ${what}`)
    .join('; ');
}

function selectivity(random: Random, gene: DemoGene | undefined): string {
  const [first, second] = gene?.relatives ?? [];
  if (first === undefined) return 'No homologous proteins available for testing (invented)';
  const kind = random.below(4);
  if (kind === 0 && second !== undefined) return `No detectable binding to ${first} or ${second} (invented)`;
  if (kind === 1) return `Binding to ${first} at ${random.pick([10, 20, 50, 100])}x lower affinity (invented)`;
  if (kind === 2) return `Similar binding to ${first} (invented)`;
  return `No detectable binding to ${first} (invented)`;
}

function measures(random: Random) {
  const buffer = random.logNormal(65, 0.6);
  const strength = 1.6 + random.logNormal(11, 1.35);
  const noise = random.logNormal(5, 0.45) + 6 / strength;
  const agreement = between(0.05, 0.97 - (0.9 * random.next() ** 2) / (1 + strength / 8), 0.99);
  const fStat = random.logNormal(3.2, 0.9);
  const serum = strength * random.logNormal(0.9, 0.35);
  const cv = (spread: number) => round(between(2, noise * random.logNormal(1, spread), 30), 2);
  return {
    loDb: round(buffer * (1.25 + random.next()), 1),
    signalToNoisePlasma: maybe(random, 0.98, () => round(strength, 2)),
    totalCVPlasma: maybe(random, 0.97, () => cv(0.1)),
    correlationPlasma: maybe(random, 0.92, () => round(agreement, 3)),
    fStatPlasma: maybe(random, 0.94, () => round(fStat, 2)),
    medianNormalPlasma: maybe(random, 0.98, () => round(buffer * strength, 1)),
    signalToNoiseSerum: maybe(random, 0.93, () => round(serum, 2)),
    totalCVSerum: maybe(random, 0.92, () => cv(0.2)),
    correlationSerum: maybe(random, 0.87, () =>
      round(between(0.03, agreement * random.logNormal(0.98, 0.05), 0.99), 3),
    ),
    fStatSerum: maybe(random, 0.89, () => round(fStat * random.logNormal(0.95, 0.3), 2)),
    medianNormalSerum: maybe(random, 0.93, () => round(buffer * serum, 1)),
  };
}

function dilution(random: Random): string {
  const place = random.next();
  if (place < 0.8) return '20%';
  return place < 0.96 ? '0.5%' : '0.005%';
}

function demoRow(random: Random, seqId: string, isIn7k: boolean, genes: readonly DemoGene[]): DemoRow {
  const [gene] = genes;
  const start = 1 + random.below(60);
  const panels = fixedPanelCodes.filter(() => random.chance(gene?.isKnown ? 0.12 : 0.03));
  // Many of the newest reagents have no target name yet; a few have only a SeqId.
  const isNamed = gene !== undefined && (isIn7k || random.chance(0.7));
  const names = genes.map(({ name }) => name);
  return {
    seqId,
    isIn7k,
    genes,
    fixedPanels: panels.length === 0 ? null : panels,
    values: {
      fullName: names.length === 0 ? null : names.join(':'),
      targetName: isNamed ? genes.map(({ targetName }) => targetName).join(':') : null,
      bufferMS: maybe(random, 0.97, () => random.chance(0.14)),
      dilutionGroup: isNamed ? dilution(random) : null,
      selexTargetAminoAcidRange: maybe(random, 0.85, () => `${start}-${start + 80 + random.below(620)}`),
      ...measures(random),
      apparentKd: maybe(random, 0.8, () => Number(random.logNormal(2e-10, 1.3).toPrecision(3))),
      characterizationInfo: maybe(random, 0.45, () => selectivity(random, gene)),
      orthogonalStrategies: maybe(random, 0.15, () => studies(random, 'agrees with an immunoassay', 3)),
      mrmMsData: maybe(random, 0.06, () => studies(random, 'MRM peptide found', 2)),
      ddaMsData: maybe(random, 0.12, () => studies(random, 'DDA peptides found', 2)),
      pQtl: maybe(random, 0.25, () => studies(random, random.chance(0.8) ? 'cis pQTL' : 'cis and trans pQTL', 3)),
      mousePlasmaBin: maybe(random, 0.62, () => random.pick(mousePlasmaBins)),
      mousePlasmaFstat: maybe(random, 0.6, () => round(random.logNormal(2.1, 1), 2)),
    },
  };
}

interface Reagent {
  readonly genes: readonly DemoGene[];
  readonly isIn7k: boolean;
}

/** Gives the genes to reagents in order. Some reagents repeat an earlier gene. Ends with the genes, or at `most`. */
function assignGenes(random: Random, genes: readonly DemoGene[], most = Infinity): readonly DemoGene[] {
  const assigned: DemoGene[] = [];
  let used = 0;
  while (used < genes.length && assigned.length < most) {
    const isShared = used > 0 && random.chance(sharedGeneChance);
    assigned.push(genes[isShared ? random.below(used) : used] as DemoGene);
    if (!isShared) used += 1;
  }
  return assigned;
}

function knownReagents(random: Random, known: readonly DemoGene[]): readonly Reagent[] {
  const single = assignGenes(random, known).map((gene, order) => ({
    genes: [gene],
    isIn7k: order < inBothVersions || random.chance(0.88),
  }));
  const bySymbol = new Map(known.map((gene) => [gene.symbol, gene]));
  const ofComplexes = complexes.map((symbols) => ({
    genes: symbols.split(' ').map((symbol) => bySymbol.get(symbol) as DemoGene),
    isIn7k: true,
  }));
  return [...single, ...ofComplexes];
}

function inventedReagents(random: Random, invented: readonly DemoGene[], count: number, in7k: number) {
  return assignGenes(random, invented, count).map((gene, order): Reagent => {
    const partner = random.chance(0.01) ? random.pick(invented) : gene;
    const isIn7k = order < in7k;
    const isBare = !isIn7k && random.chance(0.016);
    return { genes: isBare ? [] : [...new Set([gene, partner])], isIn7k };
  });
}

/**
 * Returns all 11,083 reagents in natural SeqId order, of which 7,596 are in 7K. Reagents for known proteins come first,
 * the best known at the start. Every call returns the same.
 */
export function demoRows(): readonly DemoRow[] {
  const random = createRandom(11_083);
  const seqIds = inventSeqIds(random, elevenKCount);
  const genes = demoGenes(elevenKCount);
  const known = knownReagents(
    random,
    genes.filter(({ isKnown }) => isKnown),
  );
  const invented = inventedReagents(
    random,
    genes.filter(({ isKnown }) => !isKnown),
    elevenKCount - known.length,
    sevenKCount - known.filter(({ isIn7k }) => isIn7k).length,
  );
  return [...known, ...random.shuffle([...invented])].map(({ genes: bound, isIn7k }, place) =>
    demoRow(random, seqIds[place] as string, isIn7k, bound),
  );
}
