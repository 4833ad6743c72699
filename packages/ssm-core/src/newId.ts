/** A new id, as for an Idempotency-Key. `crypto.randomUUID` is missing where a page comes over plain http. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
