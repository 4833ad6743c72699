import type { RoleTitle } from 'ssm-core';
import { deflatedZip, type TestCell, workbookFile, workbookParts } from '../../catalogue/testing/testFiles.ts';
import type { JsonAnswer, TestServer } from '../../testing/testServer.ts';

export type SheetsOfCells = Readonly<Record<string, readonly (readonly TestCell[])[]>>;

interface SendOptions {
  readonly path?: string;
  /** Null for a call without a version. */
  readonly version?: string | null;
  readonly role?: RoleTitle;
  readonly headers?: Readonly<Record<string, string>>;
}

export function formOf(bytes: Uint8Array, name = 'list.xlsx', field = 'file'): FormData {
  const form = new FormData();
  form.append(field, new Blob([bytes.slice()]), name);
  return form;
}

export async function send(
  server: TestServer,
  body: BodyInit,
  { path = 'import', version = 'V_7K', role = 'SSM-Registered', headers = {} }: SendOptions = {},
): Promise<JsonAnswer> {
  const init = { method: 'POST', body, headers: { ...headers, ...(await server.signIn(role)) } };
  const query = version === null ? '' : `?version=${version}`;
  const response = await server.ask(`/sat/menuquery/${path}${query}`, init);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.json(),
  };
}

export function hidingWorkbook(
  sheets: SheetsOfCells,
  states: Readonly<Record<string, 'hidden' | 'veryHidden'>>,
): Uint8Array {
  const parts = workbookParts(sheets);
  let xml = new TextDecoder().decode(parts.get('xl/workbook.xml'));
  for (const [name, state] of Object.entries(states)) {
    xml = xml.replace(`name="${name}"`, `name="${name}" state="${state}"`);
  }
  parts.set('xl/workbook.xml', new TextEncoder().encode(xml));
  return deflatedZip(parts);
}

export function hidingSheet(
  rows: SheetsOfCells[string],
  {
    hiddenRows = {},
    columns = '',
  }: { readonly hiddenRows?: Readonly<Record<number, string>>; readonly columns?: string },
): Uint8Array {
  const parts = workbookParts({ List: rows });
  const xml = new TextDecoder()
    .decode(parts.get('xl/worksheets/sheet1.xml'))
    .replaceAll(/<row r="(\d+)"/g, (tag, line: string) => `${tag} ${hiddenRows[Number(line)] ?? ''}`)
    .replace('<sheetData>', `${columns}<sheetData>`);
  return deflatedZip(parts.set('xl/worksheets/sheet1.xml', new TextEncoder().encode(xml)));
}

export function sendSheets(server: TestServer, sheets: SheetsOfCells, options: SendOptions = {}): Promise<JsonAnswer> {
  return send(server, formOf(workbookFile('list.xlsx', sheets).bytes), options);
}
