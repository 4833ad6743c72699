import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smallTable } from '../../testing/table.arbitrary.ts';
import { numberColumn, textColumn } from '../build.ts';
import { MalformedColumnsError } from './parse.column.ts';
import { mergeTables, parseColumns } from './parse.ts';

const seqId = { kind: 'text', values: ['10000-28', '2-1'] };

function answer(
  changes: Readonly<Record<string, unknown>> = {},
  columns: Readonly<Record<string, unknown>> = {},
): unknown {
  return {
    format: 1,
    version: 'V_11K',
    revision: 'rev-0001',
    isDemo: true,
    total: 5,
    count: 2,
    columns: { seqId, ...columns },
    ...changes,
  };
}

function refusal(of: unknown): string {
  try {
    parseColumns(of);
  } catch (error) {
    if (error instanceof MalformedColumnsError) return error.message;
  }
  return 'not refused';
}

test('an answer becomes a table with full keys, without columns of a newer server', () => {
  const columns = {
    dilGroup: { kind: 'text', dictionary: ['20%', '0.5%'], codes: [1, -1] },
    bufferMS: { kind: 'boolean', values: [null, true] },
    loDb: { kind: 'number', values: [1.5, null] },
    newestColumn: { kind: 'molecule', shapes: [] },
    totalCVPlasma: { kind: 'number', values: [1, 2] },
  };
  expect(parseColumns(answer({ newestField: 1 }, columns))).toEqual({
    version: 'V_11K',
    revision: 'rev-0001',
    isDemo: true,
    total: 5,
    rowCount: 2,
    columns: new Map<string, unknown>([
      ['seqId', { kind: 'text', dictionary: ['10000-28', '2-1'], codes: Int32Array.of(0, 1) }],
      ['dilutionGroup', { kind: 'text', dictionary: ['20%', '0.5%'], codes: Int32Array.of(1, -1) }],
      ['bufferMS', { kind: 'boolean', values: Uint8Array.of(2, 1) }],
      ['loDb', { kind: 'number', values: Float64Array.of(1.5, Number.NaN) }],
    ]),
  });
});

