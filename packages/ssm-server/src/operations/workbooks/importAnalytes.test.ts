import type { ImportedRow } from 'ssm-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, problemFacts, type TestServer } from '../../testing/testServer.ts';
import { formOf, send, sendSheets } from '../testing/uploads.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});

const il6 = {
  seqId: '2-1',
  fullName: 'Interleukin-6',
  targetName: 'IL-6',
  uniProtId: ['P05231'],
  entrezGeneName: ['IL6'],
};
const nothing = { seqId: null, fullName: null, targetName: null, uniProtId: null, entrezGeneName: null };

describe.each(['import', 'bulk/search'])('POST /menuquery/%s', (path) => {
  it('S7-08: accepts a file and a version, and returns existsInDB for every row', async () => {
    const sheets = { Mine: [['SeqId'], ['2-1'], ['2_1'], [null], ['20000-1'], ['unheard']] };
    const { status, headers, body } = await sendSheets(server, sheets, { path });
    const plain = {
      sheet: 'Mine',
      column: 0,
      kind: null,
      reason: null,
      duplicateOf: null,
      duplicateSheet: null,
      existsInDB: false,
      candidates: [],
      elsewhere: [],
      meanings: [],
      evidence: [],
      ...nothing,
    };
    const fiveNt = {
      seqId: '20000-1',
      fullName: '5\'-nucleotidase, soluble; "é"',
      targetName: '5NT',
      uniProtId: null,
      entrezGeneName: null,
    };
    const meaning = { column: 0, kind: 'seqId', how: null };
    expect([status, headers['cache-control'], body]).toEqual([
      200,
      'no-store',
      [
        { ...plain, line: 1, raw: 'SeqId', status: 'heading' },
        { ...plain, line: 2, raw: '2-1', kind: 'seqId', status: 'exact', existsInDB: true, ...il6 },
        {
          ...plain,
          line: 3,
          raw: '2_1',
          kind: 'seqId',
          status: 'duplicate',
          reason: 'spelling',
          duplicateOf: 2,
          duplicateSheet: 'Mine',
          existsInDB: true,
          meanings: [{ ...meaning, written: '2_1', name: '2-1', how: 'spelling', state: 'on_menu', seqIds: ['2-1'] }],
          ...il6,
        },
        { ...plain, line: 4, raw: '', column: null, status: 'blank' },
        {
          ...plain,
          line: 5,
          raw: '20000-1',
          kind: 'seqId',
          status: 'other_version',
          elsewhere: [fiveNt],
          meanings: [{ ...meaning, written: '20000-1', name: '20000-1', state: 'other_version', seqIds: ['20000-1'] }],
        },
        { ...plain, line: 6, raw: 'unheard', kind: 'seqId', status: 'not_recognised', reason: 'unknown' },
      ],
    ]);
  });

  it('S4-27: returns the distinct rows of a list with a row per sample and analyte, and counts repeated rows', async () => {
    const analytes = ['10000-28', '10001-7', 'nothing known'];
    const rows = Array.from({ length: 24_000 }, (_, index) => [`S${index}`, analytes[index % 3] ?? '']);
    const { status, body } = await sendSheets(server, { Long: [['Sample', 'SeqId'], ...rows] }, { path });
    const told = (body as ImportedRow[]).map(({ line, reason, raw, count }) => [line, reason, raw, count]);
    expect([status, told.map(([line, , raw, count]) => [line, raw, count])]).toEqual([
      200,
      [
        [1, 'Sample', undefined],
        [2, '10000-28', undefined],
        [3, '10001-7', undefined],
        [4, 'nothing known', undefined],
        [5, '', 23_997],
      ],
    ]);
    const many = Array.from({ length: 20_001 }, (_, index) => [`name ${index}`]);
    expect(problemFacts(await sendSheets(server, { Long: many }, { path }))).toEqual([
      413,
      'too_many_rows',
      'file',
      undefined,
    ]);
  });

  it('returns existsInDB for the menu of the requested version', async () => {
    const { body } = await sendSheets(server, { Mine: [['20000-1']] }, { path, version: 'V_11K' });
    expect((body as ImportedRow[]).map(({ status, existsInDB }) => [status, existsInDB])).toEqual([['exact', true]]);
  });

  it('refuses a file that is not a workbook, and says what to do', async () => {
    const answer = await send(server, formOf(new TextEncoder().encode('SeqId\n2-1\n')), { path });
    expect([problemFacts(answer), (answer.body as { detail: string }).detail]).toEqual([
      [422, 'unreadable_workbook', 'file', undefined],
      'This is a text file; open it in a spreadsheet and save it as .xlsx.',
    ]);
  });
});
