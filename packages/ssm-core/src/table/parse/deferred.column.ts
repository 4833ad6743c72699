import type { TextColumn } from '../table.ts';

type Values = readonly (string | null)[];

const undigested = new WeakMap<TextColumn, Values>();

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
  // If all values are distinct, they are the dictionary, so that SeqIds are not stored twice.
  return { dictionary: dictionary.length === values.length ? (values as readonly string[]) : dictionary, codes };
}

/**
 * Makes a text column whose dictionary is built when search, sort or filters first use it. Until then, cells are read
 * from the values. Building it at once would delay the first rows on screen.
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
      // Reads the map, because a closure over the parameter would keep the values alive.
      made = digest(undigested.get(column) as Values);
      undigested.delete(column);
    }
    return made;
  }
  undigested.set(column, values);
  return column;
}

export function entryAt(column: TextColumn, row: number): string | null {
  const values = undigested.get(column);
  if (values !== undefined) return values[row] ?? null;
  const code = column.codes[row] as number;
  return code < 0 ? null : (column.dictionary[code] as string);
}
