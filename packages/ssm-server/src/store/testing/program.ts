/** Runs other programs for tests, and manages their ports, folders, start and end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from './until.ts';

export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Account of the program, because PostgreSQL and PgBouncer refuse to run as root. */
  readonly as?: { readonly uid?: number; readonly gid?: number };
  readonly isReady: (said: string) => Promise<boolean> | boolean;
  readonly patienceMs?: number;
}

export interface RunningProgram {
  signal(name: NodeJS.Signals): void;
  end(name: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
}

/** Resolves once the program is ready. `whenOver` kills the program if it still runs. */
export async function startProgram(
  { command, args, cwd, env = process.env, as = {}, isReady, patienceMs }: Program,
  whenOver: WhenOver,
): Promise<RunningProgram> {
  let child: ChildProcess | undefined;
  const hasEnded = (): boolean => child === undefined || child.exitCode !== null || child.signalCode !== null;
  const start = async (): Promise<void> => {
    let said = '';
    child = spawn(command, args, { ...as, cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const ready = async (): Promise<true | undefined> => {
      if (hasEnded()) throw new Error(`${command} ended: ${said}`);
      return (await isReady(said)) || undefined;
    };
    await until(`${command} is ready`, ready, patienceMs);
  };
  const end = async (name: NodeJS.Signals): Promise<void> => {
    if (child === undefined || hasEnded()) return;
    child.kill(name);
    await once(child, 'exit');
  };
  whenOver(() => end('SIGKILL'));
  await start();
  return { signal: (name) => void child?.kill(name), end, start };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** Registers a cleanup that runs at the end of the test (`onTestFinished`), or when a longer-lived owner ends. */
export type WhenOver = (end: () => Promise<void>) => void;

export interface Endings {
  readonly whenOver: WhenOver;
  readonly end: () => Promise<void>;
}

export function createEndings(): Endings {
  const ends: (() => Promise<void>)[] = [];
  return {
    whenOver: (end) => void ends.push(end),
    async end() {
      for (const each of ends.splice(0).toReversed()) await each();
    },
  };
}

export async function folderUntil(whenOver: WhenOver): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-test-'));
  whenOver(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
