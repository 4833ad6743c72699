/** Reports what became of the operator's gene sets: their sizes, what the menu measures, and unknown members. */
import type { IdentifierKnowledge } from 'ssm-core/engine';
import { isAccession, normaliseSeqId } from '../../cells/values.ts';
import { type OwnSetReport, quantity } from '../../report.ts';
import { accessionMember, entrezMember, membersOf, symbolMember } from '../geneSet.ts';
import type { OpenedFile } from '../openFile.ts';

/** Sets of other sizes are loaded, but hardly any test of them says something. */
const fewestMembers = 3;
const mostMembers = 5000;

export interface KnownMembers {
  /** Members of records, on the menu or off it. */
  readonly recorded: ReadonlySet<string>;
  /** Members of reagents on the menu. */
  readonly measured: ReadonlySet<string>;
  /** Members that tables of genes name. */
  readonly told: ReadonlySet<string>;
}

/** Returns the members that the tables of genes, aliases and accessions name. */
export function membersOfKnowledge(knowledge: IdentifierKnowledge): ReadonlySet<string> {
  const members = new Set<string>();
  for (const { symbol, entrezId, uniProtIds } of knowledge.genes) {
    members.add(symbolMember(symbol));
    if (entrezId !== null) members.add(entrezMember(entrezId));
    for (const accession of uniProtIds) members.add(accessionMember(accession));
  }
  for (const { alias, symbol } of knowledge.aliases) {
    members.add(symbolMember(alias));
    members.add(symbolMember(symbol));
  }
  for (const { from } of knowledge.secondaryAccessions) members.add(accessionMember(from));
  return members;
}

function sizeOf(members: number): OwnSetReport['size'] {
  if (members < fewestMembers) return 'small';
  return members > mostMembers ? 'large' : null;
}

/** Returns a report for each set of the operator's family in a file; undefined for other files. */
export function reportOwnSets({ read }: OpenedFile, known: KnownMembers): readonly OwnSetReport[] | undefined {
  const family = read?.kind === 'geneSets' ? read.geneSets.family : undefined;
  if (read?.kind !== 'geneSets' || family === undefined) return undefined;
  const isKnown = (member: string) => known.recorded.has(member) || known.told.has(member);
  return read.geneSets.sets.flatMap(({ column, value, genes }) => {
    if (column !== family.key) return [];
    const names = genes.map(({ name }) => ({ name, members: membersOf(name) }));
    return {
      family: family.title,
      name: value,
      members: names.length,
      measured: names.filter(({ members }) => members.some((member) => known.measured.has(member))).length,
      unknown: names.filter(({ members }) => !members.some(isKnown)).map(({ name }) => name),
      size: sizeOf(names.length),
    };
  });
}

const kinds = [
  ['SeqId', 'SeqIds'],
  ['Entrez gene id', 'Entrez gene ids'],
  ['UniProt accession', 'UniProt accessions'],
  ['symbol', 'symbols'],
] as const;

function kindOf(name: string): number {
  if (normaliseSeqId(name) !== undefined) return 0;
  if (/^\d+$/.test(name)) return 1;
  return isAccession(name.toUpperCase()) ? 2 : 3;
}

/** The tables of genes name most human genes if they have this many Entrez gene ids. */
const mostGenes = 15_000;

/** Warns of numbers that are probably no Entrez gene ids, such as the codes that R gives to the levels of a factor. */
function doubtOfEntrezIds(names: ReadonlySet<string>, sets: readonly OwnSetReport[], { told }: KnownMembers): string[] {
  const unknown = new Set(sets.flatMap((set) => set.unknown));
  const count = [...names].filter((name) => kindOf(name) === 1).length;
  const lost = [...unknown].filter((name) => kindOf(name) === 1).length;
  const genes = [...told].filter((member) => member.startsWith(entrezMember(''))).length;
  if (genes < mostGenes || lost * 4 < count || lost === 0) return [];
  const shown = `${lost.toLocaleString('en')} of ${quantity(count, 'Entrez gene id')}`;
  return [
    `Doubtful: no record or table has ${shown}. The numbers may be of another kind, such as row numbers: look up one that you know.`,
  ];
}

/** Says in a few lines what a file of own sets adds. The report has the rest, set by set. */
export function ownSetNotes(
  { read }: OpenedFile,
  sets: readonly OwnSetReport[] | undefined,
  known: KnownMembers,
): readonly string[] {
  const [first] = sets ?? [];
  if (sets === undefined || first === undefined || read?.kind !== 'geneSets') return [];
  const names = new Set(
    read.geneSets.sets.flatMap(({ column, genes }) =>
      column === read.geneSets.family?.key ? genes.map(({ name }) => name) : [],
    ),
  );
  const counts = kinds.map(() => 0);
  for (const name of names) counts[kindOf(name)] = (counts[kindOf(name)] ?? 0) + 1;
  const said = kinds.flatMap(([one, many], kind) => {
    const count = counts[kind] ?? 0;
    return count === 0 ? [] : [quantity(count, one, many)];
  });
  const sized = (size: OwnSetReport['size'], text: string) => {
    const found = sets.filter((set) => set.size === size);
    return found.length === 0
      ? []
      : [`${text}: ${found.map(({ name, members }) => `${name} (${members})`).join(', ')}.`];
  };
  return [
    `Family "${first.family}": ${quantity(sets.length, 'collection')} of ${said.join(', ')}.`,
    ...doubtOfEntrezIds(names, sets, known),
    ...sized('small', `Fewer than ${fewestMembers} members, so tests of the set say little`),
    ...sized('large', `More than ${mostMembers.toLocaleString('en')} members, so tests of the set say little`),
  ];
}
