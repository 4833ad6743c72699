/**
 * Starts the server in its own process and data folder. Runs the built artefact if there is one, or else the sources,
 * as `npm start` does. In a topology run, two servers behind a proxy replace the server.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../packages/ssm-server/src/store/testing/program.ts';
import { until } from '../../../packages/ssm-server/src/store/testing/until.ts';
import { fingerprintOf } from '../../fingerprint.ts';
import { ensureHostBuilt } from '../../host-build.ts';
import { root } from '../../process.ts';
import { startTopology, walksDatabase } from '../topology/topology.ts';

const artefact = process.env['SSM_ARTEFACT'];
/** Only a server that hangs takes that long. */
const startupMs = 280_000;
/** Sources that determine what a data folder contains. */
const serverSources = ['openapi/*.ts', 'packages/{ssm-core,ssm-server}/src/**/*', 'pnpm-lock.yaml'];

type Verb = 'serve' | 'catalogue' | 'flag' | 'token';

function programOf(verb: Verb): readonly string[] {
  if (artefact !== undefined) return [path.join(artefact, 'ssm.js'), verb];
  const script = verb === 'serve' ? 'main.ts' : `commands/${verb}.ts`;
  return [
    '--conditions=ssm-source',
    '--disable-warning=ExperimentalWarning',
    path.join(root, 'packages/ssm-server/src', script),
  ];
}

export interface MenuServer {
  readonly origin: string;
  readonly audience: string;
  kill(): Promise<void>;
  /** Restarts the server on the same port and data. Resolves when it is ready. */
  restart(): Promise<void>;
  /** Runs a command of the operator on the same data. Resolves to its output, and rejects if the command fails. */
  catalogue(args: readonly string[]): Promise<string>;
  flag(args: readonly string[]): Promise<string>;
  token(role: string): Promise<string>;
  end(): Promise<void>;
  stop(): Promise<void>;
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      text += part.toString();
    });
  }
  return () => text;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

export interface MenuServerOptions {
  /** The folder of another application to serve. Default: the application of this repository, built if stale. */
  readonly built?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the data folder must be new, because its catalogues differ, as with SSM_DEMO_TIMES. */
  readonly isNew?: boolean;
}

/**
 * Returns a cached data folder, because making a database and the demo catalogues takes seconds. After a change of
 * the sources, a new folder is made, once for all workers.
 */
async function usedFolder(staticFolder: string | undefined): Promise<string> {
  const cache = path.join(root, '.cache');
  // The artefact has folders of its own, because the folder has compiled code of the server.
  const what = artefact === undefined ? 'e2e-data-' : 'e2e-artefact-data-';
  const kept = path.join(cache, `${what}${(await fingerprintOf(serverSources)).slice(0, 16)}`);
  if (existsSync(kept)) return kept;
  await mkdir(cache, { recursive: true });
  const others = (await readdir(cache)).filter((name) => name.startsWith(what));
  await Promise.all(others.map((name) => rm(path.join(cache, name), { recursive: true, force: true })));
  const made = await mkdtemp(path.join(cache, 'making-'));
  const server = await startIn(made, staticFolder);
  await server.end();
  await rename(made, kept).catch(() => rm(made, { recursive: true, force: true }));
  return kept;
}

/** Builds the application and makes the data folder before the workers start, so that each is made once. */
export default async function setup(): Promise<void> {
  if (walksDatabase() !== undefined) return;
  await usedFolder(artefact === undefined ? await ensureHostBuilt() : undefined);
}

async function takenUpByAll(ports: readonly number[], version: string, act: () => Promise<string>): Promise<string> {
  const revisions = async (): Promise<ReadonlySet<string>> => {
    const answers = ports.map(async (port) => {
      const answer = await fetch(`http://127.0.0.1:${port}/sat/menuquery/public/catalogue?version=${version}`);
      return ((await answer.json()) as { readonly revision: string }).revision;
    });
    return new Set(await Promise.all(answers));
  };
  const before = await revisions();
  const said = await act();
  await until('every server has the new catalogue', async () => {
    const after = await revisions();
    return (after.size === 1 && [...after].every((revision) => !before.has(revision))) || undefined;
  });
  return said;
}

