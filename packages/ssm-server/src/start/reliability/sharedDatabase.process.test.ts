import { describe, expect, it, onTestFinished } from 'vitest';
import { mintToken, openOperator } from '../../control/operator.ts';
import { silentLog } from '../../log/log.ts';
import { openStore } from '../../store/openStore.ts';
import { newDatabase, postgresAbsence } from '../../store/testing/postgresOfRun.ts';
import { expectWithin, startStopwatch } from '../../store/testing/stopwatch.ts';
import { temporaryFolder } from '../../store/testing/temporaryFolder.ts';
import { isOwnCluster, startPostgres } from '../../store/testing/throwAwayPostgres.ts';
import { until } from '../../store/testing/until.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { answering, type ServerProcess, startProcess } from '../testing/serverProcess.ts';

const banner = 'genericUI_downtimeBanner_frontend';
const skipped = postgresAbsence === undefined ? '' : ` (skipped: ${postgresAbsence})`;

async function loadedDatabase(given?: string): Promise<string> {
  const databaseUrl = given ?? (await newDatabase());
  const store = await openStore({ folder: '/unused', databaseUrl, log: silentLog });
  await store.saveRevision(smallCatalogue('V_7K'), { activate: true });
  await store.saveRevision(smallCatalogue('V_11K'), { activate: true });
  await store.close();
  return databaseUrl;
}

async function twoServers(databaseUrl: string, folders?: readonly [string, string]): Promise<readonly ServerProcess[]> {
  const [first, second] = folders ?? [await temporaryFolder(), await temporaryFolder()];
  return [first, second].map((folder) => startProcess({ SSM_DATA: folder, DATABASE_URL: databaseUrl }));
}

describe.skipIf(postgresAbsence !== undefined)(`servers that share a PostgreSQL${skipped}`, () => {
  it('start at the same time on an empty database, and become ready with the same demo catalogues', async () => {
    const servers = await twoServers(await newDatabase());
    const addresses = await Promise.all(servers.map((server) => server.ready()));
    const [first, second] = await Promise.all(addresses.map(answering));
    expect([Object.keys(first ?? {}), second]).toEqual([['V_7K', 'V_11K'], first]);
  });

  it('can also share a data folder, although they need nothing in it', async () => {
    const folder = await temporaryFolder();
    const servers = await twoServers(await loadedDatabase(), [folder, folder]);
    const addresses = await Promise.all(servers.map((server) => server.ready()));
    expect(await Promise.all(addresses.map(answering))).toEqual(
      [0, 1].map(() => ({ V_7K: 'small-V_7K-1', V_11K: 'small-V_11K-1' })),
    );
  });

  it('notice a revision that a command activates, and accept tokens of the other server', async () => {
    const databaseUrl = await loadedDatabase();
    const folders = [await temporaryFolder(), await temporaryFolder()] as const;
    const servers = await twoServers(databaseUrl, folders);
    const addresses = await Promise.all(servers.map((server) => server.ready()));
    const operator = await openOperator({ folder: folders[0], databaseUrl, log: silentLog });
    onTestFinished(() => operator.close());
    await operator.saveRevision(smallCatalogue('V_7K', 2), { activate: true });
    const stopwatch = startStopwatch();
    await until('both answer from it', async () => {
      const both = await Promise.all(addresses.map(answering));
      return both.every(({ V_7K }) => V_7K === 'small-V_7K-2') || undefined;
    });
    expectWithin(4000, stopwatch());
    const headers = { Authorization: `Bearer ${await operator.mintToken('SSM-Registered')}` };
    const statuses = await Promise.all(
      addresses.map(async (address) => {
        const answer = await fetch(`${address}/sat/menuquery/secured/somamer/search?version=V_7K`, { headers });
        return answer.status;
      }),
    );
    expect(statuses).toEqual([200, 200]);
  });

  it('R14: apply a flag that a command sets within four seconds, and accept sign-outs at the other server', async () => {
    const databaseUrl = await loadedDatabase();
    const folders = [await temporaryFolder(), await temporaryFolder()] as const;
    const servers = await twoServers(databaseUrl, folders);
    const addresses = await Promise.all(servers.map((server) => server.ready()));
    const [first = '', second = ''] = addresses;
    const headers = { 'Content-Type': 'application/json' };
    const evaluate = async (address: string, tag = ''): Promise<Response> =>
      fetch(`${address}/ofrep/v1/evaluate/flags`, {
        method: 'POST',
        body: '{}',
        headers: { ...headers, 'If-None-Match': tag },
      });
    const tags = await Promise.all(
      addresses.map(async (address) => (await evaluate(address)).headers.get('ETag') ?? ''),
    );
    const statuses = () =>
      Promise.all(addresses.map(async (address, index) => (await evaluate(address, tags[index])).status));
    expect(await statuses()).toEqual([304, 304]);
    const turned = startProcess({ DATABASE_URL: databaseUrl }, 'commands/flag.ts', [banner, 'on']);
    expect([await turned.ended(), turned.output()]).toEqual([
      { code: 0, signal: null, complaint: '' },
      `${banner} on\n`,
    ]);
    const stopwatch = startStopwatch();
    await until('both say so', async () => ((await statuses()).every((status) => status === 200) ? true : undefined));
    expectWithin(4000, stopwatch());
    const authorization = { Authorization: `Bearer ${await mintToken(folders[0], 'SSM-Registered')}` };
    const asked = async (address: string): Promise<number> =>
      (await fetch(`${address}/sat/menuquery/secured/somamer/search?version=V_7K`, { headers: authorization })).status;
    expect(await asked(second)).toEqual(200);
    await fetch(`${first}/sat/menuquery/jwt/logout`, { method: 'POST', headers: authorization });
    await until('the other refuses it too', async () => ((await asked(second)) === 401 ? true : undefined));
  });

  it.skipIf(!isOwnCluster)(
    'R15: answer /health and searches while the database is away, with /ready at 503, and recover when it is back',
    async () => {
      const postgres = await startPostgres();
      onTestFinished(() => postgres.stop());
      const databaseUrl = await loadedDatabase(await postgres.newDatabase());
      const server = startProcess({ SSM_DATA: await temporaryFolder(), DATABASE_URL: databaseUrl });
      const address = await server.ready();
      const statuses = (): Promise<readonly number[]> =>
        Promise.all(
          ['/health', '/ready', '/sat/menuquery/public/somamer/search?version=V_11K'].map(
            async (target) => (await fetch(address + target)).status,
          ),
        );
      expect(await statuses()).toEqual([200, 200, 200]);
      await postgres.kill();
      // The server caches the answer of storage for a second.
      await until('it is not ready', async () => ((await statuses())[1] === 503 ? true : undefined), 5000);
      expect(await statuses()).toEqual([200, 503, 200]);
      await postgres.restart();
      await until('it is ready again', async () => ((await statuses())[1] === 200 ? true : undefined));
      const operator = await openOperator({ folder: '/unused', databaseUrl, log: silentLog });
      await operator.saveRevision(smallCatalogue('V_7K', 3), { activate: true });
      await operator.close();
      await until('it notices changes again', async () =>
        (await answering(address))['V_7K'] === 'small-V_7K-3' ? true : undefined,
      );
      server.signal('SIGTERM');
      expect(await server.ended()).toEqual({ code: 0, signal: null, complaint: '' });
    },
  );
});
