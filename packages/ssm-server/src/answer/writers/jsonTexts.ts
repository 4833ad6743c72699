/** Serializes values as JSON in one UTF-8 buffer, so answers are made by copying. */
import { type Column, listSeparator, type Table } from 'ssm-core/engine';
import type { Bytes } from '../encoding.ts';

export interface JsonTexts {
  readonly bytes: Bytes;
  /** Start of each text, and the end of the last. */
  readonly starts: Uint32Array;
}

const quote = 0x22;
const comma = 0x2c;
const opening = 0x5b;
const backslash = 0x5c;
const closing = 0x5d;

function endOfString(bytes: Bytes, start: number): number {
  let at = start + 1;
  while (bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at + 1;
}

/** Serializes texts, numbers, booleans, nulls and lists of them. Infinite numbers become null, as in JSON. */
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

/** Memoized texts of a column's values. The last is null, for missing values. */
export interface CellTexts extends JsonTexts {
  readonly codes: Int32Array;
}

/** A list as one joined text in the columnar media type, or as items in the plain list. */
export type ListForm = 'joined' | 'items';

/** Columns are immutable, so entries stay valid as long as the column. */
type Remembered<Key extends object> = WeakMap<Key, CellTexts>;
const remembered: Readonly<Record<ListForm, Remembered<Column>>> = { joined: new WeakMap(), items: new WeakMap() };
const unknown: Remembered<Table> = new WeakMap();

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

export function cellTexts(table: Table, key: string, form: ListForm): CellTexts {
  const column = table.columns.get(key);
  if (column === undefined) {
    return once(unknown, table, () => ({ ...jsonTexts([null]), codes: new Int32Array(table.rowCount) }));
  }
  return once(remembered[column.kind === 'list' ? form : 'joined'], column, () => make(column, form));
}
