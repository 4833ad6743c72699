import { type StdioOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export interface RunOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly isQuiet?: boolean;
  readonly log?: number;
  /** Kills the process after this many milliseconds. The thrown text then says so. */
  readonly limitMs?: number;
}

export interface RunResult {
  readonly code: number;
  readonly text: string;
}

function stdioOf({ isQuiet, log }: RunOptions): StdioOptions {
  if (log !== undefined) return ['ignore', log, log];
  return isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
}

/** Environment that selects a production build, even if a test runner has set NODE_ENV. */
export const production = { NODE_ENV: 'production' } as const;

/**
 * Runs a command without showing its output, and returns the output. If the command fails, throws `problem` followed
 * by the output.
 */
export async function outputOf(
  command: string,
  args: readonly string[],
  { problem, ...options }: Omit<RunOptions, 'isQuiet'> & { readonly problem?: string } = {},
): Promise<string> {
  const { code, text } = await run(command, args, { ...options, isQuiet: true });
  if (code !== 0) throw new Error(`${problem ?? `${command} ${args.join(' ')} ended with ${code}.`}\n${text}`);
  return text;
}

export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: stdioOf(options),
      shell: process.platform === 'win32',
    });
    const parts: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => parts.push(part));
    child.stderr?.on('data', (part: Buffer) => parts.push(part));
    const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    const limit = options.limitMs;
    let complaint = '';
    const tooLong = (): void => {
      complaint = `${command} did not end within ${limit} ms.\n`;
      child.kill('SIGKILL');
    };
    const timer = limit === undefined ? undefined : setTimeout(tooLong, limit);
    const end = (code: number, extra = ''): void => {
      clearTimeout(timer);
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve({ code, text: Buffer.concat(parts).toString('utf8') + extra });
    };
    child.on('error', (error) => end(1, `${command}: ${error.message}\n`));
    child.on('close', (code) => end(code ?? 1, complaint));
  });
}
