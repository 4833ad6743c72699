/** A program that tests start, stop and start again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { until } from './until.ts';
import type { WhenOver } from './whenOver.ts';

export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** That of this process without. */
  readonly env?: NodeJS.ProcessEnv;
  /** PostgreSQL and PgBouncer refuse to run as root. */
  readonly as?: { readonly uid?: number; readonly gid?: number };
  /** Whether it can be used now; `said` is what it has written to standard error. */
  readonly isReady: (said: string) => Promise<boolean> | boolean;
  /** How long it may take until then. */
  readonly patienceMs?: number;
}

export interface RunningProgram {
  signal(name: NodeJS.Signals): void;
  /** Sends the signal that ends it; resolves once it has ended. */
  end(name: NodeJS.Signals): Promise<void>;
  /** Starts it again; resolves once it is ready. */
  start(): Promise<void>;
}

/** Starts it; resolves once it is ready. It is killed at the end when it still runs. */
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
