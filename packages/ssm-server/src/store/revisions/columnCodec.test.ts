import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryColumn } from '../testing/arbitraryRevision.ts';
import { decodeColumn, decodeCounted, encodeColumn, encodeCounted, MalformedColumnError } from './columnCodec.ts';

const columns = fc.nat({ max: 20 }).chain((rows) => arbitraryColumn(rows).map((column) => ({ rows, column })));

describe('columnCodec', () => {
  it('encodes and decodes any column without change', () => {
    fc.assert(
      fc.property(columns, ({ rows, column }) => {
        expect(decodeColumn(column.kind, encodeColumn(column), rows)).toEqual(column);
      }),
    );
  });

  it('encodes and decodes any counted column without change, and refuses a counted column that is cut off', () => {
    fc.assert(
      fc.property(columns, fc.nat(), ({ column }, seed) => {
        const bytes = encodeCounted(column);
        expect(decodeCounted(column.kind, bytes)).toEqual(column);
        expect(() => decodeCounted(column.kind, bytes.subarray(0, seed % bytes.length))).toThrow(MalformedColumnError);
      }),
    );
  });

  it('refuses a column with a negative row count', () => {
    expect(() => decodeCounted('number', new Uint8Array(Int32Array.of(-1).buffer))).toThrow(MalformedColumnError);
  });

  it('reads bytes at an unaligned offset in a larger buffer', () => {
    const column = { kind: 'number', values: Float64Array.of(1.5, Number.NaN) } as const;
    const bytes = Buffer.concat([Buffer.of(9), encodeColumn(column)]).subarray(1);
    expect(decodeColumn('number', bytes, 2)).toEqual(column);
  });

  it('refuses a column that is cut off', () => {
    fc.assert(
      fc.property(columns, fc.nat(), ({ rows, column }, seed) => {
        const bytes = encodeColumn(column);
        fc.pre(bytes.length > 0);
        const cut = bytes.subarray(0, seed % bytes.length);
        expect(() => decodeColumn(column.kind, cut, rows)).toThrow(MalformedColumnError);
      }),
    );
  });

  it.each([
    ['a column for another number of rows', 'text', { kind: 'text', dictionary: ['a'], codes: Int32Array.of(0) }, 2],
    ['a code beyond the dictionary', 'text', { kind: 'text', dictionary: ['a'], codes: Int32Array.of(1) }, 1],
    ['a code below the one for not known', 'list', { kind: 'list', dictionary: ['a'], codes: Int32Array.of(-2) }, 1],
    ['a boolean that is none', 'boolean', { kind: 'boolean', values: Uint8Array.of(3) }, 1],
  ] as const)('refuses %s', (_, kind, column, rows) => {
    expect(() => decodeColumn(kind, encodeColumn(column), rows)).toThrow(MalformedColumnError);
  });

  it.each(['{"a":1}', '[1]', 'no JSON'])('refuses the dictionary %s', (dictionary) => {
    const text = new TextEncoder().encode(dictionary);
    const bytes = Buffer.concat([Uint8Array.of(text.length, 0, 0, 0), text]);
    expect(() => decodeColumn('text', bytes, 0)).toThrow(MalformedColumnError);
  });
});
