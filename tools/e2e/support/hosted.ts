import type { BrowserContextOptions } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { emailOf, signIn, type Title } from './account.ts';
import { isFirefox, type Visit, visit } from './browser.ts';
import { type Menu, menuOf } from './menu.ts';
import { enter, leave, type Place, stopPlaces } from './places.ts';
import type { MenuServer, MenuServerOptions } from './server.ts';
import { signedIn } from './signedIn.ts';

export interface Visitor extends Visit {
  readonly menu: Menu;
  readonly where: () => string;
}

export interface Hosted {
  readonly server: MenuServer;
  /** Opens an address in a new browser context, signed in as a title, or as a visitor (null). */
  readonly open: (title: Title | null, path?: string, options?: BrowserContextOptions) => Promise<Visitor>;
  /** Opens a new browser context without a page. Default origin: the server's. */
  readonly visit: (options?: BrowserContextOptions, origin?: string) => Promise<Visit>;
}

interface HostedOptions extends MenuServerOptions {
  /** Whether tests change shared data such as a catalogue. The server is then stopped after the tests. */
  readonly isChanged?: boolean;
}

/**
 * Provides a server and a browser for the tests of a describe. Files with the same settings share them. After a
 * failed test a new server replaces the old one, because the state of the old one is unknown.
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
    // Closes the contexts, because an open page would continue to send requests.
    await Promise.all(visits.splice(0).map(({ context }) => context.close()));
    if (task.result?.state !== 'fail') return;
    await end(true);
    await begin();
  });

  afterAll(async () => {
    await end(options.isChanged === true);
    // Stops the servers here if the environment does not, as in other environments.
    if (globalThis.stopsOfWorker === undefined) await stopPlaces();
  });

  const comeTo: Hosted['visit'] = async (contextOptions = {}, origin = entered().server.origin) => {
    const visited = await visit(entered().browsers, origin, contextOptions);
    visits.push(visited);
    return visited;
  };

  /**
   * Opens a page. In Firefox the user signs in on the sign-in pages, because no other test in Firefox covers those.
   * In other browsers the session is prepared.
   */
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
