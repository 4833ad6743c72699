import { expect, test } from 'vitest';
import { listColumn, textColumn } from '../table/build.ts';
import { smallTable } from '../testing/table.arbitrary.ts';
import { compareLists } from './compare.lists.ts';
import { accessionsOfList, reagentsOfProteins } from './compare.proteins.ts';

// Two integrins: the reagent 2-1 measures both chains, 3-1 only ITGB1 (P05556).
const rows: readonly (readonly [seqId: string, accessions: readonly string[]])[] = [
  ['1-1', ['P08648']],
  ['2-1', ['P08648', 'P05556']],
  ['3-1', ['P05556']],
  ['4-1', []],
];

const table = smallTable({
  seqId: textColumn(rows.map(([seqId]) => seqId)),
  uniProtId: listColumn(rows.map(([, accessions]) => (accessions.length === 0 ? null : accessions))),
});

test('a reagent that measures several proteins counts for each, and one without an accession is told', () => {
  expect(accessionsOfList(table, ['2-1', '4-1', '9-9', '3-1'])).toEqual({
    accessions: ['P08648', 'P05556'],
    without: ['4-1', '9-9'],
  });
});

test('lists that share no SeqId can share a protein, as for ITGB1', () => {
  const [one, other] = [['2-1'], ['3-1']];
  const bySeqId = compareLists([one, other]);
  const byProtein = compareLists([one, other].map((list) => accessionsOfList(table, list).accessions));
  expect([bySeqId.parts, byProtein.parts]).toEqual([
    [
      { lists: [0], keys: ['2-1'] },
      { lists: [1], keys: ['3-1'] },
    ],
    [
      { lists: [0], keys: ['P08648'] },
      { lists: [0, 1], keys: ['P05556'] },
    ],
  ]);
});

test('reagents of a protein are found in the list, with those that measure other proteins too', () => {
  expect(reagentsOfProteins(table, ['3-1', '2-1', '1-1', '4-1'], ['P05556'])).toEqual({
    seqIds: ['3-1', '2-1'],
    spanning: ['2-1'],
  });
});
