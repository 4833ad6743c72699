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

/**
 * Real aliases of the demo's known genes. The last four are also approved symbols of genes that the demo does not
 * measure.
 */
const aliases: Readonly<Record<string, string>> = {
  CD16: 'FCGR3A FCGR3B',
  CD32: 'FCGR2A FCGR2B',
  'AP-1': 'FOS FOSB JUN JUND',
  CD95: 'FAS',
  CD152: 'CTLA4',
  CD223: 'LAG3',
  CD279: 'PDCD1',
  ERBB1: 'EGFR',
  FLK1: 'KDR',
  HER2: 'ERBB2',
  MCP1: 'CCL2',
  NGAL: 'LCN2',
  p53: 'TP53',
  PDL2: 'PDCD1LG2',
  TIM3: 'HAVCR2',
  VEGFR2: 'KDR',
  C7: 'CXCL10',
  FLG: 'FGFR1',
  MIF: 'S100A9',
  TEP1: 'PTEN',
};

const previousSymbols: Readonly<Record<string, string>> = {
  GBA: 'GBA1',
  IFNB2: 'IL6',
  NDUFA4: 'COXFA4',
  OPN: 'SPP1',
  PARK2: 'PRKN',
  TNFA: 'TNF',
};

/** Approved symbols that no reagent has. The gene COXFA4 is measured under its earlier symbol. */
const unmeasured = ['C7', 'FLG', 'MIF', 'TEP1', 'COXFA4'] as const;

const replacedGene = 'SPP1';

function factsOf(names: Readonly<Record<string, string>>, isPrevious: boolean): readonly AliasFact[] {
  return Object.entries(names).flatMap(([alias, symbols]) =>
    symbols.split(' ').map((symbol) => ({ alias, symbol, isPrevious })),
  );
}

/** Invented symbols, and real symbols that were replaced, do not count as approved. */
function geneClaims(rows: readonly DemoRow[]): readonly GeneClaim[] {
  const genes = new Set(rows.flatMap((row) => row.genes));
  const claims = [...genes].map(({ symbol, isKnown, entrezId, accession }) => ({
    symbol,
    hgncId: null,
    isApproved: isKnown && previousSymbols[symbol] === undefined,
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

const invented = { source: 'Invented for the demo', licence: null } as const;

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
  return [...sets.values()].map((set) => ({ ...set, sources: [invented] }));
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
      {
        file: 'demo genes',
        holds: 'genes',
        count: genes.length,
        source: 'Invented for the demo, but for the symbols and names of well-known genes',
        licence: null,
      },
      { file: 'demo aliases', holds: 'aliases', count: names.length, source: 'HGNC', licence: 'CC0 (HGNC)' },
      { file: 'demo accessions', holds: 'accession_changes', count: accessionChanges.length, ...invented },
      { file: 'demo versions', holds: 'lift', count: versions.length, ...invented },
    ],
  };
}
