import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../log/log.ts';
import { done, draft } from '../../panels/testing/panelsBehave.ts';
import { type Connection, connectRemote } from '../connect.ts';
import { finishMigration, openStore } from '../openStore.ts';
import type { Store } from '../store.ts';
import { newDatabase, postgresAbsence } from '../testing/postgresOfRun.ts';
import { createEarlierServer, type EarlierServer } from '../testing/releaseBefore.ts';
import { until } from '../testing/until.ts';
import { migrate } from './migrate.ts';
import { migrations, releaseBefore } from './migrations.ts';
import type { Database } from './schema.ts';
import { changeOnline } from './schemaChange.ts';
import { packedLists } from './schemaState.ts';

const owner = 'auth0|who-works';
const long = Array.from({ length: 400 }, (_, index) => `${2000 + index * 3}-${1 + (index % 90)}`);

function connect(databaseUrl: string): Connection {
  const connection = connectRemote(databaseUrl);
  onTestFinished(() => connection.close());
  return connection;
}

function earlierServer(databaseUrl: string): EarlierServer {
  const server = createEarlierServer(databaseUrl);
  onTestFinished(() => server.close());
  return server;
}

async function newStore(databaseUrl: string): Promise<Store> {
  const store = await openStore({ folder: '/unused', databaseUrl, log: silentLog });
  onTestFinished(() => store.close());
  return store;
}

async function databaseBefore(panels: number): Promise<string> {
  const databaseUrl = await newDatabase();
  const connection = connect(databaseUrl);
  await migrate(connection, migrations.slice(0, releaseBefore));
  await sql`delete from schema_state where id <> 1`.execute(connection.database);
  await sql`
    insert into panel (owner, id, version, created, number, name, description, count, revision, saved, name_key, order_key,
      search_text, tag, deleted)
    select 'auth0|' || n / 100, 'panel-' || n, 'V_11K', '2026-01-01T00:00:00.000Z', 1, 'Panel ' || n, '', 1, 'revision-1',
      '2026-01-01T00:00:00.000Z', 'PANEL ' || n, convert_to('PANEL ' || n, 'UTF8'), 'PANEL ' || n, 'tag', null
    from generate_series(1, ${sql.lit(panels)}) n`.execute(connection.database);
  await sql`
    insert into panel_version (owner, panel, number, name, description, count, revision, saved, seq_ids)
    select owner, id, 1, name, '', 400, revision, saved, ${long.join()} from panel`.execute(connection.database);
  return databaseUrl;
}

async function repeat(
  work: (time: number) => Promise<string | undefined>,
  signal: AbortSignal,
): Promise<{ readonly times: number; readonly faults: readonly string[] }> {
  const faults: string[] = [];
  let times = 0;
  for (; !signal.aborted; times += 1) {
    const fault = await work(times).catch((error: Error) => error.message);
    if (fault !== undefined) faults.push(fault);
    await pause(1);
  }
  return { times, faults };
}

const isWhole = (seqIds: readonly string[]): string | undefined =>
  seqIds.join() === long.join() ? undefined : `${seqIds.length} SeqIds in place of ${long.length}`;

const skipped = postgresAbsence === undefined ? '' : ` (skipped: ${postgresAbsence})`;

