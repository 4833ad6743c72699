import { browseTopics } from '../topics.ts';
import { geneFamilies } from './geneFamilies.ts';
import { namedGenes } from './namedGenes.ts';
import { createRandom, type Random } from './random.ts';
import { biologicalProcesses, cellComponents, diseaseNames, meshTerms, molecularFunctions } from './terms.ts';

export interface DemoGene {
  readonly symbol: string;
  readonly name: string;
  readonly targetName: string;
  /** Has the form of a UniProt accession in an unused range: Z9DMO… */
  readonly accession: string;
  /** Nine digits from 990000000 on, far above NCBI's ids. */
  readonly entrezId: string;
  /** SL9 and five digits, above the assay's own ids. */
  readonly somaId: string;
  readonly relatives: readonly string[];
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
  readonly topics: readonly string[];
}

const words = (text: string | undefined) => (text ?? '').split(' ').filter((word) => word !== '');

function knownGenes(): readonly Named[] {
  const genes = new Map<string, Named>();
  for (const line of geneFamilies) {
    const [prefix = '', name = '', members, topics] = line.split(' | ');
    const symbols = words(members).map((member) => `${prefix}${member}`);
    for (const [index, member] of words(members).entries()) {
      const symbol = `${prefix}${member}`;
      const relatives = [symbols[index - 1], symbols[index + 1]].filter((other) => other !== undefined);
      genes.set(symbol, { symbol, name: name.replace('#', member), relatives, topics: words(topics) });
    }
  }
  for (const line of namedGenes) {
    const [head = '', topics] = line.split(': ');
    const [symbol = '', ...name] = head.split(' ');
    genes.set(symbol, { symbol, name: name.join(' '), relatives: [], topics: words(topics) });
  }
  return [...genes.values()];
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
  '; Short=p#',
  ' subunit beta',
];

/** Invents symbols such as KLMR3DX, which no gene has. Symbols of a family differ in their number. */
function inventGenes(random: Random, count: number, taken: ReadonlySet<string>): readonly Named[] {
  const genes: Named[] = [];
  const used = new Set(taken);
  while (genes.length < count) {
    const stem = Array.from({ length: 3 + random.below(2) }, () => random.pick(letters)).join('');
    if (used.has(stem)) continue;
    used.add(stem);
    const kind = random.pick(kinds);
    const size = Math.min(1 + random.below(5), count - genes.length);
    const symbols = Array.from({ length: size }, (_, index) => `${stem}${index + 1}DX`);
    for (const [index, symbol] of symbols.entries()) {
      const ending = random.pick(endings).replace('#', String(10 + random.below(190)));
      const relatives = symbols.filter((_, other) => Math.abs(other - index) === 1);
      genes.push({ symbol, name: `Demo ${kind} ${stem}${index + 1}${ending}`, relatives, topics: [] });
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

export function demoGenes(count: number): readonly DemoGene[] {
  const random = createRandom(7596);
  const known = knownGenes();
  const invented = inventGenes(random, count - known.length, new Set(known.map(({ symbol }) => symbol)));
  return [...known, ...invented].map((gene, index) => {
    const isKnown = !gene.symbol.endsWith('DX');
    const hinted = gene.topics.filter(() => random.chance(0.75));
    const topics = new Set([...hinted, ...pickSome(random, topicParams, 0.12, 2)]);
    return {
      symbol: gene.symbol,
      name: gene.name,
      targetName: isKnown && random.chance(0.4) ? (gene.name.split(',')[0] as string) : gene.symbol.replace(/DX$/, ''),
      accession: inventAccession(index),
      entrezId: String(990_000_000 + index),
      somaId: `SL${900_000 + index}`,
      relatives: gene.relatives,
      isKnown,
      topics: topicParams.filter((param) => topics.has(param)),
      goBioProcess: pickSome(random, biologicalProcesses, 0.7, 4),
      goMoleFunc: pickSome(random, molecularFunctions, 0.75, 3),
      goCellComp: pickSome(random, cellComponents, 0.8, 3),
      mesh: pickSome(random, meshTerms, 0.18, 2),
      disgenet: pickSome(random, diseaseNames, 0.3, 3),
    };
  });
}
