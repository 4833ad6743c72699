/** Names for panels and their states: URL-safe, and not to be guessed. */

/** 128 random bits as 22 characters. */
export function opaqueId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