async function startAsOne(options: MenuServerOptions): Promise<MenuServer> {
  const { origin, servers, servedByAll, stop } = await startTopology(options);
  const [first] = servers;
  const endBoth = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.end()));
  };
  return {
    origin,
    audience: `${origin}/sat`,
    async kill() {
      await Promise.all(servers.map((server) => server.kill()));
    },
    async restart() {
      await endBoth();
      await Promise.all(servers.map((server) => server.start()));
      await servedByAll();
    },
    async catalogue(args) {
      const act = () => first.command('catalogue', ...args);
      const ports = servers.map(({ port }) => port);
      // Waits for all servers, which learn about a loaded catalogue a moment after the command ends.
      return args[0] === 'load' ? takenUpByAll(ports, args[args.indexOf('--version') + 1] ?? '', act) : act();
    },
    flag: (args) => first.command('flag', ...args),
    token: async (role) => (await first.command('token', role)).trim(),
    end: endBoth,
    stop,
  };
}

/**
 * Code that is loaded before the server. It ends the server when the parent process is gone, as after Ctrl+C, when no
 * teardown runs.
 */
const endsWithParent = `data:text/javascript,${encodeURIComponent(
  `import { isMainThread } from 'node:worker_threads';
  if (isMainThread) process.stdin.resume().on('close', () => process.exit(1)).unref();`,
)}`;

export async function startMenuServer(options: MenuServerOptions = {}): Promise<MenuServer> {
  if (walksDatabase() !== undefined) return startAsOne(options);
  const { built, env: own, isNew = false } = options;
  const staticFolder = built ?? (artefact === undefined ? await ensureHostBuilt() : undefined);
  const data = await mkdtemp(path.join(tmpdir(), 'ssm-e2e-'));
  if (!isNew) await cp(await usedFolder(staticFolder), data, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return startIn(data, staticFolder, own);
}

async function startIn(
  data: string,
  staticFolder: string | undefined,
  own: MenuServerOptions['env'] = {},
): Promise<MenuServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    SSM_DATA: data,
    ...(staticFolder !== undefined && { SSM_STATIC: staticFolder }),
    LOG_LEVEL: 'warn',
    // Quick preparation leaves the processor to the browser.
    SSM_PREPARE: 'quick',
    ...own,
  };
  let child = run('serve', []);
  let printed = collect(child);

  function run(verb: Verb, args: readonly string[]): ChildProcess {
    return spawn(process.execPath, ['--import', endsWithParent, ...programOf(verb), ...args], {
      cwd: root,
      env,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  }

  async function runCommand(verb: Verb, args: readonly string[]): Promise<string> {
    const command = run(verb, args);
    const text = collect(command);
    const [code] = (await once(command, 'close')) as [number | null];
    if (code !== 0) throw new Error(`${verb} ${args.join(' ')} ended with ${code}.\n${text()}`);
    return text();
  }

  async function ready(): Promise<void> {
    const giveUpAt = Date.now() + startupMs;
    while (Date.now() < giveUpAt && child.exitCode === null) {
      const isReady = await fetch(`${origin}/ready`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isReady) return;
      await pause(50);
    }
    throw new Error(`The server did not become ready.\n${printed()}`);
  }

  await ready();
  return {
    origin,
    audience: 'https://ssm.invalid/sat',
    kill: () => end(child, 'SIGKILL'),
    async restart() {
      await end(child, 'SIGTERM');
      child = run('serve', []);
      printed = collect(child);
      await ready();
    },
    catalogue: (args) => runCommand('catalogue', args),
    flag: (args) => runCommand('flag', args),
    token: async (role) => (await runCommand('token', [role])).trim(),
    end: () => end(child, 'SIGTERM'),
    async stop() {
      await end(child, 'SIGTERM');
      await rm(data, { recursive: true, force: true });
    },
  };
}
