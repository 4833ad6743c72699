import type { ColumnKind } from '../columns.ts';
import { type BooleanColumn, type Column, listSeparator, type NumberColumn, type TextColumn } from '../table.ts';
import { deferredTextColumn } from './deferred.column.ts';

/**
 * Says that a columnar answer is invalid. The message tells engineers where the fault is, and is never shown to users.
 */
export class MalformedColumnsError extends Error {
  constructor(what: string) {
    super(`Malformed columnar answer: ${what}.`);
    this.name = 'MalformedColumnsError';
  }
}

export function check(condition: unknown, what: string): asserts condition {
  if (!condition) throw new MalformedColumnsError(what);
}

const twoSeparators = listSeparator + listSeparator;

function isList(entry: string): boolean {
  return (
    entry !== '' && !entry.startsWith(listSeparator) && !entry.endsWith(listSeparator) && !entry.includes(twoSeparators)
  );
}

function parseText(kind: 'text' | 'list', values: readonly unknown[], refuse: Refuse): TextColumn {
  values.forEach((value, row) => {
    if (value === null) return;
    if (typeof value !== 'string') refuse(`has a value that is no text in row ${row}`);
    if (kind === 'list' && !isList(value)) refuse(`has an empty item in row ${row}`);
  });
  return deferredTextColumn(kind, values as readonly (string | null)[]);
}

function parseDictionary(
  kind: 'text' | 'list',
  entries: readonly unknown[],
  packedCodes: readonly unknown[],
  refuse: Refuse,
): TextColumn {
  const distinct = new Set<string>();
  for (const entry of entries) {
    if (typeof entry !== 'string') refuse('has a dictionary entry that is no text');
    if (kind === 'list' && !isList(entry)) refuse('has a dictionary entry with an empty item');
    distinct.add(entry);
  }
  if (distinct.size !== entries.length) refuse('has the same dictionary entry twice');
  const codes = new Int32Array(packedCodes.length);
  for (let row = 0; row < packedCodes.length; row++) {
    const code = packedCodes[row];
    if (typeof code !== 'number' || !Number.isInteger(code) || code < -1 || code >= entries.length)
      refuse(`has a code that is not in its dictionary in row ${row}`);
    codes[row] = code;
  }
  return { kind, dictionary: [...distinct], codes };
}

function parseNumbers(values: readonly unknown[], refuse: Refuse): NumberColumn {
  const numbers = new Float64Array(values.length);
  for (let row = 0; row < values.length; row++) {
    const value = values[row];
    if (value === null) numbers[row] = Number.NaN;
    else if (typeof value === 'number' && Number.isFinite(value)) numbers[row] = value;
    else refuse(`has a value that is no finite number in row ${row}`);
  }
  return { kind: 'number', values: numbers };
}

function parseBooleans(values: readonly unknown[], refuse: Refuse): BooleanColumn {
  const bytes = new Uint8Array(values.length);
  for (let row = 0; row < values.length; row++) {
    const value = values[row];
    if (value === null) bytes[row] = 2;
    else if (typeof value === 'boolean') bytes[row] = value ? 1 : 0;
    else refuse(`has a value that is not true or false in row ${row}`);
  }
  return { kind: 'boolean', values: bytes };
}

type Refuse = (what: string) => never;

export function parseColumn(
  name: string,
  kind: ColumnKind,
  packed: Readonly<Record<string, unknown>>,
  count: number,
): Column {
  const refuse: Refuse = (what) => {
    throw new MalformedColumnsError(`column ${name} ${what}`);
  };
  if (packed['kind'] !== kind) refuse(`is of kind ${JSON.stringify(packed['kind'])}, not ${kind}`);
  const { values, dictionary, codes } = packed;
  const hasDictionary = dictionary !== undefined || codes !== undefined;
  if (hasDictionary === (values !== undefined)) refuse('must have either values or dictionary and codes');
  const oneARow = hasDictionary ? codes : values;
  if (!Array.isArray(oneARow)) return refuse('has no array with one entry a row');
  if (oneARow.length !== count) refuse(`has ${oneARow.length} rows, not ${count}`);
  if (kind === 'text' || kind === 'list') {
    if (!hasDictionary) return parseText(kind, oneARow, refuse);
    return Array.isArray(dictionary)
      ? parseDictionary(kind, dictionary, oneARow, refuse)
      : refuse('has codes and no dictionary');
  }
  if (hasDictionary) return refuse(`has a dictionary, which no ${kind} column has`);
  return kind === 'number' ? parseNumbers(oneARow, refuse) : parseBooleans(oneARow, refuse);
}
