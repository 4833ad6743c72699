/** Provides PostgreSQL for tests: TEST_DATABASE_URL, or a temporary cluster from Debian's binaries. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './program.ts';

const run = promisify(execFile);
const installed = '/usr/lib/postgresql';
const missing = `no TEST_DATABASE_URL and no PostgreSQL in ${installed}`;

export function binaryFolder(): string | undefined {
  if (!existsSync(installed)) return undefined;
  const newest = readdirSync(installed).toSorted((first, second) => Number(second) - Number(first))[0];
  const folder = path.join(installed, newest ?? '', 'bin');
  return existsSync(path.join(folder, 'initdb')) ? folder : undefined;
}

/**
 * Returns why PostgreSQL tests are skipped. In continuous integration, where PostgreSQL can be installed, it returns
 * undefined, so that tests fail instead.
 */
export function absenceOfPostgres(
  env: Readonly<Record<string, string | undefined>>,
  binaries: string | undefined,
): string | undefined {
  const isHere = env['TEST_DATABASE_URL'] !== undefined || binaries !== undefined;
  return isHere || env['CI'] !== undefined ? undefined : missing;
}

/** Returns Debian's account `postgres` if this process is root, because PostgreSQL refuses to run as root. */
export function postgresAccount(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [, , uid, gid] = /^postgres:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

export async function giveToPostgres(file: string): Promise<void> {
  const { uid, gid } = postgresAccount();
  if (uid !== undefined && gid !== undefined) await chown(file, uid, gid);
}

async function listening(postgres: ChildProcess): Promise<void> {
  const said: string[] = [];
  for await (const line of createInterface({ input: postgres.stderr as NodeJS.ReadableStream })) {
    said.push(line);
    if (line.includes('ready to accept connections')) return;
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`);
}

export interface TestPostgres {
  readonly url: string;
  newDatabase(): Promise<string>;
  /** Ends the server at once, like an outage. Works only on a temporary cluster. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function createDatabase(adminUrl: string): Promise<string> {
  const name = `ssm_test_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export const isOwnCluster = process.env['TEST_DATABASE_URL'] === undefined;

/**
 * Starts a server of its own, for tests that stop it or need settings. Other tests use postgresOfRun.ts. `more`
 * contains settings such as `autovacuum_naptime=1`.
 */
export async function startPostgres(more: readonly string[] = []): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) {
    const nothing = async (): Promise<void> => {};
    return { url: given, newDatabase: () => createDatabase(given), kill: nothing, restart: nothing, stop: nothing };
  }
  const binaries = binaryFolder();
  if (binaries === undefined) throw new Error(`PostgreSQL cannot be started: ${missing}.`);
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-pg-'));
  const { uid, gid } = postgresAccount();
  const as = uid === undefined || gid === undefined ? {} : { uid, gid };
  await giveToPostgres(folder);
  const data = path.join(folder, 'data');
  await run(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'ssm', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...as, cwd: folder },
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'shared_buffers=16MB',
    ...more,
  ];
  let postgres: ChildProcess;
  const start = async (): Promise<void> => {
    postgres = spawn(path.join(binaries, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...as,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await listening(postgres);
    postgres.stderr?.resume();
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (postgres.exitCode !== null || postgres.signalCode !== null) return;
    postgres.kill(signal);
    await once(postgres, 'exit');
  };
  await start();
  const url = `postgres://ssm@127.0.0.1:${port}/postgres`;
  return {
    url,
    newDatabase: () => createDatabase(url),
    // An immediate shutdown cuts connections without waiting.
    kill: () => end('SIGQUIT'),
    restart: start,
    async stop() {
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
