/**
 * Writes the rows of a table as JSON. Each value of a column is serialized once, and answers copy the resulting bytes.
 */
import {
  type Column,
  type ColumnKind,
  type FieldKey,
  fieldDefinition,
  listSeparator,
  type RowNumbers,
  type Table,
} from 'ssm-core/engine';
import type { Steps } from '../queue/steps.ts';
import type { Bytes } from './bytes.ts';

const [quote, comma, minus, zero] = [0x22, 0x2c, 0x2d, 0x30];
const [opening, backslash, closing] = [0x5b, 0x5c, 0x5d];
const [openingBrace, closingBrace] = [0x7b, 0x7d];

interface JsonTexts {
  readonly bytes: Bytes;
  /** Where each text starts, and where the last one ends. */
  readonly starts: Uint32Array;
}

function endOfString(bytes: Bytes, start: number): number {
  let at = start + 1;
  while (bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at + 1;
}

/**
 * Serializes texts, numbers, booleans, nulls, and lists of these. As in JSON, numbers that are not finite become null.
 */
export function jsonTexts(values: readonly unknown[]): JsonTexts {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  const starts = new Uint32Array(values.length + 1);
  let count = 0;
  let depth = 0;
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] as number;
    if (byte === quote) {
      at = endOfString(bytes, at);
      continue;
    }
    at += 1;
    if (byte === opening) depth += 1;
    else if (byte === closing) depth -= 1;
    if (depth === 1 && (byte === comma || at === 1)) starts[count++] = at;
  }
  starts[values.length] = bytes.length;
  bytes[bytes.length - 1] = comma;
  return { bytes, starts };
}

/** Serialized values of a column, memoized. The last text is `null`, for missing values. */
interface CellTexts extends JsonTexts {
  readonly codes: Int32Array;
}

/** A list as one joined text in the columnar media type, or as items in the plain list. */
type ListForm = 'joined' | 'items';

/** Memoized by column. Columns are immutable, so an entry stays valid as long as its column. */
type Remembered<Key extends object> = WeakMap<Key, CellTexts>;
const remembered: Readonly<Record<ListForm, Remembered<Column>>> = { joined: new WeakMap(), items: new WeakMap() };
const rememberedUnknown: Remembered<Table> = new WeakMap();

function make(column: Column, form: ListForm): CellTexts {
  if (column.kind === 'number') {
    const { values } = column;
    return { ...jsonTexts([...values, null]), codes: Int32Array.from(values, (_, row) => row) };
  }
  if (column.kind === 'boolean') return { ...jsonTexts([false, true, null]), codes: Int32Array.from(column.values) };
  const { kind, dictionary, codes } = column;
  const isInItems = kind === 'list' && form === 'items';
  const values = isInItems ? dictionary.map((entry) => entry.split(listSeparator)) : dictionary;
  return {
    ...jsonTexts([...values, null]),
    codes: codes.map((code) => (code < 0 ? dictionary.length : code)),
  };
}

function once<Key extends object>(known: Remembered<Key>, key: Key, of: () => CellTexts): CellTexts {
  const texts = known.get(key) ?? of();
  known.set(key, texts);
  return texts;
}

function cellTexts(table: Table, key: string, form: ListForm): CellTexts {
  const column = table.columns.get(key);
  if (column === undefined) {
    return once(rememberedUnknown, table, () => ({ ...jsonTexts([null]), codes: new Int32Array(table.rowCount) }));
  }
  return once(remembered[column.kind === 'list' ? form : 'joined'], column, () => make(column, form));
}

function sizeOfValues({ starts, codes }: CellTexts, rows: RowNumbers): number {
  let size = 0;
  for (let index = 0; index < rows.length; index++) {
    const code = codes[rows[index] as number] as number;
    size += (starts[code + 1] as number) - (starts[code] as number);
  }
  return size;
}

const rowsAtOnce = 512;

interface Cells extends CellTexts {
  readonly lead: Bytes;
}

function writeCell({ lead, bytes, starts, codes }: Cells, row: number, into: Bytes, start: number): number {
  let at = start;
  for (let from = 0; from < lead.length; from++) into[at++] = lead[from] as number;
  const code = codes[row] as number;
  const end = starts[code + 1] as number;
  for (let from = starts[code] as number; from < end; from++) into[at++] = bytes[from] as number;
  return at;
}

/** Writes analytes as a plain list. */
export function* listBytes(table: Table, rows: RowNumbers, keys: readonly FieldKey[]): Steps<Bytes> {
  const cells: Cells[] = [];
  // Each row needs two more bytes, for a brace and a comma. The closing brace replaces the row's last comma.
  let size = 1 + rows.length * 2;
  for (const key of keys) {
    const cell = { lead: new TextEncoder().encode(`${JSON.stringify(key)}:`), ...cellTexts(table, key, 'items') };
    cells.push(cell);
    size += rows.length * cell.lead.length + sizeOfValues(cell, rows);
    yield;
  }
  const bytes = new Uint8Array(Math.max(2, size));
  bytes[0] = opening;
  let at = 1;
  for (let index = 0; index < rows.length; index++) {
    bytes[at++] = openingBrace;
    for (const cell of cells) at = writeCell(cell, rows[index] as number, bytes, at);
    bytes[at - 1] = closingBrace;
    bytes[at++] = comma;
    if (index % rowsAtOnce === rowsAtOnce - 1) yield;
  }
  bytes[bytes.length - 1] = closing;
  return bytes;
}

/**
 * A part of an answer. Its size is known before it is written in place, so that bytes are neither joined nor copied
 * twice.
 */
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

/** Collects the texts that occur in the rows, in order of appearance. A missing value has the index -1. */
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

function packedColumn(kind: ColumnKind, texts: CellTexts, rows: RowNumbers): readonly Part[] {
  const size = sizeOfValues(texts, rows);
  const end = textPart('}');
  const inPlace = (): readonly Part[] => [textPart(`{"kind":"${kind}","values":[`), valuesPart(texts, rows, size), end];
  // If most values differ, a dictionary only makes the answer longer.
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

/** Writes analytes in the columnar media type. `packColumns` of ssm-core returns the same as a value. */
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
