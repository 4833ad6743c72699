/** A server and a browser for the tests of a describe, and people who come to it. */
import type { BrowserContextOptions } from 'playwright';
import { emailOf, signIn, type Title } from './account.ts';
import { isFirefox, openBrowser, type Visit, type Visitors } from './browser.ts';
import { shareAmongTests } from './lifetime.ts';
import { type Menu, menuOf } from './menu.ts';
import { type MenuServer, type MenuServerOptions, startMenuServer } from './server.ts';
import { signedIn } from './signedIn.ts';

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

  async function begin(): Promise<void> {
    server = await startMenuServer(options);
    visitors = await openBrowser(server.origin);
  }

  async function end(): Promise<void> {
    await visitors?.close();
    await server?.stop();
  }

  shareAmongTests(begin, end);

  function started<Part>(part: Part | undefined): Part {
    if (part === undefined) throw new Error('The server and the browser start with the first test.');
    return part;
  }

  /** In Firefox a person goes through the pages of the sign-in, which no other test of it does; elsewhere they have done so before. */
  async function visitOf(title: Title | null, path: string, contextOptions: BrowserContextOptions): Promise<Visit> {
    const session = await signedIn(started(server), isFirefox ? null : title);
    const visit = await started(visitors).visit({ ...contextOptions, ...session });
    const { page } = visit;
    if (title !== null && isFirefox) {
      await page.goto('/');
      await signIn(page, title);
    }
    if (title === null || !isFirefox || path !== '/') await page.goto(path);
    if (title !== null) await page.getByRole('button', { name: emailOf(title), exact: true }).waitFor();
    return visit;
  }

  return {
    get server() {
      return started(server);
    },
    get visitors() {
      return started(visitors);
    },
    async open(title, path = '/', contextOptions = {}) {
      const visit = await visitOf(title, path, contextOptions);
      const { origin } = started(server);
      return { ...visit, menu: menuOf(visit.page), where: () => visit.page.url().slice(origin.length) };
    },
  };
}
