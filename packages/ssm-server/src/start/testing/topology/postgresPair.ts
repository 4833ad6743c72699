/** A PostgreSQL with a standby, which has every commit before the commit is acknowledged. */
import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { folderUntil, freePort, startProgram, type WhenOver } from '../../../store/testing/program.ts';
import { binaryFolder, giveToPostgres, postgresAccount } from '../../../store/testing/throwAwayPostgres.ts';
import { until } from '../../../store/testing/until.ts';

const run = promisify(execFile);

export interface PostgresPair {
  readonly database: string;
  readonly user: string;
  readonly primaryPort: number;
  readonly standbyPort: number;
  killPrimary(): Promise<void>;
  /** Kills the standby. Until it is back, no commit is acknowledged. */
  killStandby(): Promise<void>;
  /** Resolves once the standby can be read. Waiting commits are acknowledged when it has caught up. */
  restartStandby(): Promise<void>;
  /** Resolves once the standby accepts writes. They wait for no other standby. */
  promote(): Promise<void>;
}

export async function query<Row>(port: number, database: string, text: string): Promise<readonly Row[]> {
  const client = new Client({ connectionString: `postgres://ssm@127.0.0.1:${port}/${database}` });
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

export async function startPair(whenOver: WhenOver): Promise<PostgresPair> {
  const binaries = binaryFolder();
  if (binaries === undefined) throw new Error('There is no PostgreSQL.');
  const as = postgresAccount();
  const folder = await folderUntil(whenOver);
  await giveToPostgres(folder);
  const [primaryPort, standbyPort] = [await freePort(), await freePort()];
  const program = (name: string): string => path.join(binaries, name);
  const made = { ...as, cwd: folder };
  const start = (data: string, port: number, settings: readonly string[] = []) =>
    startProgram(
      {
        command: program('postgres'),
        args: [
          '-D',
          data,
          ...[
            'listen_addresses=127.0.0.1',
            `port=${port}`,
            `unix_socket_directories=${folder}`,
            'fsync=off',
            'shared_buffers=16MB',
            ...settings,
          ].flatMap((setting) => ['-c', setting]),
        ],
        cwd: folder,
        as,
        isReady: (said) => /ready to accept (?:read-only )?connections/.test(said),
      },
      whenOver,
    );

  const [data, copy] = [path.join(folder, 'primary'), path.join(folder, 'standby')];
  await run(program('initdb'), ['-D', data, '-U', 'ssm', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'], made);
  const primary = await start(data, primaryPort);
  await mkdir(copy, { mode: 0o700 });
  await giveToPostgres(copy);
  const from = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'ssm'];
  await run(
    program('pg_basebackup'),
    ['-D', copy, ...from, '-X', 'stream', '--checkpoint=fast', '--write-recovery-conf'],
    made,
  );
  const standby = await start(copy, standbyPort, [
    `primary_conninfo=host=127.0.0.1 port=${primaryPort} user=ssm application_name=standby`,
  ]);
  await query(primaryPort, 'postgres', "alter system set synchronous_standby_names = 'standby'");
  await query(primaryPort, 'postgres', 'select pg_reload_conf()');
  await until('each commit waits for the standby', async () => {
    const rows = await query<{ sync_state: string }>(
      primaryPort,
      'postgres',
      'select sync_state from pg_stat_replication',
    );
    return rows.some(({ sync_state }) => sync_state === 'sync') || undefined;
  });
  await query(primaryPort, 'postgres', 'create database menu');
  return {
    database: 'menu',
    user: 'ssm',
    primaryPort,
    standbyPort,
    killPrimary: () => primary.end('SIGQUIT'),
    killStandby: () => standby.end('SIGQUIT'),
    restartStandby: () => standby.start(),
    async promote() {
      await query(standbyPort, 'postgres', 'select pg_promote()');
    },
  };
}
