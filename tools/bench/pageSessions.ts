/** Every session that a browser is needed for. */
import type { Browser } from 'playwright';
import { measureFirstView } from '../size.ts';
import { type Owners, partsOf } from './bytes.ts';
import type { Catalogue } from './catalogues.ts';
import type { ColdBrowser } from './cold.ts';
import { embeddedSessions } from './embedded.ts';
import { measureActions, measureFilters, type PageUnderTest } from './measure.ts';
import { type Place, type Samples, visitorPlace } from './page.ts';
import { measurePanel } from './panels.ts';
import { fillBuilder, newcomerPlace, personPlace } from './people.ts';
import { measureReloads, reloadSamples, returnSamples } from './reload.ts';
import type { Session, Variant } from './runner.ts';
import type { Sowing } from './seeds.ts';
import type { SlowNetwork } from './slow-network.ts';
import { actSessions, addAllSession, pagesOf, type Subject, sessionOf, subjectSessions } from './subjects.ts';
import { spentOf, type Traced } from './trace.ts';

const slowdown = 4;
const builderSize = 500;

interface Surroundings {
  readonly browser: Browser;
  readonly coldBrowser: ColdBrowser;
  readonly network: SlowNetwork;
  readonly sowing?: Sowing | undefined;
}

/** A visitor's first view with nothing kept, without a limit and through a slow line. */
function coldSession(
  { coldBrowser, network }: Surroundings,
  name: string,
  { origin, port, version }: Catalogue,
): Session {
  const paths = {
    baseline: `/bench/bare/index.html?version=${version}`,
    lean: `/bench/lean/index.html?version=${version}`,
    ours: `/?version=${version}`,
  };
  const urls = (path: string) => ({ cold: `${origin}${path}`, coldNet: `${network.toward(port)}${path}` });
  const measure = async (path: string): Promise<Samples> => {
    const { cold, coldNet } = urls(path);
    return {
      cold: [await coldBrowser.measure(cold, slowdown)],
      coldNet: [await coldBrowser.measure(coldNet, slowdown)],
    };
  };
  const trace = async (path: string): Promise<Traced> => {
    const { cold, coldNet } = urls(path);
    const one = await coldBrowser.trace(cold, slowdown);
    const other = await coldBrowser.trace(coldNet, slowdown);
    return { ...spentOf(one.events, { cold: [one.took] }), ...spentOf(other.events, { coldNet: [other.took] }) };
  };
  return {
    name: `${name}: cold`,
    variants: {
      baseline: () => measure(paths.baseline),
      lean: () => measure(paths.lean),
      ours: () => measure(paths.ours),
    },
    traced: { baseline: () => trace(paths.baseline), lean: () => trace(paths.lean), ours: () => trace(paths.ours) },
  };
}

function person(catalogue: Catalogue, name: string, place: Place): Subject {
  return { name, catalogue, place, canSelect: true, hasEveryColumn: false, added: 0, slowdown };
}

/** Somebody with every column and a filled builder. */
async function everySubject(browser: Browser, catalogue: Catalogue, name: string, sowing?: Sowing): Promise<Subject> {
  const signedIn = await personPlace(browser, catalogue.origin);
  const place = sowing?.slowed(signedIn) ?? signedIn;
  const { origin, version, rowCount } = catalogue;
  const added = await fillBuilder(place, origin, { version, rowCount, wanted: builderSize });
  return { ...person(catalogue, name, place), hasEveryColumn: true, added };
}

/** The application with the demo's rows and with many times as many, as a signed-in person has it. */
async function growthSessions(
  { browser, coldBrowser }: Surroundings,
  name: string,
  { demo, grown }: { readonly demo: Catalogue; readonly grown: Catalogue },
): Promise<readonly Session[]> {
  const pageOf = async ({ origin, version, rowCount }: Catalogue): Promise<PageUnderTest> => {
    const url = `${origin}/?version=${version}`;
    const menuUrl = `${url}&columns=seqId,fullName,targetName,loDb`;
    const filters = encodeURIComponent('loDb>100&dilGroup=20%25&totalCvPlasma<20');
    return {
      place: await personPlace(browser, origin),
      rowCount,
      menuUrl,
      filterUrl: `${url}&filters=${filters}`,
      importUrl: url,
      canSelect: true,
      canSortNumbers: true,
      isWhole: false,
      slowdown: 1,
    };
  };
  const pages = { baseline: await pageOf(demo), ours: await pageOf(grown) };
  const opening = (of: Catalogue) => async () => ({
    open: [await coldBrowser.measure(`${of.origin}/?version=${of.version}`, 1)],
  });
  return [
    { name: `${name}: open`, variants: { baseline: opening(demo), ours: opening(grown) } },
    sessionOf(`${name}: actions`, pages, measureActions),
    sessionOf(`${name}: filters`, pages, measureFilters),
  ];
}

