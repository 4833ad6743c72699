export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the SHA-256 as 64 hexadecimal digits. Throws on a page over plain http, where `crypto.subtle` is missing. */
export async function sha256Of(content: BufferSource | string): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/**
 * Creates an id, for example for an Idempotency-Key, also on a page over plain http, where `crypto.randomUUID` is
 * missing.
 */
export function newId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(16)));
}
