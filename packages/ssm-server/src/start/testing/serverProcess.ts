/** The server as people run it: a process of its own, which tests start, signal and listen to. That of the artefact where the verb has built it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { until } from '../../store/testing/until.ts';

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** All that was written to standard error. */
  readonly complaint: string;
}

export interface ServerProcess {
  readonly pid: number;
  /** Everything written to standard output so far. */
  output(): string;
  /** Resolves to the address once the server is ready; rejects when it ends instead. */
  ready(): Promise<string>;
  signal(name: NodeJS.Signals): void;
  ended(): Promise<Ending>;
}

type Environment = Readonly<Record<string, string>>;

/** Those who write in a test are quicker than any person. */
const writesFreely: Environment = { SSM_CHANGES_PER_MINUTE: '0' };

/** Compiled sources that all processes of tests share: to compile them anew for each data folder takes half of a start. */
const compiled: Environment = {
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../../node_modules/.cache/compiled'),
};

const artefact = process.env['SSM_ARTEFACT'];

/** What Node is given to run a script of the sources: the server and its commands are verbs of the artefact, the helpers of tests are not. */
function programOf(script: string): readonly string[] {
  const verbs = new Map([
    ['main.ts', ['serve']],
    // Its words begin with a verb.
    ['ssm.ts', []],
  ]);
  const verb = verbs.get(script) ?? /^commands\/(\w+)\.ts$/.exec(script)?.slice(1);
  if (artefact !== undefined && verb !== undefined) return [path.join(artefact, 'ssm.js'), ...verb];
  const file = path.resolve(import.meta.dirname, '../..', script);
  return ['--conditions=ssm-source', '--disable-warning=ExperimentalWarning', file];
}

/** How such a process says that a command is called: that of the artefact knows no npm. */
export function calledBy(command: string): string {
  if (artefact !== undefined) return `node ssm.js ${command}`;
  return command === 'serve' ? 'npm start' : `npm run ${command} --`;
}

/** Any free port, no log and nothing prepared ahead, unless `env` says otherwise. Killed after the test when it still runs. */
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
        60_000,
      ),
    async ended() {
      const [code, signal] = (await ending) as [number | null, NodeJS.Signals | null];
      return { code, signal, complaint };
    },
  };
}

/** The revisions that a server answers from, by version. */
export async function answering(address: string): Promise<Readonly<Record<string, string>>> {
  const response = await fetch(`${address}/ready`);
  const { catalogues } = (await response.json()) as { catalogues: readonly { version: string; revision: string }[] };
  return Object.fromEntries(catalogues.map(({ version, revision }) => [version, revision]));
}
