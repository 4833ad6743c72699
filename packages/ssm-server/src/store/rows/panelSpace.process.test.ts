import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../log/log.ts';
import { panelLimits } from '../../panels/panel.ts';
import { done, draft } from '../../panels/testing/panelsBehave.ts';
import { startSweeper } from '../../start/sharing/sweeper.ts';
import { type Connection, connectEmbedded, connectRemote } from '../connect.ts';
import { openEmbedded } from '../embedded/embedded.ts';
import { prepareDataFolder } from '../folder/dataFolder.ts';
import { createStore } from '../kyselyStore.ts';
import { migrate } from '../schema/migrate.ts';
import type { Store } from '../store.ts';
import { postgresAbsence } from '../testing/postgresOfRun.ts';
import { startPostgres, type TestPostgres } from '../testing/throwAwayPostgres.ts';
import { until } from '../testing/until.ts';

// Starting databases takes long on a busy machine.

const owner = 'auth0|many';
const saves = 40;
const menu = Array.from(
  { length: 11_083 },
  (_, index) => `${2052 + index * 2 + (index % 3)}-${1 + ((index * 37) % 200)}`,
);
const listOf = (number: number): readonly string[] =>
  menu.filter((_, index) => index % 150 !== 7 || index >= number * 150);

let postgres: TestPostgres | undefined;
let ownFolder: string;
beforeAll(async () => {
  ownFolder = await mkdtemp(path.join(tmpdir(), 'ssm-test-'));
  // Autovacuum checks each second here instead of each minute. Its thresholds are the defaults.
  if (postgresAbsence === undefined) postgres = await startPostgres(['autovacuum_naptime=1']);
});
afterAll(async () => {
  await postgres?.stop();
  await rm(ownFolder, { recursive: true, force: true, maxRetries: 5 });
});

interface Opened {
  readonly connection: Connection;
  readonly store: Store;
  readonly size: () => Promise<number>;
}

const tables = ['panel_owner', 'panel', 'panel_version', 'panel_seq_ids'] as const;
type Open = () => Promise<Opened>;
const clock = { now: new Date('2026-03-04T05:06:07.000Z') };

async function opened(connection: Connection): Promise<Opened> {
  const { database } = connection;
  await migrate(connection);
  const store = createStore(connection, { now: () => clock.now });
  const size = async (): Promise<number> => {
    const sizes = tables.map((table) => sql`pg_total_relation_size(${sql.lit(table)})`);
    const { rows } = await sql<{ size: string }>`select ${sql.join(sizes, sql` + `)} as size`.execute(database);
    return Number(rows[0]?.size);
  };
  return { connection, store, size };
}

async function openFolder(): Promise<Opened> {
  const folder = path.join(ownFolder, 'data');
  await prepareDataFolder(folder);
  const { signal } = new AbortController();
  return opened(connectEmbedded(await openEmbedded({ folder, maximumConnections: 5, signal }), folder));
}

const openPostgres = async (): Promise<Opened> => opened(connectRemote((await postgres?.newDatabase()) as string));

async function keepAsBefore({ connection, store }: Opened, id: string): Promise<void> {
  const { database } = connection;
  await database.deleteFrom('panel_seq_ids').execute();
  const found = await store.panels.versions(owner, id, 1, 1000);
  for (const { number } of found?.items ?? []) {
    await database
      .updateTable('panel_version')
      .set({ seq_ids: listOf(number).join() })
      .where('panel', '=', id)
      .where('number', '=', number)
      .execute();
  }
}

async function save({ panels }: Store, id: string, number: number): Promise<void> {
  done(await panels.save(owner, id, '*', draft('Large', { seqIds: listOf(number) })));
}

async function otherwise({ panels }: Store, id: string, count: number): Promise<readonly number[]> {
  const wrong: number[] = [];
  for (let number = 1; number <= count; number += 1) {
    const found = await panels.find(owner, id, number);
    if (found?.version.seqIds.join() !== listOf(number).join()) wrong.push(number);
  }
  return wrong;
}

function takesLittle(open: Open): void {
  let all: Opened;
  let id: string;
  beforeAll(async () => {
    all = await open();
    id = done(await all.store.panels.create(owner, draft('Large', { seqIds: listOf(1) }))).head.id;
  });
  afterAll(() => all.store.close());

  it('many saves of a similar long list take little space, and every version is read as saved', async () => {
    const { store } = all;
    await save(store, id, 2);
    const before = await all.size();
    for (let number = 3; number <= saves; number += 1) await save(store, id, number);
    const taken = (await all.size()) - before;
    expect(taken / (saves - 2)).toBeLessThan(1500);
    expect(await otherwise(store, id, saves)).toEqual([]);
    const query = { search: '', sort: 'name', isDescending: false, page: 1, size: 10 } as const;
    const holding = async (seqId: string) => (await store.panels.list(owner, { ...query, seqId })).total;
    expect([await holding(menu[7] as string), await holding(menu[8] as string)]).toEqual([0, 1]);
    const record = await store.exportPerson(owner);
    expect(record['panelVersions']?.map(({ seq_ids }) => seq_ids)).toEqual(
      Array.from({ length: saves }, (_, index) => listOf(index + 1).join()),
    );
  });

  it('versions of the release before can be read, and later saves of the same panel are packed', async () => {
    const { store, connection } = all;
    await keepAsBefore(all, id);
    await save(store, id, saves + 1);
    await save(store, id, saves + 2);
    expect(await otherwise(store, id, saves + 2)).toEqual([]);
    const rows = await connection.database.selectFrom('panel_seq_ids').select(['number', 'base']).execute();
    expect(rows).toEqual([
      { number: saves + 1, base: saves + 1 },
      { number: saves + 2, base: saves + 1 },
    ]);
  });

  it('the space of expired panels is reclaimed while the server runs', async () => {
    const { store, size } = all;
    await store.reclaim();
    const full = await size();
    done(await store.panels.remove(owner, id, '*'));
    clock.now = new Date(clock.now.getTime() + panelLimits.deletedMs + 1);
    onTestFinished(startSweeper(store, silentLog));
    const isGivenBack = async (): Promise<true | undefined> => full - (await size()) > saves * 50_000 || undefined;
    // A PostgreSQL that the test did not start checks about once a minute.
    expect(await until('its space is given back', isGivenBack, 150_000)).toEqual(true);
  });
}

describe('the space of panels in the embedded database', () => {
  takesLittle(openFolder);
});

const skipped = postgresAbsence === undefined ? '' : ` (skipped: ${postgresAbsence})`;
describe.skipIf(postgresAbsence !== undefined)(`the space of panels in PostgreSQL${skipped}`, () => {
  takesLittle(openPostgres);
});
