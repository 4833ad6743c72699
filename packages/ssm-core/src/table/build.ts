import type { AssayVersion } from '../api/types.ts';
import { digest } from './parse/deferred.column.ts';
import {
  type BooleanColumn,
  type Column,
  listSeparator,
  type NumberColumn,
  type RowNumbers,
  type Table,
  type TextColumn,
} from './table.ts';

const everySeparator = new RegExp(listSeparator, 'g');

function dictionaryColumn(kind: TextColumn['kind'], values: readonly (string | null)[]): TextColumn {
  return { kind, ...digest(values.map((value) => (value === '' ? null : value))) };
}

/** Makes a text column; null and empty texts are unknown. */
export function textColumn(values: readonly (string | null)[]): TextColumn {
  return dictionaryColumn('text', values);
}

/**
 * Makes a list column; null, empty lists and empty items are unknown. U+001F joins the items, so inside an item it
 * becomes a space.
 */
export function listColumn(values: readonly (readonly string[] | null)[]): TextColumn {
  const joined = values.map((items) => {
    if (items === null) return null;
    const known = items.map((item) => item.replace(everySeparator, ' ')).filter((item) => item !== '');
    return known.join(listSeparator);
  });
  return dictionaryColumn('list', joined);
}

/** Makes a number column; null and numbers that are not finite are unknown. */
export function numberColumn(values: readonly (number | null)[]): NumberColumn {
  const numbers = Float64Array.from(values, (value) => (value !== null && Number.isFinite(value) ? value : Number.NaN));
  return { kind: 'number', values: numbers };
}

export function booleanColumn(values: readonly (boolean | null)[]): BooleanColumn {
  return { kind: 'boolean', values: Uint8Array.from(values, (value) => (value === null ? 2 : Number(value))) };
}

/** Makes a table with only SeqIds, for a list whose menu has not been loaded yet. */
export function seqIdTable(version: AssayVersion, seqIds: readonly string[]): Table {
  const { length } = seqIds;
  const columns = new Map([['seqId', textColumn(seqIds)]]);
  return { version, revision: '', isDemo: false, total: length, rowCount: length, columns };
}

/** Copies the given rows of a column, in the given order. The new dictionary contains only used entries. */
export function takeRows(column: Column, rows: RowNumbers): Column {
  if (column.kind === 'number') {
    const values = new Float64Array(rows.length);
    for (let index = 0; index < rows.length; index++) values[index] = column.values[rows[index] as number] as number;
    return { kind: 'number', values };
  }
  if (column.kind === 'boolean') {
    const values = new Uint8Array(rows.length);
    for (let index = 0; index < rows.length; index++) values[index] = column.values[rows[index] as number] as number;
    return { kind: 'boolean', values };
  }
  const dictionary: string[] = [];
  const codes = new Int32Array(rows.length);
  const newCodes = new Int32Array(column.dictionary.length).fill(-1);
  for (let index = 0; index < rows.length; index++) {
    const code = column.codes[rows[index] as number] as number;
    if (code >= 0 && newCodes[code] === -1) newCodes[code] = dictionary.push(column.dictionary[code] as string) - 1;
    codes[index] = code < 0 ? -1 : (newCodes[code] as number);
  }
  return { kind: column.kind, dictionary, codes };
}