describe.skipIf(postgresAbsence !== undefined)(`migrations while people work${skipped}`, () => {
  it('let servers of the release before save and open without failure, even lists of this release', async () => {
    const databaseUrl = await databaseBefore(30_000);
    const earlier = earlierServer(databaseUrl);
    const over = new AbortController();
    let opened = 0;
    let written = 0;
    const writing = repeat(async (time) => {
      await earlier.save({ owner, panel: `earlier-${time}`, number: 1, seqIds: long });
      written += 1;
      return isWhole(await earlier.open(owner, `earlier-${time}`, 1));
    }, over.signal);
    const reading = repeat(async (time) => {
      opened += 1;
      const panel = 1 + ((time * 37) % 30_000);
      return isWhole(await earlier.open(`auth0|${Math.floor(panel / 100)}`, `panel-${panel}`, 1));
    }, over.signal);
    await until('they work', () => opened > 20 || undefined);

    const store = await newStore(databaseUrl);
    const now = await repeatTimes(20, async (time) => {
      const { head } = done(await store.panels.create(owner, draft(`This ${time}`, { seqIds: long })));
      const found = await store.panels.find(owner, `earlier-${time}`);
      return isWhole(found?.version.seqIds ?? []) ?? isWhole(await earlier.open(owner, head.id, 1));
    });
    await until('both have done enough', () => Math.min(opened, written) > 20 || undefined);
    over.abort();
    const ends = [await writing, await reading];
    expect([now, ...ends.map(({ faults }) => faults)]).toEqual([[], [], []]);
  });

  it('pack lists after finish, and a server of the release before then fails on packed lists instead of returning empty lists', async () => {
    const databaseUrl = await databaseBefore(10);
    const earlier = earlierServer(databaseUrl);
    const store = await newStore(databaseUrl);
    const save = async (name: string): Promise<string> =>
      done(await store.panels.create(owner, draft(name, { seqIds: long }))).head.id;
    const before = await save('Before');
    await finishMigration(databaseUrl, { folder: '/unused', databaseUrl });
    const after = await save('After');
    expect(isWhole(await earlier.open(owner, before, 1))).toEqual(undefined);
    await expect(earlier.open(owner, after, 1)).rejects.toThrow(TypeError);
    const both = [await store.panels.find(owner, before), await store.panels.find(owner, after)];
    expect(both.map((found) => isWhole(found?.version.seqIds ?? []))).toEqual([undefined, undefined]);
  });

  it('remove the empty text beside packed lists in batches', async () => {
    const databaseUrl = await newDatabase();
    const connection = connect(databaseUrl);
    const { database } = connection;
    await migrate(connection, migrations.slice(0, packedLists - 1));
    await sql`
      insert into panel_version (owner, panel, number, name, description, count, revision, saved, seq_ids)
      select 'o' || n % 7, 'p' || n, 1, '', '', 1, '', '', case when n % 10 = 0 then '2-1' else '' end
      from generate_series(1, 1700) n`.execute(database);
    await sql`
      insert into panel_seq_ids (owner, panel, number, base, payload)
      select owner, panel, number, number, '' from panel_version where seq_ids = ''`.execute(database);
    await migrate(connection);
    const { rows } =
      await sql`select seq_ids, count(*)::int4 from panel_version group by seq_ids order by seq_ids`.execute(database);
    expect(rows).toEqual([
      { seq_ids: '2-1', count: 170 },
      { seq_ids: null, count: 1530 },
    ]);
  });

  it('block no server when they alter a table, because they wait for readers and let other queries through', async () => {
    const databaseUrl = await databaseBefore(10);
    const reader = new Client({ connectionString: databaseUrl });
    await reader.connect();
    onTestFinished(() => reader.end());
    await reader.query('begin');
    await reader.query('select 1 from panel_version limit 1');
    const earlier = earlierServer(databaseUrl);
    const connection = connect(databaseUrl);
    let isMigrated = false;
    const migrating = (async () => {
      await migrate(connection);
      isMigrated = true;
    })();
    await until('the table is waited for', () => isWaitedFor(connection.database, 'panel_version'));
    const faults = await repeatTimes(30, async (time) => {
      await earlier.save({ owner, panel: `panel-${time}`, number: 1, seqIds: long });
      return isWhole(await earlier.open(owner, `panel-${time}`, 1));
    });
    expect([faults, isMigrated]).toEqual([[], false]);
    await reader.query('commit');
    await migrating;
    expect(isMigrated).toEqual(true);
  });

  it('block no server when they create an index, because they wait for writers and let other queries through', async () => {
    const databaseUrl = await databaseBefore(10);
    const writer = new Client({ connectionString: databaseUrl });
    await writer.connect();
    onTestFinished(() => writer.end());
    await writer.query('begin');
    await writer.query("update panel set tag = 'other' where id = 'panel-1'");
    const earlier = earlierServer(databaseUrl);
    const connection = connect(databaseUrl);
    const migrating = migrate(connection);
    await until('the index waits', () => isIndexWaiting(connection.database));
    const faults = await repeatTimes(30, async (time) => {
      await earlier.save({ owner, panel: `panel-${time}`, number: 1, seqIds: long });
      return isWhole(await earlier.open(owner, `panel-${time}`, 1));
    });
    expect([faults, await isIndexWaiting(connection.database)]).toEqual([[], true]);
    await writer.query('commit');
    await migrating;
  });

  it('rebuild an unfinished index, and keep a complete index', async () => {
    const { database, patient } = connect(await databaseBefore(10));
    const change = changeOnline(patient);
    const index = { table: 'panel', columns: ['deleted'] } as const;
    const state = async () =>
      (
        await sql<{ oid: number; indisvalid: boolean }>`
          select indexrelid as oid, indisvalid from pg_index where indexrelid = to_regclass('panel_deleted')`.execute(
          database,
        )
      ).rows[0];
    await change.index('panel_deleted', index);
    const made = await state();
    await change.index('panel_deleted', index);
    expect(await state()).toEqual(made);
    await sql`update pg_index set indisvalid = false where indexrelid = ${made?.oid}`.execute(database);
    await change.index('panel_deleted', index);
    const again = await state();
    expect([made?.indisvalid, again?.indisvalid, again?.oid === made?.oid]).toEqual([true, true, false]);
  });

  it('let a server of the release before start on the newer schema, but no server of an earlier release', async () => {
    const databaseUrl = await newDatabase();
    const connection = connect(databaseUrl);
    const later = [...migrations, async () => {}];
    await migrate(connection);
    await migrate(connection, later);
    await expect(migrate(connection)).resolves.toEqual(undefined);
    await expect(migrate(connection, migrations.slice(0, -1))).rejects.toMatchObject({
      code: 'newer_schema',
      message: expect.stringMatching(
        new RegExp(
          `was written by a newer release \\(schema ${later.length}, this one knows ${migrations.length - 1}\\)`,
        ),
      ),
    });
    expect(await connection.database.selectFrom('schema_state').selectAll().orderBy('id').execute()).toEqual([
      { id: 1, version: later.length },
      { id: 2, version: migrations.length },
    ]);
  });
});

async function repeatTimes(
  count: number,
  work: (time: number) => Promise<string | undefined>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (let time = 0; time < count; time += 1) {
    const fault = await work(time);
    if (fault !== undefined) faults.push(fault);
  }
  return faults;
}

async function isWaitedFor(database: Kysely<Database>, table: string): Promise<true | undefined> {
  const { rows } = await sql`select 1 from pg_locks where relation = to_regclass(${table}) and not granted`.execute(
    database,
  );
  return rows.length > 0 || undefined;
}

async function isIndexWaiting(database: Kysely<Database>): Promise<true | undefined> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'create index concurrently%"panel"%'
  `.execute(database);
  return rows.length > 0 || undefined;
}
