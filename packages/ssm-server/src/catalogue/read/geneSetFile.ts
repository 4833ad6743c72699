import type { OwnColumnKey } from 'ssm-core';
import { normaliseHeader, type SetGene } from 'ssm-core/engine';
import { RefusedFileError } from '../../workbook/workbookReader.ts';
import { normaliseSeqId } from '../cells/values.ts';
import { type Attribution, ownAttribution, unsaid } from '../knowledge/attribution.ts';
import { entrezMember, membersOf, type ReadGeneSet, type SetColumn, symbolMember } from '../load/geneSet.ts';
import { ownKeyOf } from '../load/own/declaration.ts';
import { findTopic } from '../topics.ts';
import { findHeaders } from './headerRow.ts';
import { belowHeader, type LooseRow, type SourceTable } from './sourceTable.ts';

export interface GeneSetFile {
  readonly sets: readonly ReadGeneSet[];
  readonly lines: number;
  readonly rejected: readonly { readonly line: number; readonly reason: string }[];
  readonly notes: readonly string[];
  readonly attribution: Attribution;
  /** The operator's family, if the file has sets of it. */
  readonly family?: OwnFamily;
}

/** A family of gene sets of the operator. */
export interface OwnFamily {
  readonly key: OwnColumnKey;
  readonly title: string;
}

export function familyNamed(title: string): OwnFamily {
  return { key: ownKeyOf('set', title, null), title };
}

const goColumns: Readonly<Record<string, SetColumn>> = {
  BP: 'goBioProcess',
  MF: 'goMoleFunc',
  CC: 'goCellComp',
};

interface GrowingSet {
  readonly column: SetColumn;
  readonly value: string;
  readonly members: Set<string>;
  readonly genes: Map<string, SetGene>;
  readonly sources: Map<string, Attribution>;
}

interface Said {
  readonly members: readonly string[];
  readonly genes: readonly SetGene[];
  readonly source: Attribution | undefined;
}

const digits = /^\d+$/;

function bareGene(name: string): SetGene {
  return { name: normaliseSeqId(name) ?? name, entrezId: digits.test(name) ? name : null };
}

class SetBuilder {
  readonly #sets = new Map<string, GrowingSet>();

  add(column: SetColumn, value: string, { members, genes, source }: Said): void {
    const key = `${column}\t${value}`;
    const set = this.#sets.get(key) ?? {
      column,
      value,
      members: new Set<string>(),
      genes: new Map<string, SetGene>(),
      sources: new Map<string, Attribution>(),
    };
    for (const member of members) set.members.add(member);
    for (const gene of genes) {
      const id = gene.entrezId ?? gene.name.toUpperCase();
      if (!set.genes.has(id)) set.genes.set(id, gene);
    }
    if (source !== undefined) set.sources.set(`${source.source}\t${source.licence}`, source);
    this.#sets.set(key, set);
  }

  has(column: SetColumn, value: string): boolean {
    return this.#sets.has(`${column}\t${value}`);
  }

  get sets(): readonly ReadGeneSet[] {
    return [...this.#sets.values()].map(({ genes, sources, ...set }) => ({
      ...set,
      genes: [...genes.values()],
      sources: [...sources.values()],
    }));
  }
}

type Reject = (reason: string) => void;
type Cell = (header: string) => string;

function sourceOf(cell: Cell): Attribution | undefined {
  const text = (...headers: readonly string[]) => headers.map(cell).find((found) => found !== '') ?? null;
  const [source, licence] = [text('source'), text('licence', 'license')];
  return source === null && licence === null ? undefined : { source, licence };
}

function readTopic(cell: Cell, sets: SetBuilder, reject: Reject): void {
  const topic = findTopic(cell('param'));
  if (topic === undefined) return reject(`${JSON.stringify(cell('param'))} is not a browse topic`);
  const members = [
    ...membersOf(cell('genesymbol')),
    ...(/^\d+$/.test(cell('entrezgeneid')) ? [entrezMember(cell('entrezgeneid'))] : []),
    ...membersOf(cell('uniprotid')),
  ];
  if (members.length === 0) return reject('names no gene');
  const entrezId = digits.test(cell('entrezgeneid')) ? cell('entrezgeneid') : null;
  const name = cell('genesymbol') || cell('uniprotid') || (entrezId ?? '');
  const gene = entrezId === null ? bareGene(name) : { name, entrezId };
  sets.add(topic.column, topic.param, { members, genes: [gene], source: sourceOf(cell) });
}

