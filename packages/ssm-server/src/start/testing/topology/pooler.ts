/** A PgBouncer as Debian installs it, in transaction mode. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { folderUntil, freePort, startProgram, type WhenOver } from '../../../store/testing/program.ts';
import { giveToPostgres, postgresAccount } from '../../../store/testing/throwAwayPostgres.ts';

const installed = '/usr/sbin/pgbouncer';

/** Reason to skip tests behind a pooler; undefined if the pooler is installed. CI never skips them. */
export const poolerAbsence =
  existsSync(installed) || process.env['CI'] !== undefined ? undefined : `no PgBouncer at ${installed}`;

export interface Pooler {
  readonly databaseUrl: string;
  kill(): Promise<void>;
  restart(): Promise<void>;
  lead(port: number): Promise<void>;
}

interface PooledDatabase {
  readonly database: string;
  readonly user: string;
  readonly port: number;
}

async function answers(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Serves every database of the cluster at `port`. `databaseUrl` is the address of `database`. */
export async function startPooler({ database, user, port }: PooledDatabase, whenOver: WhenOver): Promise<Pooler> {
  const folder = await folderUntil(whenOver);
  const listenPort = await freePort();
  const file = path.join(folder, 'pgbouncer.ini');
  const configure = async (databasePort: number): Promise<void> => {
    await writeFile(
      file,
      `[databases]
* = host=127.0.0.1 port=${databasePort} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
ignore_startup_parameters = statement_timeout
default_pool_size = 8
server_login_retry = 1
query_wait_timeout = 3
`,
    );
    await giveToPostgres(file);
  };
  await configure(port);
  await giveToPostgres(folder);
  const databaseUrl = `postgres://${user}@127.0.0.1:${listenPort}/${database}`;
  const program = await startProgram(
    { command: installed, args: [file], cwd: folder, as: postgresAccount(), isReady: () => answers(databaseUrl) },
    whenOver,
  );
  return {
    databaseUrl,
    kill: () => program.end('SIGKILL'),
    restart: () => program.start(),
    async lead(newPort) {
      await configure(newPort);
      program.signal('SIGHUP');
    },
  };
}
