/**
 * The databases of `npm run e2e -- --topology`, which all of its tests share: PostgreSQL with the demo catalogues and
 * a synchronous standby, behind PgBouncer.
 */

import { startPooler } from '../../../packages/ssm-server/src/start/testing/topology/pooler.ts';
import { query, startPair } from '../../../packages/ssm-server/src/start/testing/topology/postgresPair.ts';
import { folderUntil, type WhenOver } from '../../../packages/ssm-server/src/store/testing/program.ts';
import { ensureArtefactBuilt } from '../../artefact/artefact.ts';
import { startArtefact } from './artefactServer.ts';

export interface WalksDatabase {
  /** The folder of the built server. It is built once for all files that run in parallel. */
  readonly artefact: string;
  readonly primary: string;
  readonly pooled: string;
}

const demo = 'demo';

async function command(primary: string, text: string): Promise<void> {
  await query(Number(new URL(primary).port), 'postgres', text);
}

export async function startWalksDatabase(whenOver: WhenOver): Promise<WalksDatabase> {
  const { folder: artefact } = await ensureArtefactBuilt();
  const pair = await startPair(whenOver);
  const pooler = await startPooler({ ...pair, port: pair.primaryPort }, whenOver);
  const primary = `postgres://${pair.user}@127.0.0.1:${pair.primaryPort}/`;
  await command(primary, `create database ${demo}`);
  // Uses the primary without the pooler. The pooler keeps connections, and a database with connections cannot be
  // copied.
  const env = { DATABASE_URL: primary + demo, SSM_DATA: await folderUntil(whenOver) };
  await (await startArtefact(artefact, env, whenOver)).end();
  return { artefact, primary, pooled: new URL('/', pooler.databaseUrl).href };
}

/** Creates a database, empty or with the demo catalogues, and returns its name. The database is dropped at the end. */
export async function newDatabase({ primary }: WalksDatabase, isNew: boolean, whenOver: WhenOver): Promise<string> {
  const name = `walk_${crypto.randomUUID().replaceAll('-', '')}`;
  await command(primary, `create database ${name}${isNew ? '' : ` template ${demo}`}`);
  whenOver(() => command(primary, `drop database ${name} with (force)`));
  return name;
}
