import { beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, problemFacts, type TestServer } from '../../testing/testServer.ts';
import { send, sendSheets } from '../testing/uploads.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});

type Rows = readonly (readonly string[])[];

const table: Rows = [
  ['Some note'],
  ['Gene', 'SeqId', 'Mean'],
  ['IL6', '2-1', '0.50'],
  ['', '2_1', '=1+1'],
  [],
  ['il6', '', '1-Mar'],
  ['a < b & "c"', '20000-1', ' spaces '],
];

function sendRows(rows: unknown, path: string, layout?: unknown) {
  const version = path === 'import/preview' ? null : 'V_7K';
  const body = JSON.stringify({ rows, layout });
  return send(server, body, { path, version, headers: { 'Content-Type': 'application/json' } });
}

describe.each(['import', 'bulk/search', 'import/preview'])('rows of text as the body of /menuquery/%s', (path) => {
  it('are answered like a workbook whose sheet has the same texts', async () => {
    const version = path === 'import/preview' ? null : 'V_7K';
    const written = table.map((row) => row.map((text) => (text === '' ? null : text)));
    const { status, body } = await sendSheets(server, { Sheet1: written }, { path, version });
    const { status: statusOfRows, body: bodyOfRows } = await sendRows(table, path);
    expect([statusOfRows, bodyOfRows]).toEqual([status, body]);
    expect([status, (body as unknown[]).length > 0]).toEqual([200, true]);
  });

  it.each([
    ['rows without a filled cell', [[''], []], [422, 'empty_workbook', 'rows', undefined]],
    ['a cell that is no text', [['2-1', 3]], [400, 'invalid_parameter', 'rows', undefined]],
    ['a row that is no list', ['2-1'], [400, 'invalid_parameter', 'rows', undefined]],
    ['no list of rows', '2-1', [400, 'invalid_parameter', 'rows', undefined]],
    ['100,001 rows', Array.from({ length: 100_001 }, () => ['2-1']), [422, 'unreadable_workbook', 'rows', undefined]],
    [
      '1,000,020 cells',
      Array.from({ length: 51 }, () => Array.from({ length: 19_608 }, () => 'x')),
      [422, 'unreadable_workbook', 'rows', undefined],
    ],
  ])('are refused with %s', async (_, rows, facts) => {
    expect(problemFacts(await sendRows(rows, path))).toEqual(facts);
  });
});

it('a layout names the sheet of rows Sheet1, and no other sheet exists', async () => {
  const layoutOf = (sheet: string) => ({ sheets: [{ sheet, header: 2, columns: [{ column: 0, kind: 'symbol' }] }] });
  const { body } = await sendRows(table, 'import', layoutOf('Sheet1'));
  const found = (body as { readonly line: number; readonly status: string; readonly column: number }[]).map(
    ({ line, status, column }) => [line, status, column],
  );
  expect(found.filter(([line]) => line === 3)).toEqual([[3, 'exact', 0]]);
  expect(problemFacts(await sendRows(table, 'import', layoutOf('Sheet2')))).toEqual([
    400,
    'invalid_parameter',
    'layout',
    undefined,
  ]);
});

it.each(['import', 'bulk/search'])('POST /menuquery/%s refuses 20,001 different rows', async (path) => {
  const many = Array.from({ length: 20_001 }, (_, index) => [`name ${index}`]);
  expect(problemFacts(await sendRows(many, path))).toEqual([413, 'too_many_rows', 'rows', undefined]);
});
