import { browseTopics } from '../topics.ts';
import { aliases, knownSets, previousSymbols } from './knownFacts.ts';
import { knownProteins } from './knownProteins.ts';
import { createRandom, type Random } from './random.ts';
import { biologicalProcesses, cellComponents, diseaseNames, meshTerms, molecularFunctions } from './terms.ts';

export interface DemoGene {
  readonly symbol: string;
  readonly name: string;
  readonly targetName: string;
  /** True, or invented in an unused range of UniProt: Z9DMO… */
  readonly accession: string;
  /** True, or invented far above NCBI's ids: nine digits from 990000000 on. */
  readonly entrezId: string;
  /** Always invented: SL9 and five digits, above the assay's own ids. */
  readonly somaId: string;
  readonly relatives: readonly string[];
  /** False if symbol, accession, Entrez id and name are invented. */
  readonly isKnown: boolean;
  readonly topics: readonly string[];
  readonly goBioProcess: readonly string[];
  readonly goMoleFunc: readonly string[];
  readonly goCellComp: readonly string[];
  readonly mesh: readonly string[];
  readonly disgenet: readonly string[];
}

interface Named {
  readonly symbol: string;
  readonly name: string;
  readonly relatives: readonly string[];
}

type MemberOf = Readonly<Record<SetColumn, readonly string[]>>;

type SetColumn = 'topics' | 'goBioProcess' | 'goMoleFunc' | 'goCellComp' | 'mesh';

function setsOfSymbols(): ReadonlyMap<string, MemberOf> {
  const sets = new Map<string, Record<SetColumn, string[]>>();
  for (const line of knownSets) {
    const [column = '', term = '', symbols = ''] = line.split(' | ');
    const key = column === 'diseases' || column === 'pathways' ? 'topics' : (column as SetColumn);
    for (const symbol of symbols.split(' ')) {
      const own = sets.get(symbol) ?? { topics: [], goBioProcess: [], goMoleFunc: [], goCellComp: [], mesh: [] };
      own[key].push(term);
      sets.set(symbol, own);
    }
  }
  return sets;
}

const inNoSet: MemberOf = { topics: [], goBioProcess: [], goMoleFunc: [], goCellComp: [], mesh: [] };

/** Their measures are invented. Everything else about them is true. Proteins with the same stem count as relatives. */
function knownGenes(random: Random): readonly DemoGene[] {
  const proteins = knownProteins.map((line) => {
    const [symbol = '', accession = '', entrezId = '', ...name] = line.split(' ');
    return { symbol, accession, entrezId, name: name.join(' '), stem: /^[A-Z]+/.exec(symbol)?.[0] ?? symbol };
  });
  const families = Map.groupBy(proteins, ({ stem }) => stem);
  const sets = setsOfSymbols();
  return proteins.map(({ symbol, accession, entrezId, name, stem }, index) => {
    const family = families.get(stem) ?? [];
    const place = family.findIndex((other) => other.symbol === symbol);
    return {
      symbol,
      name,
      targetName: random.chance(0.4) ? (name.split(',')[0] as string) : symbol,
      accession,
      entrezId,
      somaId: somaIdOf(index),
      relatives: [family[place - 1], family[place + 1]].flatMap((other) => (other === undefined ? [] : [other.symbol])),
      isKnown: true,
      ...(sets.get(symbol) ?? inNoSet),
      disgenet: [],
    };
  });
}

const letters = 'ABCDEFGHIKLMNPRSTVWXYZ'.split('');
const kinds = [
  'protein',
  'zinc finger protein',
  'transmembrane protease',
  'serine/threonine-protein kinase',
  'G-protein coupled receptor',
  'E3 ubiquitin-protein ligase',
  'coiled-coil domain-containing protein',
  'solute carrier family member',
  'mitochondrial ribosomal protein',
  'immunoglobulin superfamily member',
  'leucine-rich repeat-containing protein',
  "cyclic 3',5'-phosphodiesterase",
  'tyrosine-protein phosphatase, non-receptor type',
  'ankyrin repeat and SOCS box protein',
  'Rab-like GTPase-activating protein',
];
const endings = [
  '',
  '',
  '',
  '',
  ', isoform 2',
  ', extracellular domain',
  ', mitochondrial',
  '; Short=DEMOp#',
  ' subunit beta',
];

