/** Content codings: which one a caller accepts, and the port that makes them. */
import { parseWeighted } from './weighted.ts';

/** The bytes of an answer; never shared memory. */
export type Bytes = Uint8Array<ArrayBuffer>;
/** One behind the other. */
export function joinedBytes(pieces: readonly Uint8Array[]): Bytes {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

export type CompressedEncoding = 'br' | 'gzip';
export type Encoding = CompressedEncoding | 'identity';
/** Quick while somebody waits; thorough once for an answer that very many will take. */
export type Effort = 'quick' | 'thorough';

/** Compresses off the main thread. Takes the bytes over: they may be empty afterwards. A browser has none, and answers without. */
export type Compress = (bytes: Bytes, encoding: CompressedEncoding, effort: Effort) => Promise<Bytes>;

/** Where identity stands when a header neither names nor excludes it: accepted, after all that are named. */
const unnamedIdentity = 0.000_5;

/**
 * The coding to answer with, of those available, the server's favourite first; undefined when the
 * Accept-Encoding header takes none of them. Without the header: as it is.
 */
export function chooseEncoding(acceptEncoding: string | null, available: readonly Encoding[]): Encoding | undefined {
  if (acceptEncoding === null) return available.includes('identity') ? 'identity' : undefined;
  const choices = parseWeighted(acceptEncoding);
  const named = new Map(choices.map(({ name, weight }) => [name === 'x-gzip' ? 'gzip' : name, weight]));
  const others = named.get('*');
  let best: Encoding | undefined;
  let bestWeight = 0;
  for (const encoding of available) {
    const unnamed = others ?? (encoding === 'identity' ? unnamedIdentity : 0);
    const weight = named.get(encoding) ?? unnamed;
    if (weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}