/** Without their baseline's size, which is what it loads until idle: it loads nothing later. */
async function firstViewSession(
  browser: Browser,
  subject: Subject,
  { hostFolder, ownersOf }: { readonly hostFolder: string; readonly ownersOf: () => Promise<Owners> },
): Promise<Session> {
  const { total, files } = await measureFirstView(hostFolder);
  const weigh = async (variant: Variant) => {
    const page = await visitorPlace(browser).newPage();
    await page.goto(pagesOf(browser, subject)[variant].menuUrl);
    await page.getByRole('grid').waitFor();
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(?:js|css)$/.test(name))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    await page.context().close();
    return { firstView: [bytes / 1000] };
  };
  return {
    name: `${subject.name}: first view`,
    variants: {
      baseline: () => weigh('baseline'),
      lean: () => weigh('lean'),
      ours: async () => ({ firstView: [total / 1000] }),
    },
    made: { ours: async () => ({ firstView: partsOf(files, await ownersOf()) }) },
  };
}

/** Reloads and panels at full speed, beside a visitor's reload: how fast this machine brings the page at all. */
function fullSpeedSessions(browser: Browser, { origin, rowCount }: Catalogue, place: Place): readonly Session[] {
  const visitor = visitorPlace(browser);
  return [
    {
      name: 'reload: reload',
      variants: { baseline: () => reloadSamples(visitor, origin), ours: () => reloadSamples(place, origin) },
    },
    {
      name: 'panel: panel',
      variants: {
        baseline: async () => {
          const times = await measureReloads(visitor, origin);
          return { save: times, openPanel: times };
        },
        ours: () => measurePanel(newcomerPlace(browser, origin), { origin, rowCount }),
      },
    },
  ];
}

/** A return to the menu, beside the plain pages' own, which keep nothing but what the browser does. */
function returnSession(browser: Browser, subject: Subject): Session {
  return sessionOf(`${subject.name}: return`, pagesOf(browser, subject), ({ place, menuUrl }) =>
    returnSamples(place, menuUrl, subject.slowdown),
  );
}

/** Of the demo catalogue and, where there are real files, of those. */
export async function pageSessions(
  surroundings: Surroundings,
  {
    demo,
    real,
    tenfold,
    hundredfold,
    hostFolder,
    ownersOf,
  }: {
    readonly demo: Catalogue;
    readonly real: Catalogue | undefined;
    readonly tenfold: Catalogue | undefined;
    readonly hundredfold: Catalogue | undefined;
    readonly hostFolder: string;
    /** Whose the bytes of the built scripts are; built when it is first asked for. */
    readonly ownersOf: () => Promise<Owners>;
  },
): Promise<readonly Session[]> {
  const { browser } = surroundings;
  const visitor = { ...person(demo, 'visitor', visitorPlace(browser)), canSelect: false };
  const signedIn = person(demo, 'person', await personPlace(browser, demo.origin));
  const every = await everySubject(browser, demo, 'every', surroundings.sowing);
  const newcomer = (catalogue: Catalogue, name: string): Session =>
    addAllSession(browser, person(catalogue, name, newcomerPlace(browser, catalogue.origin)));
  const sessions = [
    ...subjectSessions(browser, visitor, ownersOf),
    coldSession(surroundings, 'visitor', demo),
    await firstViewSession(browser, visitor, { hostFolder, ownersOf }),
    returnSession(browser, visitor),
    ...subjectSessions(browser, signedIn, ownersOf),
    newcomer(demo, 'person'),
    ...subjectSessions(browser, every, ownersOf),
    ...actSessions(browser, every),
    ...subjectSessions(browser, { ...every, name: 'full speed', slowdown: 1 }, ownersOf),
    ...fullSpeedSessions(browser, demo, signedIn.place),
    ...embeddedSessions(browser, surroundings.coldBrowser, demo),
  ];
  for (const [name, grown] of Object.entries({ tenfold, hundredfold })) {
    if (grown !== undefined) sessions.push(...(await growthSessions(surroundings, name, { demo, grown })));
  }
  if (real !== undefined) {
    sessions.push(
      ...subjectSessions(browser, await everySubject(browser, real, 'real'), ownersOf),
      coldSession(surroundings, 'real', real),
      newcomer(real, 'real'),
    );
  }
  return sessions;
}
