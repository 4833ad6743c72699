/** Where the Firefox for tests is: a release as people have it, driven by WebDriver BiDi. */
import { existsSync } from 'node:fs';

const installed = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** FIREFOX_PATH, or an installed Firefox; undefined when there is none. */
function findFirefox(): string | undefined {
  const named = process.env['FIREFOX_PATH'];
  return [named, ...installed].find((path) => path !== undefined && existsSync(path));
}

export const noFirefox = 'No Firefox found. Install one (on Debian: apt-get install firefox-esr) or set FIREFOX_PATH.';

/** As findFirefox, but throws with what to do when there is none. */
export function firefoxPath(): string {
  const path = findFirefox();
  if (path === undefined) throw new Error(noFirefox);
  return path;
}

/** In CI it must be there: its tests fail rather than be skipped. */
export function isFirefoxTested(): boolean {
  return findFirefox() !== undefined || process.env['CI'] !== undefined;
}
