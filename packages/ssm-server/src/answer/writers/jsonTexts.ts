/** Values as JSON texts in UTF-8, one behind the other in one piece of memory: answers are then made by copying. */
import { type Column, listSeparator, type Table } from 'ssm-core/engine';
import type { Bytes } from '../encoding.ts';

export interface JsonTexts {
  /** Every text with a comma behind it. */
  readonly bytes: Bytes;
  /** Where each begins; one more than there are texts. */
  readonly starts: Uint32Array;
}

const quote = 0x22;
const comma = 0x2c;
const opening = 0x5b;
const backslash = 0x5c;
const closing = 0x5d;

/** The place behind the string that begins here. */
function endOfString(bytes: Bytes, start: number): number {
  let at = start + 1;
  while (bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at + 1;
}

/** Of texts, numbers, truths, nulls and lists of them; what is not finite is null, as JSON has it. */
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
  // The bracket that ends the list gives its place to the last comma.
  starts[values.length] = bytes.length;
  bytes[bytes.length - 1] = comma;
  return { bytes, starts };
}

/** The texts of a column's values, worked out once. The last is that of nothing known. */
export interface CellTexts extends JsonTexts {
  /** One a row: which text. */
  readonly codes: Int32Array;
}

/** A list as the columnar media type has it, one text whose items are joined, or as the plain list has it. */
export type ListForm = 'joined' | 'items';

/** What is immutable stays true as long as it lives. */
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

/** The texts of a column; of one that the table lacks, that of nothing known. */
export function cellTexts(table: Table, key: string, form: ListForm): CellTexts {
  const column = table.columns.get(key);
  if (column === undefined) {
    return once(unknown, table, () => ({ ...jsonTexts([null]), codes: new Int32Array(table.rowCount) }));
  }
  // Only a list has two forms.
  return once(remembered[column.kind === 'list' ? form : 'joined'], column, () => make(column, form));
}
