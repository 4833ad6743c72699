/** A server and a browser for the tests of a describe, and people who come to it. */
import type { BrowserContextOptions } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { emailOf, signIn, type Title } from './account.ts';
import { isFirefox, type Visit, visit } from './browser.ts';
import { type Menu, menuOf } from './menu.ts';
import { enter, leave, type Place, stopPlaces } from './places.ts';
import type { MenuServer, MenuServerOptions } from './server.ts';
import { signedIn } from './signedIn.ts';

/** A person at a page. */
export interface Visitor extends Visit {
  readonly menu: Menu;
  /** Below the origin, as `/my-panels?page=2`. */
  readonly where: () => string;
}

export interface Hosted {
  readonly server: MenuServer;
  /** Comes to an address in a browser of their own: signed in with a title, or as a visitor with null. */
  readonly open: (title: Title | null, path?: string, options?: BrowserContextOptions) => Promise<Visitor>;
  /** A person in a browser of their own, before any page. Default origin: the server's. */
  readonly visit: (options?: BrowserContextOptions, origin?: string) => Promise<Visit>;
}

interface HostedOptions extends MenuServerOptions {
  /** The tests change what other files read, as a catalogue: the server is stopped after them. */
  readonly isChanged?: boolean;
}

/**
 * Call it in a describe. The server and the browser are there from its first test to its last, and files that ask for the same
 * settings share them. After a test that failed another server takes the place of one that it may have left in any state.
 */
export function hosted(options: HostedOptions = {}): Hosted {
  let place: Place | undefined;
  const visits: Visit[] = [];

  function entered(): Place {
    if (place === undefined) throw new Error('The server and the browser start with the first test.');
    return place;
  }

  async function begin(): Promise<void> {
    place = await enter(options);
  }

  async function end(isChanged: boolean): Promise<void> {
    if (place !== undefined) await leave(place, isChanged);
    place = undefined;
  }

  beforeAll(begin);

  afterEach(async ({ task }) => {
    // The browser goes on, and a page that is left open would go on asking.
    await Promise.all(visits.splice(0).map(({ context }) => context.close()));
    if (task.result?.state !== 'fail') return;
    await end(true);
    await begin();
  }, 60_000);

  afterAll(async () => {
    await end(options.isChanged === true);
    // Elsewhere than in the environment of walks nothing else stops them.
    if (globalThis.stopsOfWorker === undefined) await stopPlaces();
  });

  const comeTo: Hosted['visit'] = async (contextOptions = {}, origin = entered().server.origin) => {
    const visited = await visit(entered().browsers, origin, contextOptions);
    visits.push(visited);
    return visited;
  };

  /** In Firefox a person goes through the pages of the sign-in, which no other test of it does; elsewhere they have done so before. */
  async function visitOf(title: Title | null, path: string, contextOptions: BrowserContextOptions): Promise<Visit> {
    const session = await signedIn(entered().server, isFirefox ? null : title);
    const visitor = await comeTo({ ...contextOptions, ...session });
    const { page } = visitor;
    if (title !== null && isFirefox) {
      await page.goto('/');
      await signIn(page, title);
    }
    if (title === null || !isFirefox || path !== '/') await page.goto(path);
    if (title !== null) await page.getByRole('button', { name: emailOf(title), exact: true }).waitFor();
    return visitor;
  }

  return {
    get server() {
      return entered().server;
    },
    visit: comeTo,
    async open(title, path = '/', contextOptions = {}) {
      const visitor = await visitOf(title, path, contextOptions);
      const { origin } = entered().server;
      return { ...visitor, menu: menuOf(visitor.page), where: () => visitor.page.url().slice(origin.length) };
    },
  };
}
