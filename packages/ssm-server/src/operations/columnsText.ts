/** Analytes as the columnar media type carries them. `packColumns` of ssm-core says the same, as a value. */
import {
  type Column,
  type ColumnKey,
  type ColumnKind,
  columnDefinition,
  type RowNumbers,
  type Table,
  type TextColumn,
} from 'ssm-core';
import { textsOfBooleans, textsOfEntries, textsOfNumbers, unknownText } from './cellTexts.ts';

function joined(rows: RowNumbers, textAt: (row: number) => string): string {
  const texts: string[] = [];
  for (const row of rows) texts.push(textAt(row));
  return `[${texts.join(',')}]`;
}

/** Characters of a code. */
function digits(code: number): number {
  if (code < 10) return code < 0 ? 2 : 1;
  if (code < 100) return 2;
  return code < 1000 ? 3 : String(code).length;
}

const withValues = (kind: ColumnKind, values: string): string => `{"kind":"${kind}","values":${values}}`;

/** Each value once with codes, or every value in place: whichever is shorter. */
function packText(column: TextColumn, rows: RowNumbers): string {
  const { kind, codes } = column;
  const texts = textsOfEntries(column);
  const inPlace = (): string =>
    withValues(
      kind,
      joined(rows, (row) => texts[codes[row] as number] ?? unknownText),
    );
  // Values that are nearly all different gain nothing from a dictionary.
  if (texts.length * 2 > codes.length) return inPlace();
  const places = new Int32Array(texts.length).fill(-1);
  const dictionary: string[] = [];
  let valuesLength = 0;
  let dictionaryLength = 0;
  for (let index = 0; index < rows.length; index++) {
    const code = codes[rows[index] as number] as number;
    const text = texts[code] ?? unknownText;
    valuesLength += text.length + 1;
    let place = code < 0 ? -1 : (places[code] as number);
    if (code >= 0 && place < 0) {
      place = dictionary.push(text) - 1;
      places[code] = place;
      dictionaryLength += text.length + 1;
    }
    dictionaryLength += digits(place) + 1;
  }
  if (dictionaryLength >= valuesLength) return inPlace();
  const placed = joined(rows, (row) => String(places[codes[row] as number] ?? -1));
  return `{"kind":"${kind}","dictionary":[${dictionary.join(',')}],"codes":${placed}}`;
}

function packColumn(kind: ColumnKind, column: Column | undefined, rows: RowNumbers): string {
  if (column === undefined)
    return withValues(
      kind,
      joined(rows, () => unknownText),
    );
  if (column.kind === 'number') {
    const texts = textsOfNumbers(column);
    return withValues(
      kind,
      joined(rows, (row) => texts[row] as string),
    );
  }
  if (column.kind === 'boolean') {
    return withValues(
      kind,
      joined(rows, (row) => textsOfBooleans[column.values[row] as number] as string),
    );
  }
  return packText(column, rows);
}

/** The JSON text of these rows and columns. */
export function columnsText(table: Table, rows: RowNumbers, keys: readonly ColumnKey[]): string {
  const { version, revision, isDemo, total } = table;
  const head = JSON.stringify({ format: 1, version, revision, isDemo, total, count: rows.length });
  const columns = keys.map((key) => {
    const { shortKey, kind } = columnDefinition(key);
    return `${JSON.stringify(shortKey)}:${packColumn(kind, table.columns.get(key), rows)}`;
  });
  return `${head.slice(0, -1)},"columns":{${columns.join(',')}}}`;
}
