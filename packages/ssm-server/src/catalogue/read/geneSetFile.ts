/** Gene sets in the four shapes they come in: topics in long form, GO terms, MeSH terms, and .gmt. */

import { RefusedFileError } from '../../workbook/refusedFile.ts';
import { type Attribution, ownAttribution, unsaid } from '../knowledge/attribution.ts';
import { entrezMember, type GeneSet, membersOf, type SetColumn, symbolMember } from '../load/geneSet.ts';
import { findTopic } from '../topics.ts';
import { findHeaders } from './headerRow.ts';
import { belowHeader, type LooseRow, type SourceTable } from './sourceTable.ts';

export interface GeneSetFile {
  readonly sets: readonly GeneSet[];
  readonly lines: number;
  readonly rejected: readonly { readonly line: number; readonly reason: string }[];
  readonly notes: readonly string[];
  readonly attribution: Attribution;
}

const goColumns: Readonly<Record<string, SetColumn>> = {
  BP: 'goBioProcess',
  MF: 'goMoleFunc',
  CC: 'goCellComp',
};

/** Sets by column and value, growing member by member. */
class SetBuilder {
  readonly #sets = new Map<string, { column: SetColumn; value: string; members: Set<string> }>();

  add(column: SetColumn, value: string, members: Iterable<string>): void {
    const key = `${column}\t${value}`;
    const set = this.#sets.get(key) ?? { column, value, members: new Set<string>() };
    for (const member of members) set.members.add(member);
    this.#sets.set(key, set);
  }

  get sets(): readonly GeneSet[] {
    return [...this.#sets.values()];
  }
}

type Reject = (reason: string) => void;
type Cell = (header: string) => string;

function readTopic(cell: Cell, sets: SetBuilder, reject: Reject): void {
  const topic = findTopic(cell('param'));
  if (topic === undefined) return reject(`${JSON.stringify(cell('param'))} is not a browse topic`);
  const members = [
    ...membersOf(cell('genesymbol')),
    ...(/^\d+$/.test(cell('entrezgeneid')) ? [entrezMember(cell('entrezgeneid'))] : []),
    ...membersOf(cell('uniprotid')),
  ];
  if (members.length === 0) return reject('names no gene');
  sets.add(topic.column, topic.param, members);
}

function readTerm(column: SetColumn | undefined, term: string, cell: Cell, sets: SetBuilder, reject: Reject): void {
  if (column === undefined) return reject(`${JSON.stringify(cell('ontology'))} is not BP, MF or CC`);
  if (term === '') return reject('has no term');
  const symbols = cell('genesymbols')
    .split(/[|,;\s]+/)
    .filter((symbol) => symbol !== '');
  if (symbols.length === 0) return reject('names no gene');
  sets.add(column, term, symbols.map(symbolMember));
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

/** Where the sets come from and under which licence, when the file says so: attribution is due. */
function attributionNotes(table: Pick<SourceTable, 'headers' | 'rows'>): string[] {
  const source = table.headers.indexOf('source');
  const licence = table.headers.indexOf('licence');
  if (source < 0 || licence < 0) return [];
  const pairs = new Set(table.rows.map(({ cells }) => `${cells[source]} (${cells[licence]})`));
  return [`Sources: ${[...pairs].toSorted().join(', ')}.`];
}

/** The sets of a table; undefined when its headers are those of no gene set. */
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

/** `GOBP_RESPONSE_TO_HYPOXIA`, `response to hypoxia%GOBP%GO:0001666`, or a topic's param or name. */
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

/** Lines of name, description and members. Throws RefusedFileError when no line names a set that has a column. */
export function readGmt(rows: readonly LooseRow[]): GeneSetFile {
  const sets = new SetBuilder();
  const rejected: { line: number; reason: string }[] = [];
  const filled = rows.filter((row) => row.cells.some((cell) => cell.trim() !== ''));
  for (const { line, cells } of filled) {
    const name = cells[0]?.trim() ?? '';
    const set = gmtSet(name);
    const members = cells.slice(2).flatMap(membersOf);
    if (set === undefined)
      rejected.push({ line, reason: `${JSON.stringify(name)} is no browse topic, GO or MeSH term` });
    else if (members.length === 0) rejected.push({ line, reason: 'names no gene' });
    else sets.add(set.column, set.value, members);
  }
  if (sets.sets.length === 0) {
    throw new RefusedFileError(
      'This is a gene set file (.gmt) with no set that belongs to a browse topic, a GO ontology or MeSH.',
    );
  }
  return { sets: sets.sets, lines: filled.length, rejected, notes: [], attribution: unsaid };
}
