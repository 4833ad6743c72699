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
/** `quick` suits a caller who waits, `thorough` an answer that many callers get. */
export type Effort = 'quick' | 'thorough';

/** Compresses off the main thread and may take ownership of the bytes. Absent in browsers. */
export type Compress = (bytes: Bytes, encoding: CompressedEncoding, effort: Effort) => Promise<Bytes>;

export type HeaderList = readonly (readonly [name: string, value: string])[];
