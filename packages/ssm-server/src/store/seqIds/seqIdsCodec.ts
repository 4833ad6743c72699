/** Encodes an ordered list of SeqIds as bytes that can be read alone. They take about a tenth of the text. */
import { deflateSync, inflateSync } from 'node:zlib';
import { createNumberReader, createNumberWriter, MalformedSeqIdsError, numbersOf } from './numberBytes.ts';

const kinds = { numbers: 1, texts: 2 } as const;

/** Higher levels take twice as long and save only a twentieth. */
const level = 6;
/** Much larger than the longest list, and much smaller than a server's memory. */
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
  // The stream's checksum detects damage.
  const rest = inflateSync(bytes.subarray(1), { maxOutputLength });
  if (bytes[0] === kinds.texts) return parseTexts(rest);
  if (bytes[0] !== kinds.numbers) throw new MalformedSeqIdsError('they are of another release');
  const reader = createNumberReader(rest);
  const seqIds: string[] = [];
  while (!reader.isAtEnd()) seqIds.push(reader.takeSeqId());
  return seqIds;
}
