import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyRow, foundRow, importedRow, severalRow } from '../testing/importedRows.ts';
import { importLines, summariseImport, unmatchedOf, withCandidate } from './import.rows.ts';

const anyRow = fc.oneof(
  fc.constantFrom(...everyRow),
  fc.integer({ min: 1, max: 9 }).map((number) => foundRow(1, `${number}-1`)),
  fc.integer({ min: 1, max: 9 }).map((number) => severalRow(1, `${number}-1`, `${number}-2`)),
);

test('S4-19: whatever the rows are, counts sum to them, and taken and left out make up all that name something', () => {
  fc.assert(
    fc.property(fc.array(anyRow), fc.array(fc.nat({ max: 20 })), (rows, ticks) => {
      const chosen = ticks.reduce<ReturnType<typeof withCandidate>>(
        (before, index) => withCandidate(before, rows[index], index, null),
        new Map(),
      );
      const { counts, rowCount, seqIds, leftOut } = summariseImport(rows, chosen);
      const named = rows.filter(({ status }) => status !== 'heading' && status !== 'blank').length;
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(rowCount);
      expect(new Set(seqIds).size).toBe(seqIds.length);
      // A row of several may give more than one.
      expect(named - leftOut).toBeLessThanOrEqual(seqIds.length);
      expect(importLines(rows, null).filter(({ candidate }) => candidate < 0).length).toBe(rowCount);
    }),
  );
});

test('a row that only another version measures is named and never chosen', () => {
  const row = everyRow[6];
  expect(withCandidate(new Map(), row, 6, '20000-1')).toEqual(new Map());
  expect(importLines(everyRow, 'other_version')).toEqual([{ row: 6, candidate: -1 }]);
});

test('S7-11: of what is not on the menu others are told identifiers alone, each once, and how many there were', () => {
  const raws = [
    'P05231',
    'IL6R',
    '10000-28',
    'IL6R',
    'Alice',
    'alice@example.org',
    'SMITH',
    '1970-01-01',
    ' Q9Y6K9-2 ',
  ];
  const rows = [...raws.map((raw, index) => importedRow({ line: index + 1, raw })), foundRow(20, '5-1')];
  expect(unmatchedOf(rows)).toEqual({ analytes: ['P05231', 'IL6R', '10000-28', 'Q9Y6K9-2'], count: 9 });
  expect(unmatchedOf(everyRow)).toEqual({ analytes: ['20000-1'], count: 3 });
  const many = Array.from({ length: 300 }, (_, index) => importedRow({ line: index + 1, raw: `${index}-1` }));
  expect([unmatchedOf(many).analytes.length, unmatchedOf(many).count]).toEqual([100, 300]);
});
