import type { BrowserContext } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser, type Visitors } from './browser.ts';

/**
 * Opens a browser for the tests of a file or describe. Closes the contexts after each test. `origin` is called after
 * earlier `beforeAll` hooks.
 */
export function visitorsOf(origin: () => string): Pick<Visitors, 'visit'> {
  let visitors: Visitors | undefined;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    visitors = await openBrowser(origin());
  });
  afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())));
  afterAll(() => visitors?.close());
  return {
    async visit(options) {
      if (visitors === undefined) throw new Error('The browser opens with the first test.');
      const visit = await visitors.visit(options);
      contexts.push(visit.context);
      return visit;
    },
  };
}
