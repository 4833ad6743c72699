/** A server and a browser for the tests of a describe, and people who come to it. */
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { signIn, type Title } from './account.ts';
import { openBrowser, type Visit, type Visitors } from './browser.ts';
import { type Menu, menuOf } from './menu.ts';
import { type MenuServer, type MenuServerOptions, startMenuServer } from './server.ts';

/** A person at a page. */
export interface Visitor extends Visit {
  readonly menu: Menu;
  /** Below the origin, as `/my-panels?page=2`. */
  readonly where: () => string;
}

export interface Hosted {
  readonly server: MenuServer;
  readonly visitors: Visitors;
  /** Comes to an address in a browser of their own: signed in with a title, or as a visitor with null. */
  readonly open: (title: Title | null, path?: string, options?: BrowserContextOptions) => Promise<Visitor>;
}

/** Call it in a describe: the server and the browser are there from its first test to its last. */
export function hosted(options: MenuServerOptions = {}): Hosted {
  let server: MenuServer | undefined;
  let visitors: Visitors | undefined;

  beforeAll(async () => {
    server = await startMenuServer(options);
    visitors = await openBrowser(server.origin);
  });

  afterAll(async () => {
    await visitors?.close();
    await server?.stop();
  });

  function started<Part>(part: Part | undefined): Part {
    if (part === undefined) throw new Error('The server and the browser start with the first test.');
    return part;
  }

  async function enter(page: Page, title: Title | null, path: string): Promise<void> {
    await page.goto(title === null ? path : '/');
    if (title === null) return;
    await signIn(page, title);
    if (path !== '/') await page.goto(path);
  }

  return {
    get server() {
      return started(server);
    },
    get visitors() {
      return started(visitors);
    },
    async open(title, path = '/', contextOptions = {}) {
      const visit = await started(visitors).visit(contextOptions);
      const { origin } = started(server);
      await enter(visit.page, title, path);
      return { ...visit, menu: menuOf(visit.page), where: () => visit.page.url().slice(origin.length) };
    },
  };
}
