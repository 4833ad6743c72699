/** Every session that a browser is needed for. */
import type { Browser } from 'playwright';
import { measureFirstView } from '../size.ts';
import type { Catalogue } from './catalogues.ts';
import type { ColdBrowser } from './cold.ts';
import { growthTimes } from './goals.ts';
import { measureActions, measureFilters, type PageUnderTest } from './measure.ts';
import { type Place, visitorPlace } from './page.ts';
import { measurePanel } from './panels.ts';
import { fillBuilder, newcomerPlace, personPlace } from './people.ts';
import { measureReloads, reloadSamples } from './reload.ts';
import type { Session, Variant } from './runner.ts';
import type { SlowNetwork } from './slow-network.ts';
import { addAllSession, pagesOf, type Subject, sessionOf, subjectSessions } from './subjects.ts';

const slowdown = 4;
const builderSize = 500;

interface Surroundings {
  readonly browser: Browser;
  readonly coldBrowser: ColdBrowser;
  readonly network: SlowNetwork;
}

/** A visitor's first view with nothing kept, without a limit and through a slow line. */
function coldSession(
  { coldBrowser, network }: Surroundings,
  name: string,
  { origin, port, version }: Catalogue,
): Session {
  const measure = (path: string) => async () => ({
    cold: [await coldBrowser.measure(`${origin}${path}`, slowdown)],
    coldNet: [await coldBrowser.measure(`${network.toward(port)}${path}`, slowdown)],
  });
  return {
    name: `${name}: cold`,
    variants: {
      baseline: measure(`/bench/bare/index.html?version=${version}`),
      lean: measure(`/bench/lean/index.html?version=${version}`),
      ours: measure(`/?version=${version}`),
    },
  };
}

function person(catalogue: Catalogue, name: string, place: Place): Subject {
  return { name, catalogue, place, canSelect: true, hasEveryColumn: false, added: 0, slowdown };
}

/** Somebody with every column and a filled builder. */
async function everySubject(browser: Browser, catalogue: Catalogue, name: string): Promise<Subject> {
  const place = await personPlace(browser, catalogue.origin);
  const { origin, version, rowCount } = catalogue;
  const added = await fillBuilder(place, origin, { version, rowCount, wanted: builderSize });
  return { ...person(catalogue, name, place), hasEveryColumn: true, added };
}

/** The menu with its rows and with ten times as many: in a page of its own, as no catalogue is so long. */
function growthSessions(browser: Browser, { origin, rowCount }: Catalogue): readonly Session[] {
  const filters = encodeURIComponent('loDb>100&dilGroup=20%25&totalCvPlasma<20');
  const grown = (times: number): PageUnderTest => {
    const url = `${origin}/bench/app/index.html?times=${times}`;
    return {
      place: visitorPlace(browser),
      rowCount: rowCount * times,
      menuUrl: `${url}&columns=seqId,fullName,targetName,loDb&select`,
      filterUrl: `${url}&filters=${filters}`,
      importUrl: url,
      canSelect: true,
      canSortNumbers: true,
      isWhole: false,
      slowdown: 1,
    };
  };
  const pages = { baseline: grown(1), ours: grown(growthTimes) };
  return [sessionOf('growth: actions', pages, measureActions), sessionOf('growth: filters', pages, measureFilters)];
}

/** Without their baseline's size, which is what it loads until idle: it loads nothing later. */
async function firstViewSession(browser: Browser, subject: Subject, hostFolder: string): Promise<Session> {
  const { total } = await measureFirstView(hostFolder);
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

/** Of the demo catalogue and, where there are real files, of those. */
export async function pageSessions(
  surroundings: Surroundings,
  {
    demo,
    real,
    hostFolder,
  }: { readonly demo: Catalogue; readonly real: Catalogue | undefined; readonly hostFolder: string },
): Promise<readonly Session[]> {
  const { browser } = surroundings;
  const visitor = { ...person(demo, 'visitor', visitorPlace(browser)), canSelect: false };
  const signedIn = person(demo, 'person', await personPlace(browser, demo.origin));
  const every = await everySubject(browser, demo, 'every');
  const newcomer = (catalogue: Catalogue, name: string): Session =>
    addAllSession(browser, person(catalogue, name, newcomerPlace(browser, catalogue.origin)));
  const sessions = [
    ...subjectSessions(browser, visitor),
    coldSession(surroundings, 'visitor', demo),
    await firstViewSession(browser, visitor, hostFolder),
    ...subjectSessions(browser, signedIn),
    newcomer(demo, 'person'),
    ...subjectSessions(browser, every),
    ...subjectSessions(browser, { ...every, name: 'full speed', slowdown: 1 }),
    ...growthSessions(browser, demo),
    ...fullSpeedSessions(browser, demo, signedIn.place),
  ];
  if (real !== undefined) {
    sessions.push(
      ...subjectSessions(browser, await everySubject(browser, real, 'real')),
      coldSession(surroundings, 'real', real),
      newcomer(real, 'real'),
    );
  }
  return sessions;
}
