/** The JSON text of each value of a column, worked out once: an answer from memory is then a matter of copying. */
import { type Column, listSeparator, type Table } from 'ssm-core';
import { type JsonTexts, jsonTexts } from './jsonTexts.ts';

/** The last text is that of nothing known. */
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
