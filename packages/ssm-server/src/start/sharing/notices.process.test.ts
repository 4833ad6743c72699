import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStoredFlags, type StoredFlags } from '../../flags/flagKeeper.ts';
import { type Log, silentLog } from '../../log/log.ts';
import { openStore } from '../../store/openStore.ts';
import type { Store } from '../../store/store.ts';
import { newDatabase, postgresAbsence } from '../../store/testing/postgresOfRun.ts';
import { until } from '../../store/testing/until.ts';
import { poolerAbsence, startPooler } from '../testing/topology/pooler.ts';
import { watchChanges } from './watchChanges.ts';

const here = 'Notices of changes come at once';
const gone = 'Notices of changes come no more; they are looked for each second';
/** Longer than the test runs, so that only a notice can announce a change. */
const never = 1_000_000;

interface Watching {
  readonly store: Store;
  readonly flags: StoredFlags;
  readonly lines: readonly string[];
}

async function watching(databaseUrl: string, listenUrl?: string, lookMs = 200): Promise<Watching> {
  const store = await openStore({ folder: '/unused', databaseUrl, listenUrl, log: silentLog });
  onTestFinished(() => store.close());
  const lines: string[] = [];
  const write = (_: object, message: string): void => void lines.push(message);
  const log: Log = { info: write, warn: write, error: write };
  const flags = await createStoredFlags(store);
  const nothing = async (): Promise<void> => {};
  const takers = { catalogues: nothing, logouts: nothing, flags: flags.refresh };
  const times = { lookMs, retryMs: 2000, silentMs: never };
  onTestFinished(watchChanges(store.changes, takers, log, times));
  return { store, flags, lines };
}

async function other(databaseUrl: string): Promise<Store> {
  const store = await openStore({ folder: '/unused', databaseUrl, log: silentLog });
  onTestFinished(() => store.close());
  return store;
}

const sees = ({ flags }: Watching, value: string): Promise<boolean> =>
  until(`the flag is ${value}`, async () => ((await flags.current())['colour'] === value ? true : undefined));
const says = ({ lines }: Watching, ...expected: readonly string[]): Promise<boolean> =>
  until(expected.join(', then '), () => (lines.join() === expected.join() ? true : undefined));

const absence = postgresAbsence ?? poolerAbsence;
const skipped = absence === undefined ? '' : ` (skipped: ${absence})`;

describe.skipIf(absence !== undefined)(`notices of a PostgreSQL${skipped}`, () => {
  it('R15: announce a change by another server at once, and are replaced by polling while the connection is lost', async () => {
    const databaseUrl = await newDatabase();
    const changing = await other(databaseUrl);
    const server = await watching(databaseUrl);
    const told = await watching(databaseUrl, undefined, never);
    await Promise.all([server, told].map((each) => says(each, here)));
    await changing.flags.turn('colour', 'blue');
    await sees(told, 'blue');
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'ssm-server notices' and datname = current_database()`;
    expect((await client.query(end)).rowCount).toEqual(2);
    await client.end();
    await says(server, here, gone);
    await changing.flags.turn('colour', 'green');
    await sees(server, 'green');
    await says(server, here, gone, here);
    await changing.flags.turn('colour', 'red');
    await sees(server, 'red');
  });

  it('are replaced by polling behind a pooler in transaction mode, and arrive if the database’s own address is set', async () => {
    const databaseUrl = await newDatabase();
    const { pathname, port, username } = new URL(databaseUrl);
    const database = { database: pathname.slice(1), user: username, port: Number(port) };
    const pooler = await startPooler(database, onTestFinished);
    const changing = await other(pooler.databaseUrl);
    const looking = await watching(pooler.databaseUrl);
    const listening = await watching(pooler.databaseUrl, databaseUrl, never);
    const silent = await watching(pooler.databaseUrl, 'none');
    await says(listening, here);
    await says(
      looking,
      'The database delivers no notices, as behind a pooler: changes are looked for each second. Set SSM_DATABASE_LISTEN_URL to its own address, or to none',
    );
    await changing.flags.turn('colour', 'blue');
    await Promise.all([looking, listening, silent].map((server) => sees(server, 'blue')));
    expect(silent.lines).toEqual([]);
  });
});
