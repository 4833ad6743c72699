/** The JSON text of each value of a column, worked out once: an answer from memory is then a matter of joining texts. */
import { type Column, listSeparator, type NumberColumn, type TextColumn } from 'ssm-core';

export const unknownText = 'null';

/** A column is immutable, so what is remembered of it stays true as long as it lives. */
const entryTexts = new WeakMap<TextColumn, readonly string[]>();
const itemsTexts = new WeakMap<TextColumn, readonly string[]>();
const numberTexts = new WeakMap<NumberColumn, readonly string[]>();

function remembered<Key extends object>(
  texts: WeakMap<Key, readonly string[]>,
  column: Key,
  make: () => readonly string[],
): readonly string[] {
  const known = texts.get(column) ?? make();
  texts.set(column, known);
  return known;
}

/** One a dictionary entry, as it stands in the columnar media type. */
export function textsOfEntries(column: TextColumn): readonly string[] {
  return remembered(entryTexts, column, () => column.dictionary.map((entry) => JSON.stringify(entry)));
}

/** One a dictionary entry, a list's as an array. */
function textsOfValues(column: TextColumn): readonly string[] {
  if (column.kind === 'text') return textsOfEntries(column);
  return remembered(itemsTexts, column, () =>
    column.dictionary.map((entry) => JSON.stringify(entry.split(listSeparator))),
  );
}

/** One a row. */
export function textsOfNumbers(column: NumberColumn): readonly string[] {
  return remembered(numberTexts, column, () =>
    Array.from(column.values, (value) => (Number.isNaN(value) ? unknownText : JSON.stringify(value))),
  );
}

/** By value of a boolean column: no, yes, not known. */
export const textsOfBooleans: readonly string[] = ['false', 'true', unknownText];

/** The text of a row's value, in the plain list; of a column that the table lacks, that of nothing known. */
export function cellTextOf(column: Column | undefined): (row: number) => string {
  if (column === undefined) return () => unknownText;
  if (column.kind === 'number') {
    const texts = textsOfNumbers(column);
    return (row) => texts[row] as string;
  }
  if (column.kind === 'boolean') return (row) => textsOfBooleans[column.values[row] as number] as string;
  const texts = textsOfValues(column);
  return (row) => texts[column.codes[row] as number] ?? unknownText;
}
