/** Finds the Firefox for tests: a regular release, which WebDriver BiDi can control. */
import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

function findFirefox(): string | undefined {
  const named = process.env['FIREFOX_PATH'];
  return [named, ...installed].find((path) => path !== undefined && existsSync(path));
}

export const noFirefox = 'No Firefox found. Install one (on Debian: apt-get install firefox-esr) or set FIREFOX_PATH.';

export function firefoxPath(): string {
  const path = findFirefox();
  if (path === undefined) throw new Error(noFirefox);
  return path;
}

/** Returns whether tests run in Firefox. In CI that is always true, so that a missing Firefox fails the tests. */
export function isFirefoxTested(): boolean {
  return findFirefox() !== undefined || process.env['CI'] !== undefined;
}
