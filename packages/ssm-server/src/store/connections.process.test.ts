import { type RawBuilder, sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { silentLog } from '../log/log.ts';
import { done, draft } from '../panels/testing/panelsBehave.ts';
import { type DatabaseLimits, defaultLimits } from '../settings/declared/storage.ts';
import { smallCatalogue } from '../testing/smallCatalogue.ts';
import { type Connection, connectRemote } from './connect.ts';
import { openStore } from './openStore.ts';
import type { Store } from './store.ts';
import { newDatabase, postgresAbsence } from './testing/postgresOfRun.ts';
import { startStopwatch } from './testing/stopwatch.ts';

const skipped = postgresAbsence === undefined ? '' : ` (skipped: ${postgresAbsence})`;

async function opened(changes: Partial<DatabaseLimits> = {}): Promise<{ store: Store; databaseUrl: string }> {
  const databaseUrl = await newDatabase();
  const databaseLimits = { ...defaultLimits, ...changes };
  const store = await openStore({ folder: '/unused', databaseUrl, databaseLimits, log: silentLog });
  onTestFinished(() => store.close());
  return { store, databaseUrl };
}

function connected(databaseUrl: string, changes: Partial<DatabaseLimits>): Connection {
  const connection = connectRemote(databaseUrl, { ...defaultLimits, ...changes });
  onTestFinished(() => connection.close());
  return connection;
}

async function clientOf(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  // Without a listener, the client's error when the database ends its connection would end the process.
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Opens a transaction that stands for another server that has stalled. Returns a function that ends it. */
async function holding(databaseUrl: string, statements: readonly string[]): Promise<() => Promise<void>> {
  const client = await clientOf(databaseUrl);
  await client.query('begin');
  for (const statement of statements) await client.query(statement);
  return async () => {
    await client.query('rollback');
  };
}

const changing = (databaseUrl: string, owners: readonly string[]): Promise<() => Promise<void>> =>
  holding(
    databaseUrl,
    owners.map((owner) => `insert into panel_owner (owner, changed) values ('${owner}', '')`),
  );

const open = "select count(*)::int as count from pg_stat_activity where application_name = 'ssm-server' and datname = ";

describe.skipIf(postgresAbsence !== undefined)(`connections to a PostgreSQL${skipped}`, () => {
  it('are used one at a time for changes of one owner that wait for another server, so other work continues', async () => {
    const { store, databaseUrl } = await opened();
    const end = await changing(databaseUrl, ['one']);
    const waiting = Array.from({ length: 20 }, (_, index) => store.panels.create('one', draft(`Panel ${index}`)));
    // A query that gets no connection within three seconds is refused.
    await Promise.all(Array.from({ length: 20 }, () => store.ping()));
    done(await store.panels.create('another', draft('Panel')));
    await end();
    expect((await Promise.all(waiting)).map((outcome) => 'done' in outcome)).toEqual(waiting.map(() => true));
  });

  it('leave one connection for other work while changes of many owners wait', async () => {
    const { store, databaseUrl } = await opened();
    const owners = Array.from({ length: 8 }, (_, index) => `owner ${index}`);
    const end = await changing(databaseUrl, owners);
    const waiting = owners.map((owner) => store.panels.create(owner, draft('Panel')));
    await Promise.all(Array.from({ length: 20 }, () => store.ping()));
    await end();
    expect((await Promise.all(waiting)).map((outcome) => 'done' in outcome)).toEqual(owners.map(() => true));
  });

  it('are one for waiting shared changes and one for waiting changes of one person', async () => {
    const { store, databaseUrl } = await opened();
    await store.preferences.saveColumns('one', ['seqId']);
    const end = await holding(databaseUrl, [
      "insert into server_change (topic, number) values ('logouts', 1), ('flags', 1)",
      "update user_columns set changed = '' where sub = 'one'",
    ]);
    const five = Array.from({ length: 5 }, (_, index) => index);
    const waiting = five.flatMap((index) => [
      store.revokeToken(`token ${index}`, new Date(Date.now() + 60_000)),
      store.flags.turn('banner', index),
      store.preferences.saveColumns('one', ['loDb']),
    ]);
    await Promise.all(Array.from({ length: 20 }, () => store.ping()));
    done(await store.panels.create('another', draft('Panel')));
    await end();
    await Promise.all(waiting);
    const { tokens } = await store.signedOut(0);
    expect([
      tokens.map(({ id }) => id).toSorted(),
      await store.flags.all(),
      await store.preferences.columnsOf('one'),
    ]).toEqual([five.map((index) => `token ${index}`), { banner: 4 }, ['loDb']]);
  });

  it('are one for waiting activations, whose numbers stay in order', async () => {
    const { store, databaseUrl } = await opened();
    const revisions = [1, 2, 3, 4, 5].map((number) => smallCatalogue('V_7K', number));
    for (const revision of revisions) await store.saveRevision(revision, { activate: false });
    const end = await holding(databaseUrl, ["insert into server_change (topic, number) values ('catalogues', 1)"]);
    const waiting = revisions.map(({ revision }) => store.activateRevision(revision));
    await Promise.all(Array.from({ length: 20 }, () => store.ping()));
    await end();
    await Promise.all(waiting);
    expect([await store.activeRevisionIds(), await store.changes.numbers()]).toEqual([
      { V_7K: revisions.at(-1)?.revision },
      { catalogues: 5 },
    ]);
  });

  it('refuse a change that exceeds its lock limit with a clear message, and change nothing', async () => {
    const { store, databaseUrl } = await opened({ lockMs: 100 });
    const end = await changing(databaseUrl, ['one']);
    await expect(store.panels.create('one', draft('Panel'))).rejects.toThrow(
      'was busy with another change for longer than SSM_DATABASE_LOCK_MS allows. Try again; nothing was changed.',
    );
    await end();
    done(await store.panels.create('one', draft('Panel')));
  });

  it('end a stalled change in the database, which releases its locks', async () => {
    const { store, databaseUrl } = await opened();
    const still = connected(databaseUrl, { idleTransactionMs: 100 });
    const begun = still.database.transaction().execute(async (transaction) => {
      await transaction.insertInto('panel_owner').values({ owner: 'one', changed: '' }).execute();
      const created = store.panels.create('one', draft('Panel'));
      return done(await created);
    });
    expect(await begun.catch((thrown: unknown) => still.explain(thrown).code)).toEqual('unreachable');
    expect(
      (await store.panels.list('one', { search: '', sort: 'name', isDescending: false, page: 1, size: 10 })).total,
    ).toEqual(1);
  });

  it('end a statement that takes too long in the database, with a clear message', async () => {
    const connection = connected(await newDatabase(), { statementMs: 200, isStatementEnded: true });
    const stopwatch = startStopwatch();
    const sleeping = sql`select pg_sleep(30)`.execute(connection.database);
    const error = await sleeping.catch((thrown: unknown) => connection.explain(thrown));
    expect([(error as Error).message.replace(/^.*ssm_test_\w+ /, ''), stopwatch() < 5000]).toEqual([
      'took longer than SSM_DATABASE_STATEMENT_MS allows. Try again, or allow more; nothing was changed.',
      true,
    ]);
  });

  it('are closed if the server gives up their statement, so the next statement does not wait', async () => {
    const connection = connected(await newDatabase(), { connections: 1, statementMs: 300 });
    const outcome = async (statement: RawBuilder<unknown>): Promise<string> =>
      statement.execute(connection.database).then(
        () => 'answered',
        (thrown: unknown) => connection.explain(thrown).code,
      );
    expect([await outcome(sql`select pg_sleep(5)`), await outcome(sql`select 1`)]).toEqual(['unreachable', 'answered']);
  });

  it('are closed without waiting for a rollback if the server gives up a statement of a change', async () => {
    const connection = connected(await newDatabase(), { connections: 1, statementMs: 2000 });
    const { database, usage } = connection;
    await sql`create table kept (number int4)`.execute(database);
    const stopwatch = startStopwatch();
    const change = database.transaction().execute(async (transaction) => {
      await sql`insert into kept values (1)`.execute(transaction);
      await sql`select pg_sleep(30)`.execute(transaction);
    });
    const refused = await change.catch((thrown: unknown) => connection.explain(thrown).code);
    // This is the time of one statement, without a rollback after it.
    expect([refused, stopwatch() < 3900]).toEqual(['unreachable', true]);
    const { rows } = await sql`select number from kept`.execute(database);
    expect([rows, usage()]).toEqual([[], { open: 1, idle: 1, waiting: 0, most: 1 }]);
  });

  it('are at most as many as allowed, and idle connections are closed after the configured time', async () => {
    const databaseUrl = await newDatabase();
    const { database, usage } = connected(databaseUrl, { connections: 3, idleMs: 200 });
    const client = await clientOf(databaseUrl);
    const count = async (): Promise<number> => {
      const { rows } = await client.query<{ count: number }>(`${open} current_database()`);
      return rows[0]?.count ?? 0;
    };
    const asked = Array.from({ length: 9 }, () => sql`select pg_sleep(0.5)`.execute(database));
    const crowded = { open: 3, idle: 0, waiting: 6, most: 3 };
    await vi.waitFor(() => expect(usage()).toEqual(crowded), { interval: 1 });
    await vi.waitFor(async () => expect(await count()).toEqual(3));
    await Promise.all(asked);
    await vi.waitFor(async () => expect(await count()).toEqual(0));
    expect(usage()).toEqual({ open: 0, idle: 0, waiting: 0, most: 3 });
  });

  it('send no setting that the operator did not set, because some poolers refuse settings', async () => {
    const settings = sql<{ name: string }>`
      select name from pg_settings where source = 'client' and name like '%timeout' order by name`;
    const databaseUrl = await newDatabase();
    const [unset, set] = [{}, { statementMs: 5000, isStatementEnded: true, lockMs: 1000, idleTransactionMs: 1000 }].map(
      (changes) => connected(databaseUrl, changes).database,
    );
    const namesOf = async (database: Connection['database'] | undefined): Promise<readonly string[]> =>
      database === undefined ? [] : (await settings.execute(database)).rows.map(({ name }) => name);
    expect([await namesOf(unset), await namesOf(set)]).toEqual([
      [],
      ['idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout'],
    ]);
  });
});
