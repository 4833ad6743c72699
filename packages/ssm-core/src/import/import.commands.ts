/** What lists of proteins name, and the workbook to write them in. What fails is a SatError. */

import type { SatClient } from '../api/client/client.ts';
import type { SatAnswer } from '../api/client/client.types.ts';
import { fileNameOf } from '../api/client/content.disposition.ts';
import { areLists, expected } from '../api/client/expected.ts';
import { withRetries } from '../api/client/retry.ts';
import { readList } from '../api/list.ts';
import type { AssayVersion, ImportedRow, ImportLayout, SheetPreview } from '../api/types.ts';
import { xlsxMediaType } from '../spreadsheet/xlsx.media.ts';
import { hasZipEnd } from '../spreadsheet/zip.end.ts';

/** An import's rows are to be added, a search's to be shown; what a row names is the same. */
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
 * Which reagents the rows of an .xlsx name, to add them; one answer a row. Without a layout the server tells by titles and
 * content which columns are read. Nothing is kept and nothing repeated.
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

/** The same, to show them. */
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
 * The sheets of an .xlsx, their first rows, and which of their columns would be read. Rows and columns that sheets hide
 * are shown only with `readsHidden`.
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

/** The workbook to fill in, by the name that the server gives it. */
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