function readTerm(column: SetColumn | undefined, term: string, cell: Cell, sets: SetBuilder, reject: Reject): void {
  if (column === undefined) return reject(`${JSON.stringify(cell('ontology'))} is not BP, MF or CC`);
  if (term === '') return reject('has no term');
  const symbols = cell('genesymbols')
    .split(/[|,;\s]+/)
    .filter((symbol) => symbol !== '');
  if (symbols.length === 0) return reject('names no gene');
  const genes = symbols.map((name) => ({ name, entrezId: null }));
  sets.add(column, term, { members: symbols.map(symbolMember), genes, source: sourceOf(cell) });
}

const shapes: readonly {
  readonly headers: readonly string[];
  readonly read: (cell: Cell, sets: SetBuilder, reject: Reject) => void;
}[] = [
  { headers: ['param', 'geneSymbol'], read: readTopic },
  { headers: ['param', 'uniProtId'], read: readTopic },
  {
    headers: ['ontology', 'term', 'geneSymbols'],
    read: (cell, ...rest) => readTerm(goColumns[cell('ontology').toUpperCase()], cell('term'), cell, ...rest),
  },
  {
    headers: ['meshName', 'geneSymbols'],
    read: (cell, ...rest) => readTerm('mesh', cell('meshname'), cell, ...rest),
  },
];

/** Licences require attribution, so the sources and licences that a file states are reported. */
function attributionNotes(table: Pick<SourceTable, 'headers' | 'rows'>): string[] {
  const source = table.headers.indexOf('source');
  const licence = table.headers.indexOf('licence');
  if (source < 0 || licence < 0) return [];
  const pairs = new Set(table.rows.map(({ cells }) => `${cells[source]} (${cells[licence]})`));
  return [`Sources: ${[...pairs].toSorted().join(', ')}.`];
}

/** Returns undefined if the rows do not have the headers of a gene set table. */
export function readGeneSets(rows: readonly LooseRow[]): GeneSetFile | undefined {
  for (const shape of shapes) {
    const at = findHeaders(rows, shape.headers);
    if (at === undefined) continue;
    const table = belowHeader(rows[at] as LooseRow, rows.slice(at + 1));
    const index = new Map(table.headers.map((header, column) => [header.toLowerCase(), column]));
    const sets = new SetBuilder();
    const rejected = [...table.rejected];
    for (const { line, cells } of table.rows) {
      shape.read(
        (header) => cells[index.get(header) ?? -1]?.trim() ?? '',
        sets,
        (reason) => rejected.push({ line, reason }),
      );
    }
    return {
      sets: sets.sets,
      lines: table.rows.length + table.rejected.length,
      rejected: rejected.toSorted((a, b) => a.line - b.line),
      notes: attributionNotes(table),
      attribution: ownAttribution(table) ?? unsaid,
    };
  }
  return undefined;
}

const gmtOntologies: readonly (readonly [RegExp, SetColumn])[] = [
  [/^GO_?BP$/i, 'goBioProcess'],
  [/^GO_?MF$/i, 'goMoleFunc'],
  [/^GO_?CC$/i, 'goCellComp'],
  [/^MESH$/i, 'mesh'],
];

/**
 * Recognises names such as `GOBP_RESPONSE_TO_HYPOXIA` and `response to hypoxia%GOBP%GO:0001666`, and the param or name
 * of a topic.
 */
function gmtSet(name: string): { readonly column: SetColumn; readonly value: string } | undefined {
  const topic = findTopic(name);
  if (topic !== undefined) return { column: topic.column, value: topic.param };
  const parts = name.includes('%') ? name.split('%') : /^([^_]+)_(.+)$/.exec(name)?.slice(1, 3).toReversed();
  if (parts === undefined) return undefined;
  const [term = '', ontology = ''] = parts;
  const column = gmtOntologies.find(([shape]) => shape.test(ontology.trim()))?.[1];
  const value = name.includes('%') ? term.trim() : term.replaceAll('_', ' ').toLowerCase();
  return column === undefined || value === '' ? undefined : { column, value };
}

interface Reading {
  readonly sets: SetBuilder;
  readonly rejected: { line: number; reason: string }[];
}

const longestName = 200;

function isFilled({ cells }: LooseRow): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

