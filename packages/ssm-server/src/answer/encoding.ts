import { parseWeighted } from './weighted.ts';

export type Bytes = Uint8Array<ArrayBuffer>;
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
/** Quick for a waiting caller, thorough for an answer that many callers get. */
export type Effort = 'quick' | 'thorough';

/** Compresses off the main thread and may take ownership of the bytes. Absent in browsers. */
export type Compress = (bytes: Bytes, encoding: CompressedEncoding, effort: Effort) => Promise<Bytes>;

/** The weight of identity when a header does not mention it: accepted, after all named encodings. */
const unnamedIdentity = 0.000_5;

/**
 * Returns the best available encoding, by weight and then by server preference. Returns undefined when Accept-Encoding
 * refuses all. Without the header it returns identity.
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
