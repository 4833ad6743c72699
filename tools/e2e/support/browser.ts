import { createHash } from 'node:crypto';
import { once } from 'node:events';
import tls from 'node:tls';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { chromiumArguments, chromiumPath, wholeChromiumPath } from '../../chromium.ts';
import { type Browsers, insertAsPeopleDo, openFirefox } from './firefox.ts';

export interface Misdeeds {
  readonly uncaught: readonly string[];
  readonly policyViolations: readonly string[];
  readonly otherOrigins: readonly string[];
}

export const noMisdeeds: Misdeeds = { uncaught: [], policyViolations: [], otherOrigins: [] };

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The paths, with queries, of all requests so far, in order. */
  readonly requests: readonly string[];
  readonly misdeeds: Misdeeds;
}

export interface Visitors {
  /** Opens a new browser context. It shares no cookies, cache or storage with others. */
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

/** Whether tests run in Firefox: `SSM_BROWSER=firefox`. */
export const isFirefox: boolean = process.env['SSM_BROWSER'] === 'firefox';

export async function visit(browsers: Browsers, origin: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const browser = await browsers.of(options);
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(60_000);
  if (isFirefox) await context.addInitScript(insertAsPeopleDo);
  // Chromium without a user interface allows a click to copy only with this permission.
  else await context.grantPermissions(['clipboard-write']);
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

/**
 * Returns the arguments that make the browser trust the certificate of an origin, as this process does. Ignoring all
 * certificate errors would disable the HTTP cache of the browser.
 */
async function trusting(origin: string): Promise<readonly string[]> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:') return [];
  const socket = tls.connect({ host: hostname, port: Number(port) });
  await once(socket, 'secureConnect');
  const key = socket.getPeerX509Certificate()?.publicKey.export({ type: 'spki', format: 'der' });
  socket.destroy();
  if (key === undefined) throw new Error(`${origin} shows no certificate.`);
  return [`--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`];
}

export interface BrowserOptions {
  /** Whether Back can restore a page from the back/forward cache, which Playwright disables in Chromium. */
  readonly hasBackForwardCache?: boolean;
}

export async function launchBrowser(
  origin: string,
  { hasBackForwardCache = false }: BrowserOptions = {},
): Promise<Browsers> {
  if (isFirefox) return openFirefox();
  const args = [...chromiumArguments, ...(await trusting(origin))];
  const browser = await chromium.launch({
    executablePath: hasBackForwardCache ? wholeChromiumPath() : chromiumPath(),
    args,
    ...(hasBackForwardCache && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
  return { of: async () => browser, close: () => browser.close() };
}

/**
 * Returns the errors and warnings in the console of the page so far. Answers the request for an icon, which test
 * pages lack.
 */
export async function loggedBy(page: Page): Promise<readonly string[]> {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') logged.push(message.text());
  });
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  return logged;
}

export async function openBrowser(origin: string): Promise<Visitors> {
  const browsers = await launchBrowser(origin);
  return { visit: (options) => visit(browsers, origin, options), close: () => browsers.close() };
}
