/**
 * Reads catalogue answers from the browser's HTTP cache, which revalidates them with the server.
 * Only visitors use it, since a signed-in answer may belong to another user of this browser.
 */
import type { FetchShaped } from 'ssm-core';

/** Reads a cached answer without a request; rejects if there is none. */
export const fetchCopy: FetchShaped = (request) =>
  fetch(new Request(request, { cache: 'only-if-cached', mode: 'same-origin' }));

/** Returns whether the script came from the cache. Without an earlier visit, looking for a copy would log an error. */
export function wasHere(script: string, page: Pick<Performance, 'getEntriesByName'>): boolean {
  const [entry] = page.getEntriesByName(script);
  return entry !== undefined && 'transferSize' in entry && entry.transferSize === 0;
}
