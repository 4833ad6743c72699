/**
 * What a migration may do to a database that people work on: nobody waits for it longer than for each other. A table is altered
 * with a short wait for its lock, an index is made beside the work, and rows are rewritten some at a time.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { isConflict, isLockAbsence } from '../databaseErrors.ts';
import type { Database } from './schema.ts';

/** Whoever asks for the table meanwhile waits behind the one who waits for its lock, so for this long at most. */
const lockWaitMs = 200;
/** With the pauses, some four minutes. */
const attempts = 240;
const longestPauseMs = 1000;

interface Index {
  readonly table: string;
  readonly columns: readonly string[];
}

export interface SchemaChange {
  /** A statement that takes a lock that readers or writers would wait for. */
  alter(work: (database: Kysely<Database>) => Promise<unknown>): Promise<void>;
  /** Made while others write. One that an interruption has left unfinished is made again. */
  index(name: string, index: Index): Promise<void>;
  /** Each batch is a transaction of its own; it answers where the next one begins, undefined after the last. */
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

/** In a database that nobody else has, and inside the transaction that is given. */
export function changeAlone(transaction: Kysely<Database>): SchemaChange {
  return {
    alter: async (work) => void (await work(transaction)),
    index: (name, index) => createIndex(transaction, name, index).execute(),
    rewrite: (batch) => rewriteAll((work) => work(transaction), batch),
  };
}

/** Tries again, after a pause that lets those through who waited, while `work` meets somebody else's lock. */
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

/** False where it is there and an interruption has left it unfinished; undefined where there is none. */
async function isIndexWhole(database: Kysely<Database>, name: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ whole: boolean }>`
    select indisvalid as whole from pg_index where indexrelid = to_regclass(${name})
  `.execute(database);
  return rows[0]?.whole;
}

/** The tables that it is divided into by the operator; none where it is one. */
async function partitionsOf(database: Kysely<Database>, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = to_regclass(${table}) order by 1
  `.execute(database);
  return rows.map(({ name }) => name);
}

/** One that is there is left alone where it is whole, and made again where it is not. */
async function indexTable(database: Kysely<Database>, name: string, index: Index): Promise<void> {
  const isWhole = await isIndexWhole(database, name);
  if (isWhole === true) return;
  if (isWhole === false) await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(database);
  const text = createIndex(database, name, index).compile().sql;
  await sql.raw(text.replace('create index', 'create index concurrently')).execute(database);
}

/** In a database that others read and write. Each statement is a transaction of its own, so all of them can be run again. */
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
      // It takes those over, and builds nothing itself.
      await inTransaction((transaction) => createIndex(transaction, name, index).execute());
    },
    rewrite: (batch) => rewriteAll(inTransaction, batch),
  };
}
