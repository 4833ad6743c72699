import type { ImportedRow, SheetPreview } from 'ssm-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { deflatedZip, workbookParts } from '../../catalogue/testing/testFiles.ts';
import { createTestServer, problemFacts, type TestServer } from '../../testing/testServer.ts';
import { createUploadReader } from '../../workbook/thread/uploadReader.ts';
import { formOf, hidingSheet, hidingWorkbook, send } from '../testing/uploads.ts';

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
    'are reported by %s with one row each, and none of their rows is returned',
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

  it('show no content in a preview', async () => {
    const { body } = await send(server, formOf(hidingWorkbook(sheets, states)), preview);
    expect(
      (body as SheetPreview[]).map(({ sheet, hidden, rowCount, rows }) => [sheet, hidden, rowCount, rows.length]),
    ).toEqual([
      ['Choices', true, 0, 0],
      ['List', undefined, 1, 1],
      ['Draft', true, 0, 0],
    ]);
  });

  it('are not read even if a layout names them', async () => {
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

  it('make the workbook refused if no sheet is visible', async () => {
    const file = () => formOf(hidingWorkbook({ Draft: sheets.Draft }, { Draft: 'hidden' }));
    expect([await send(server, file()), await send(server, file(), preview)].map(problemFacts)).toEqual([empty, empty]);
  });
});

describe('S4-27: rows and columns that a sheet hides', () => {
  const list = [
    ['Note', 'SeqId', 'Gene'],
    ['a', '10000-28', 'CRYBB2'],
    ['b', '10008-43', 'GUCA1A'],
    ['c', '10003-15', 'ZNF41'],
    ['d', '10006-25', 'ELK1'],
    ['e', '10001-7', 'RAF1'],
  ];
  const hiddenRows = { 3: 'hidden="1"', 4: 'ht="0" customHeight="1"', 5: 'outlineLevel="1" hidden="true"' };
  const told = (body: unknown) =>
    (body as ImportedRow[]).map(({ line, status, reason, raw, count }) => [line, status, reason, raw, count]);
  const layout = (hidden: boolean) =>
    JSON.stringify({
      sheets: [{ sheet: 'List', header: 1, columns: [{ column: 1, kind: 'seqId' }] }],
      ...(hidden ? { hidden } : {}),
    });
  function formWith(file: Uint8Array, hidden: boolean): FormData {
    const form = formOf(file);
    form.append('layout', layout(hidden));
    return form;
  }

  it.each(['import', 'bulk/search'])(
    'are skipped by %s, and one note counts the rows and one the columns',
    async (path) => {
      const columns = '<cols><col min="1" max="1" width="0"/><col min="3" max="16384" hidden="1" width="9"/></cols>';
      const { body } = await send(server, formOf(hidingSheet(list, { hiddenRows, columns })), { path });
      expect(told(body)).toEqual([
        [1, 'heading', null, 'SeqId', undefined],
        [2, 'exact', null, '10000-28', undefined],
        [6, 'exact', null, '10001-7', undefined],
        [3, 'note', 'hidden_rows', '', 3],
        [1, 'note', 'hidden_columns', '', 2],
      ]);
    },
  );

  it('are read without a note if the layout says so', async () => {
    const file = hidingSheet(list, { hiddenRows, columns: '<cols><col min="2" max="2" hidden="1"/></cols>' });
    const shown = await send(server, formWith(file, false));
    const all = await send(server, formWith(file, true));
    expect([
      told(shown.body).map(([, , reason]) => reason),
      told(all.body).map(([line, , , raw]) => `${line} ${raw}`),
    ]).toEqual([
      [null, 'no_identifier', 'no_identifier', 'hidden_rows', 'hidden_columns'],
      ['1 Note', '2 10000-28', '3 10008-43', '4 10003-15', '5 10006-25', '6 10001-7'],
    ]);
  });

  it('are counted in a preview, and shown only on request', async () => {
    const file = hidingSheet(list, { hiddenRows, columns: '<cols><col min="2" max="2" hidden="1"/></cols>' });
    const facts = ({ body }: { readonly body: unknown }) =>
      (body as SheetPreview[]).map(({ hiddenRows: rows, hiddenColumns, rowCount, columns }) => [
        [rows, hiddenColumns, rowCount],
        columns.map(({ column, kind }) => [column, kind]),
      ]);
    expect([
      facts(await send(server, formOf(file), preview)),
      facts(await send(server, formOf(file), { path: 'import/preview?hidden=true', version: null })),
      facts(await send(server, formOf(hidingSheet(list, {})), preview)),
    ]).toEqual([
      [
        [
          [3, 1, 3],
          [
            [0, null],
            [2, 'symbol'],
          ],
        ],
      ],
      [
        [
          [3, 1, 6],
          [
            [0, null],
            [1, 'seqId'],
            [2, 'symbol'],
          ],
        ],
      ],
      [
        [
          [undefined, undefined, 6],
          [
            [0, null],
            [1, 'seqId'],
            [2, 'symbol'],
          ],
        ],
      ],
    ]);
  });

  it('are reported even if the sheet has no visible rows, so that the user can request them', async () => {
    const file = hidingSheet([['10000-28']], { hiddenRows: { 1: 'hidden="1"' } });
    const { status, body } = await send(server, formOf(file));
    const previewed = await send(server, formOf(file), preview);
    expect([status, told(body), previewed.status]).toEqual([200, [[1, 'note', 'hidden_rows', '', 1]], 200]);
  });

  it('do not count in the row limit while they are skipped', async () => {
    const many = Array.from({ length: 21_500 }, () => ['10000-28']);
    const hidden = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [index + 2, 'hidden="1"']));
    const { status, body } = await send(server, formOf(hidingSheet(many, { hiddenRows: hidden })));
    expect([status, (body as ImportedRow[]).length]).toEqual([200, 19_501]);
  });

  it('do not include rows that form controls below the data name', async () => {
    const drawing = 'http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing';
    const controls = `</sheetData><controls xmlns:xdr="${drawing}"><xdr:col>0</xdr:col><xdr:row>1</xdr:row></controls>`;
    const parts = workbookParts({ List: [['10000-28']] });
    const xml = new TextDecoder().decode(parts.get('xl/worksheets/sheet1.xml')).replace('</sheetData>', controls);
    parts.set('xl/worksheets/sheet1.xml', new TextEncoder().encode(xml));
    expect(told((await send(server, formOf(deflatedZip(parts)))).body)).toEqual([
      [1, 'exact', null, '10000-28', undefined],
    ]);
  });
});

describe('the XML namespaces of a sheet', () => {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

  it('may have a prefix, and extensions may use their own namespaces', async () => {
    const xml = `<x:worksheet xmlns:x="${main}" xmlns:y="urn:example:y"><x:sheetPr><y:any r="1"/></x:sheetPr><x:sheetData>
      <x:row y:dyDescent="0.2"><x:c t="inlineStr"><x:is><x:t>10000-28</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`;
    const parts = workbookParts({ List: [['']] }).set('xl/worksheets/sheet1.xml', new TextEncoder().encode(xml));
    const { body } = await send(server, formOf(deflatedZip(parts)));
    expect((body as ImportedRow[]).map(({ raw, status }) => [raw, status])).toEqual([['10000-28', 'exact']]);
  });
});
