/** Commands that read lists of proteins, and the template for them. They fail with a SatError. */

import type { SatClient } from '../api/client/client.ts';
import type { SatAnswer } from '../api/client/client.types.ts';
import { fileNameOf } from '../api/client/content.disposition.ts';
import { areLists, expected } from '../api/client/expected.ts';
import { withRetries } from '../api/client/retry.ts';
import { readList } from '../api/list.ts';
import type { AssayVersion, ImportedRow, ImportLayout, SheetPreview } from '../api/types.ts';
import { xlsxMediaType } from '../spreadsheet/xlsx.media.ts';
import { hasZipEnd } from '../spreadsheet/zip.end.ts';

/** An import adds reagents, a search shows them; both read rows in the same way. */
export type ImportKind = 'import' | 'search';

export interface NamedFile {
  readonly blob: Blob;
  readonly name: string;
}

function formOf(workbook: File, layout?: ImportLayout): FormData {
  const form = new FormData();
  form.append('file', workbook);
  if (layout !== undefined) form.append('layout', JSON.stringify(layout));
  return form;
}

function rowsOf({ data }: SatAnswer<readonly ImportedRow[]>): readonly ImportedRow[] {
  return expected(
    data,
    areLists(data) && data.every((row) => areLists(row?.candidates, row?.elsewhere, row?.meanings, row?.evidence)),
  );
}

/**
 * Reads which reagents the rows of an .xlsx name, with one answer per row. Without a layout the server finds the
 * columns by titles and content. Stores nothing and never retries.
 */
export async function importAnalytes(
  client: SatClient,
  version: AssayVersion,
  workbook: File,
  signal?: AbortSignal,
  layout?: ImportLayout,
): Promise<readonly ImportedRow[]> {
  const params = { query: { version } };
  const body = formOf(workbook, layout);
  return rowsOf(await client.post('/menuquery/import', { params, body, readJson: readList, signal }));
}

/** Does the same for a search. */
export async function bulkSearch(
  client: SatClient,
  version: AssayVersion,
  workbook: File,
  signal?: AbortSignal,
  layout?: ImportLayout,
): Promise<readonly ImportedRow[]> {
  const params = { query: { version } };
  const body = formOf(workbook, layout);
  return rowsOf(await client.post('/menuquery/bulk/search', { params, body, readJson: readList, signal }));
}

/**
 * Returns the sheets of an .xlsx with their first rows and the columns that would be read. Hidden rows and columns
 * appear only with `readsHidden`.
 */
export async function previewWorkbook(
  client: SatClient,
  workbook: File,
  signal?: AbortSignal,
  readsHidden = false,
): Promise<readonly SheetPreview[]> {
  const params = readsHidden ? { query: { hidden: true } } : {};
  const { data } = await client.post('/menuquery/import/preview', { params, body: formOf(workbook), signal });
  return expected(data, areLists(data) && data.every((sheet) => areLists(sheet?.columns, sheet?.rows)));
}

/** Downloads the workbook to fill in, under the server's file name. */
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
