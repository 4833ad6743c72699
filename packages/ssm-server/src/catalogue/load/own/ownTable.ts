/** Reads a table whose columns the operator adds to the catalogue: its key, and its columns with their kinds. */
import type { OwnColumnKey } from 'ssm-core';
import { normaliseHeader } from 'ssm-core/engine';
import { maximumOwnColumns } from 'ssm-core/internal';
import { RefusedFileError } from '../../../workbook/workbookReader.ts';
import { fieldOf } from '../../cells/headers.ts';
import type { FieldValue } from '../../cells/values.ts';
import {
  isAccession,
  normaliseSeqId,
  readBoolean,
  readIdentifiers,
  readNumber,
  readTerms,
  readText,
} from '../../cells/values.ts';
import { belowHeader, type LooseRow, type SourceRow } from '../../read/sourceTable.ts';
import { quantity } from '../../report.ts';
import { accessionMember, entrezMember, seqIdMember, symbolMember } from '../geneSet.ts';
import {
  type DeclaredColumn,
  type DeclaredKind,
  type DeclaredTable,
  kindNames,
  ownKeyOf,
  type TableKey,
} from './declaration.ts';

export interface OwnTableRows {
  readonly rows: readonly LooseRow[];
  readonly usesDecimalComma: boolean;
  readonly notes: readonly string[];
}

export interface OwnCell {
  readonly line: number;
  readonly value: Exclude<FieldValue, null>;
}

export interface ReadOwnColumn {
  readonly key: OwnColumnKey;
  readonly header: string;
  readonly title: string;
  readonly unit: string | null;
  readonly kind: DeclaredKind;
  readonly description: string | null;
  /** Known cells by the key of their line. A key has several cells if it is on several lines. */
  readonly cells: ReadonlyMap<string, readonly OwnCell[]>;
}

interface Rejected {
  readonly line: number;
  readonly reason: string;
}

export interface OwnTable {
  readonly lines: number;
  readonly rejected: readonly Rejected[];
  /** Keys as written, by the member under which records are looked up. */
  readonly keys: ReadonlyMap<string, string>;
  readonly columns: readonly ReadOwnColumn[];
  readonly notes: readonly string[];
}

const headerSearchRows = 20;
const keyNames: Readonly<Record<TableKey, string>> = {
  seqId: 'SeqIds',
  accession: 'UniProt accessions',
  symbol: 'gene symbols',
  entrez: 'Entrez gene ids',
};
const keyFields: readonly (readonly [field: string, key: TableKey])[] = [
  ['seqId', 'seqId'],
  ['uniProtId', 'accession'],
  ['entrezGeneId', 'entrez'],
  ['entrezGeneName', 'symbol'],
];

const digits = /^\d+$/;

/** Returns the members that a key cell names, with their spelling in the file; none if the cell has no such identifier. */
function membersOfCell(key: TableKey, cell: string): readonly (readonly [member: string, written: string])[] {
  if (key === 'seqId') {
    const seqId = normaliseSeqId(cell);
    return seqId === undefined ? [] : [[seqIdMember(seqId), seqId]];
  }
  return (readIdentifiers(cell) ?? []).flatMap((item) => {
    if (key === 'accession') return isAccession(item.toUpperCase()) ? [[accessionMember(item), item] as const] : [];
    if (key === 'entrez') return digits.test(item) ? [[entrezMember(item), item] as const] : [];
    return [[symbolMember(item), item] as const];
  });
}

interface FoundKey {
  readonly at: number;
  readonly column: number;
  readonly key: TableKey;
  readonly isGuessed: boolean;
}

function namedKey(rows: readonly LooseRow[], { keyHeader, key }: DeclaredTable): FoundKey | undefined {
  if (keyHeader === null) return undefined;
  const wanted = normaliseHeader(keyHeader);
  for (const [at, { cells }] of rows.slice(0, headerSearchRows).entries()) {
    const column = cells.findIndex((cell) => normaliseHeader(cell) === wanted);
    if (column < 0) continue;
    return { at, column, key: key ?? likelyKey(rows, at, column) ?? 'symbol', isGuessed: key === null };
  }
  throw new RefusedFileError(`This table has no header "${keyHeader}", which was to be its key.`);
}

