/** What all walks of `npm run e2e -- --topology` share: a PostgreSQL with a synchronous standby behind PgBouncer, and the demo catalogues in it. */
import { ensureArtefactBuilt } from '../../../../tools/artefact/artefact.ts';
import { startPooler } from '../../../ssm-server/src/start/testing/topology/pooler.ts';
import { query, startPair } from '../../../ssm-server/src/start/testing/topology/postgresPair.ts';
import { folderUntil, type WhenOver } from '../../../ssm-server/src/store/testing/whenOver.ts';
import { startArtefact } from './artefactServer.ts';

export interface WalksDatabase {
  /** The folder of the server that is walked through: built once, and not by each file that is run at the same time. */
  readonly artefact: string;
  /** Addresses, to which the name of a database is appended. */
  readonly primary: string;
  /** Through the pooler. */
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
  // One that is connected to cannot be copied, and the pooler keeps connections.
  const env = { DATABASE_URL: primary + demo, SSM_DATA: await folderUntil(whenOver) };
  await (await startArtefact(artefact, env, whenOver)).end();
  return { artefact, primary, pooled: new URL('/', pooler.databaseUrl).href };
}

/** A database with the demo catalogues, or an empty one; answers its name. It is gone at the end. */
export async function newDatabase({ primary }: WalksDatabase, isNew: boolean, whenOver: WhenOver): Promise<string> {
  const name = `walk_${crypto.randomUUID().replaceAll('-', '')}`;
  await command(primary, `create database ${name}${isNew ? '' : ` template ${demo}`}`);
  whenOver(() => command(primary, `drop database ${name} with (force)`));
  return name;
}
