/** Commands that read lists of proteins, and a command that downloads their template. All reject with a SatError. */
import { areLists, expected } from '../api/answer.ts';
import type { SatClient } from '../api/client/client.ts';
import { withRetries } from '../api/client/retry.ts';
import { SatError } from '../api/error.ts';
import { readList } from '../api/list.ts';
import type { AssayVersion, ImportedRow, ImportLayout, PanelFileCheck, SheetPreview } from '../api/types.ts';
import { asFileName, xlsxMediaType } from '../spreadsheet/sheet.ts';
import type { TextRows } from './read/import.delimited.ts';
import type { ImportList } from './read/import.list.ts';

const zipEnd = 'PK\u0005\u0006';
const maximumZipEnd = 22 + 0xffff;

/** Returns whether a ZIP archive, such as a workbook, is complete. A truncated archive lacks its end record. */
async function hasZipEnd(file: Blob): Promise<boolean> {
  const end = await file.slice(-maximumZipEnd).arrayBuffer();
  return new TextDecoder('latin1').decode(end).includes(zipEnd);
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export function fileNameOf(headers: Headers): string | undefined {
  const header = headers.get('Content-Disposition') ?? '';
  const encoded = /(?:^|;)\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(header)?.[1];
  const quoted = /(?:^|;)\s*filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(header)?.[1]?.replace(/\\(.)/g, '$1');
  const bare = /(?:^|;)\s*filename\s*=\s*([^;\s"]+)/i.exec(header)?.[1];
  const name = (encoded && decoded(encoded)) ?? quoted ?? bare;
  return name === undefined ? undefined : asFileName(name.slice(name.search(/[^/\\]*$/))) || undefined;
}

/** An import adds reagents and a search shows them. Both read rows in the same way. */
export type ImportKind = 'import' | 'search';

export interface NamedFile {
  readonly blob: Blob;
  readonly name: string;
}

type ListBody = FormData | { readonly rows: TextRows; readonly layout?: ImportLayout };

function bodyOf(list: ImportList, layout?: ImportLayout): ListBody {
  if (!(list instanceof File)) return layout === undefined ? { rows: list } : { rows: list, layout };
  const form = new FormData();
  form.append('file', list);
  if (layout !== undefined) form.append('layout', JSON.stringify(layout));
  return form;
}

async function readRows(
  client: SatClient,
  path: '/menuquery/import' | '/menuquery/bulk/search',
  version: AssayVersion,
  body: ListBody,
  signal: AbortSignal | undefined,
): Promise<readonly ImportedRow[]> {
  const { data } = await client.post(path, { params: { query: { version } }, body, readJson: readList, signal });
  return expected(
    data,
    areLists(data) && data.every((row) => areLists(row?.candidates, row?.elsewhere, row?.meanings, row?.evidence)),
  );
}

/**
 * Asks the server which reagents the rows of a list name; the answer has one entry per row. Without a layout the
 * server detects the columns. Stores nothing, and never retries.
 */
export function importAnalytes(
  client: SatClient,
  version: AssayVersion,
  list: ImportList,
  signal?: AbortSignal,
  layout?: ImportLayout,
): Promise<readonly ImportedRow[]> {
  return readRows(client, '/menuquery/import', version, bodyOf(list, layout), signal);
}

/** Reads a list like importAnalytes, but for a search. */
export function bulkSearch(
  client: SatClient,
  version: AssayVersion,
  list: ImportList,
  signal?: AbortSignal,
  layout?: ImportLayout,
): Promise<readonly ImportedRow[]> {
  return readRows(client, '/menuquery/bulk/search', version, bodyOf(list, layout), signal);
}

/**
 * Returns the sheets of a list with their first rows, and the columns that an import would read. Hidden parts are
 * included only with `readsHidden`.
 */
export async function previewWorkbook(
  client: SatClient,
  list: ImportList,
  signal?: AbortSignal,
  readsHidden = false,
): Promise<readonly SheetPreview[]> {
  const params = readsHidden ? { query: { hidden: true } } : {};
  const { data } = await client.post('/menuquery/import/preview', { params, body: bodyOf(list), signal });
  return expected(data, areLists(data) && data.every((sheet) => areLists(sheet?.columns, sheet?.rows)));
}

/**
 * Compares the content of an exported panel with the hash that it states. A list that is no exported panel has `count`
 * 0. Undefined if the server does not check panels.
 */
export async function checkPanelFile(
  client: SatClient,
  list: ImportList,
  signal?: AbortSignal,
): Promise<PanelFileCheck | undefined> {
  try {
    const { data } = await client.post('/menuquery/import/check', { body: bodyOf(list), signal });
    return expected(data, typeof data?.count === 'number');
  } catch (error) {
    if (error instanceof SatError && (error.status === 404 || error.status === 405)) return undefined;
    throw error;
  }
}

/** Downloads the workbook to fill in. The server chooses the file name. */
export function downloadTemplate(client: SatClient, kind: ImportKind, signal?: AbortSignal): Promise<NamedFile> {
  return withRetries(async () => {
    const { data, headers } = await client.get('/menuquery/download/template', {
      params: kind === 'import' ? { query: { templateImport: true } } : {},
      accept: xlsxMediaType,
      signal,
    });
    return { blob: expected(data, await hasZipEnd(data)), name: fileNameOf(headers) ?? 'template.xlsx' };
  }, signal);
}