function readSetLine({ line, cells }: LooseRow, family: OwnFamily, isDeclared: boolean, { sets, rejected }: Reading) {
  const name = cells[0]?.trim().replaceAll(/\s+/g, ' ') ?? '';
  const tokens = cells.slice(2).flatMap((cell) => cell.trim() || []);
  const members = tokens.flatMap(membersOf);
  const standard = isDeclared ? undefined : gmtSet(name);
  const column = standard?.column ?? family.key;
  const value = standard?.value ?? name;
  const isRepeated = sets.has(column, value);
  if (name === '') rejected.push({ line, reason: 'has no name of a set' });
  else if (name.length > longestName)
    rejected.push({ line, reason: `has a name of more than ${longestName} characters` });
  else if (members.length === 0) rejected.push({ line, reason: `${JSON.stringify(name)} names no gene` });
  else if (isRepeated) rejected.push({ line, reason: `repeats the set ${JSON.stringify(name)}` });
  else sets.add(column, value, { members, genes: tokens.map(bareGene), source: undefined });
}

function madeOf({ sets, rejected }: Reading, lines: number, family: OwnFamily, what: string): GeneSetFile {
  if (sets.sets.length === 0) {
    const [first] = rejected;
    const why = first === undefined ? '' : `: line ${first.line} ${first.reason}`;
    throw new RefusedFileError(`This is ${what} without a gene set${why}.`);
  }
  const isOwn = sets.sets.some(({ column }) => column === family.key);
  const said = { lines, rejected, notes: [], attribution: unsaid };
  return { sets: sets.sets, ...said, ...(isOwn && { family }) };
}

/**
 * Reads lines that consist of name, description and members. Without a declared family, sets with the name of a topic, GO
 * or MeSH term belong there, and others to a family with the name of the file. Throws RefusedFileError without a set.
 */
export function readGmt(rows: readonly LooseRow[], family: OwnFamily, isDeclared: boolean): GeneSetFile {
  const reading: Reading = { sets: new SetBuilder(), rejected: [] };
  const filled = rows.filter(isFilled);
  for (const row of filled) readSetLine(row, family, isDeclared, reading);
  return madeOf(reading, filled.length, family, 'a gene set file (.gmt)');
}

/** Reads a .gmx, which has a set in each column. The line of a problem is the number of its column. */
export function readGmx(rows: readonly LooseRow[], family: OwnFamily, isDeclared: boolean): GeneSetFile {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => ({
    line: index + 1,
    cells: rows.map(({ cells }) => cells[index] ?? ''),
  })).filter(isFilled);
  const reading: Reading = { sets: new SetBuilder(), rejected: [] };
  for (const column of columns) readSetLine(column, family, isDeclared, reading);
  return madeOf(reading, columns.length, family, 'a gene set file (.gmx)');
}

const pairHeaders = {
  set: ['set', 'setname', 'geneset', 'genesetname', 'collection', 'term', 'list'],
  member: ['member', 'members', 'gene', 'genes', 'genesymbol', 'symbol', 'entrezgeneid', 'uniprotid', 'seqid'],
};

function arePairHeaders([set = '', member = '']: readonly string[]): boolean {
  const [first, second] = [set, member].map(normaliseHeader) as [string, string];
  return pairHeaders.set.includes(first) && pairHeaders.member.includes(second);
}

/** Reads a list of a set and a member per line. Returns undefined for other rows, unless a family was declared for them. */
export function readPairs(rows: readonly LooseRow[], family: OwnFamily, isDeclared: boolean): GeneSetFile | undefined {
  const filled = rows.filter(isFilled);
  const hasHeader = arePairHeaders(filled[0]?.cells ?? []);
  const isPair = ({ cells }: LooseRow) => cells.slice(2).every((cell) => cell.trim() === '');
  if (!filled.every(isPair) || (!hasHeader && !isDeclared)) return undefined;
  const reading: Reading = { sets: new SetBuilder(), rejected: [] };
  const lines = filled.slice(hasHeader ? 1 : 0);
  for (const { line, cells } of lines) {
    const [name, token] = [cells[0]?.trim().replaceAll(/\s+/g, ' ') ?? '', cells[1]?.trim() ?? ''];
    const members = membersOf(token);
    if (name === '') reading.rejected.push({ line, reason: 'has no name of a set' });
    else if (members.length === 0) reading.rejected.push({ line, reason: `${JSON.stringify(name)} names no gene` });
    else reading.sets.add(family.key, name, { members, genes: [bareGene(token)], source: undefined });
  }
  return madeOf(reading, lines.length, family, 'a list of sets and members');
}
