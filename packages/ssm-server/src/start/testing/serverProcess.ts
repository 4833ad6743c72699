/** Runs the server as a process that tests can start, signal and read. If SSM_ARTEFACT names an artefact, runs that. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { until } from '../../store/testing/until.ts';

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly complaint: string;
}

export interface ServerProcess {
  readonly pid: number;
  output(): string;
  /** Resolves to the address once the server is ready; rejects if it ends first. */
  ready(): Promise<string>;
  signal(name: NodeJS.Signals): void;
  ended(): Promise<Ending>;
}

type Environment = Readonly<Record<string, string>>;

/** No limit, because tests write faster than the default limits allow. */
const writesFreely: Environment = { SSM_CHANGES_PER_MINUTE: '0' };

/**
 * All test processes share this cache, because compiling the sources for each data folder would take half of a start.
 */
const compiled: Environment = {
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../../node_modules/.cache/compiled'),
};

const artefact = process.env['SSM_ARTEFACT'];

/**
 * Returns the arguments with which Node runs a script. With the artefact, the server and its commands are verbs of the
 * artefact; test helpers are not.
 */
function programOf(script: string): readonly string[] {
  const verbs = new Map([
    ['main.ts', ['serve']],
    ['ssm.ts', []],
  ]);
  const verb = verbs.get(script) ?? /^commands\/(\w+)\.ts$/.exec(script)?.slice(1);
  if (artefact !== undefined && verb !== undefined) return [path.join(artefact, 'ssm.js'), ...verb];
  const file = path.resolve(import.meta.dirname, '../..', script);
  return ['--conditions=ssm-source', '--disable-warning=ExperimentalWarning', file];
}

/** Returns how the process tells users to call a command. The artefact does not mention npm. */
export function calledBy(command: string): string {
  if (artefact !== undefined) return `node ssm.js ${command}`;
  return command === 'serve' ? 'npm start' : `npm run ${command} --`;
}

/**
 * By default uses any free port, no log and no prepared answers; `env` overrides. Kills the process after the test if
 * it still runs.
 */
export function startProcess(env: Environment, script = 'main.ts', args: readonly string[] = []): ServerProcess {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...programOf(script), ...args], {
    env: { ...inherited, PORT: '0', LOG_LEVEL: 'silent', SSM_PREPARE: 'quick', ...compiled, ...writesFreely, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ending = once(child, 'close');
  let output = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ending;
  });
  return {
    pid: child.pid as number,
    output: () => output,
    signal: (name) => void child.kill(name),
    ready: () =>
      until(
        'the server is ready',
        () => {
          if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${complaint}`);
          return /Press Ctrl\+C/.test(output) ? /http:\S+/.exec(output)?.[0] : undefined;
        },
        180_000,
      ),
    async ended() {
      const [code, signal] = (await ending) as [number | null, NodeJS.Signals | null];
      return { code, signal, complaint };
    },
  };
}

export async function answering(address: string): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(`${address}/ready`);
  const { catalogues } = (await response.json()) as { catalogues: readonly { version: string; revision: string }[] };
  return Object.fromEntries(catalogues.map(({ version, revision }) => [version, revision]));
}

/** Returns the resident memory of a process in megabytes. */
export const heldBy = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1024;
