/** Workbooks sent as a browser's form sends them. */
import type { RoleTitle } from 'ssm-core';
import { type TestCell, workbookFile } from '../../catalogue/testing/testFiles.ts';
import type { JsonAnswer, TestServer } from '../../testing/testServer.ts';

export type SheetsOfCells = Readonly<Record<string, readonly (readonly TestCell[])[]>>;

interface SendOptions {
  readonly path?: string;
  /** Null where a call takes none. */
  readonly version?: string | null;
  readonly role?: RoleTitle;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A form with one file. */
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

/** The rows of a workbook with these sheets. */
export function sendSheets(server: TestServer, sheets: SheetsOfCells, options: SendOptions = {}): Promise<JsonAnswer> {
  return send(server, formOf(workbookFile('list.xlsx', sheets).bytes), options);
}
