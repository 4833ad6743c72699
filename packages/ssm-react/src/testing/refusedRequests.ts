import { vi } from 'vitest';

/** Makes requests and IndexedDB throw until the test ends. Returns a list that grows with each attempt. */
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
