import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The first is Chromium without a user interface, in which tests take about four fifths of the time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Arguments that disable the sandbox and background traffic, because tests run as root in containers without a
 * network.
 */
export const chromiumArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function firstOf(paths: readonly string[]): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...paths, chromium.executablePath()].find(
    (path) => path !== undefined && existsSync(path),
  );
}

/**
 * Returns the path of Chromium: CHROMIUM_PATH, or an installed Chromium or Chrome, or Playwright's own. Undefined if
 * there is none.
 */
export function findChromium(): string | undefined {
  return firstOf(installed);
}

/** Returns the path of a Chromium with a user interface. Only that has a back/forward cache. */
export function wholeChromiumPath(): string {
  const path = firstOf(installed.slice(1));
  if (path === undefined) {
    throw new Error('No whole Chromium found. Install one (on Debian: apt-get install chromium).');
  }
  return path;
}

export function chromiumPath(): string {
  const path = findChromium();
  if (path === undefined) {
    throw new Error('No Chromium found. Install one (on Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  }
  return path;
}
