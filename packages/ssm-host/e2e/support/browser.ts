/** A real browser, and what is watched on every page: uncaught errors, policy violations, requests that leave. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { chromiumArguments, chromiumPath } from '../../../../tools/chromium.ts';
import { insertAsPeopleDo, openFirefox } from './firefox.ts';

/** What a page must not do; all empty when all is well. */
export interface Misdeeds {
  readonly uncaught: readonly string[];
  readonly policyViolations: readonly string[];
  readonly otherOrigins: readonly string[];
}

export const noMisdeeds: Misdeeds = { uncaught: [], policyViolations: [], otherOrigins: [] };

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Paths with queries of every request so far, in order. */
  readonly requests: readonly string[];
  /** So far, over all its pages. */
  readonly misdeeds: Misdeeds;
}

export interface Visitors {
  /** A person in a browser of their own: no cookies, cache or storage of anyone else. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
  close(): Promise<void>;
}

declare global {
  interface Window {
    reportPolicyViolation(text: string): Promise<void>;
  }
}

function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
    void window.reportPolicyViolation(`${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
  });
}

/** Whether tests are played in Firefox: `SSM_BROWSER=firefox`. */
const isFirefox = process.env['SSM_BROWSER'] === 'firefox';

async function visit(browser: Browser, origin: string, options: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(30_000);
  if (isFirefox) await context.addInitScript(insertAsPeopleDo);
  const page = await context.newPage();
  const uncaught: string[] = [];
  const requests: string[] = [];
  const otherOrigins: string[] = [];
  const policyViolations: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.stack ?? error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin) requests.push(url.pathname + url.search);
    else otherOrigins.push(request.url());
  });
  await page.exposeFunction('reportPolicyViolation', (text: string) => void policyViolations.push(text));
  await page.addInitScript(watchPolicy);
  return { page, context, requests, misdeeds: { uncaught, policyViolations, otherOrigins } };
}

export async function openBrowser(origin: string): Promise<Visitors> {
  if (isFirefox) {
    const browsers = openFirefox();
    return {
      visit: async (options = {}) => visit(await browsers.of(options), origin, options),
      close: () => browsers.close(),
    };
  }
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
  return {
    visit: (options = {}) => visit(browser, origin, options),
    close: () => browser.close(),
  };
}
