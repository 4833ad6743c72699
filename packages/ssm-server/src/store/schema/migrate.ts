/**
 * Migrates the schema while servers work, safely when several start at once. The lock is a row, because not every
 * supported database has advisory locks, and session locks fail behind a pooler. A server that holds `schema_state` row
 * 1 `FOR UPDATE` runs the next step on another connection; others poll. Steps are recorded when done and can run again.
 * Creating that table is the one step without a lock; on a collision one server retries.
 *
 * Row 2 is the schema that every server knows. Servers write nothing that a server of that schema cannot read, and a
 * server that knows less does not start. `finish` raises it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Connection } from '../connect.ts';
import { isAbsentTable, isCollision, isLockAbsence } from '../databaseErrors.ts';
import { StoreError } from '../store.ts';
import { type Migration, migrations, releaseBefore } from './migrations.ts';
import type { Database } from './schema.ts';
import { changeAlone, changeOnline } from './schemaChange.ts';
import { changed, known, type SchemaState, selectState } from './schemaState.ts';

const attempts = 20;
const betweenLooksMs = 100;

export type MigrationTarget = Pick<Connection, 'patient' | 'isAlone' | 'place'>;

async function createState(database: Kysely<Database>): Promise<void> {
  await database.schema
    .createTable('schema_state')
    .ifNotExists()
    .addColumn('id', 'int4', (column) => column.primaryKey())
    .addColumn('version', 'int4', (column) => column.notNull())
    .execute();
  await database
    .insertInto('schema_state')
    .values({ id: changed, version: 0 })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Avoids schema changes when there is nothing to do, so the account may lack the right to make them. */
async function readState(database: Kysely<Database>): Promise<SchemaState> {
  try {
    return await selectState(database);
  } catch (error) {
    if (isAbsentTable(error)) return { version: 0, everywhere: 0 };
    throw error;
  }
}

export function refuseNewer(version: number, knownHere: number, place: string): void {
  if (version <= knownHere) return;
  throw new StoreError(
    'newer_schema',
    `${place} was written by a newer release (schema ${version}, this one knows ${knownHere}). ` +
      'Use that release or a later one; nothing was changed.',
  );
}

function tooBusy(place: string, cause: unknown): StoreError {
  const sentence =
    'is too busy for its schema to be changed. Try again at a quieter hour; what was done until then is kept.';
  return new StoreError('unreachable', `${place} ${sentence}`, { cause });
}

async function recordEverywhere(database: Kysely<Database>, version: number): Promise<void> {
  await database
    .insertInto('schema_state')
    .values({ id: known, version })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ version }))
    .execute();
}

/** Runs the next step. Returns false when another server is running it. */
async function takeStep({ patient, isAlone }: MigrationTarget, steps: readonly Migration[]): Promise<boolean> {
  // A snapshot, as other isolation levels keep, would block the creation of an index.
  const transaction = patient.transaction().setIsolationLevel('read committed');
  return transaction.execute(async (locked) => {
    const row = await locked
      .selectFrom('schema_state')
      .select('version')
      .where('id', '=', changed)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (row === undefined) return false;
    const step = steps[row.version];
    if (step === undefined) return true;
    const { everywhere } = await selectState(locked);
    // No server works on an empty database. On others, servers of the release before may still run, but none older.
    await recordEverywhere(locked, row.version === 0 ? steps.length : Math.max(everywhere, releaseBefore));
    if (isAlone) await step(locked, changeAlone(locked));
    else await step(patient, changeOnline(patient));
    await locked
      .updateTable('schema_state')
      .set({ version: row.version + 1 })
      .where('id', '=', changed)
      .execute();
    return true;
  });
}

async function goOn(target: MigrationTarget, steps: readonly Migration[]): Promise<boolean> {
  const { version, everywhere } = await readState(target.patient);
  if (everywhere > steps.length) refuseNewer(version, steps.length, target.place);
  if (version >= steps.length) return true;
  await createState(target.patient);
  if (!(await takeStep(target, steps))) await pause(betweenLooksMs);
  return false;
}

/** `place` begins an error message. Rejects with StoreError or the driver's error; completed steps stay. */
export async function migrate(target: MigrationTarget, steps: readonly Migration[] = migrations): Promise<void> {
  for (let attempt = 1; ; ) {
    try {
      if (await goOn(target, steps)) break;
    } catch (error) {
      if (isLockAbsence(error)) throw tooBusy(target.place, error);
      if (attempt === attempts || !isCollision(error)) throw error;
      await pause(Math.random() * 50 * attempt);
      attempt += 1;
    }
  }
  if (target.isAlone) await finish(target, steps);
}

/** Returns whether servers of the release before may still run, which limits what may be written. */
export async function isUnfinished({ patient }: MigrationTarget): Promise<boolean> {
  const { version, everywhere } = await readState(patient);
  return everywhere < version;
}

export async function finish({ patient }: MigrationTarget, steps: readonly Migration[] = migrations): Promise<void> {
  const { everywhere } = await readState(patient);
  if (everywhere < steps.length) await recordEverywhere(patient, steps.length);
}
