import { afterAll, beforeAll } from 'vitest';
import { openBrowser, type Visitors } from './browser.ts';

/** Opens a browser for the tests of a file or describe. The origin is read after earlier `beforeAll` hooks. */
export function visitorsOf(origin: () => string): Pick<Visitors, 'visit'> {
  let visitors: Visitors | undefined;
  beforeAll(async () => {
    visitors = await openBrowser(origin());
  });
  afterAll(() => visitors?.close());
  return {
    visit(options) {
      if (visitors === undefined) throw new Error('The browser opens with the first test.');
      return visitors.visit(options);
    },
  };
}
