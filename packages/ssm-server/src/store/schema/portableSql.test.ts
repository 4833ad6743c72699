import { readFile } from 'node:fs/promises';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrations } from './migrations.ts';
import type { Database } from './schema.ts';
import { changeAlone } from './schemaChange.ts';

async function listedBehind(sentence: RegExp): Promise<readonly string[]> {
  const document = await readFile(new URL('../../../../../docs/database.md', import.meta.url), 'utf8');
  const [, list = ''] = new RegExp(`${sentence.source}\\n\\n([^#]+?)\\n\\n`).exec(document) ?? [];
  return [...list.matchAll(/`(\w+)`/g)].map(([, word]) => word as string);
}

async function migrationStatements(): Promise<readonly string[]> {
  const statements: string[] = [];
  const database = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql.toLowerCase()),
  });
  for (const step of migrations) await step(database, changeAlone(database));
  return statements;
}

const wordsOf = (statement: string): readonly string[] => statement.replace(/"[^"]*"/g, '').match(/\w+/g) ?? [];

const column = String.raw`"\w+" (?:text|int4|boolean|bytea)(?: not null)?(?: primary key)?`;
const key = String.raw`constraint "\w+" primary key \("\w+"(?:, "\w+")*\)`;
const names = String.raw`\("\w+"(?:, "\w+")*\)`;
const shapes = [
  new RegExp(String.raw`^create table if not exists "\w+" \(${column}(?:, ${column})*(?:, ${key})?\)$`),
  new RegExp(String.raw`^create (?:unique )?index if not exists "\w+" on "\w+" ${names}$`),
  /^alter table "\w+" alter column "\w+" drop not null$/,
  // Selects the rows that a migration rewrites in batches, in the order of their key.
  /^select ("\w+", )*"\w+" from "\w+" order by ("\w+", )*"\w+" limit \$1$/,
];

describe('the migrations', () => {
  let statements: readonly string[];
  beforeAll(async () => {
    statements = await migrationStatements();
  });

  it('use only words that every supported database knows', async () => {
    const refused = new Set(await listedBehind(/refuses these words:/));
    expect([refused.size > 40, refused.has('serial'), refused.has('trigger'), refused.has('extension')]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(statements.filter((statement) => wordsOf(statement).some((word) => refused.has(word)))).toEqual([]);
  });

  it('only create tables of plain columns and indexes if absent, and make columns nullable', () => {
    expect(statements.length).toBeGreaterThan(10);
    expect(statements.filter((statement) => !shapes.some((shape) => shape.test(statement)))).toEqual([]);
  });

  it('put the owner first in the key and the indexes of every table with owners, except in tables that the guide names', async () => {
    const tables = statements.flatMap((statement) => {
      const [, table, columns = ''] = /^create table if not exists "(\w+)" \((.*)\)$/.exec(statement) ?? [];
      return table !== undefined && columns.includes('"owner"') ? [{ table, columns }] : [];
    });
    const first = /"owner" text(?: not null)? primary key|primary key \("owner"/;
    expect(tables.map(({ table }) => table)).toEqual([
      'panel_owner',
      'panel',
      'panel_version',
      'panel_creation',
      'panel_source',
      'panel_seq_ids',
      'own_collection',
      'panel_tombstone',
    ]);
    expect(tables.filter(({ columns }) => !first.test(columns))).toEqual([]);
    const indexes = statements.flatMap((statement) => {
      const [, name, table, begins] =
        /^create (?:unique )?index if not exists "(\w+)" on "(\w+)" \("(\w+)"/.exec(statement) ?? [];
      return tables.some((owned) => owned.table === table) ? [{ name, begins }] : [];
    });
    expect(indexes.length).toEqual(6);
    expect(indexes.flatMap(({ name, begins }) => (begins === 'owner' ? [] : [name]))).toEqual(
      await listedBehind(/These indexes of an owner's tables do not begin with the owner:/),
    );
  });
});
