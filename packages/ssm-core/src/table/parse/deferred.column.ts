/** A text column from one value a row, whose dictionary is made when something first needs it. */
import type { TextColumn } from '../table.ts';

type Values = readonly (string | null)[];

/** The values of columns whose dictionary is not made yet; let go of once it is. */
const undigested = new WeakMap<TextColumn, Values>();

/** Each distinct value once, in the order of first appearance, and a code for each row. */
export function digest(values: Values): Pick<TextColumn, 'dictionary' | 'codes'> {
  const dictionary: string[] = [];
  const codeOf = new Map<string, number>();
  const codes = new Int32Array(values.length);
  values.forEach((value, row) => {
    if (value === null) {
      codes[row] = -1;
      return;
    }
    let code = codeOf.get(value);
    if (code === undefined) {
      code = dictionary.push(value) - 1;
      codeOf.set(value, code);
    }
    codes[row] = code;
  });
  // Where every row has a text of its own the values are the dictionary: SeqIds are not listed twice.
  return { dictionary: dictionary.length === values.length ? (values as readonly string[]) : dictionary, codes };
}

/**
 * A dictionary takes a hash of every text, which the first rows on screen need not wait for: a cell is read
 * from the values, and search, sort and filters make the dictionary.
 */
export function deferredTextColumn(kind: TextColumn['kind'], values: Values): TextColumn {
  let made: Pick<TextColumn, 'dictionary' | 'codes'> | undefined;
  const column: TextColumn = {
    kind,
    get dictionary() {
      return digested().dictionary;
    },
    get codes() {
      return digested().codes;
    },
  };
  function digested(): Pick<TextColumn, 'dictionary' | 'codes'> {
    if (made === undefined) {
      // Read from there alone: what a closure names lives as long as the column.
      made = digest(undigested.get(column) as Values);
      undigested.delete(column);
    }
    return made;
  }
  undigested.set(column, values);
  return column;
}

/** The dictionary entry in a row; null where nothing is known. */
export function entryAt(column: TextColumn, row: number): string | null {
  const values = undigested.get(column);
  if (values !== undefined) return values[row] ?? null;
  const code = column.codes[row] as number;
  return code < 0 ? null : (column.dictionary[code] as string);
}
