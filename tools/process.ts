/** Child processes for the verbs: asynchronous, with signals passed on. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Collects what the child prints instead of showing it. */
  readonly isQuiet?: boolean;
}

export interface RunResult {
  readonly code: number;
  /** What was printed, when quiet. */
  readonly text: string;
}

/** Runs a program from node_modules/.bin or PATH to its end. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: options.isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    const parts: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => parts.push(part));
    child.stderr?.on('data', (part: Buffer) => parts.push(part));
    const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    const end = (code: number, extra = ''): void => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve({ code, text: Buffer.concat(parts).toString('utf8') + extra });
    };
    child.on('error', (error) => end(1, `${command}: ${error.message}\n`));
    child.on('close', (code) => end(code ?? 1));
  });
}
