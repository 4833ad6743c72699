import { type Kysely, sql } from 'kysely';
import { isAbsentTable } from '../databaseErrors.ts';
import type { Database } from '../schema/schema.ts';
import { StoreError } from '../store.ts';
import { type BackupRow, type KeptTable, keptTables, keyOf, type Row } from './tables.ts';

/** Rows per query: one part of a catalogue takes some hundred kilobytes. */
const atOnce = 100;

async function readPage(database: Kysely<Database>, table: KeptTable, after: Row | undefined): Promise<readonly Row[]> {
  const names = keyOf[table];
  const key = sql.join(names.map((name) => sql.ref(name)));
  const values = after === undefined ? undefined : sql.join(names.map((name) => after[name]));
  const rest = values === undefined ? sql`` : sql`where (${key}) > (${values})`;
  const { rows } = await sql<Row>`select * from ${sql.table(table)} ${rest} order by ${key} limit ${atOnce}`.execute(
    database,
  );
  return rows;
}

/** Reads all rows in one transaction, which ends with the iteration. */
export async function* allRows(database: Kysely<Database>): AsyncGenerator<BackupRow> {
  const transaction = await database.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    for (const table of keptTables) {
      let page = await readPage(transaction, table, undefined);
      while (page.length > 0) {
        for (const row of page) yield { table, row };
        page = page.length < atOnce ? [] : await readPage(transaction, table, page.at(-1));
      }
    }
  } finally {
    await transaction.rollback().execute();
  }
}

/** Returns the first row of a table. A table that only a later migration creates counts as empty. */
async function firstRow(database: Kysely<Database>, table: KeptTable): Promise<Row | undefined> {
  try {
    return (await readPage(database, table, undefined))[0];
  } catch (error) {
    if (isAbsentTable(error)) return undefined;
    throw error;
  }
}

async function requireEmpty(database: Kysely<Database>, place: string): Promise<void> {
  for (const table of keptTables) {
    if ((await firstRow(database, table)) === undefined) continue;
    throw new StoreError(
      'not_writable',
      `${place} holds data already. Restore into an empty one: set SSM_DATA to a new folder, or DATABASE_URL to a new database.`,
    );
  }
}

export async function insertRows(
  database: Kysely<Database>,
  place: string,
  rows: AsyncIterable<BackupRow>,
): Promise<number> {
  await requireEmpty(database, place);
  return database.transaction().execute(async (transaction) => {
    let count = 0;
    for await (const { table, row } of rows) {
      await transaction.insertInto(table).values(row).execute();
      count += 1;
    }
    return count;
  });
}
