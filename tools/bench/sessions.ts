import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { build } from 'vite';
import { compileHints } from '../../packages/ssm-host/vite.compile-hints.ts';
import { precompress } from '../../packages/ssm-host/vite.precompress.ts';
import { chromiumArguments } from '../chromium.ts';
import { signIn } from '../e2e/support/account.ts';
import { ensureHostBuilt } from '../host-build.ts';
import { ensureChromium } from '../install-chromium.ts';
import { ensureLibrariesBuilt, folderOf } from '../release/libraries.ts';
import { measureElement, measureFirstView } from '../size.ts';
import { type Measured, measure, type PageUnderTest } from './actions.ts';
import { type Catalogue, loadRealFiles, realFilesMissing, startCatalogue } from './catalogues.ts';
import { measureCold } from './cold.ts';
import type { Goal } from './goals.ts';
import { loadMenu, viewport } from './page.ts';
import type { Session } from './runner.ts';
import { isWrkInstalled, serverSessions } from './server.ts';

const slowdown = 4;
const clauses = ['loDb>100', 'dilGroup=20%25', 'totalCvPlasma<20', 'sigNoisePlasma>1', 'medNormPlasma>100'];

async function buildPages(statics: string): Promise<string> {
  const host = await ensureHostBuilt(console.log);
  await cp(host, statics, { recursive: true });
  const outDir = path.join(statics, 'bench');
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, 'bare'),
    base: '/bench/',
    logLevel: 'warn',
    plugins: [compileHints(), precompress()],
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  });
  return host;
}

async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport });
  context.setDefaultTimeout(90_000);
  return context;
}

async function personContext(browser: Browser, { origin }: Catalogue): Promise<BrowserContext> {
  const context = await newContext(browser);
  const page = await context.newPage();
  await page.goto(origin);
  await signIn(page, 'SSM-Verified');
  await page.close();
  return context;
}

