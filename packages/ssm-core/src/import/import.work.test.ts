import { expect, test } from 'vitest';
import { foundRow, importedRow, proposedRow, severalRow } from '../testing/importedRows.ts';
import { heldDecision, keptWork, reappliedWork } from './import.work.ts';
import type { Decisions } from './rows/import.decisions.ts';

const answer = [
  foundRow(1, '1-1'),
  severalRow(2, '2-1', '2-2'),
  proposedRow(3, 'HER2', '3-1'),
  importedRow({ line: 4, raw: 'IL-6x' }),
];
const decisions: Decisions = new Map([
  [0, { kind: 'refuse' }],
  [1, { kind: 'take', seqIds: ['2-2'], by: 'reader' }],
  [2, { kind: 'take', seqIds: ['3-1'], by: 'reason' }],
  [3, { kind: 'refuse' }],
]);
const mended = foundRow(4, '4-1');
const work = keptWork(
  answer,
  new Map([[3, { text: '4-1', row: mended }]]),
  decisions,
  new Map([[2, { text: 'ERBB2' }]]),
);

test('work is stored by sheet, line and text, and includes edits whose answer is pending', () => {
  expect(work).toEqual({
    edits: [
      { sheet: 'Sheet1', line: 4, raw: 'IL-6x', text: '4-1' },
      { sheet: 'Sheet1', line: 3, raw: 'HER2', text: 'ERBB2' },
    ],
    decisions: [
      { sheet: 'Sheet1', line: 1, raw: '1-1', decision: { kind: 'refuse' }, seqId: '1-1' },
      {
        sheet: 'Sheet1',
        line: 2,
        raw: 'ITGB1',
        decision: { kind: 'take', seqIds: ['2-2'], by: 'reader' },
        seqId: null,
      },
      { sheet: 'Sheet1', line: 3, raw: 'HER2', decision: { kind: 'take', seqIds: ['3-1'], by: 'reason' }, seqId: null },
      { sheet: 'Sheet1', line: 4, raw: 'IL-6x', decision: { kind: 'refuse' }, seqId: '4-1' },
    ],
  });
});

test('work is restored to the same answer, but a decision on an edited row waits for the answer to the edit', () => {
  const { decisions: held, edits, dropped } = reappliedWork(answer, work);
  expect([[...held.keys()], [...edits.keys()], dropped]).toEqual([[0, 1], [3, 2], 0]);
  const waiting = edits.get(3)?.waiting;
  expect(waiting && heldDecision(mended, waiting)).toEqual({ kind: 'refuse' });
  expect(waiting && heldDecision(foundRow(4, '9-1'), waiting)).toBe(undefined);
});

test('the stored work that does not fit the answer is dropped and counted', () => {
  const other = [
    // The row now names another reagent.
    { ...foundRow(1, '9-1'), raw: '1-1' },
    severalRow(2, '2-1', '2-3'),
    { ...proposedRow(3, 'HER2', '3-1'), line: 5 },
  ];
  expect(reappliedWork(other, work)).toEqual({ decisions: new Map(), edits: new Map(), dropped: 6 });
});
