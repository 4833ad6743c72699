/** Converts knowledge to columns of a revision, so that it is stored and hashed like other columns. */
import {
  booleanColumn,
  type Column,
  type IdentifierKnowledge,
  listColumn,
  listSeparator,
  numberColumn,
  textColumn,
} from 'ssm-core/engine';
import { invariant } from 'ssm-core/internal';
import type { Steps } from '../../queue/steps.ts';

type Pair = Readonly<Record<string, string | null>>;
type Value = string | number | boolean | readonly string[] | readonly Pair[] | null;

function textAt(column: Column, row: number): string | undefined {
  invariant(column.kind === 'text' || column.kind === 'list', 'a column of texts holds texts.');
  return column.dictionary[column.codes[row] as number];
}

interface Property {
  readonly kind: Column['kind'];
  readonly build: (values: readonly Value[]) => Column;
  readonly read: (column: Column, row: number) => Value;
}

const optionalText: Property = {
  kind: 'text',
  build: (values) => textColumn(values as readonly (string | null)[]),
  read: (column, row) => textAt(column, row) ?? null,
};

const text: Property = {
  ...optionalText,
  read(column, row) {
    const value = textAt(column, row);
    invariant(value !== undefined, 'a text that every row has is there.');
    return value;
  },
};

const list: Property = {
  kind: 'list',
  build: (values) => listColumn(values as readonly (readonly string[])[]),
  read: (column, row) => textAt(column, row)?.split(listSeparator) ?? [],
};

const flag: Property = {
  kind: 'boolean',
  build: (values) => booleanColumn(values as readonly boolean[]),
  read: (column, row) => column.kind === 'boolean' && column.values[row] === 1,
};

const count: Property = {
  kind: 'number',
  build: (values) => numberColumn(values as readonly number[]),
  read: (column, row) => (column.kind === 'number' ? (column.values[row] as number) : 0),
};

function pairs(first: string, second: string): Property {
  const written = (value: Value) =>
    (value as readonly Pair[]).map((pair) => `${pair[first] ?? ''}\t${pair[second] ?? ''}`);
  return {
    kind: 'list',
    build: (values) => listColumn(values.map(written)),
    read: (column, row) =>
      (list.read(column, row) as readonly string[]).map((item) => {
        const [one = '', other = ''] = item.split('\t');
        return { [first]: one || null, [second]: other || null };
      }),
  };
}

type Tables = {
  readonly [Name in keyof IdentifierKnowledge]: Readonly<Record<keyof IdentifierKnowledge[Name][number], Property>>;
};

const tables: Tables = {
  genes: { symbol: text, hgncId: optionalText, isApproved: flag, entrezId: optionalText, uniProtIds: list },
  aliases: { alias: text, symbol: text, isPrevious: flag },
  accessionChanges: { seqId: text, from: text, to: list },
  secondaryAccessions: { from: text, to: list },
  geneIds: { id: text, entrezIds: list },
  versions: { seqId: text, in5k: flag, in7k: flag, in11k: flag },
  sources: { file: text, holds: text, count, source: optionalText, licence: optionalText },
  crosswalk: { platform: text, assayId: text, accessions: list, name: optionalText, symbol: optionalText },
  ownColumns: {
    key: text,
    title: text,
    unit: optionalText,
    description: optionalText,
    source: optionalText,
    licence: optionalText,
    date: optionalText,
  },
  geneSets: { category: text, value: text, genes: pairs('name', 'entrezId'), sources: pairs('source', 'licence') },
};

const tableNames = Object.keys(tables) as (keyof IdentifierKnowledge)[];

const nameOf = (table: string, property: string): string => `${table}.${property}`;

/** Makes one column per property, such as `genes.symbol`. A table without rows has no columns. */
export function columnsOfKnowledge(knowledge: IdentifierKnowledge): ReadonlyMap<string, Column> {
  const columns = new Map<string, Column>();
  for (const table of tableNames) {
    const rows = knowledge[table] as readonly unknown[] as readonly Readonly<Record<string, Value>>[];
    if (rows.length === 0) continue;
    for (const [key, property] of Object.entries(tables[table])) {
      columns.set(nameOf(table, key), property.build(rows.map((row) => row[key] ?? null)));
    }
  }
  return columns;
}

export function columnLength(column: Column): number {
  return column.kind === 'number' || column.kind === 'boolean' ? column.values.length : column.codes.length;
}

const stretch = 500;

function* rowsOf(
  table: keyof IdentifierKnowledge,
  columns: ReadonlyMap<string, Column>,
): Steps<readonly Readonly<Record<string, Value>>[]> {
  const properties = Object.entries(tables[table] as Readonly<Record<string, Property>>);
  const found = properties.map(([key]) => columns.get(nameOf(table, key)));
  if (found.every((column) => column === undefined)) return [];
  const given = found.map((column, index) => {
    invariant(column !== undefined && column.kind === properties[index]?.[1].kind, 'a table has all of its columns.');
    return column;
  });
  const length = columnLength(given[0] as Column);
  invariant(
    given.every((column) => columnLength(column) === length),
    'the columns of a table are of one length.',
  );
  const rows: Record<string, Value>[] = [];
  for (let row = 0; row < length; row += 1) {
    if (row % stretch === 0) yield;
    const values: Record<string, Value> = {};
    for (const [index, [key, { read }]] of properties.entries()) values[key] = read(given[index] as Column, row);
    rows.push(values);
  }
  return rows;
}

/** Does the reverse of columnsOfKnowledge. Throws for other columns. */
export function* knowledgeOfColumns(columns: ReadonlyMap<string, Column>): Steps<IdentifierKnowledge> {
  const known = new Set(tableNames.flatMap((table) => Object.keys(tables[table]).map((key) => nameOf(table, key))));
  invariant(
    [...columns.keys()].every((name) => known.has(name)),
    'knowledge has no other columns than these.',
  );
  const read = new Map<string, unknown>();
  for (const table of tableNames) read.set(table, yield* rowsOf(table, columns));
  return Object.fromEntries(read) as unknown as IdentifierKnowledge;
}