async function fillBuilder(context: BrowserContext, { origin, version, rowCount }: Catalogue): Promise<number> {
  const page = await context.newPage();
  const filters = encodeURIComponent('dilGroup=0.005%25');
  await loadMenu(page, `${origin}/?version=${version}&filters=${filters}`, rowCount);
  await page.getByRole('checkbox', { name: /^Select all \d/ }).click();
  const add = page.getByRole('button', { name: /^Add to Panel Builder \([1-9]/ });
  const [count = ''] = /[\d,]+/.exec((await add.textContent()) ?? '') ?? [];
  await add.click();
  await page.getByRole('link', { name: new RegExp(`Panel Builder, ${count} analytes$`) }).waitFor();
  await page.close();
  return Number(count.replaceAll(',', ''));
}

interface Use {
  readonly columns?: readonly string[];
  readonly filterCount: number;
  readonly slowdown: number;
}

/**
 * Returns a page under measurement. `home` is the address of the application or of the bare page. Both understand the
 * same query.
 */
function pageAt(home: string, context: BrowserContext, catalogue: Catalogue, use: Use): PageUnderTest {
  const { origin, version, rowCount } = catalogue;
  const menuUrl = `${home}version=${version}${use.columns ? `&columns=${use.columns.join()}` : ''}`;
  const filterUrl = `${menuUrl}&filters=${encodeURIComponent(clauses.slice(0, use.filterCount).join('&'))}`;
  const importUrl = `${origin}/${version === 'V_7K' ? '7k' : '11k'}-panel-builder`;
  return { context, rowCount, menuUrl, filterUrl, importUrl, slowdown: use.slowdown };
}

/** Returns one session for each way in which a page is measured. The last three have goals without a baseline. */
function pageSessions(who: string, bare: PageUnderTest, ours: PageUnderTest): readonly Session[] {
  const beside = (what: Measured): Session => ({ ...alone(what), baseline: () => measure(what, bare) });
  const alone = (what: Measured): Session => ({ who, name: what, ours: () => measure(what, ours) });
  return [beside('actions'), beside('filters'), alone('dialogs'), alone('loaded'), alone('returnVisit')];
}

function coldSession(who: string, browser: Browser, { origin, version }: Catalogue): Session {
  const open = (page: string) => async () => {
    const url = `${origin}${page}?version=${version}`;
    const samples = { cold: [] as number[], coldNetwork: [] as number[] };
    for (let opening = 0; opening < 3; opening += 1) {
      samples.cold.push(await measureCold(browser, url, slowdown));
      samples.coldNetwork.push(await measureCold(browser, url, slowdown, true));
    }
    return samples;
  };
  return { who, name: 'cold', baseline: open('/bench/index.html'), ours: open('/') };
}

function sizeSession(who: string, sample: string, bytes: number): Session {
  return { who, name: 'sizes', ours: async () => ({ [sample]: [bytes / 1000] }) };
}

export async function withSessions<Result>(
  goals: readonly Goal[],
  action: (sessions: readonly Session[], absences: ReadonlyMap<string, string>) => Promise<Result>,
): Promise<Result> {
  await using stack = new AsyncDisposableStack();
  const isWanted = ({ who, name }: Session): boolean => goals.some((goal) => goal.who === who && goal.session === name);
  const wants = (...names: readonly string[]): boolean => goals.some(({ who }) => names.includes(who));
  const sessions: Session[] = [];
  const absences = new Map<string, string>();
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-bench-'));
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const statics = path.join(folder, 'static');
  const host = await buildPages(statics);
  const start = (name: string, options: { version?: 'V_7K'; times?: number } = {}): Promise<Catalogue> =>
    startCatalogue({ data: path.join(folder, name), statics, ...options }, stack);
  const launch = async (...own: readonly string[]): Promise<Browser> => {
    const args = [...chromiumArguments, ...own];
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args });
    stack.defer(() => browser.close());
    return browser;
  };
  // Draws frames as fast as possible, so that times do not depend on the rate of the display.
  const browser = await launch('--disable-frame-rate-limit', '--disable-gpu-vsync');
  const coldBrowser = await launch();
  const visitor = await newContext(browser);
  const demo = await start('demo');
  const addPages = (who: string, context: BrowserContext, catalogue: Catalogue, use: Use, added = 0): void => {
    const bare = pageAt(`${catalogue.origin}/bench/index.html?added=${added}&`, visitor, catalogue, use);
    sessions.push(...pageSessions(who, bare, pageAt(`${catalogue.origin}/?`, context, catalogue, use)));
  };
  const addEveryColumn = async (catalogue: Catalogue, speeds: Readonly<Record<string, number>>): Promise<void> => {
    const person = await personContext(browser, catalogue);
    const added = await fillBuilder(person, catalogue);
    for (const [who, slow] of Object.entries(speeds)) {
      addPages(who, person, catalogue, { columns: catalogue.columns, filterCount: 5, slowdown: slow }, added);
    }
  };

  if (wants('visitor')) {
    const { total } = await measureFirstView(host);
    sessions.push(coldSession('visitor', coldBrowser, demo), sizeSession('visitor', 'firstView', total));
    addPages('visitor', visitor, demo, { filterCount: 3, slowdown });
  }
  if (wants('person')) addPages('person', await personContext(browser, demo), demo, { filterCount: 3, slowdown });
  if (wants('every column', 'full speed')) await addEveryColumn(demo, { 'every column': slowdown, 'full speed': 1 });
  if (wants('real files')) {
    const missing = realFilesMissing();
    if (missing === undefined) {
      await loadRealFiles(path.join(folder, 'real'));
      const real = await start('real', { version: 'V_7K' });
      await addEveryColumn(real, { 'real files': slowdown });
      sessions.push(coldSession('real files', coldBrowser, real));
    } else absences.set('real files', missing);
  }
  for (const [who, times] of Object.entries({ 'ten times the rows': 10, 'a hundred times the rows': 100 })) {
    if (!wants(who)) continue;
    const grown = await start(who, { times });
    const use = { columns: ['seqId', 'fullName', 'targetName', 'loDb'], filterCount: 3, slowdown: 1 };
    const pageOf = async (of: Catalogue) => pageAt(`${of.origin}/?`, await personContext(browser, of), of, use);
    const open = (of: Catalogue) => async () => ({
      open: [await measureCold(coldBrowser, `${of.origin}/?version=${of.version}`, 1)],
    });
    sessions.push({ who, name: 'open', baseline: open(demo), ours: open(grown) });
    sessions.push(...pageSessions(who, await pageOf(demo), await pageOf(grown)));
  }
  if (wants('embedded')) {
    await ensureLibrariesBuilt(console.log);
    const element = await measureElement(path.join(folderOf('ssm-react'), 'dist/element'));
    sessions.push(sizeSession('embedded', 'element', element));
  }
  if (wants('server')) {
    if (await isWrkInstalled()) sessions.push(...(await serverSessions(demo.port, folder, stack)));
    else absences.set('server', '`wrk` is not installed');
  }
  // Waits for the action, because everything is stopped when this function returns.
  return await action(sessions.filter(isWanted), absences);
}
