import { QueryClient } from '@tanstack/query-core';
import { expect, test } from 'vitest';
import type { LiftTable } from '../api/types.ts';
import { createHandledClient, jsonAnswer, rejectionOf } from '../testing/answers.ts';
import { liftTableQuery } from './lift.query.ts';
import { moveSource } from './lift.source.ts';
import { type MoveView, moveOf, noMove, readMoveView, writeMoveView } from './lift.view.ts';

const view: MoveView = {
  list: { kind: 'panel', panelId: 'a-1', number: 3 },
  isFrom5k: false,
  to: 'V_11K',
  matrix: 'serum',
  choices: [
    ['3-1', '4-1'],
    ['5-1', '6-1'],
  ],
  band: 'low',
  flag: 'gene_changed',
};

test('the address of a move gives the same move back', () => {
  const five: MoveView = { ...view, list: null, isFrom5k: true, to: 'V_7K', choices: [], band: null, flag: null };
  const again = [view, five, noMove].map((each) => readMoveView(new URLSearchParams(writeMoveView(each).toString())));
  expect(again).toEqual([view, five, noMove]);
});

test('what an address says wrongly is left out', () => {
  const address = 'list=panel:&matrix=csf&replace=3-1&replace=a:b&band=best&flag=x&to=V_5K&from=V_9K';
  expect(readMoveView(new URLSearchParams(address))).toEqual(noMove);
});

test('a list is moved to the other version, and a list of 5K to the chosen version', () => {
  expect([
    moveOf(view, 'V_7K'),
    moveOf(view, 'V_11K'),
    moveOf({ ...view, isFrom5k: true, to: 'V_7K' }, 'V_7K'),
  ]).toEqual([
    { from: 'V_7K', to: 'V_11K' },
    { from: 'V_11K', to: 'V_7K' },
    { from: 'V_5K', to: 'V_7K' },
  ]);
});

test('the table is requested by versions and matrix, and a table with columns of different lengths is refused', async () => {
  const table: LiftTable = {
    from: 'V_7K',
    to: 'V_11K',
    matrix: 'plasma',
    revision: 'r',
    sources: [],
    seqIds: ['1-1'],
    scaleFactors: [1],
    ccc: [null],
    genes: [],
  };
  const input = { from: 'V_7K', to: 'V_11K', matrix: 'plasma' } as const;
  const { client, requests } = createHandledClient(async () => jsonAnswer(table));
  expect([
    await new QueryClient().fetchQuery(liftTableQuery(client, input)),
    requests[0]?.url.slice('http://sat.test/sat'.length),
  ]).toEqual([table, '/menuquery/secured/lift?from=V_7K&to=V_11K&matrix=plasma']);
  const { client: other } = createHandledClient(async () => jsonAnswer({ ...table, ccc: [] }));
  expect((await rejectionOf(new QueryClient().fetchQuery(liftTableQuery(other, input))))?.code).toBe('malformed');
});

test('the record of a move has a row for each reagent: carried, replaced or left out', () => {
  const row = { genes: null, added: [], listed: [], flags: [], band: 'unknown', ccc: null, scaleFactor: null } as const;
  const moved = { from: 'V_7K', matrix: 'plasma', table: 'SomaDataIO', panelId: 'a-1', number: 2 } as const;
  const head = { id: 'm-1', at: '2026-01-02T03:04:05Z', version: 'V_11K', catalogueRevision: 'r-1' } as const;
  const source = moveSource({
    ...head,
    name: 'Kidney',
    moved,
    rows: [
      { ...row, seqId: '3-1', place: 2, isCarried: false, replacements: ['9-1'] },
      { ...row, seqId: '2-1', place: 1, isCarried: false, replacements: [] },
      { ...row, seqId: '1-1', place: 0, isCarried: true, replacements: [], ccc: 0, scaleFactor: 1.5 },
    ],
    choices: new Map([['3-1', '9-1']]),
  });
  const plain = { sheet: '', edited: null, reason: null, measure: null, order: null };
  expect(source).toEqual({
    ...head,
    file: 'Kidney',
    kind: 'move',
    moved,
    rows: [
      { ...plain, line: 1, raw: '1-1', status: 'exact', seqIds: ['1-1'], decidedBy: 'rule', ccc: 0, scaleFactor: 1.5 },
      { ...plain, line: 2, raw: '2-1', status: 'not_on_menu', seqIds: [], decidedBy: 'left_out' },
      { ...plain, line: 3, raw: '3-1', status: 'not_on_menu', seqIds: ['9-1'], decidedBy: 'reader' },
    ],
  });
});
