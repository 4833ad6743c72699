/** A page from which no request leaves, and which keeps nothing in the browser's database. */
import { vi } from 'vitest';

/** Whatever asks throws from now on until the test ends; answers what was asked for, which goes on being filled. */
export function refuseRequests(): readonly string[] {
  const asked: string[] = [];
  const refuse = (what: string) => (): never => {
    asked.push(what);
    throw new Error(`${what} is not to be used here.`);
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(refuse('fetch'));
  vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(refuse('XMLHttpRequest'));
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(refuse('sendBeacon'));
  vi.spyOn(indexedDB, 'open').mockImplementation(refuse('indexedDB'));
  return asked;
}