function share(rows: readonly LooseRow[], at: number, column: number, key: TableKey): number {
  const cells = rows.slice(at + 1).flatMap((row) => readText(row.cells[column] ?? '') ?? []);
  const fitting = cells.filter((cell) => membersOfCell(key, cell).length > 0).length;
  return cells.length === 0 ? 0 : fitting / cells.length;
}

const leastShare = 0.8;

/** Guesses the identifiers of a column by its header, else by its cells. Symbols have no form of their own. */
function likelyKey(rows: readonly LooseRow[], at: number, column: number): TableKey | undefined {
  const field = fieldOf(rows[at]?.cells[column] ?? '');
  const named = keyFields.find(([name]) => name === field)?.[1];
  if (named !== undefined) return named;
  return (['seqId', 'accession'] as const).find((key) => share(rows, at, column, key) >= leastShare);
}

function guessedKey(rows: readonly LooseRow[]): FoundKey | undefined {
  const heads = rows.slice(0, headerSearchRows);
  for (const [field, key] of keyFields) {
    for (const [at, { cells }] of heads.entries()) {
      const column = cells.findIndex((cell) => fieldOf(cell) === field);
      if (column >= 0 && share(rows, at, column, key) > 0) return { at, column, key, isGuessed: true };
    }
  }
  const width = heads[0]?.cells.length ?? 0;
  for (let column = 0; column < width; column += 1) {
    const key = likelyKey(rows, 0, column);
    if (key !== undefined) return { at: 0, column, key, isGuessed: true };
  }
  return undefined;
}

/** Words that mean no value in a catalogue, but are a statement in a column of words, such as the class “none”. */
const statedWord = /^(?:none|nil)$/i;

const isStated = (cell: string): boolean => statedWord.test(cell.trim());
const textOf = (cell: string): string | null => (isStated(cell) ? cell.trim() : readText(cell));
const termsOf = (cell: string): readonly string[] | null => (isStated(cell) ? [cell.trim()] : readTerms(cell));

const mostCategories = 30;
const yesOrNo = /^(?:yes|y|true|no|n|false|x|✓)$/i;

/** Guesses the kind of a column by all its cells. A column of 0 and 1 could be either, and is read as yes or no. */
function guessKind(cells: readonly string[], usesDecimalComma: boolean): DeclaredKind {
  const known = cells.flatMap((cell) => readText(cell) ?? []);
  if (known.every((cell) => readBoolean(cell) !== undefined)) {
    const isBinary = new Set(known).size > 1 || known.some((cell) => yesOrNo.test(cell));
    if (isBinary) return 'flag';
  }
  if (known.every((cell) => readNumber(cell, usesDecimalComma) !== undefined)) return 'number';
  const words = cells.flatMap((cell) => termsOf(cell) ?? []);
  const distinct = new Set(words).size;
  return distinct <= mostCategories && distinct * 2 <= words.length ? 'category' : 'text';
}

function valueOf(kind: DeclaredKind, cell: string, usesDecimalComma: boolean): FieldValue | undefined {
  if (kind === 'number') {
    const number = readNumber(cell, usesDecimalComma);
    return number === undefined ? undefined : (number?.value ?? null);
  }
  if (kind === 'flag') return readBoolean(cell);
  if (kind === 'category') return termsOf(cell);
  const text = textOf(cell);
  return text === null ? null : [text];
}

const unitInHeader = /^(.*\S)\s*[([]([^()[\]]{1,20})[)\]]$/;

function namesOf(header: string, declared: DeclaredColumn | undefined): { title: string; unit: string | null } {
  const [, stem, unit] = unitInHeader.exec(header) ?? [];
  const own = declared?.title ?? null;
  return { title: own ?? stem ?? header, unit: declared?.unit ?? unit ?? null };
}

interface Keyed {
  readonly row: SourceRow;
  readonly members: readonly string[];
}

