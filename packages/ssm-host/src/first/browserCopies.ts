/**
 * What the browser's own cache holds of earlier visits. Nothing else is stored for it: the server lets browsers keep answers
 * about the catalogue, and has them ask whether they still hold. Visitors alone read it: what is for signed-in people
 * may be of somebody else who used this browser.
 */
import type { FetchShaped } from 'ssm-core';

/** Reads a copy without asking anybody; rejects where there is none. */
export const fetchCopy: FetchShaped = (request) =>
  fetch(new Request(request, { cache: 'only-if-cached', mode: 'same-origin' }));

/** Whether the script at this address came from the cache: who was never here has no copies, and a look for one would be told as an error. */
export function wasHere(script: string, page: Pick<Performance, 'getEntriesByName'>): boolean {
  const [entry] = page.getEntriesByName(script);
  return entry !== undefined && 'transferSize' in entry && entry.transferSize === 0;
}
