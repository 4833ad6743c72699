import type { ImportedRow, ImportLayout, SheetPreview } from 'ssm-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { workbookFile } from '../../catalogue/testing/testFiles.ts';
import { createTestServer, problemFacts, type TestServer } from '../../testing/testServer.ts';
import { formOf, send, sendSheets } from '../testing/uploads.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});

const sheets = {
  Notes: [['What this is']],
  Table: [
    ['Rank', 'Protein', 'UniProt (human)'],
    [1, 'IL-6', 'P05231'],
  ],
};

describe('POST /menuquery/import/preview', () => {
  const preview = { path: 'import/preview', version: null };

  it('shows every sheet with its columns, and which columns are read', async () => {
    const { status, headers, body } = await sendSheets(server, sheets, preview);
    const none = { kind: null, guess: null, share: null };
    expect([status, headers['cache-control'], body]).toEqual([
      200,
      'no-store',
      [
        {
          sheet: 'Notes',
          rowCount: 1,
          header: null,
          columns: [{ column: 0, title: null, ...none }],
          rows: [{ line: 1, cells: ['What this is'] }],
        },
        {
          sheet: 'Table',
          rowCount: 2,
          header: 1,
          columns: [
            { column: 0, title: 'Rank', ...none },
            { column: 1, title: 'Protein', kind: 'any', guess: 'title', share: 1 },
            { column: 2, title: 'UniProt (human)', kind: 'uniProt', guess: 'title', share: 1 },
          ],
          rows: [
            { line: 1, cells: ['Rank', 'Protein', 'UniProt (human)'] },
            { line: 2, cells: ['1', 'IL-6', 'P05231'] },
          ],
        },
      ],
    ]);
  });

  it('refuses the files that an import refuses, with the same message', async () => {
    const text = await send(server, formOf(new TextEncoder().encode('SeqId\n2-1\n')), preview);
    const empty = await sendSheets(server, { Empty: [] }, preview);
    const csv = await send(server, formOf(new Uint8Array(8), 'list.csv'), preview);
    expect([text, empty, csv].map(problemFacts)).toEqual([
      [422, 'unreadable_workbook', 'file', undefined],
      [422, 'empty_workbook', 'file', undefined],
      [415, 'unsupported_media_type', 'file', undefined],
    ]);
  });
});

describe('a layout that is sent with the file', () => {
  function formWith(layout: ImportLayout | string): FormData {
    const form = formOf(workbookFile('list.xlsx', sheets).bytes);
    form.append('layout', typeof layout === 'string' ? layout : JSON.stringify(layout));
    return form;
  }

  it.each(['import', 'bulk/search'])('decides which sheets and columns %s reads', async (path) => {
    const columns = [{ column: 2, kind: 'uniProt' as const }];
    const { status, body } = await send(server, formWith({ sheets: [{ sheet: 'Table', header: 1, columns }] }), {
      path,
    });
    const told = (body as ImportedRow[]).map((row) => [row.sheet, row.line, row.status, row.raw]);
    expect([status, told]).toEqual([
      200,
      [
        ['Table', 1, 'heading', 'Rank'],
        ['Table', 2, 'several', 'P05231'],
      ],
    ]);
  });

  it('may be sent exactly as a preview suggests it', async () => {
    const preview = (await sendSheets(server, sheets, { path: 'import/preview', version: null }))
      .body as SheetPreview[];
    const layouts = preview.map(({ sheet, header, columns }) => ({
      sheet,
      header,
      columns: columns.flatMap(({ column, kind }) => (kind === null ? [] : [{ column, kind }])),
    }));
    const asked = await send(server, formWith({ sheets: layouts.filter(({ columns }) => columns.length > 0) }));
    const { body } = await sendSheets(server, sheets);
    expect(asked.body).toEqual((body as ImportedRow[]).filter(({ sheet }) => sheet === 'Table'));
  });

  it.each([
    ['is no JSON', '{'],
    ['names no sheet', '{"sheets":[]}'],
    ['names an unknown kind', '{"sheets":[{"sheet":"Table","header":1,"columns":[{"column":0,"kind":"colour"}]}]}'],
    [
      'names a sheet that is not there',
      '{"sheets":[{"sheet":"Tabel","header":1,"columns":[{"column":0,"kind":"any"}]}]}',
    ],
    ['is longer than 64 KiB', JSON.stringify({ sheets: [], padding: 'x'.repeat(70_000) })],
  ])('with %s is refused, and the sentence names the fault', async (_, layout) => {
    expect(problemFacts(await send(server, formWith(layout)))).toEqual([400, 'invalid_parameter', 'layout', undefined]);
  });
});
