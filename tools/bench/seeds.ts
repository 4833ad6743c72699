/** Slowdowns that are put in on purpose: five places, one at a time. `npm run bench -- --seeded` demands that each is found. */

import type { Line } from './line.ts';
import type { Place } from './page.ts';
import { median } from './statistics.ts';

export interface Seed {
  readonly name: string;
  /** Of the line that it slows. */
  readonly key: string;
  /** What happens in the page when it acts; none for the server. */
  readonly on?: { readonly event: string; readonly selector: string; readonly text?: string };
}

export const seeds: readonly Seed[] = [
  { name: 'search', key: 'every: search', on: { event: 'input', selector: '[type=search], [role=searchbox]' } },
  {
    name: 'sort',
    key: 'every: sortText',
    on: { event: 'pointerup', selector: '[role=columnheader][aria-sort=ascending]', text: 'Full Name|Target Name' },
  },
  {
    name: 'selection',
    key: 'every: selectOne',
    on: { event: 'pointerup', selector: '[role=gridcell]:has([type=checkbox], [role=checkbox])' },
  },
  { name: 'rows that are scrolled', key: 'every: scroll', on: { event: 'scroll', selector: '*' } },
  { name: 'filtered answers', key: 'server: filtered' },
];

/** So much of its own time is added to a line. */
const share = 0.2;

/** Milliseconds that a fifth of the line is: of one action, or of one answer. */
export function seedMs({ goal, pairs }: Line): number {
  const own = median(pairs.flatMap(({ ours }) => ours));
  return share * (goal.unit === '/s' ? 1000 / own : own);
}

/** What is sown at the moment; nothing at first. */
export interface Sowing {
  /** Loaded into the servers before their own code. */
  readonly preload: string;
  sow(seed: Seed | undefined, ms: number): void;
  /** The place, whose pages are slowed by what is sown when they are opened. */
  slowed(place: Place): Place;
}

interface Sown {
  readonly event: string;
  readonly selector: string;
  readonly text?: string;
  readonly ms: number;
}

/** Runs in the page. */
function waitOn({ event, selector, text, ms }: Sown): void {
  addEventListener(
    event,
    ({ target }) => {
      const found = target instanceof Element ? target.closest(selector) : null;
      const isMeant = event === 'scroll' || (found !== null && new RegExp(text ?? '').test(found.textContent ?? ''));
      const end = performance.now() + (isMeant ? ms : 0);
      while (performance.now() < end);
    },
    { capture: true },
  );
}

export function createSowing(): Sowing {
  let sown: Sown | undefined;
  return {
    preload: './tools/bench/slow-server.ts',
    sow(seed, ms) {
      sown = seed?.on === undefined ? undefined : { ...seed.on, ms };
    },
    slowed: (place) => ({
      ...place,
      async newPage() {
        const page = await place.newPage();
        if (sown !== undefined) await page.addInitScript(waitOn, sown);
        return page;
      },
    }),
  };
}

/** Makes the server wait so long before it answers each request. */
export async function slowServer(origin: string, ms: number): Promise<void> {
  await fetch(`${origin}/bench/slow?ms=${ms}`);
}
