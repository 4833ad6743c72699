/** Who is measured: each of them on the application, with the plain pages that do the same beside it. */
import type { Browser } from 'playwright';
import type { Act } from './acts.ts';
import { filesOf, type Owners, type Parts, partsOf } from './bytes.ts';
import type { Catalogue } from './catalogues.ts';
import {
  measureAct,
  measureActions,
  measureAddAll,
  measureFilters,
  measureImport,
  type PageUnderTest,
} from './measure.ts';
import { takeMemory } from './memory.ts';
import { type Place, type Samples, visitorPlace } from './page.ts';
import type { Made, Session, Variant } from './runner.ts';
import { traced } from './trace.ts';

export interface Subject {
  /** As the goals name it. */
  readonly name: string;
  readonly catalogue: Catalogue;
  /** Where the application is opened: a visitor's browser or a person's. */
  readonly place: Place;
  readonly canSelect: boolean;
  readonly hasEveryColumn: boolean;
  /** Reagents in the builder. */
  readonly added: number;
  readonly slowdown: number;
}

/** So many samples a page that it takes about as long to open: pages differ more than one act of a page from the next. */
const actRepeats: Readonly<Record<Act, number>> = { search: 3, sort: 1, select: 8, scroll: 6 };

const clauses = ['loDb>100', 'dilGroup=20%25', 'totalCvPlasma<20', 'sigNoisePlasma>1', 'medNormPlasma>100'];

/** The application's page and the plain ones, with the same columns, filters and rows. */
export function pagesOf(browser: Browser, subject: Subject): Readonly<Record<Variant, PageUnderTest>> {
  const { catalogue, place, canSelect, hasEveryColumn, added, slowdown } = subject;
  const { origin, version, rowCount } = catalogue;
  const filterCount = hasEveryColumn ? 5 : 3;
  const columns = hasEveryColumn ? `&columns=${catalogue.columns.join()}` : '';
  const isWhole = slowdown > 1;
  const shared = { rowCount, canSelect, canSortNumbers: hasEveryColumn, isWhole, slowdown };
  const filters = encodeURIComponent(clauses.slice(0, filterCount).join('&'));
  const plain = (page: 'bare' | 'lean'): PageUnderTest => {
    const url = `${origin}/bench/${page}/index.html?version=${version}${columns}&added=${added}${canSelect ? '&select' : ''}`;
    const filterUrl = `${url}&filters=${filterCount}`;
    return { ...shared, place: visitorPlace(browser), menuUrl: url, filterUrl, importUrl: url };
  };
  return {
    baseline: plain('bare'),
    lean: plain('lean'),
    ours: {
      ...shared,
      place,
      menuUrl: `${origin}/?version=${version}${columns}`,
      filterUrl: `${origin}/?version=${version}${columns}&filters=${filters}`,
      importUrl: `${origin}/${version === 'V_7K' ? '7k' : '11k'}-panel-builder`,
    },
  };
}

type Measure = (page: PageUnderTest) => Promise<Samples>;

export function sessionOf(
  name: string,
  pages: Readonly<Partial<Record<Variant, PageUnderTest>>>,
  measure: Measure,
): Session {
  const all = Object.entries(pages);
  return {
    name,
    variants: Object.fromEntries(all.map(([variant, page]) => [variant, () => measure(page)])),
    traced: Object.fromEntries(all.map(([variant, page]) => [variant, () => traced(page, measure)])),
  };
}

/** What is loaded until idle, and what memory holds after use: of the page driven once more. */
async function madeOf(page: PageUnderTest, owners: Owners): Promise<Made> {
  const made: { idleBytes?: Parts; heap?: Parts } = {};
  await measureActions({
    ...page,
    look: {
      atIdle: async (opened) => void (made.idleBytes = partsOf(await filesOf(opened), owners)),
      afterUse: async (cdp) => void (made.heap = await takeMemory(cdp)),
    },
  });
  return { ...made };
}

/** What everyone does, and of a signed-in person the dialogs too. */
export function subjectSessions(
  browser: Browser,
  subject: Subject,
  ownersOf: () => Promise<Owners>,
): readonly Session[] {
  const pages = pagesOf(browser, subject);
  const actions = sessionOf(`${subject.name}: actions`, pages, measureActions);
  const made = Object.entries(pages).map(([variant, page]) => [variant, async () => madeOf(page, await ownersOf())]);
  const sessions = [
    pages.ours.isWhole ? { ...actions, made: Object.fromEntries(made) } : actions,
    sessionOf(`${subject.name}: filters`, pages, measureFilters),
  ];
  if (subject.canSelect && subject.slowdown > 1) {
    sessions.push(sessionOf(`${subject.name}: import`, pages, measureImport));
  }
  return sessions;
}

/** Each act on pages of its own, done so often there: beside the plain page alone. */
export function actSessions(browser: Browser, subject: Subject): readonly Session[] {
  const { baseline, ours } = pagesOf(browser, subject);
  return Object.entries(actRepeats).map(([act, repeats]) =>
    sessionOf(`${subject.name}: ${act}`, { baseline, ours }, measureAct(act as Act, repeats)),
  );
}

/** Everything added to the builder of somebody who has just signed in. */
export function addAllSession(browser: Browser, subject: Subject): Session {
  return sessionOf(`${subject.name}: add all`, pagesOf(browser, subject), measureAddAll);
}
