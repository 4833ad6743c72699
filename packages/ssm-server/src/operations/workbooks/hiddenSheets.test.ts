/** Sheets that a workbook hides, and parts that use namespaces of their own. */
import type { ImportedRow, SheetPreview } from 'ssm-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { deflatedZip, workbookParts } from '../../catalogue/testing/testFiles.ts';
import { createTestServer, problemFacts, type TestServer } from '../../testing/testServer.ts';
import { createUploadReader } from '../../workbook/thread/uploadReader.ts';
import { formOf, hidingWorkbook, send } from '../testing/uploads.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ workbooks: createUploadReader() });
});

const sheets = { Choices: [['2-1'], ['2-2']], Empty: [], List: [['10000-28']], Draft: [['2-3']] };
const states = { Choices: 'hidden', Empty: 'hidden', Draft: 'veryHidden' } as const;
const preview = { path: 'import/preview', version: null };
const empty = [422, 'empty_workbook', 'file', undefined];

describe('R27: hidden sheets', () => {
  it.each(['import', 'bulk/search'])(
    'are told of by %s, one row each, and none of their rows is answered',
    async (path) => {
      const { status, body } = await send(server, formOf(hidingWorkbook(sheets, states)), { path });
      const told = (body as ImportedRow[]).map((row) => [row.sheet, row.line, row.status, row.reason, row.raw]);
      expect([status, told]).toEqual([
        200,
        [
          ['Choices', 1, 'note', 'hidden_sheet', ''],
          ['List', 1, 'exact', null, '10000-28'],
          ['Draft', 1, 'note', 'hidden_sheet', ''],
        ],
      ]);
    },
  );

  it('show nothing of themselves to who looks at the sheets', async () => {
    const { body } = await send(server, formOf(hidingWorkbook(sheets, states)), preview);
    expect(
      (body as SheetPreview[]).map(({ sheet, hidden, rowCount, rows }) => [sheet, hidden, rowCount, rows.length]),
    ).toEqual([
      ['Choices', true, 0, 0],
      ['List', undefined, 1, 1],
      ['Draft', true, 0, 0],
    ]);
  });

  it('are not read by a layout that names them either', async () => {
    const form = formOf(hidingWorkbook(sheets, states));
    const columns = [{ column: 0, kind: 'any' }];
    form.append(
      'layout',
      JSON.stringify({ sheets: ['Choices', 'List'].map((sheet) => ({ sheet, header: null, columns })) }),
    );
    const { body } = await send(server, form);
    expect((body as ImportedRow[]).map(({ sheet, status }) => [sheet, status])).toEqual([
      ['Choices', 'note'],
      ['List', 'exact'],
    ]);
  });

  it('alone make a workbook that is refused', async () => {
    const file = () => formOf(hidingWorkbook({ Draft: sheets.Draft }, { Draft: 'hidden' }));
    expect([await send(server, file()), await send(server, file(), preview)].map(problemFacts)).toEqual([empty, empty]);
  });
});

describe('the namespaces of a sheet', () => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

  it('may have a prefix, and extensions beside the rows may have their own', async () => {
    const xml = `<x:worksheet xmlns:x="${main}" xmlns:y="urn:example:y"><x:sheetPr><y:any r="1"/></x:sheetPr><x:sheetData>
      <x:row y:dyDescent="0.2"><x:c t="inlineStr"><x:is><x:t>10000-28</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`;
    const parts = workbookParts({ List: [['']] }).set('xl/worksheets/sheet1.xml', new TextEncoder().encode(xml));
    const { body } = await send(server, formOf(deflatedZip(parts)));
    expect((body as ImportedRow[]).map(({ raw, status }) => [raw, status])).toEqual([['10000-28', 'exact']]);
  });
});
