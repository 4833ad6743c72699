import type { AssayVersion } from '../../api/types.ts';
import { sha256Of } from '../../hex.ts';

/** Precedes the hash in exports and citations. */
export const panelHashPrefix = 'sha256:';

/**
 * Returns the text that the content hash is computed from: `7K` or `11K`, then the distinct SeqIds in byte order. Each is
 * a line that ends with LF. Name, order and catalogue do not change it.
 */
export function panelHashText(version: AssayVersion, seqIds: Iterable<string>): string {
  const sorted = [...new Set(seqIds)].toSorted((one, other) => (one < other ? -1 : 1));
  return [version.slice('V_'.length), ...sorted].map((line) => `${line}\n`).join('');
}

/**
 * Returns the SHA-256 of `panelHashText` after `sha256:`. Null on a page over plain http, where browsers have no
 * `crypto.subtle`.
 */
export async function panelHash(version: AssayVersion, seqIds: Iterable<string>): Promise<string | null> {
  if (globalThis.crypto?.subtle === undefined) return null;
  return panelHashPrefix + (await sha256Of(panelHashText(version, seqIds)));
}
