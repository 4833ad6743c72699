import {
  type AccessionChange,
  type AliasFact,
  type GeneFact,
  type GeneSetFact,
  type IdentifierKnowledge,
  noKnowledge,
  type SetGene,
  type VersionFact,
} from 'ssm-core/engine';
import { type GeneClaim, genesOf } from '../knowledge/genes.ts';
import { browseTopics } from '../topics.ts';
import { type DemoGene, inventAccession } from './demoGenes.ts';
import type { DemoRow } from './demoRows.ts';
import { aliases, previousSymbols } from './knownFacts.ts';
import { createRandom, round } from './random.ts';

/** Approved symbols that no reagent has. The gene COXFA4 is measured under its earlier symbol. */
const unmeasured = ['CNP', 'FLG', 'TEP1', 'TCF4', 'MAP2', 'COXFA4'] as const;

const replacedGene = 'SPP1';

function factsOf(names: ReadonlyMap<string, readonly string[]>, isPrevious: boolean): readonly AliasFact[] {
  return [...names].flatMap(([alias, symbols]) => symbols.map((symbol) => ({ alias, symbol, isPrevious })));
}

/** Invented symbols, and real symbols that were replaced, do not count as approved. */
function geneClaims(rows: readonly DemoRow[]): readonly GeneClaim[] {
  const genes = new Set(rows.flatMap((row) => row.genes));
  const claims = [...genes].map(({ symbol, isKnown, entrezId, accession }) => ({
    symbol,
    hgncId: null,
    isApproved: isKnown && !previousSymbols.has(symbol),
    entrezId,
    uniProtIds: [accession],
  }));
  const others = unmeasured.map((symbol) => ({
    symbol,
    hgncId: null,
    isApproved: true,
    entrezId: null,
    uniProtIds: [],
  }));
  return [...claims, ...others];
}

function replacedAccessions(rows: readonly DemoRow[]): readonly AccessionChange[] {
  const isReplaced = ({ symbol }: DemoGene) => symbol === replacedGene;
  return rows.flatMap(({ seqId, genes }) =>
    genes.filter(isReplaced).map(({ accession }) => ({ seqId, from: inventAccession(rows.length), to: [accession] })),
  );
}

function versionOf({ seqId, isIn7k }: DemoRow): VersionFact {
  return { seqId, in5k: false, in7k: isIn7k, in11k: true };
}

/** The table with assay versions and invented coefficients. */
export const demoVersions = 'demo versions';

/**
 * Invents coefficients between 7K and 11K, by header. As in the published table, most reagents agree well, and what
 * only 11K has gets none. Every 200th reagent of 7K has a factor and no concordance.
 */
export function demoLift(
  rows: readonly DemoRow[],
): readonly (readonly [header: string, cells: readonly (string | null)[]])[] {
  return ['plasma', 'serum'].flatMap((matrix, seed) => {
    const random = createRandom(9_001 + seed);
    let place = 0;
    const values = rows.map(({ isIn7k }) => {
      if (!isIn7k) return [null, null, null];
      place += 1;
      const factor = round(random.logNormal(1, 0.25), 3);
      const gap = random.logNormal(0.06, 1.2);
      const ccc = place % 200 === 0 ? null : String(round(Math.max(-0.1, 1 - gap), 3));
      return [String(factor), String(round(1 / factor, 3)), ccc];
    });
    return [`${matrix}_7k_to_11k`, `${matrix}_11k_to_7k`, `${matrix}_11k_to_7k_ccc`].map(
      (header, column) => [header, values.map((own) => own[column] ?? null)] as const,
    );
  });
}

const invented = { source: 'Invented for the demo', licence: null } as const;

const knownSource = {
  source: 'HGNC, NCBI Gene and UniProt for well-known proteins; the others are invented for the demo',
  licence: 'CC0 (HGNC), public domain (NCBI), CC BY 4.0 (UniProt)',
} as const;

const setSource = {
  source: 'Well-known members, and invented proteins of the demo',
  licence: null,
} as const;

const columnOfTopic = new Map(browseTopics.map(({ param, column }) => [param, column]));

function membershipsOf(gene: DemoGene): readonly (readonly [category: string, value: string])[] {
  const terms = (['goBioProcess', 'goMoleFunc', 'goCellComp', 'mesh'] as const).flatMap((category) =>
    gene[category].map((value) => [category, value] as const),
  );
  return [...gene.topics.map((param) => [columnOfTopic.get(param) ?? '', param] as const), ...terms];
}

function geneSets(rows: readonly DemoRow[]): readonly GeneSetFact[] {
  const sets = new Map<string, { readonly category: string; readonly value: string; readonly genes: SetGene[] }>();
  for (const gene of new Set(rows.flatMap((row) => row.genes))) {
    for (const [category, value] of membershipsOf(gene)) {
      const key = `${category}\t${value}`;
      const set = sets.get(key) ?? { category, value, genes: [] };
      set.genes.push({ name: gene.symbol, entrezId: gene.entrezId });
      sets.set(key, set);
    }
  }
  return [...sets.values()].map((set) => ({ ...set, sources: [setSource] }));
}

export function demoKnowledge(rows: readonly DemoRow[]): IdentifierKnowledge {
  const genes: readonly GeneFact[] = genesOf(geneClaims(rows));
  const names = [...factsOf(aliases, false), ...factsOf(previousSymbols, true)];
  const accessionChanges = replacedAccessions(rows);
  const versions = rows.map(versionOf);
  return {
    ...noKnowledge,
    genes,
    aliases: names,
    accessionChanges,
    versions,
    geneSets: geneSets(rows),
    sources: [
      { file: 'demo genes', holds: 'genes', count: genes.length, ...knownSource },
      { file: 'demo aliases', holds: 'aliases', count: names.length, source: 'HGNC', licence: 'CC0 (HGNC)' },
      { file: 'demo accessions', holds: 'accession_changes', count: accessionChanges.length, ...invented },
      { file: demoVersions, holds: 'lift', count: versions.length, ...invented },
    ],
  };
}
