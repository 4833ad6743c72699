export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the SHA-256 as 64 digits. `crypto.subtle` is missing on a page served over plain http. */
export async function sha256Of(content: BufferSource | string): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/**
 * Creates an id, for example for an Idempotency-Key. `crypto.randomUUID` is missing on a page served over plain http.
 */
export function newId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}
