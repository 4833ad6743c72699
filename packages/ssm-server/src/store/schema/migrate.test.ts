import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../log/log.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { connectRemote } from '../connect.ts';
import { openStore } from '../openStore.ts';
import { StoreError } from '../store.ts';
import { postgresAbsence, startPostgres, type TestPostgres } from '../testing/throwAwayPostgres.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import type { Database } from './schema.ts';

let postgres: TestPostgres;

function connect(connectionString: string): Kysely<Database> {
  const connection = connectRemote(connectionString);
  onTestFinished(() => connection.close());
  return connection.database;
}

async function schemaVersion(database: Kysely<Database>): Promise<readonly object[]> {
  return database.selectFrom('schema_state').selectAll().execute();
}

const skipped = postgresAbsence === undefined ? '' : ` (skipped: ${postgresAbsence})`;

describe.skipIf(postgresAbsence !== undefined)(`migrate on PostgreSQL${skipped}`, () => {
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('eight that start at once on an empty database all find it migrated, and each step ran once', async () => {
    const url = await postgres.newDatabase();
    let runs = 0;
    const counted = migrations.map((step) => async (database: Kysely<Database>) => {
      runs += 1;
      await step(database);
    });
    await Promise.all(Array.from({ length: 8 }, () => migrate(connect(url), 'It', counted)));
    expect(await schemaVersion(connect(url))).toEqual([{ id: 1, version: migrations.length }]);
    expect(runs).toEqual(migrations.length);
  });

  it('only the steps that are new run', async () => {
    const database = connect(await postgres.newDatabase());
    const ran: string[] = [];
    const step = (name: string) => async () => void ran.push(name);
    await migrate(database, 'It', [step('a')]);
    await migrate(database, 'It', [step('a'), step('b'), step('c')]);
    expect(ran).toEqual(['a', 'b', 'c']);
  });

  it('a step that fails leaves the schema as it was, and its reason is told', async () => {
    const database = connect(await postgres.newDatabase());
    const reason = new Error('no');
    await migrate(database, 'It', migrations.slice(0, 1));
    await expect(migrate(database, 'It', [...migrations, () => Promise.reject(reason)])).rejects.toEqual(reason);
    expect(await schemaVersion(database)).toEqual([{ id: 1, version: 1 }]);
  });

  it('steps can run again over what a database kept of an interrupted migration', async () => {
    const database = connect(await postgres.newDatabase());
    await migrate(database, 'It');
    await database.updateTable('schema_state').set({ version: 0 }).execute();
    await migrate(database, 'It');
    expect(await schemaVersion(database)).toEqual([{ id: 1, version: migrations.length }]);
  });

  it('a newer schema is refused in one sentence, and nothing is changed', async () => {
    const databaseUrl = await postgres.newDatabase();
    const store = await openStore({ folder: '/unused', databaseUrl, log: silentLog });
    await store.saveRevision(smallCatalogue('V_7K'), { activate: true });
    await store.close();
    const database = connect(databaseUrl);
    await database.updateTable('schema_state').set({ version: 99 }).execute();
    const { host, pathname } = new URL(databaseUrl);
    await expect(openStore({ folder: '/unused', databaseUrl, log: silentLog })).rejects.toEqual(
      new StoreError(
        'newer_schema',
        `The database at ${host}${pathname} was written by a newer release (schema 99, this one knows ${migrations.length}). ` +
          'Use that release or a later one; nothing was changed.',
      ),
    );
    expect(await database.selectFrom('catalogue_active').selectAll().execute()).toEqual([
      { version: 'V_7K', revision: 'small-V_7K-1' },
    ]);
  });
});
