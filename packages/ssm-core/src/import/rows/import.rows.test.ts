import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyRow, foundRow, importedRow, severalRow } from '../../testing/importedRows.ts';
import { type Decisions, withToggled } from './import.decisions.ts';
import {
  columnLetters,
  importGroups,
  readSheets,
  reasonsOf,
  shownRows,
  summariseImport,
  unmatchedOf,
} from './import.rows.ts';

const anyRow = fc.oneof(
  fc.constantFrom(...everyRow),
  fc.integer({ min: 1, max: 9 }).map((number) => foundRow(1, `${number}-1`)),
  fc.integer({ min: 1, max: 9 }).map((number) => severalRow(1, `${number}-1`, `${number}-2`)),
);
const everything = { group: null, status: null, reason: null };

test('S4-19: the counts of any rows add up, and a row with a name is either taken or left out', () => {
  fc.assert(
    fc.property(fc.array(anyRow), fc.array(fc.nat({ max: 20 })), (rows, ticks) => {
      const decisions = ticks.reduce<Decisions>(
        (before, index) => withToggled(before, rows[index], index, null),
        new Map(),
      );
      const { counts, rowCount, seqIds, leftOut, leftOutBy } = summariseImport(rows, decisions);
      const named = rows.filter(({ status }) => !['heading', 'blank', 'note'].includes(status)).length;
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(rowCount);
      expect(leftOutBy.reduce((sum, { count }) => sum + count, 0)).toBe(leftOut);
      expect(new Set(seqIds).size).toBe(seqIds.length);
      // A row with several candidates may take more than one.
      expect(named - leftOut).toBeLessThanOrEqual(seqIds.length);
      const places = [...rows.keys()];
      const isHeading = (index: number): boolean => rows[index]?.status === 'heading';
      const headingsLast = [...places.filter((index) => !isHeading(index)), ...places.filter(isHeading)];
      expect(shownRows(rows, everything)).toEqual(headingsLast);
      const grouped = importGroups.flatMap((group) => shownRows(rows, { ...everything, group }));
      expect(grouped.toSorted((a, b) => a - b)).toEqual(places);
    }),
  );
});

test('rows left out are counted by reason', () => {
  const rows = [...everyRow, foundRow(13, '9-1'), severalRow(14, '10000-28', '7-1')];
  const decisions: Decisions = new Map([
    [12, { kind: 'refuse' }],
    [13, { kind: 'take', seqIds: ['10000-28'], by: 'reader' }],
  ]);
  expect(summariseImport(rows, decisions)).toEqual({
    counts: [
      { status: 'exact', count: 2 },
      { status: 'normalised', count: 1 },
      { status: 'proposed', count: 1 },
      { status: 'several', count: 2 },
      { status: 'other_version', count: 1 },
      { status: 'not_on_menu', count: 1 },
      { status: 'not_recognised', count: 2 },
      { status: 'duplicate', count: 1 },
      { status: 'note', count: 1 },
      { status: 'heading', count: 1 },
      { status: 'blank', count: 1 },
    ],
    rowCount: 14,
    seqIds: ['10000-28', '10001-7'],
    leftOut: 9,
    leftOutBy: [
      { kind: 'other_version', count: 1 },
      { kind: 'not_measured', count: 1 },
      { kind: 'undecided', count: 2 },
      { kind: 'duplicate', count: 2 },
      { kind: 'refused', count: 1 },
      { kind: 'not_recognised', count: 2 },
    ],
    undecided: 2,
    proposals: 0,
  });
});

test('rows are filtered by group, status and reason', () => {
  const statusesIn = (group: (typeof importGroups)[number]) => [
    ...new Set(shownRows(everyRow, { ...everything, group }).map((index) => everyRow[index]?.status)),
  ];
  expect(Object.fromEntries(importGroups.map((group) => [group, statusesIn(group)]))).toEqual({
    found: ['exact', 'normalised'],
    choose: ['proposed', 'several'],
    fix: ['other_version', 'not_on_menu', 'not_recognised'],
    leftOut: ['duplicate', 'blank', 'note', 'heading'],
  });
  expect(shownRows(everyRow, { group: 'fix', status: 'not_recognised', reason: 'near' })).toEqual([9]);
  expect(shownRows(everyRow, { group: 'found', status: 'not_recognised', reason: null })).toEqual([]);
  expect(reasonsOf([...everyRow, importedRow({ line: 13 })], 'not_recognised')).toEqual([
    { reason: 'unknown', count: 2 },
    { reason: 'near', count: 1 },
  ]);
});

test('S4-27: each sheet has a summary of its columns, their kinds, its row count and its hidden parts', () => {
  const rows = [
    importedRow({ line: 1, sheet: 'A', status: 'heading', column: null, kind: null }),
    importedRow({ line: 2, sheet: 'A', column: 2, kind: 'symbol' }),
    importedRow({ line: 3, sheet: 'A', column: 0, kind: 'seqId' }),
    importedRow({
      line: 4,
      sheet: 'A',
      column: 2,
      kind: 'symbol',
      meanings: [
        { written: 'SOMA', column: 0, kind: 'seqId', name: 'SOMA', how: 'unknown', state: 'unknown', seqIds: [] },
        { written: 'x', column: 3, kind: 'fullName', name: 'x', how: 'unknown', state: 'unknown', seqIds: [] },
        { written: '9-9', column: 4, kind: 'seqId', name: '9-9', how: null, state: 'unknown', seqIds: [] },
      ],
    }),
    importedRow({ line: 5, sheet: 'A', status: 'blank', column: null, kind: null }),
    importedRow({ line: 1, sheet: 'B', column: 27, kind: 'any' }),
    importedRow({
      line: 3,
      sheet: 'B',
      status: 'note',
      reason: 'hidden_rows',
      column: null,
      kind: null,
      count: 4,
    }),
    importedRow({
      line: 1,
      sheet: 'B',
      status: 'note',
      reason: 'hidden_columns',
      column: null,
      kind: null,
      count: 2,
    }),
    importedRow({ line: 9, sheet: 'B', status: 'note', reason: 'repeated_rows', column: null, kind: null, count: 7 }),
  ];
  expect(readSheets(rows)).toEqual([
    {
      sheet: 'A',
      columns: [
        { column: 0, kind: 'seqId' },
        { column: 2, kind: 'symbol' },
      ],
      rowCount: 3,
      unread: [{ column: 0, kind: 'seqId', count: 1 }],
      hiddenRows: 0,
      hiddenColumns: 0,
      repeatedRows: 0,
    },
    {
      sheet: 'B',
      columns: [{ column: 27, kind: 'any' }],
      rowCount: 1,
      unread: [],
      hiddenRows: 4,
      hiddenColumns: 2,
      repeatedRows: 7,
    },
  ]);
  expect([0, 25, 26, 27, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA']);
});

test('S7-11: a report names only the distinct identifiers of unmatched rows, and the number of unmatched rows', () => {
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
  expect(unmatchedOf(everyRow)).toEqual({ analytes: ['20000-1'], count: 4 });
  const many = Array.from({ length: 300 }, (_, index) => importedRow({ line: index + 1, raw: `${index}-1` }));
  expect([unmatchedOf(many).analytes.length, unmatchedOf(many).count]).toEqual([100, 300]);
});
