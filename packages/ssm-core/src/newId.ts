import { hexOf } from './hex.ts';

/**
 * Creates an id, for example for an Idempotency-Key. `crypto.randomUUID` is missing on a page served over plain http.
 */
export function newId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}