function readColumn(
  header: string,
  index: number,
  keyed: readonly Keyed[],
  declared: DeclaredColumn | undefined,
  usesDecimalComma: boolean,
): { readonly column: ReadOwnColumn; readonly rejected: readonly Rejected[]; readonly isGuessed: boolean } {
  const cells = keyed.map(({ row }) => row.cells[index] ?? '');
  const kind = declared?.kind ?? guessKind(cells, usesDecimalComma);
  const names = namesOf(header, declared);
  const isPercent = kind === 'number' && cells.some((cell) => cell.trim().endsWith('%'));
  const unit = names.unit ?? (isPercent ? '%' : null);
  const known = new Map<string, OwnCell[]>();
  const rejected: Rejected[] = [];
  for (const [at, { row, members }] of keyed.entries()) {
    const value = valueOf(kind, cells[at] as string, usesDecimalComma);
    if (value === undefined) {
      const is = kind === 'number' ? 'no number' : 'neither yes nor no';
      rejected.push({
        line: row.line,
        reason: `${header} is ${JSON.stringify(cells[at])}, which is ${is}; it is left empty`,
      });
    }
    if (value === undefined || value === null) continue;
    for (const member of members) {
      const before = known.get(member);
      if (before === undefined) known.set(member, [{ line: row.line, value }]);
      else before.push({ line: row.line, value });
    }
  }
  const description = declared?.description ?? null;
  const key = ownKeyOf(kind, names.title, unit);
  return {
    column: { key, header, title: names.title, unit, kind, description, cells: known },
    rejected,
    isGuessed: (declared?.kind ?? null) === null,
  };
}

const longestTitle = 80;

/** Throws RefusedFileError if the table has no key or no column that can be used. */
export function readOwnTable({ rows, usesDecimalComma, notes }: OwnTableRows, declared: DeclaredTable): OwnTable {
  const found = namedKey(rows, declared) ?? guessedKey(rows);
  if (found === undefined) {
    throw new RefusedFileError(
      'This table has no column of SeqIds, UniProt accessions, gene symbols or Entrez gene ids; --key FILE=HEADER names it.',
    );
  }
  const table = belowHeader(rows[found.at] as LooseRow, rows.slice(found.at + 1));
  const { headers } = table;
  const declaredOf = new Map(declared.columns.map((column) => [normaliseHeader(column.header), column]));
  const missing = declared.columns.filter(
    ({ header }) => !headers.some((own) => normaliseHeader(own) === normaliseHeader(header)),
  );
  if (missing[0] !== undefined) {
    throw new RefusedFileError(`This table has no header "${missing[0].header}"; it has ${headers.join(', ')}.`);
  }
  const rejected: Rejected[] = [...table.rejected];
  const keys = new Map<string, string>();
  const keyed: Keyed[] = [];
  for (const row of table.rows) {
    const cell = row.cells[found.column] ?? '';
    const members = membersOfCell(found.key, cell);
    if (members.length === 0) {
      rejected.push({ line: row.line, reason: `${JSON.stringify(cell)} is none of the ${keyNames[found.key]}` });
      continue;
    }
    for (const [member, written] of members) if (!keys.has(member)) keys.set(member, written);
    keyed.push({ row, members: members.map(([member]) => member) });
  }
  const read = headers.flatMap((header, index) => {
    const own = declaredOf.get(normaliseHeader(header));
    const isTaken = index !== found.column && (own !== undefined || declared.takesAll);
    const isEmpty = keyed.every(({ row }) => readText(row.cells[index] ?? '') === null);
    if (!isTaken || isEmpty) return [];
    return [readColumn(header, index, keyed, own, usesDecimalComma)];
  });
  if (read.length === 0) throw new RefusedFileError('This table has no column with values beside its key.');
  if (read.length > maximumOwnColumns) {
    throw new RefusedFileError(
      `This table has ${quantity(read.length, 'column')}, more than ${maximumOwnColumns}; --column FILE:HEADER=TITLE takes some of them.`,
    );
  }
  const long = read.find(({ column }) => column.title.length > longestTitle);
  if (long !== undefined) {
    throw new RefusedFileError(
      `The title "${long.column.title.slice(0, 30)}…" is longer than ${longestTitle} characters; --column gives it another.`,
    );
  }
  const keyNote = `Key: ${headers[found.column]}, read as ${keyNames[found.key]}${found.isGuessed ? '; --key FILE=HEADER:KIND names another' : ''}.`;
  return {
    lines: table.rows.length + table.rejected.length,
    rejected: [...rejected, ...read.flatMap((each) => each.rejected)].toSorted((a, b) => a.line - b.line),
    keys,
    columns: read.map(({ column }) => column),
    notes: [
      ...notes,
      keyNote,
      ...read.map(({ column, isGuessed }) => {
        const unit = column.unit === null ? '' : `, in ${column.unit}`;
        return `${column.header}: ${kindNames[column.kind]}${isGuessed ? ' (guessed)' : ''}${unit}, as ${column.key}.`;
      }),
    ],
  };
}
