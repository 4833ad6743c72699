import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../log/log.ts';
import { collectionsBehave } from '../panels/own/testing/collectionsBehave.ts';
import { panelLimits } from '../panels/panel.ts';
import type { PanelQuery } from '../panels/panels.ts';
import { type Clock, done, draft, panelsBehave, storedBytes } from '../panels/testing/panelsBehave.ts';
import { openStore } from './openStore.ts';
import type { Store } from './store.ts';
import { newDataFolder } from './testing/dataFolders.ts';
import { fillPanels } from './testing/fillPanels.ts';
import { newDatabase, postgresAbsence } from './testing/postgresOfRun.ts';
import { expectWithin } from './testing/stopwatch.ts';

let ownFolder: string;
const stores: Store[] = [];

beforeAll(async () => {
  ownFolder = await mkdtemp(path.join(tmpdir(), 'ssm-test-'));
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await rm(ownFolder, { recursive: true, force: true, maxRetries: 5 });
});

interface Place {
  readonly folder: string;
  readonly databaseUrl?: string | undefined;
}

async function openFor(clock: Clock, place: Place): Promise<Store> {
  const store = await openStore({ ...place, log: silentLog, now: () => clock.now, storedBytes });
  stores.push(store);
  return store;
}

const owner = 'auth0|many';
/** The goal is 50 ms. The limit allows for a busy machine. */
const slowestMs = 500;

function holdsMany(place: () => Promise<Place>): void {
  it('the 10,000 panels of an owner are listed page by page without delay, and no further panel is accepted', async () => {
    const where = await place();
    await fillPanels(where, owner, panelLimits.panels);
    const store = await openStore({ ...where, log: silentLog });
    onTestFinished(() => store.close());
    const queries: PanelQuery[] = (['name', 'changed', 'count', 'version'] as const).flatMap((sort) => [
      { search: '', sort, isDescending: true, page: 1, size: 100 },
      { search: '', sort, isDescending: false, page: 100, size: 100 },
      { search: 'panel 1', sort, isDescending: true, page: 1, size: 100 },
    ]);
    await store.panels.list(owner, queries[0] as PanelQuery);
    for (const query of queries) {
      const started = performance.now();
      const { items, total } = await store.panels.list(owner, query);
      expectWithin(slowestMs, performance.now() - started);
      expect([items.length, total]).toEqual([100, query.search === '' ? 10_000 : 1111]);
    }
    const full = { refused: { reason: 'tooManyPanels' } };
    expect(await store.panels.create(owner, draft('One more'))).toEqual(full);
    const tag = done(await store.panels.remove(owner, 'panel-1', '*'));
    done(await store.panels.create(owner, draft('One more')));
    expect(await store.panels.save(owner, 'panel-1', [tag], draft('Back'))).toEqual(full);
  });
}

describe('panels on the embedded database', () => {
  panelsBehave(async (clock) => (await openFor(clock, { folder: path.join(ownFolder, 'data') })).panels);
  holdsMany(async () => ({ folder: await newDataFolder('empty') }));
});

describe('own collections on the embedded database', () => {
  collectionsBehave(
    async (clock) => (await openFor(clock, { folder: path.join(ownFolder, 'collections') })).ownCollections,
  );
});

const remote = async (): Promise<Place> => ({ folder: '/unused', databaseUrl: await newDatabase() });
const skipped = postgresAbsence === undefined ? '' : ` (skipped: ${postgresAbsence})`;

describe.skipIf(postgresAbsence !== undefined)(`panels on PostgreSQL${skipped}`, () => {
  panelsBehave(async (clock) => (await openFor(clock, await remote())).panels);
  holdsMany(remote);
});

describe.skipIf(postgresAbsence !== undefined)(`own collections on PostgreSQL${skipped}`, () => {
  collectionsBehave(async (clock) => (await openFor(clock, await remote())).ownCollections);
});

describe.skipIf(postgresAbsence !== undefined)(`panels on a database that is strict about order${skipped}`, () => {
  panelsBehave(async (clock) => {
    const url = new URL(await newDatabase());
    url.searchParams.set('options', '-c default_transaction_isolation=serializable');
    return (await openFor(clock, { folder: '/unused', databaseUrl: url.href })).panels;
  });
});
