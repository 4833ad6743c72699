/**
 * Encodes one column as bytes. Numbers and codes are little-endian, as on every supported machine. Text is JSON,
 * because UTF-8 alone would lose NUL and lone surrogates.
 */
import type { Column } from 'ssm-core/engine';
import { columnLength } from '../../catalogue/knowledge/knowledgeColumns.ts';

export class MalformedColumnError extends Error {
  override readonly name = 'MalformedColumnError';
}

const headBytes = 4;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

function bytesOf(array: Int32Array | Float64Array | Uint8Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

/**
 * Encodes text and lists as the size of a dictionary, the dictionary, and one code per row. Encodes other columns as
 * one value per row.
 */
export function encodeColumn(column: Column): Uint8Array {
  if (column.kind === 'number' || column.kind === 'boolean') return bytesOf(column.values);
  const dictionary = new TextEncoder().encode(JSON.stringify(column.dictionary));
  return joined([bytesOf(Int32Array.of(dictionary.length)), dictionary, bytesOf(column.codes)]);
}

export function encodeCounted(column: Column): Uint8Array {
  return joined([bytesOf(Int32Array.of(columnLength(column))), encodeColumn(column)]);
}

/** Copies bytes, because a typed array must be aligned. */
function bufferOf(bytes: Uint8Array, start: number, length: number): ArrayBuffer {
  if (bytes.length !== start + length) {
    throw new MalformedColumnError(`${bytes.length} bytes in place of ${start + length}`);
  }
  return new Uint8Array(bytes.subarray(start)).buffer;
}

function parseDictionary(bytes: Uint8Array): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new MalformedColumnError('its dictionary is not JSON');
  }
  if (!Array.isArray(value) || !value.every((entry) => typeof entry === 'string')) {
    throw new MalformedColumnError('its dictionary is not a list of texts');
  }
  return value;
}

function readCount(bytes: Uint8Array): number {
  if (bytes.length < headBytes) throw new MalformedColumnError('it is cut off');
  return new Int32Array(new Uint8Array(bytes.subarray(0, headBytes)).buffer)[0] as number;
}

function decodeText(kind: 'text' | 'list', bytes: Uint8Array, rowCount: number): Column {
  const length = readCount(bytes);
  if (length < 0 || length > bytes.length - headBytes) throw new MalformedColumnError('it is cut off');
  const dictionary = parseDictionary(bytes.subarray(headBytes, headBytes + length));
  const codes = new Int32Array(bufferOf(bytes, headBytes + length, rowCount * Int32Array.BYTES_PER_ELEMENT));
  if (codes.some((code) => code < -1 || code >= dictionary.length)) {
    throw new MalformedColumnError('a code has no entry in its dictionary');
  }
  return { kind, dictionary, codes };
}

export function decodeCounted(kind: Column['kind'], bytes: Uint8Array): Column {
  const rowCount = readCount(bytes);
  if (rowCount < 0) throw new MalformedColumnError('it is cut off');
  return decodeColumn(kind, bytes.subarray(headBytes), rowCount);
}

/** Throws MalformedColumnError instead of returning a wrong column. */
export function decodeColumn(kind: Column['kind'], bytes: Uint8Array, rowCount: number): Column {
  if (kind === 'text' || kind === 'list') return decodeText(kind, bytes, rowCount);
  if (kind === 'number') {
    return { kind, values: new Float64Array(bufferOf(bytes, 0, rowCount * Float64Array.BYTES_PER_ELEMENT)) };
  }
  const values = new Uint8Array(bufferOf(bytes, 0, rowCount));
  if (values.some((value) => value > 2)) throw new MalformedColumnError('a value is neither yes, no nor unknown');
  return { kind, values };
}
