import { hexOf } from './hex.ts';

/** A new id, as for an Idempotency-Key. `crypto.randomUUID` is missing where a page comes over plain http. */
export function newId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}
