/**
 * Migrates the schema while servers work, even if several start at once. A row serves as the lock, because not every
 * supported database has advisory locks, and session locks fail behind a pooler. A server that holds row 1 of
 * `schema_state` `FOR UPDATE` runs the next step on another connection; other servers poll. A finished step is
 * recorded; any step can be run again. Only `schema_state` itself is created without a lock; on a collision one server
 * retries.
 *
 * Row 2 is the schema that every server knows. Servers write only what a server of that schema can read, and a server
 * that knows only an older schema does not start. `finish` raises row 2.
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

/**
 * Reads the state first, because without a change to make, the account need not have the right to change the schema.
 */
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

/** Runs the next step. Returns false if another server is running it. */
async function takeStep({ patient, isAlone }: MigrationTarget, steps: readonly Migration[]): Promise<boolean> {
  // Other isolation levels keep a snapshot, which would block the creation of an index.
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
    // No server uses an empty database. Other databases may be used by servers of the release before, but by none
    // older.
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

/**
 * Migrates the schema. `place` begins error messages. Rejects with StoreError or the driver's error, but finished steps
 * stay.
 */
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

/**
 * Returns whether servers of the release before may still be running. If so, only what they can read may be written.
 */
export async function isUnfinished({ patient }: MigrationTarget): Promise<boolean> {
  const { version, everywhere } = await readState(patient);
  return everywhere < version;
}

export async function finish({ patient }: MigrationTarget, steps: readonly Migration[] = migrations): Promise<void> {
  const { everywhere } = await readState(patient);
  if (everywhere < steps.length) await recordEverywhere(patient, steps.length);
}