describe('an invalid answer is refused, and the fault is reported', () => {
  test.each<[what: string, answer: unknown]>([
    ['the answer is not an object', '<html>'],
    ['the answer is not an object', null],
    ['the answer is not an object', []],
    ['format is 2, not 1', answer({ format: 2 })],
    ['version is "V_5K"', answer({ version: 'V_5K' })],
    ['revision is not a text', answer({ revision: '' })],
    ['isDemo is not true or false', answer({ isDemo: 'no' })],
    ['count is not a whole number', answer({ count: 1.5 })],
    ['total is not a whole number of at least count', answer({ total: 1 })],
    ['columns is not an object', answer({ columns: [] })],
    ['the column seqId is missing', answer({ columns: {} })],
    ['the column seqId is missing', answer({ columns: {}, count: 4_000_000_000, total: 4_000_000_000 })],
    ['row 1 has no seqId', answer({}, { seqId: { kind: 'text', values: ['2-1', null] } })],
    ['row 0 has no seqId', answer({}, { seqId: { kind: 'text', values: ['', '2-1'] } })],
    ['seqId 2-1 stands in two rows', answer({}, { seqId: { kind: 'text', values: ['2-1', '2-1'] } })],
  ])('%s', (what, malformed) => {
    expect(refusal(malformed)).toBe(`Malformed columnar answer: ${what}.`);
  });

  test.each<[what: string, column: string, packed: unknown]>([
    ['is not an object', 'loDb', null],
    ['is of kind "text", not number', 'loDb', { kind: 'text', values: ['a', 'b'] }],
    ['is of kind undefined, not number', 'loDb', { values: [1, 2] }],
    ['has 1 rows, not 2', 'loDb', { kind: 'number', values: [1] }],
    ['has 3 rows, not 2', 'dilGroup', { kind: 'text', dictionary: ['a'], codes: [0, 0, 0] }],
    ['has no array with one entry a row', 'loDb', { kind: 'number', values: { length: 2 } }],
    ['must have either values or dictionary and codes', 'dilGroup', { kind: 'text' }],
    ['must have either values or dictionary and codes', 'dilGroup', { kind: 'text', values: [], codes: [0, 0] }],
    ['has codes and no dictionary', 'dilGroup', { kind: 'text', codes: [-1, -1] }],
    ['has no array with one entry a row', 'dilGroup', { kind: 'text', dictionary: ['a'] }],
    [
      'has a dictionary, which no boolean column has',
      'bufferMS',
      { kind: 'boolean', dictionary: [true], codes: [0, 0] },
    ],
    ['has a value that is no finite number in row 1', 'loDb', { kind: 'number', values: [1, '2'] }],
    [
      'has a value that is no finite number in row 0',
      'loDb',
      { kind: 'number', values: [Number.POSITIVE_INFINITY, 2] },
    ],
    ['has a value that is not true or false in row 1', 'bufferMS', { kind: 'boolean', values: [true, 1] }],
    ['has a value that is no text in row 1', 'pQtl', { kind: 'text', values: ['a', 1] }],
    ['has an empty item in row 0', 'pathways', { kind: 'list', values: ['a\u001f', null] }],
    ['has an empty item in row 1', 'pathways', { kind: 'list', values: ['a', 'a\u001f\u001fb'] }],
    ['has a dictionary entry with an empty item', 'pathways', { kind: 'list', dictionary: [''], codes: [0, 0] }],
    ['has a dictionary entry that is no text', 'pQtl', { kind: 'text', dictionary: [null], codes: [0, 0] }],
    ['has the same dictionary entry twice', 'pQtl', { kind: 'text', dictionary: ['a', 'a'], codes: [0, 1] }],
    ['has a code that is not in its dictionary in row 1', 'pQtl', { kind: 'text', dictionary: ['a'], codes: [0, 1] }],
    ['has a code that is not in its dictionary in row 0', 'pQtl', { kind: 'text', dictionary: ['a'], codes: [-2, 0] }],
    ['has a code that is not in its dictionary in row 0', 'pQtl', { kind: 'text', dictionary: ['a'], codes: [0.5, 0] }],
    ['has a code that is not in its dictionary in row 0', 'pQtl', { kind: 'text', dictionary: ['a'], codes: ['0', 0] }],
  ])('%s: %s', (what, column, packed) => {
    expect(refusal(answer({}, { [column]: packed }))).toBe(`Malformed columnar answer: column ${column} ${what}.`);
  });
});

test('any JSON gives either a table or a MalformedColumnsError', () => {
  const json = fc.oneof(
    fc.jsonValue(),
    fc
      .dictionary(fc.constantFrom('seqId', 'loDb', 'dilGroup', 'bufferMS', 'pathways'), fc.jsonValue())
      .map((columns) => answer({}, columns)),
  );
  fc.assert(
    fc.property(json, (value) => {
      expect(refusal(value)).toMatch(/^(Malformed columnar answer: .+\.|not refused)$/s);
    }),
  );
});

const seqIds = textColumn(['10000-28', '2-1']);
const first = smallTable({ seqId: seqIds, fullName: textColumn(['a', 'b']) });

test('the columns of two answers are merged into one table', () => {
  const second = smallTable({ seqId: textColumn(['10000-28', '2-1']), loDb: numberColumn([1, 2]) });
  expect(mergeTables(first, second)).toEqual(
    smallTable({ seqId: seqIds, fullName: textColumn(['a', 'b']), loDb: numberColumn([1, 2]) }),
  );
});

test('answers of different revisions, sizes or rows are refused', () => {
  expect(() => mergeTables(first, { ...first, revision: 'other' })).toThrow(
    'a table of V_7K other with 2 rows cannot join one of V_7K small with 2; load both again',
  );
  expect(() => mergeTables(first, smallTable({ seqId: textColumn(['2-1']) }))).toThrow(
    'a table of V_7K small with 1 rows cannot join one of V_7K small with 2; load both again',
  );
  expect(() => mergeTables(first, smallTable({ seqId: textColumn(['10000-28', '2-2']) }))).toThrow(
    'row 1 is not the same analyte in both tables; only answers to one filter can be merged',
  );
});
