/** Writes analytes in the columnar media type as bytes. `packColumns` of ssm-core returns the same as a value. */
import { type ColumnKind, type FieldKey, fieldDefinition, type RowNumbers, type Table } from 'ssm-core/engine';
import type { Steps } from '../../queue/steps.ts';
import type { Bytes } from '../encoding.ts';
import { type CellTexts, cellTexts } from '../writers/jsonTexts.ts';

/** Measured first and written in place, so no bytes are joined or copied twice. */
interface Part {
  readonly size: number;
  write(into: Bytes, at: number): void;
}

function textPart(text: string): Part {
  const bytes = new TextEncoder().encode(text);
  return { size: bytes.length, write: (into, at) => into.set(bytes, at) };
}

function sizeOf(parts: readonly Part[]): number {
  return parts.reduce((size, part) => size + part.size, 0);
}

function* bytesOf(parts: readonly Part[]): Steps<Bytes> {
  const bytes = new Uint8Array(sizeOf(parts));
  let at = 0;
  for (const part of parts) {
    part.write(bytes, at);
    at += part.size;
    yield;
  }
  return bytes;
}

const [zero, comma, minus, closing] = [0x30, 0x2c, 0x2d, 0x5d];

function close(into: Bytes, start: number, end: number): void {
  into[end === start ? end : end - 1] = closing;
}

const closedSize = (size: number): number => Math.max(1, size);

function valuesPart({ bytes, starts, codes }: CellTexts, rows: RowNumbers, size: number): Part {
  return {
    size: closedSize(size),
    write(into, start) {
      let at = start;
      for (let index = 0; index < rows.length; index++) {
        const code = codes[rows[index] as number] as number;
        const end = starts[code + 1] as number;
        for (let from = starts[code] as number; from < end; from++) into[at++] = bytes[from] as number;
      }
      close(into, start, at);
    },
  };
}

function digits(place: number): number {
  if (place < 10) return place < 0 ? 2 : 1;
  if (place < 100) return 2;
  return place < 1000 ? 3 : String(place).length;
}

function writePlace(into: Bytes, at: number, place: number): number {
  const end = at + digits(place);
  let rest = Math.abs(place);
  for (let digit = end - 1; digit >= at; digit--) {
    into[digit] = zero + (rest % 10);
    rest = Math.trunc(rest / 10);
  }
  if (place < 0) into[at] = minus;
  return end;
}

interface Dictionary {
  readonly places: Int32Array;
  readonly used: Int32Array;
  readonly usedCount: number;
  readonly textsSize: number;
  readonly codesSize: number;
}

/** Collects the texts of the rows in order of appearance. A missing value has index -1. */
function dictionaryOf({ starts, codes }: CellTexts, rows: RowNumbers): Dictionary {
  const unknown = starts.length - 2;
  const places = new Int32Array(starts.length - 1).fill(-1);
  const used = new Int32Array(starts.length - 1);
  let usedCount = 0;
  let textsSize = 0;
  let codesSize = 0;
  for (let index = 0; index < rows.length; index++) {
    const code = codes[rows[index] as number] as number;
    if (places[code] === -1 && code !== unknown) {
      textsSize += (starts[code + 1] as number) - (starts[code] as number);
      used[usedCount] = code;
      places[code] = usedCount++;
    }
    codesSize += digits(places[code] as number) + 1;
  }
  return { places, used, usedCount, textsSize, codesSize };
}

function codesPart({ codes }: CellTexts, rows: RowNumbers, { places, codesSize }: Dictionary): Part {
  return {
    size: closedSize(codesSize),
    write(into, start) {
      let at = start;
      for (let index = 0; index < rows.length; index++) {
        at = writePlace(into, at, places[codes[rows[index] as number] as number] as number);
        into[at++] = comma;
      }
      close(into, start, at);
    },
  };
}

function sizeOfValues({ starts, codes }: CellTexts, rows: RowNumbers): number {
  let size = 0;
  for (let index = 0; index < rows.length; index++) {
    const code = codes[rows[index] as number] as number;
    size += (starts[code + 1] as number) - (starts[code] as number);
  }
  return size;
}

function packedColumn(kind: ColumnKind, texts: CellTexts, rows: RowNumbers): readonly Part[] {
  const size = sizeOfValues(texts, rows);
  const end = textPart('}');
  const inPlace = (): readonly Part[] => [textPart(`{"kind":"${kind}","values":[`), valuesPart(texts, rows, size), end];
  // A dictionary does not pay off when most values differ.
  const isVaried = (texts.starts.length - 2) * 2 > texts.codes.length;
  if ((kind !== 'text' && kind !== 'list') || isVaried) return inPlace();
  const dictionary = dictionaryOf(texts, rows);
  if (dictionary.textsSize + dictionary.codesSize >= size) return inPlace();
  const used = { ...texts, codes: dictionary.used };
  const places = new Uint32Array(dictionary.usedCount).map((_, place) => place);
  return [
    textPart(`{"kind":"${kind}","dictionary":[`),
    valuesPart(used, places, dictionary.textsSize),
    textPart(',"codes":['),
    codesPart(texts, rows, dictionary),
    end,
  ];
}

export function* columnsBytes(table: Table, rows: RowNumbers, keys: readonly FieldKey[]): Steps<Bytes> {
  const { version, revision, edition, isDemo, total } = table;
  const head = JSON.stringify({ format: 1, version, revision, edition, isDemo, total, count: rows.length });
  const parts: Part[] = [textPart(`${head.slice(0, -1)},"columns":{`)];
  for (const [index, key] of keys.entries()) {
    const { shortKey, kind } = fieldDefinition(key);
    parts.push(textPart(`${index === 0 ? '' : ','}${JSON.stringify(shortKey)}:`));
    parts.push(...packedColumn(kind, cellTexts(table, key, 'joined'), rows));
    yield;
  }
  parts.push(textPart('}}'));
  return yield* bytesOf(parts);
}
