import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { isFirefox, loggedBy, type Misdeeds, type Visitors } from '../e2e/support/browser.ts';
import { countLiving } from './examples/living.ts';
import { isSmoke } from './variants.ts';

export interface PortalVisit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly misdeeds: Misdeeds;
  readonly requests: readonly string[];
  readonly logged: readonly string[];
  readonly session: { token: string | null };
}

/** Opens a portal. Prepares the page before that, so that counting starts with its first script. */
export async function visitPortal(
  visitors: Pick<Visitors, 'visit'>,
  token: string | null = null,
  options: BrowserContextOptions = {},
): Promise<PortalVisit> {
  const { page, context, misdeeds, requests } = await visitors.visit(options);
  const session = { token };
  const logged = await loggedBy(page);
  await page.route('**/session.json', (route) => route.fulfill({ json: session }));
  await page.addInitScript(countLiving);
  return { page, context, misdeeds, requests, logged, session };
}

/** Defines tests that Firefox need not repeat, or that another file runs in Firefox. */
export function inChromiumAlone(define: () => void): void {
  if (!isFirefox) define();
}

/** Defines tests that `--smoke` leaves out, because they take long and other tests use the same code. */
export function outsideOfSmoke(define: () => void): void {
  if (!isSmoke) define();
}
