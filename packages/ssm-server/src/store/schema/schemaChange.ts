/**
 * Allows migrations only changes that block no server for long. A change of a table waits only briefly for its lock,
 * indexes are created concurrently, and rows are rewritten in batches.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isConflict, isLockAbsence } from '../databaseErrors.ts';
import type { Database } from './schema.ts';

/** While a change waits for its lock, queries of the table wait behind it, for at most this long. */
const lockWaitMs = 200;
const attempts = 240;
const longestPauseMs = 1000;

interface Index {
  readonly table: string;
  readonly columns: readonly string[];
}

export interface SchemaChange {
  /** Runs a statement that needs a lock against readers or writers. */
  alter(work: (database: Kysely<Database>) => Promise<unknown>): Promise<void>;
  index(name: string, index: Index): Promise<void>;
  /**
   * Runs each batch in its own transaction. A batch returns where the next one begins; the last batch returns
   * undefined.
   */
  rewrite<Place>(
    batch: (database: Kysely<Database>, after: Place | undefined) => Promise<Place | undefined>,
  ): Promise<void>;
}

async function rewriteAll<Place>(
  run: (work: (database: Kysely<Database>) => Promise<Place | undefined>) => Promise<Place | undefined>,
  batch: (database: Kysely<Database>, after: Place | undefined) => Promise<Place | undefined>,
): Promise<void> {
  let after = await run((database) => batch(database, undefined));
  while (after !== undefined) {
    const from = after;
    after = await run((database) => batch(database, from));
  }
}

function createIndex(database: Kysely<Database>, name: string, { table, columns }: Index) {
  return database.schema
    .createIndex(name)
    .ifNotExists()
    .on(table)
    .columns([...columns]);
}

export function changeAlone(transaction: Kysely<Database>): SchemaChange {
  return {
    alter: async (work) => void (await work(transaction)),
    index: (name, index) => createIndex(transaction, name, index).execute(),
    rewrite: (batch) => rewriteAll((work) => work(transaction), batch),
  };
}

/** Retries while another transaction holds a lock. Waiting queries can run in the pauses. */
async function patiently<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !(isLockAbsence(error) || isConflict(error))) throw error;
      await pause(Math.min(longestPauseMs, 50 * attempt));
    }
  }
}

async function isIndexWhole(database: Kysely<Database>, name: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ whole: boolean }>`
    select indisvalid as whole from pg_index where indexrelid = to_regclass(${name})
  `.execute(database);
  return rows[0]?.whole;
}

/** Returns the partitions that an operator made; empty for a table without partitions. */
async function partitionsOf(database: Kysely<Database>, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = to_regclass(${table}) order by 1
  `.execute(database);
  return rows.map(({ name }) => name);
}

async function indexTable(database: Kysely<Database>, name: string, index: Index): Promise<void> {
  const isWhole = await isIndexWhole(database, name);
  if (isWhole === true) return;
  if (isWhole === false) await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(database);
  const text = createIndex(database, name, index).compile().sql;
  await sql.raw(text.replace('create index', 'create index concurrently')).execute(database);
}

/** Changes a database that others are using. Each statement is its own transaction and can be run again. */
export function changeOnline(database: Kysely<Database>): SchemaChange {
  const inTransaction = <Answer>(work: (transaction: Kysely<Database>) => Promise<Answer>): Promise<Answer> =>
    patiently(() =>
      database.transaction().execute(async (transaction) => {
        await sql`set local lock_timeout = ${sql.lit(lockWaitMs)}`.execute(transaction);
        return work(transaction);
      }),
    );
  return {
    alter: async (work) => void (await inTransaction(work)),
    async index(name, index) {
      const partitions = await partitionsOf(database, index.table);
      if (partitions.length === 0) return patiently(() => indexTable(database, name, index));
      for (const table of partitions) {
        await patiently(() => indexTable(database, `${table}_${index.columns.join('_')}`, { ...index, table }));
      }
      // Builds no index itself, because it takes over those of the partitions.
      await inTransaction((transaction) => createIndex(transaction, name, index).execute());
    },
    rewrite: (batch) => rewriteAll(inTransaction, batch),
  };
}