/** Whether a search for a known symbol or another name would find this one too. */
function containsName(symbol: string, names: ReadonlySet<string>): boolean {
  for (let start = 0; start < symbol.length - 2; start += 1) {
    for (let end = start + 3; end <= symbol.length; end += 1) if (names.has(symbol.slice(start, end))) return true;
  }
  return false;
}

/** Invents symbols such as DEMOKLMR3, which no gene has. Symbols of a family differ in their number. */
function inventNames(random: Random, count: number, known: readonly DemoGene[]): readonly Named[] {
  const names = new Set([...known.map(({ symbol }) => symbol), ...aliases.keys(), ...previousSymbols.keys()]);
  const genes: Named[] = [];
  const used = new Set<string>();
  while (genes.length < count) {
    const stem = Array.from({ length: 3 + random.below(2) }, () => random.pick(letters)).join('');
    if (used.has(stem) || [1, 2, 3, 4, 5].some((number) => containsName(`${stem}${number}`, names))) continue;
    used.add(stem);
    const kind = random.pick(kinds);
    const size = Math.min(1 + random.below(5), count - genes.length);
    const symbols = Array.from({ length: size }, (_, index) => `DEMO${stem}${index + 1}`);
    for (const [index, symbol] of symbols.entries()) {
      const ending = random.pick(endings).replace('#', String(10 + random.below(190)));
      const relatives = symbols.filter((_, other) => Math.abs(other - index) === 1);
      genes.push({ symbol, name: `Demo ${kind} ${symbol}${ending}`, relatives });
    }
  }
  return genes;
}

const alphabet = [...letters, ...'0123456789'.split('')];

export function inventAccession(index: number): string {
  const at = (position: number) => alphabet[Math.floor(index / alphabet.length ** position) % alphabet.length];
  return `Z9DMO${Math.floor(index / 10) % 10}${letters[Math.floor(index / 100) % letters.length]}${at(1)}${at(0)}${index % 10}`;
}

function pickSome(random: Random, items: readonly string[], chance: number, most: number): readonly string[] {
  if (!random.chance(chance)) return [];
  const picked = new Set(Array.from({ length: 1 + random.below(most) }, () => random.pick(items)));
  return items.filter((item) => picked.has(item));
}

const topicParams = browseTopics.map(({ param }) => param);

function somaIdOf(index: number): string {
  return `SL${900_000 + index}`;
}

function inventedGenes(random: Random, count: number, known: readonly DemoGene[]): readonly DemoGene[] {
  const firstIndex = known.length;
  return inventNames(random, count, known).map(({ symbol, name, relatives }, place) => ({
    symbol,
    name,
    targetName: symbol,
    accession: inventAccession(firstIndex + place),
    entrezId: String(990_000_000 + firstIndex + place),
    somaId: somaIdOf(firstIndex + place),
    relatives,
    isKnown: false,
    topics: pickSome(random, topicParams, 0.04, 2),
    goBioProcess: pickSome(random, biologicalProcesses, 0.7, 4),
    goMoleFunc: pickSome(random, molecularFunctions, 0.75, 3),
    goCellComp: pickSome(random, cellComponents, 0.8, 3),
    mesh: pickSome(random, meshTerms, 0.18, 2),
    disgenet: pickSome(random, diseaseNames, 0.3, 3),
  }));
}

/** Returns the known genes in the order of their table, followed by invented ones. */
export function demoGenes(count: number): readonly DemoGene[] {
  const random = createRandom(7596);
  const known = knownGenes(random);
  return [...known, ...inventedGenes(random, count - known.length, known)];
}
