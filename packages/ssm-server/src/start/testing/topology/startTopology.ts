import { onTestFinished } from 'vitest';
import type { CatalogueRevision } from '../../../catalogue/revision.ts';
import { openOperator } from '../../../control/operator.ts';
import { nginxAbsence } from '../../../http/testing/throwAwayNginx.ts';
import { silentLog } from '../../../log/log.ts';
import { postgresAbsence } from '../../../store/testing/postgresOfRun.ts';
import { freePort } from '../../../store/testing/program.ts';
import { temporaryFolder } from '../../../store/testing/temporaryFolder.ts';
import { isOwnCluster } from '../../../store/testing/throwAwayPostgres.ts';
import { type ServerProcess, startProcess } from '../serverProcess.ts';
import { poolerAbsence, startPooler } from './pooler.ts';
import { startPair } from './postgresPair.ts';
import { startProxy } from './proxy.ts';

export const topologyAbsence: string | undefined =
  postgresAbsence ?? nginxAbsence ?? poolerAbsence ?? (isOwnCluster ? undefined : 'TEST_DATABASE_URL');

/**
 * Starts two servers behind a proxy, with a pooler and a database that has a standby. `settings` are added to those
 * that this setup needs.
 */
export async function startTopology(
  catalogues: readonly CatalogueRevision[],
  settings: Readonly<Record<string, string>> = {},
) {
  const database = await startPair(onTestFinished);
  const pooler = await startPooler({ ...database, port: database.primaryPort }, onTestFinished);
  const operator = await openOperator({ folder: '/unused', databaseUrl: pooler.databaseUrl, log: silentLog });
  for (const catalogue of catalogues) await operator.saveRevision(catalogue, { activate: true });
  await operator.close();

  const address = `https://127.0.0.1:${await freePort()}`;
  const folders = [await temporaryFolder(), await temporaryFolder()] as const;
  const ports = [await freePort(), await freePort()] as const;
  const startServer = async (index: 0 | 1): Promise<ServerProcess> => {
    const server = startProcess({
      PORT: String(ports[index]),
      PUBLIC_URL: address,
      SSM_PROFILE: 'demo',
      SSM_DATA: folders[index],
      DATABASE_URL: pooler.databaseUrl,
      SSM_DRAIN_SECONDS: '1',
      ...settings,
    });
    await server.ready();
    return server;
  };
  const servers = [await startServer(0), await startServer(1)] as const;
  const proxy = await startProxy(address, ports, onTestFinished);
  return { database, pooler, proxy, servers, startServer, address, folders };
}
