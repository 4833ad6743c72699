import { expect, test } from 'vitest';
import { everyRow, foundRow, importedRow, proposedRow, severalRow } from '../../testing/importedRows.ts';
import type { Decisions } from './import.decisions.ts';
import { panelSourceOf } from './import.panelSource.ts';

const about = {
  id: 'a1',
  file: 'Table S3.xlsx',
  at: '2026-11-22T08:00:00.000Z',
  version: 'V_7K',
  catalogueRevision: 'r1',
} as const;

test('each row of a source has its SeqIds for the panel, and the person or rule that decided', () => {
  const answer = [
    everyRow[0] ?? importedRow({ line: 1 }),
    foundRow(2, '2-1'),
    foundRow(3, '3-1'),
    proposedRow(4, 'HER2', '4-1'),
    severalRow(5, '5-1', '5-2'),
    severalRow(6, '6-1', '6-2'),
    importedRow({ line: 7, raw: 'IL-6x' }),
    importedRow({ line: 8, raw: '', status: 'blank' }),
  ];
  const mended = foundRow(7, '7-1');
  const rows = answer.map((row, index) => (index === 6 ? mended : row));
  const decisions: Decisions = new Map([
    [2, { kind: 'refuse' }],
    [3, { kind: 'take', seqIds: ['4-1'], by: 'reason' }],
    [4, { kind: 'take', seqIds: ['5-2'], by: 'best', measure: 'totalCVPlasma', order: 'lowest' }],
  ]);
  const edits = new Map([[6, { text: '7-1', row: mended }]]);
  const nothing = { edited: null, measure: null, order: null, sheet: 'Sheet1' };
  expect(panelSourceOf({ ...about, answer, rows, edits, decisions })).toEqual({
    ...about,
    rows: [
      { ...nothing, line: 2, raw: '2-1', status: 'exact', reason: null, seqIds: ['2-1'], decidedBy: 'rule' },
      { ...nothing, line: 3, raw: '3-1', status: 'exact', reason: null, seqIds: [], decidedBy: 'refused' },
      { ...nothing, line: 4, raw: 'HER2', status: 'proposed', reason: 'alias', seqIds: ['4-1'], decidedBy: 'reason' },
      {
        ...nothing,
        line: 5,
        raw: 'ITGB1',
        status: 'several',
        reason: 'several_reagents',
        seqIds: ['5-2'],
        decidedBy: 'best',
        measure: 'totalCVPlasma',
        order: 'lowest',
      },
      {
        ...nothing,
        line: 6,
        raw: 'ITGB1',
        status: 'several',
        reason: 'several_reagents',
        seqIds: [],
        decidedBy: 'left_out',
      },
      {
        ...nothing,
        line: 7,
        raw: 'IL-6x',
        edited: '7-1',
        status: 'exact',
        reason: null,
        seqIds: ['7-1'],
        decidedBy: 'rule',
      },
    ],
  });
});

test('a note about hidden rows keeps their number', () => {
  const note = importedRow({ line: 3, raw: '', status: 'note', reason: 'hidden_rows', count: 4 });
  const given = { answer: [note], rows: [note], edits: new Map(), decisions: new Map() };
  expect(panelSourceOf({ ...about, ...given }).rows.map(({ reason, count }) => [reason, count])).toEqual([
    ['hidden_rows', 4],
  ]);
});

const stated = `sha256:${'a'.repeat(64)}`;
const computed = `sha256:${'b'.repeat(64)}`;

test.each([
  ['differs from it', { stated, computed }, { changedContent: { stated, computed } }],
  ['is the stated one', { stated, computed: stated }, {}],
  ['is stated nowhere', { stated: null, computed }, {}],
])('a list that was checked for its content names both hashes only if it differs: it %s', (_, hashes, recorded) => {
  const nothing = { answer: [], rows: [], edits: new Map(), decisions: new Map() };
  const check = { version: 'V_7K', count: 2, ...hashes } as const;
  expect(panelSourceOf({ ...about, ...nothing, check })).toEqual({ ...about, ...recorded, rows: [] });
});
