/**
 * Brings the schema up to date while others work on it, safely when several servers start at once. Advisory locks are not in
 * every database that we promise to run on, and those of a session do not work behind a pooler, so the lock is a row: whoever
 * holds `schema_state` row 1 `FOR UPDATE` takes the next step on another connection, and others look again until it is done. Each
 * step is recorded once it is done, and can be run again. Creating that table and row is the one step without a lock; where two
 * servers meet in it, the database refuses one, which tries again.
 *
 * Row 2 is the schema that every server of the database knows: a server writes nothing that one of that schema cannot read, and
 * one that knows less does not start. `finish` raises it.
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
/** Until a server that waits for another one's step looks again. */
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

/** Most starts find nothing to do, and an account without the right to change the schema then will do. */
async function readState(database: Kysely<Database>): Promise<SchemaState> {
  try {
    return await selectState(database);
  } catch (error) {
    if (isAbsentTable(error)) return { version: 0, everywhere: 0 };
    throw error;
  }
}

/** Throws StoreError where it takes a later release to read it. */
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

/** The next step, unless another server takes it just now: false then. */
async function takeStep({ patient, isAlone }: MigrationTarget, steps: readonly Migration[]): Promise<boolean> {
  // With a snapshot of its own, as other levels have, this transaction would be waited for by an index that is made.
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
    // Nobody works on a database that is empty yet. Else the release before may be working, and nothing older.
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

/** True once there is nothing left to do. */
async function goOn(target: MigrationTarget, steps: readonly Migration[]): Promise<boolean> {
  const { version, everywhere } = await readState(target.patient);
  if (everywhere > steps.length) refuseNewer(version, steps.length, target.place);
  if (version >= steps.length) return true;
  await createState(target.patient);
  if (!(await takeStep(target, steps))) await pause(betweenLooksMs);
  return false;
}

/** `place` begins the sentence of an error. Rejects with StoreError, or what the driver throws; what was done until then stays. */
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

/** Whether servers of the release before may still work on it, so that nothing is written which they could not read. */
export async function isUnfinished({ patient }: MigrationTarget): Promise<boolean> {
  const { version, everywhere } = await readState(patient);
  return everywhere < version;
}

/** Says that every server knows this schema. Servers write as it allows from their next save on. */
export async function finish({ patient }: MigrationTarget, steps: readonly Migration[] = migrations): Promise<void> {
  const { everywhere } = await readState(patient);
  if (everywhere < steps.length) await recordEverywhere(patient, steps.length);
}
