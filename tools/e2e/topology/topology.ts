/**
 * The installation of a company: a TLS proxy, two servers, a pooler, and a database with a standby. Each test file
 * starts its own.
 */
import { startProxy } from '../../../packages/ssm-server/src/start/testing/topology/proxy.ts';
import { createEndings, folderUntil, freePort } from '../../../packages/ssm-server/src/store/testing/program.ts';
import { type ArtefactServer, startArtefact } from './artefactServer.ts';
import { newDatabase, type WalksDatabase } from './database.ts';

export interface Topology {
  readonly origin: string;
  readonly servers: readonly [ArtefactServer, ArtefactServer];
  readonly servedByAll: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface TopologyOptions {
  readonly built?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly isNew?: boolean;
}

/** Returns the databases of a topology run; undefined in other runs. */
export function walksDatabase(): WalksDatabase | undefined {
  const given = process.env['SSM_TOPOLOGY'];
  return given === undefined ? undefined : (JSON.parse(given) as WalksDatabase);
}

export async function startTopology({ built, env: own, isNew = false }: TopologyOptions = {}): Promise<Topology> {
  const databases = walksDatabase();
  if (databases === undefined) throw new Error('There is no topology: npm run e2e -- --topology starts its databases.');
  const { whenOver, end } = createEndings();
  try {
    const database = await newDatabase(databases, isNew, whenOver);
    const origin = `https://127.0.0.1:${await freePort()}`;
    const startServer = async () =>
      startArtefact(
        databases.artefact,
        {
          PUBLIC_URL: origin,
          SSM_PROFILE: 'demo',
          SSM_DATA: await folderUntil(whenOver),
          DATABASE_URL: databases.pooled + database,
          // Needed because the pooler is in transaction mode (docs/database.md).
          SSM_DATABASE_LISTEN_URL: databases.primary + database,
          SSM_TRUSTED_PROXIES: '127.0.0.1',
          ...(built !== undefined && { SSM_STATIC: built }),
          ...own,
        },
        whenOver,
      );
    const servers = await Promise.all([startServer(), startServer()]);
    const ports = servers.map(({ port }) => port);
    const { servedByAll } = await startProxy(origin, ports, whenOver);
    return { origin, servers, servedByAll, stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}
