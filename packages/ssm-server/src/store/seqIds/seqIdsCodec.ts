/** Encodes an ordered list of SeqIds as self-contained bytes, about a tenth of its text. */
import { deflateSync, inflateSync } from 'node:zlib';
import { createNumberReader, createNumberWriter, MalformedSeqIdsError, numbersOf } from './numberBytes.ts';

const kinds = { numbers: 1, texts: 2 } as const;

/** Higher levels take twice the time and save a twentieth. */
const level = 6;
/** Far above the longest list, far below the memory of a server. */
const maxOutputLength = 16 * 1024 * 1024;

function packed(kind: number, bytes: Uint8Array): Uint8Array {
  const rest = deflateSync(bytes, { level });
  const whole = new Uint8Array(1 + rest.length);
  whole[0] = kind;
  whole.set(rest, 1);
  return whole;
}

export function encodeSeqIds(seqIds: readonly string[]): Uint8Array {
  const writer = createNumberWriter();
  for (const seqId of seqIds) {
    const numbers = numbersOf(seqId);
    if (numbers === undefined) return packed(kinds.texts, new TextEncoder().encode(JSON.stringify(seqIds)));
    writer.putSeqId(numbers);
  }
  return packed(kinds.numbers, writer.bytes());
}

function parseTexts(bytes: Uint8Array): readonly string[] {
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value;
  throw new MalformedSeqIdsError('they are not a list of texts');
}

export function decodeSeqIds(bytes: Uint8Array): readonly string[] {
  // The checksum of the stream detects damage.
  const rest = inflateSync(bytes.subarray(1), { maxOutputLength });
  if (bytes[0] === kinds.texts) return parseTexts(rest);
  if (bytes[0] !== kinds.numbers) throw new MalformedSeqIdsError('they are of another release');
  const reader = createNumberReader(rest);
  const seqIds: string[] = [];
  while (!reader.isAtEnd()) seqIds.push(reader.takeSeqId());
  return seqIds;
}
