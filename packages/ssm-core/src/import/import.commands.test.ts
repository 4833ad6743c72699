import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FetchShaped } from '../api/client/client.ts';
import { createHandledClient, jsonAnswer, nothingMore, problemAnswer, rejectionOf } from '../testing/answers.ts';
import { everyRow } from '../testing/importedRows.ts';
import { bulkSearch, downloadTemplate, fileNameOf, importAnalytes, previewWorkbook } from './import.commands.ts';

const workbook = new File(['rows'], 'list.xlsx');
const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Ends like a ZIP archive. */
const template = `cells PK\u0005\u0006${'\0'.repeat(18)}`;

function start(handler: FetchShaped) {
  const sent: (readonly (string | null)[])[] = [];
  const { client } = createHandledClient(async (request) => {
    const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data') === true;
    const form = isForm ? await request.formData() : new FormData();
    const file = form.get('file') as File | null;
    const layout = form.get('layout') as string | null;
    const call = `${request.method} ${request.url.slice('http://sat.test/sat/'.length)}`;
    const isJson = request.headers.get('Content-Type') === 'application/json';
    const content = isJson ? await request.text() : file && file.name;
    sent.push([call, content, ...(layout === null ? [] : [layout])]);
    return handler(request);
  });
  return { client, sent };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('S7-08: an import and a search send the file with the version, and return the rows', async () => {
  const { client, sent } = start(async () => jsonAnswer(everyRow));
  expect([await importAnalytes(client, 'V_11K', workbook), await bulkSearch(client, 'V_7K', workbook)]).toEqual([
    everyRow,
    everyRow,
  ]);
  expect(sent).toEqual([
    ['POST menuquery/import?version=V_11K', 'list.xlsx'],
    ['POST menuquery/bulk/search?version=V_7K', 'list.xlsx'],
  ]);
});

test('an import sends its layout with the file, and a preview returns the sheets', async () => {
  const sheets = [{ sheet: 'Table', rowCount: 0, header: null, columns: [], rows: [] }];
  const layout = { sheets: [{ sheet: 'Table', header: 2, columns: [{ column: 1, kind: 'symbol' as const }] }] };
  const { client, sent } = start(async (request) => jsonAnswer(request.url.includes('preview') ? sheets : everyRow));
  await importAnalytes(client, 'V_7K', workbook, undefined, layout);
  await bulkSearch(client, 'V_7K', workbook, undefined, layout);
  expect(await previewWorkbook(client, workbook)).toEqual(sheets);
  await previewWorkbook(client, workbook, undefined, true);
  expect(sent).toEqual([
    ['POST menuquery/import?version=V_7K', 'list.xlsx', JSON.stringify(layout)],
    ['POST menuquery/bulk/search?version=V_7K', 'list.xlsx', JSON.stringify(layout)],
    ['POST menuquery/import/preview', 'list.xlsx'],
    ['POST menuquery/import/preview?hidden=true', 'list.xlsx'],
  ]);
  const { client: other } = start(async () => jsonAnswer([{}]));
  expect((await rejectionOf(previewWorkbook(other, workbook))).code).toBe('malformed');
});

test('an import, a search and a preview of rows send them as JSON', async () => {
  const { client, sent } = start(async (request) => jsonAnswer(request.url.includes('preview') ? [] : everyRow));
  const layout = { sheets: [{ sheet: 'Sheet1', header: null, columns: [{ column: 0, kind: 'any' as const }] }] };
  await importAnalytes(client, 'V_7K', [['IL6'], ['']], undefined, layout);
  await bulkSearch(client, 'V_7K', [['IL6', 'x']]);
  await previewWorkbook(client, [['IL6']]);
  expect(sent).toEqual([
    ['POST menuquery/import?version=V_7K', JSON.stringify({ rows: [['IL6'], ['']], layout })],
    ['POST menuquery/bulk/search?version=V_7K', '{"rows":[["IL6","x"]]}'],
    ['POST menuquery/import/preview', '{"rows":[["IL6"]]}'],
  ]);
});

test('R12: import and search are never retried, because they have no key', async () => {
  const { client, sent } = start(async () => problemAnswer({ status: 503, code: 'unavailable', detail: 'Later.' }));
  const failure = { ...nothingMore, status: 503, code: 'unavailable', detail: 'Later.' };
  expect(await rejectionOf(importAnalytes(client, 'V_7K', workbook))).toEqual(failure);
  expect(await rejectionOf(bulkSearch(client, 'V_7K', workbook))).toEqual(failure);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.length).toBe(2);
});

test('R11: an answer that is no list of rows is malformed', async () => {
  const codes = [{}, [null], [{}], 'rows'].map(async (data) => {
    const { client } = start(async () => jsonAnswer(data));
    return (await rejectionOf(importAnalytes(client, 'V_7K', workbook))).code;
  });
  expect(await Promise.all(codes)).toEqual(['malformed', 'malformed', 'malformed', 'malformed']);
});

test('S7-07: the template gets the file name that the server states', async () => {
  const { client, sent } = start(
    async () =>
      new Response(template, {
        headers: { 'Content-Type': mediaType, 'Content-Disposition': 'attachment; filename="Import Template.xlsx"' },
      }),
  );
  const { blob, name } = await downloadTemplate(client, 'import');
  const unnamed = start(async () => new Response(template, { headers: { 'Content-Type': mediaType } }));
  expect([name, await blob.text(), (await downloadTemplate(unnamed.client, 'search')).name]).toEqual([
    'Import Template.xlsx',
    template,
    'template.xlsx',
  ]);
  expect([...sent, ...unnamed.sent]).toEqual([
    ['GET menuquery/download/template?templateImport=true', null],
    ['GET menuquery/download/template', null],
  ]);
});

test.each(['', template.slice(0, 6)])('R11: an incomplete template, such as “%s”, is malformed', async (came) => {
  const { client, sent } = start(async () => new Response(came, { headers: { 'Content-Type': mediaType } }));
  const { code } = await rejectionOf(downloadTemplate(client, 'import'));
  expect([code, sent.length]).toEqual(['malformed', 1]);
});

test('R12: the template request is retried at most twice', async () => {
  const { client, sent } = start(async () => problemAnswer({ status: 503, code: 'unavailable' }));
  const rejection = rejectionOf(downloadTemplate(client, 'import'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([(await rejection).code, sent.length]).toEqual(['unavailable', 3]);
});

function named(header?: string): string | undefined {
  return fileNameOf(new Headers(header === undefined ? {} : { 'Content-Disposition': header }));
}

test('S7-07: the name of a file comes from the content-disposition header', () => {
  expect([
    named('attachment; filename="Import Template.xlsx"'),
    named('attachment; filename=template.xlsx'),
    named('attachment; filename="a \\"b\\".xlsx"'),
    named(`attachment; filename="plain.xlsx"; filename*=UTF-8''M%C3%BCnchen.xlsx`),
    named(`attachment; filename="plain.xlsx"; filename*=UTF-8''%E0%A4%A`),
  ]).toEqual(['Import Template.xlsx', 'template.xlsx', 'a b .xlsx', 'München.xlsx', 'plain.xlsx']);
});

test('the file name loses its path and leading dots, and is undefined if nothing remains', () => {
  expect([
    named('attachment; filename="../../etc/passwd"'),
    named('attachment; filename="C:\\\\temp\\\\x.xlsx"'),
    named('attachment; filename=".htaccess"'),
    named('attachment; filename="..."'),
    named('attachment'),
    named(),
  ]).toEqual(['passwd', 'x.xlsx', 'htaccess', undefined, undefined, undefined]);
});
