/** A program of Debian's that a test starts, stops and starts again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { until } from './until.ts';

export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** PostgreSQL and PgBouncer refuse to run as root. */
  readonly as?: { readonly uid?: number; readonly gid?: number };
  /** Whether it can be used now; `said` is what it has written to standard error. */
  readonly isReady: (said: string) => Promise<boolean> | boolean;
}

export interface RunningProgram {
  signal(name: NodeJS.Signals): void;
  /** Sends the signal that ends it; resolves once it has ended. */
  end(name: NodeJS.Signals): Promise<void>;
  /** Starts it again; resolves once it is ready. */
  start(): Promise<void>;
}

/** Starts it; resolves once it is ready. It is killed after the test when it still runs. */
export async function startProgram({ command, args, cwd, as = {}, isReady }: Program): Promise<RunningProgram> {
  let child: ChildProcess;
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const start = async (): Promise<void> => {
    let said = '';
    child = spawn(command, args, { ...as, cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    await until(`${command} is ready`, async () => {
      if (hasEnded()) throw new Error(`${command} ended: ${said}`);
      return (await isReady(said)) || undefined;
    });
  };
  const end = async (name: NodeJS.Signals): Promise<void> => {
    if (hasEnded()) return;
    child.kill(name);
    await once(child, 'exit');
  };
  await start();
  onTestFinished(() => end('SIGKILL'));
  return { signal: (name) => void child.kill(name), end, start };
}
