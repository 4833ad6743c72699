/** Everything that the sessions need, started and ended: the built pages, the servers, the browsers, the slow line. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumArguments } from '../chromium.ts';
import { ensureHostBuilt } from '../host-build.ts';
import { ensureChromium } from '../install-chromium.ts';
import { root } from '../process.ts';
import { buildOwners, type Owners } from './bytes.ts';
import { loadRealFiles, startCatalogue, startGrown } from './catalogues.ts';
import { startColdBrowser } from './cold.ts';
import { copyElements } from './embedded.ts';
import { pageSessions } from './pageSessions.ts';
import type { Session } from './runner.ts';
import type { Sowing } from './seeds.ts';
import { serverSessions } from './serverSessions.ts';
import { startSlowNetwork } from './slow-network.ts';

/** The application, and beside it the plain pages under /bench. */
async function builtPages(folder: string): Promise<{ readonly hostFolder: string; readonly statics: string }> {
  const statics = path.join(folder, 'static');
  const hostFolder = await ensureHostBuilt(console.log);
  await cp(hostFolder, statics, { recursive: true });
  await build({
    configFile: path.join(root, 'tools/bench/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: path.join(statics, 'bench'), emptyOutDir: true },
  });
  return { hostFolder, statics };
}

interface Wanted {
  /** Names of sessions. */
  readonly wanted: ReadonlySet<string>;
  readonly hasWrk: boolean;
  /** Real files that are not there. */
  readonly absent: readonly string[];
  /** Where slowdowns are put in on purpose. */
  readonly sowing?: Sowing;
}

/** Runs an action with the sessions that are wanted, and ends what they needed however it ends. */
export async function withSessions<Result>(
  { wanted, hasWrk, absent, sowing }: Wanted,
  action: (sessions: readonly Session[], origin: string) => Promise<Result>,
): Promise<Result> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-bench-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const { hostFolder, statics } = await builtPages(folder);
  if ([...wanted].some((name) => name.startsWith('embedded: '))) await copyElements(statics);

  const demo = await startCatalogue(path.join(folder, 'data'), statics, 'V_11K', sowing?.preload);
  stack.defer(demo.stop);
  const isReal = absent.length === 0 && [...wanted].some((name) => name.startsWith('real: '));
  const realData = path.join(folder, 'real');
  if (isReal) await loadRealFiles(realData);
  const real = isReal ? await startCatalogue(realData, statics, 'V_7K') : undefined;
  if (real !== undefined) stack.defer(real.stop);

  const grow = async (name: string, times: number) => {
    if (![...wanted].some((session) => session.startsWith(`${name}: `))) return undefined;
    const grown = await startGrown(path.join(folder, name), statics, demo, times);
    stack.defer(grown.stop);
    return grown;
  };
  const tenfold = await grow('tenfold', 10);
  const hundredfold = await grow('hundredfold', 100);

  const executablePath = await ensureChromium();
  const coldBrowser = await startColdBrowser(executablePath);
  stack.defer(() => coldBrowser.close());
  const network = await startSlowNetwork([demo, real].flatMap((catalogue) => catalogue?.port ?? []));
  stack.defer(() => network.close());
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArguments, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
  stack.defer(() => browser.close());
  let owners: Promise<Owners> | undefined;
  const ownersOf = (): Promise<Owners> => (owners ??= buildOwners());
  const built = { demo, real, tenfold, hundredfold, hostFolder, ownersOf };
  const sessions = [...(await pageSessions({ browser, coldBrowser, network, sowing }, built))];
  if (hasWrk && [...wanted].some((name) => name.startsWith('server: '))) {
    const server = await serverSessions(demo.port);
    stack.defer(server.stop);
    sessions.push(...server.sessions);
  }
  // What was started ends when the scope is left, so the action must have ended before.
  return await action(
    sessions.filter(({ name }) => wanted.has(name)),
    demo.origin,
  );
}
