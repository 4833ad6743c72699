/** A person at a portal: what its page logs, asks for and must not do, and the session that the portal has for them. */
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { isFirefox, type Misdeeds, type Visitors } from '../../packages/ssm-host/e2e/support/browser.ts';
import { countLiving } from './examples/living.ts';

export interface PortalVisit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly misdeeds: Misdeeds;
  /** Paths with queries of every request so far, in order. */
  readonly requests: readonly string[];
  /** Warnings and errors in the console. */
  readonly logged: readonly string[];
  /** What the examples' session.json answers from now on. */
  readonly session: { token: string | null };
}

/** Before the page is opened: what lives in it is counted from its first script on. */
export async function visitPortal(
  visitors: Visitors,
  token: string | null = null,
  options: BrowserContextOptions = {},
): Promise<PortalVisit> {
  const { page, context, misdeeds, requests } = await visitors.visit(options);
  const session = { token };
  const logged: string[] = [];
  // The browser asks by itself, and the examples have none.
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.route('**/session.json', (route) => route.fulfill({ json: session }));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') logged.push(message.text());
  });
  await page.addInitScript(countLiving);
  return { page, context, misdeeds, requests, logged, session };
}

/** Defines tests of what Firefox cannot do differently from Chromium, or does in a test of another file. */
export function inChromiumAlone(define: () => void): void {
  if (!isFirefox) define();
}
