import { describe, expect, it } from 'vitest';
import { mintToken } from '../../control/operator.ts';
import { silentLog } from '../../log/log.ts';
import { openStore } from '../../store/openStore.ts';
import { newDatabase, postgresAbsence } from '../../store/testing/postgresOfRun.ts';
import { temporaryFolder } from '../../store/testing/temporaryFolder.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { startProcess } from '../testing/serverProcess.ts';

const skipped = postgresAbsence === undefined ? '' : ` (skipped: ${postgresAbsence})`;

async function twoServers(isolation: string): Promise<{ addresses: readonly string[]; token: string }> {
  const url = new URL(await newDatabase());
  url.searchParams.set('options', `-c default_transaction_isolation=${isolation}`);
  const databaseUrl = url.href;
  const store = await openStore({ folder: '/unused', databaseUrl, log: silentLog });
  await store.saveRevision(smallCatalogue('V_7K'), { activate: true });
  await store.saveRevision(smallCatalogue('V_11K'), { activate: true });
  await store.close();
  const folders = [await temporaryFolder(), await temporaryFolder()] as const;
  const servers = folders.map((folder) => startProcess({ SSM_DATA: folder, DATABASE_URL: databaseUrl }));
  const addresses = await Promise.all(servers.map((server) => server.ready()));
  return { addresses, token: await mintToken(folders[0], 'SSM-Verified') };
}

interface Call {
  readonly method: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

describe.skipIf(postgresAbsence !== undefined).each(['read\\ committed', 'serializable'])(
  `two servers that share a PostgreSQL, %s${skipped}`,
  (isolation) => {
    let ask: (server: number, path: string, call: Call) => Promise<Response>;

    it('R4 R5: store only one of twenty saves over the same state, and create only one panel for five requests with the same key', async () => {
      const { addresses, token } = await twoServers(isolation);
      ask = (server, path, { method, body, headers }) =>
        fetch(`${addresses[server % 2]}/sat/custompanel/${path}`, {
          method,
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
      const content = { name: 'Shared', version: 'V_7K', seqIds: ['2-1'] };
      const own = 'user/demo-ssm-verified/panel';
      const key = { 'Idempotency-Key': 'one' };
      const created = await Promise.all(
        [0, 1, 2, 3, 4].map((server) => ask(server, own, { method: 'POST', body: content, headers: key })),
      );
      const ids = await Promise.all(created.map(async (answer) => ((await answer.json()) as { id: string }).id));
      expect(created.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 201]);
      expect(new Set(ids).size).toEqual(1);
      const headers = { 'If-Match': created[0]?.headers.get('ETag') ?? '' };
      const saves = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          ask(index, `panel/${ids[0]}`, { method: 'PUT', headers, body: { ...content, description: `save ${index}` } }),
        ),
      );
      expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200,
        ...Array.from({ length: 19 }, () => 412),
      ]);
      const kept = saves.find(({ status }) => status === 200);
      const newest = await ask(1, `panel/${ids[0]}`, { method: 'GET' });
      expect([newest.headers.get('ETag'), await newest.json()]).toEqual([
        kept?.headers.get('ETag'),
        await kept?.json(),
      ]);
    });
  },
);
