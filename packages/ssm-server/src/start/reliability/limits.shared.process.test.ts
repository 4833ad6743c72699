import { describe, expect, it, onTestFinished } from 'vitest';
import { mintToken } from '../../control/operator.ts';
import { silentLog } from '../../log/log.ts';
import { openStore } from '../../store/openStore.ts';
import { newDatabase, postgresAbsence } from '../../store/testing/postgresOfRun.ts';
import { temporaryFolder } from '../../store/testing/temporaryFolder.ts';
import { isOwnCluster, startPostgres } from '../../store/testing/throwAwayPostgres.ts';
import { until } from '../../store/testing/until.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { startProcess } from '../testing/serverProcess.ts';

const skipped = postgresAbsence === undefined ? '' : ` (skipped: ${postgresAbsence})`;

async function twoServers(databaseUrl: string) {
  const store = await openStore({ folder: '/unused', databaseUrl, log: silentLog });
  await store.saveRevision(smallCatalogue('V_7K'), { activate: true });
  await store.saveRevision(smallCatalogue('V_11K'), { activate: true });
  await store.close();
  const folders = [await temporaryFolder(), await temporaryFolder()] as const;
  const servers = folders.map((folder) =>
    startProcess({
      SSM_DATA: folder,
      DATABASE_URL: databaseUrl,
      SSM_QUESTIONS_PER_MINUTE: '10',
      SSM_CHANGES_PER_MINUTE: '3',
    }),
  );
  const addresses = await Promise.all(servers.map((server) => server.ready()));
  const token = await mintToken(folders[0], 'SSM-Verified');
  let asked = 0;
  return {
    question: async (server: number): Promise<readonly unknown[]> => {
      asked += 1;
      const filters = encodeURIComponent(`loDb>${asked}`);
      const answer = await fetch(
        `${addresses[server]}/sat/menuquery/public/somamer/search?version=V_7K&filters=${filters}`,
      );
      await answer.arrayBuffer();
      return [answer.status, Number(answer.headers.get('Retry-After')) > 0];
    },
    change: async (server: number): Promise<readonly unknown[]> => {
      const answer = await fetch(`${addresses[server]}/sat/custompanel/panel/none`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${token}`, 'If-Match': '*' },
      });
      await answer.arrayBuffer();
      return [answer.status, Number(answer.headers.get('Retry-After')) > 0];
    },
  };
}

const given = [200, false];
const tooMany = [429, true];

describe.skipIf(postgresAbsence !== undefined)(`limits of servers that share a PostgreSQL${skipped}`, () => {
  it('apply to all servers together, per address and per person', async () => {
    const { question, change } = await twoServers(await newDatabase());
    for (let time = 0; time < 10; time += 1) expect(await question(0)).toEqual(given);
    for (let time = 0; time < 3; time += 1) expect(await change(1)).toEqual([404, false]);
    expect([await question(0), await change(1)]).toEqual([tooMany, tooMany]);
    // Each server learns of the other's count a moment after its own next answer.
    await until(
      'the other server has learned of the questions',
      async () => (await question(1))[0] === 429 || undefined,
    );
    await until('and the first of the changes', async () => (await change(0))[0] === 429 || undefined);
    expect([await question(1), await change(0)]).toEqual([tooMany, tooMany]);
  });

  it.skipIf(!isOwnCluster)('apply to each server alone while the database is away', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const { question } = await twoServers(await postgres.newDatabase());
    await postgres.kill();
    for (let time = 0; time < 10; time += 1) expect(await question(0)).toEqual(given);
    expect(await question(0)).toEqual(tooMany);
    expect(await question(1)).toEqual(given);
  });
});
