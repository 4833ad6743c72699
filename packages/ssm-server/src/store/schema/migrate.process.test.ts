import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../log/log.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { type Connection, connectRemote } from '../connect.ts';
import { openStore } from '../openStore.ts';
import { StoreError } from '../store.ts';
import { newDatabase, postgresAbsence } from '../testing/postgresOfRun.ts';
import { migrate } from './migrate.ts';
import { type Migration, migrations } from './migrations.ts';

function connect(connectionString: string): Connection {
  const connection = connectRemote(connectionString);
  onTestFinished(() => connection.close());
  return connection;
}

async function schemaState({ database }: Connection): Promise<readonly object[]> {
  return database.selectFrom('schema_state').selectAll().orderBy('id').execute();
}

const wholly = (version: number) => [
  { id: 1, version },
  { id: 2, version },
];

const skipped = postgresAbsence === undefined ? '' : ` (skipped: ${postgresAbsence})`;

describe.skipIf(postgresAbsence !== undefined)(`migrate on PostgreSQL${skipped}`, () => {
  it('eight servers that start at once on an empty database migrate it, and each step runs once', async () => {
    const url = await newDatabase();
    let runs = 0;
    const counted = migrations.map(
      (step): Migration =>
        async (database, change) => {
          runs += 1;
          await step(database, change);
        },
    );
    await Promise.all(Array.from({ length: 8 }, () => migrate(connect(url), counted)));
    expect(await schemaState(connect(url))).toEqual(wholly(migrations.length));
    expect(runs).toEqual(migrations.length);
  });

  it('runs only steps that have not run yet', async () => {
    const connection = connect(await newDatabase());
    const ran: string[] = [];
    const step = (name: string) => async () => void ran.push(name);
    await migrate(connection, [step('a')]);
    await migrate(connection, [step('a'), step('b'), step('c')]);
    expect(ran).toEqual(['a', 'b', 'c']);
  });

  it('reports a failed step, keeps the effects of earlier steps, and retries the failed step at the next start', async () => {
    const connection = connect(await newDatabase());
    const reason = new Error('no');
    const ran: string[] = [];
    const step = (name: string) => async () => void ran.push(name);
    await expect(migrate(connection, [step('a'), () => Promise.reject(reason), step('c')])).rejects.toEqual(reason);
    await migrate(connection, [step('a'), step('b'), step('c')]);
    expect(ran).toEqual(['a', 'b', 'c']);
  });

  it('steps can run again after an interrupted migration', async () => {
    const connection = connect(await newDatabase());
    await migrate(connection);
    await connection.database.updateTable('schema_state').set({ version: 0 }).execute();
    await migrate(connection);
    expect(await schemaState(connection)).toEqual(wholly(migrations.length));
  });

  it('refuses a newer schema in one sentence, and changes nothing', async () => {
    const databaseUrl = await newDatabase();
    const store = await openStore({ folder: '/unused', databaseUrl, log: silentLog });
    await store.saveRevision(smallCatalogue('V_7K'), { activate: true });
    await store.close();
    const { database } = connect(databaseUrl);
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
