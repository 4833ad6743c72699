import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsWhere, bothBits, countBits } from './row.bits.ts';

const rows = fc.uniqueArray(fc.nat(99));
const rowCounts = fc.constantFrom(0, 1, 31, 32, 33, 64, 100);

test('a set of rows counts its rows, and two sets count the rows that both have', () => {
  fc.assert(
    fc.property(rowCounts, rows, rows, (rowCount, one, other) => {
      const within = one.filter((row) => row < rowCount);
      const both = bothBits(
        bitsWhere(rowCount, (row) => one.includes(row)),
        bitsWhere(rowCount, (row) => other.includes(row)),
      );
      expect(countBits(bitsWhere(rowCount, (row) => one.includes(row)))).toEqual(within.length);
      expect(both).toEqual(bitsWhere(rowCount, (row) => one.includes(row) && other.includes(row)));
      expect(countBits(both)).toEqual(within.filter((row) => other.includes(row)).length);
    }),
  );
});

test('every row is tested once, and a set can contain every row', () => {
  for (const rowCount of [0, 1, 32, 33, 11_083]) {
    const asked: number[] = [];
    const every = bitsWhere(rowCount, (row) => asked.push(row) > 0);
    expect(asked).toEqual(Array.from({ length: rowCount }, (_, row) => row));
    expect(countBits(every)).toEqual(rowCount);
  }
});
