import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyRow, foundRow, importedRow, proposedRow, severalRow } from '../../testing/importedRows.ts';
import {
  acceptableRows,
  bestBy,
  choiceOutcome,
  type Decisions,
  type SeveralChoice,
  severalRows,
  takenSeqIds,
  withAccepted,
  withChoice,
  withToggled,
} from './import.decisions.ts';

const nothing: Decisions = new Map();
const take = (by: 'reader' | 'reason' | 'first' | 'all', ...seqIds: readonly string[]) => ({
  kind: 'take',
  seqIds,
  by,
});

describe('one row', () => {
  test('what was found is refused, and taken again', () => {
    const row = foundRow(1, '5-1');
    const refused = withToggled(nothing, row, 3, null);
    expect([...refused]).toEqual([[3, { kind: 'refuse' }]]);
    expect([takenSeqIds(row, undefined), takenSeqIds(row, refused.get(3))]).toEqual([['5-1'], []]);
    expect([...withToggled(refused, row, 3, '5-1')]).toEqual([]);
  });

  test('candidates of any status are ticked one by one, all, or none, in the order of the row', () => {
    const row = severalRow(1, '3-1', '1-1', '2-1');
    const one = withToggled(nothing, row, 0, '2-1');
    const two = withToggled(one, row, 0, '3-1');
    const all = withToggled(two, row, 0, null);
    expect([one, two, all, withToggled(all, row, 0, null)].map((decisions) => decisions.get(0))).toEqual([
      take('reader', '2-1'),
      take('reader', '3-1', '2-1'),
      take('reader', '3-1', '1-1', '2-1'),
      undefined,
    ]);
    const near = everyRow[9];
    expect(withToggled(nothing, near, 9, '2190-55').get(9)).toEqual(take('reader', '2190-55'));
  });

  test('what is not offered cannot be taken: the other version, a duplicate, a reagent of another row', () => {
    for (const [index, seqId] of [
      [6, '20000-1'],
      [5, '10000-28'],
      [4, '10000-28'],
      [7, null],
      [99, null],
    ] as const) {
      expect(withToggled(nothing, everyRow[index], index, seqId)).toBe(nothing);
    }
  });
});

describe('rows of one reason together', () => {
  const rows = [
    proposedRow(1, 'HER2', '1-1'),
    proposedRow(2, 'CD16', '2-1', '2-2'),
    proposedRow(3, 'TTF1', '3-1'),
    foundRow(4, '4-1'),
    proposedRow(5, 'P53', '5-1'),
  ];

  test('the only candidate of each undecided row is taken, and nothing else', () => {
    const before = withToggled(nothing, rows[2], 2, '3-1');
    const acceptable = acceptableRows(rows, [0, 1, 2, 3], before);
    expect(acceptable).toEqual({ rows: [0], others: 1 });
    expect([...withAccepted(before, rows, acceptable.rows)]).toEqual([
      [2, take('reader', '3-1')],
      [0, take('reason', '1-1')],
    ]);
  });

  test('rows that cannot be accepted are passed over', () => {
    expect([...withAccepted(nothing, rows, [1, 3, 99])]).toEqual([]);
  });
});

describe('the best by a measure', () => {
  const values: Readonly<Record<string, number>> = {
    '1-1': 8,
    '1-2': 4,
    '2-1': 5,
    '2-2': 5,
    '3-1': 7,
    '5-1': 9,
    '5-2': 2,
    '5-3': 2,
  };
  const valueOf = (seqId: string) => values[seqId] ?? null;
  const rows = [
    severalRow(1, '1-1', '1-2'),
    severalRow(2, '2-1', '2-2'),
    severalRow(3, '3-1', '3-2'),
    severalRow(4, '4-1', '4-2'),
    severalRow(5, '5-1', '5-2', '5-3'),
  ];

  test('is the lowest or the highest; a shared value decides nothing, and candidates without one are passed over', () => {
    expect(bestBy(rows, 'totalCVPlasma', 'lowest', valueOf)).toEqual([
      { kind: 'best', seqId: '1-2', value: 4 },
      { kind: 'tie', value: 5 },
      { kind: 'best', seqId: '3-1', value: 7 },
      { kind: 'missing' },
      { kind: 'tie', value: 2 },
    ]);
    expect(bestBy(rows, 'totalCVPlasma', 'highest', valueOf)[4]).toEqual({ kind: 'best', seqId: '5-1', value: 9 });
  });

  test('the value of the menu for it is said before and kept with the decision', () => {
    const choice: SeveralChoice = { by: 'best', measure: 'totalCVPlasma', order: 'lowest' };
    const { decisions, ...outcome } = withChoice(nothing, rows, [0, 1, 2, 3, 4], choice, valueOf);
    expect(outcome).toEqual({ decided: 2, ties: 2, missing: 1 });
    expect([...decisions]).toEqual([
      [0, { kind: 'take', seqIds: ['1-2'], by: 'best', measure: 'totalCVPlasma', order: 'lowest' }],
      [2, { kind: 'take', seqIds: ['3-1'], by: 'best', measure: 'totalCVPlasma', order: 'lowest' }],
    ]);
  });

  test('the first listed, and all', () => {
    const first = withChoice(nothing, rows, [0, 4], { by: 'first' }, valueOf).decisions;
    const all = withChoice(nothing, rows, [4], { by: 'all' }, valueOf).decisions;
    expect([[...first], [...all]]).toEqual([
      [
        [0, take('first', '1-1')],
        [4, take('first', '5-1')],
      ],
      [[4, take('all', '5-1', '5-2', '5-3')]],
    ]);
  });

  test('only undecided rows with several reagents are meant', () => {
    const mixed = [...rows, foundRow(6, '6-1'), proposedRow(7, 'HER2', '7-1', '7-2')];
    const decided = withToggled(nothing, rows[1], 1, '2-1');
    expect(severalRows(mixed, [0, 1, 5, 6], decided)).toEqual([0]);
  });

  test('whatever the rows are, what a choice says it comes to is what it comes to', () => {
    const row = fc.oneof(
      fc.constantFrom(...everyRow),
      fc
        .uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 4 })
        .map((ids) => severalRow(1, ...ids.map((id) => `${id}-1`))),
    );
    const choice = fc.constantFrom<SeveralChoice>(
      { by: 'first' },
      { by: 'all' },
      { by: 'best', measure: 'loDb', order: 'lowest' },
      { by: 'best', measure: 'loDb', order: 'highest' },
    );
    fc.assert(
      fc.property(fc.array(row), choice, (rowsOf, chosen) => {
        const targets = rowsOf.map((_, index) => index);
        const { decisions, ...outcome } = withChoice(nothing, rowsOf, targets, chosen, valueOf);
        expect(choiceOutcome(rowsOf, targets, chosen, valueOf)).toEqual(outcome);
        expect(decisions.size).toBe(outcome.decided);
        for (const [index, decision] of decisions) {
          expect(takenSeqIds(rowsOf[index] ?? importedRow({ line: 1 }), decision).length).toBeGreaterThan(0);
        }
      }),
    );
  });
});
