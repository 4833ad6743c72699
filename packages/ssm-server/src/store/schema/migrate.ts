/**
 * Brings the schema up to date, safely when several servers start at once. Advisory locks are not in
 * every database that we promise to run on, so the lock is a row: whoever holds `schema_state` row 1
 * `FOR UPDATE` migrates, the others wait and then find nothing to do. Creating that table and row is
 * the one step without a lock; where two servers meet in it, the database refuses one, which tries again.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { isAbsentTable, isCollision } from '../databaseErrors.ts';
import { StoreError } from '../store.ts';
import { type Migration, migrations } from './migrations.ts';
import type { Database } from './schema.ts';

const attempts = 20;

async function createState(database: Kysely<Database>): Promise<void> {
  await database.schema
    .createTable('schema_state')
    .ifNotExists()
    .addColumn('id', 'int4', (column) => column.primaryKey())
    .addColumn('version', 'int4', (column) => column.notNull())
    .execute();
  await database
    .insertInto('schema_state')
    .values({ id: 1, version: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

function selectVersion(database: Kysely<Database>) {
  return database.selectFrom('schema_state').select('version').where('id', '=', 1);
}

/** Most starts find nothing to do, and an account without the right to change the schema then will do. */
async function readVersion(database: Kysely<Database>): Promise<number> {
  try {
    return (await selectVersion(database).executeTakeFirst())?.version ?? 0;
  } catch (error) {
    if (isAbsentTable(error)) return 0;
    throw error;
  }
}

/** Throws StoreError where a later release has written it. */
export function refuseNewer(version: number, known: number, place: string): void {
  if (version <= known) return;
  throw new StoreError(
    'newer_schema',
    `${place} was written by a newer release (schema ${version}, this one knows ${known}). ` +
      'Use that release or a later one; nothing was changed.',
  );
}

async function runPending(database: Kysely<Database>, steps: readonly Migration[], place: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { version } = await selectVersion(transaction).forUpdate().executeTakeFirstOrThrow();
    refuseNewer(version, steps.length, place);
    for (const step of steps.slice(version)) await step(transaction);
    await transaction.updateTable('schema_state').set({ version: steps.length }).where('id', '=', 1).execute();
  });
}

/** `place` begins the sentence of an error. Rejects with StoreError `newer_schema`, or what the driver throws. */
export async function migrate(
  database: Kysely<Database>,
  place: string,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const version = await readVersion(database);
      refuseNewer(version, steps.length, place);
      if (version === steps.length) return;
      await createState(database);
      await runPending(database, steps, place);
      return;
    } catch (error) {
      if (attempt === attempts || !isCollision(error)) throw error;
      await pause(Math.random() * 50 * attempt);
    }
  }
}
