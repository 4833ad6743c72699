/** Encodes whole numbers in seven bits per byte, and SeqIds as two such numbers. */

export class MalformedSeqIdsError extends Error {
  override readonly name = 'MalformedSeqIdsError';
}

const shape = /^([1-9]\d{0,6})-(0|[1-9]\d{0,5})$/;
const longBits = 7;
const isMore = 1 << longBits;
/** Exceeds any written number, so reading broken bytes ends. */
const mostBits = 31;

export type SeqIdNumbers = readonly [pool: number, clone: number];

/** Returns the two numbers of a SeqId; undefined if they would not give exactly the same text. */
export function numbersOf(seqId: string): SeqIdNumbers | undefined {
  const match = shape.exec(seqId);
  return match === null ? undefined : [Number(match[1]), Number(match[2])];
}

export interface NumberWriter {
  put(number: number): void;
  putSigned(number: number): void;
  putSeqId(numbers: SeqIdNumbers): void;
  readonly length: number;
  bytes(): Uint8Array;
}

export function createNumberWriter(): NumberWriter {
  const written: number[] = [];
  let last = 0;
  function put(number: number): void {
    let left = number;
    for (; left >= isMore; left >>>= longBits) written.push((left & (isMore - 1)) | isMore);
    written.push(left);
  }
  const putSigned = (number: number): void => put(number < 0 ? -2 * number - 1 : 2 * number);
  return {
    put,
    putSigned,
    putSeqId([pool, clone]) {
      putSigned(pool - last);
      put(clone);
      last = pool;
    },
    get length() {
      return written.length;
    },
    bytes: () => Uint8Array.from(written),
  };
}

export interface NumberReader {
  take(): number;
  takeSigned(): number;
  takeSeqId(): string;
  isAtEnd(): boolean;
}

export function createNumberReader(bytes: Uint8Array): NumberReader {
  let offset = 0;
  let last = 0;
  function take(): number {
    let number = 0;
    for (let bits = 0; bits < mostBits; bits += longBits) {
      const byte = bytes[offset];
      if (byte === undefined) throw new MalformedSeqIdsError('they are cut off');
      offset += 1;
      number |= (byte & (isMore - 1)) << bits;
      if (byte < isMore) return number;
    }
    throw new MalformedSeqIdsError('a number is too long');
  }
  function takeSigned(): number {
    const number = take();
    return number % 2 === 0 ? number / 2 : -(number + 1) / 2;
  }
  return {
    take,
    takeSigned,
    takeSeqId() {
      last += takeSigned();
      return `${last}-${take()}`;
    },
    isAtEnd: () => offset === bytes.length,
  };
}
