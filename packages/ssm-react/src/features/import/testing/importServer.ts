/** A server whose answers to lists are given by the test, and which knows the measures of a few reagents. */
import { createSatClient, type ImportedRow, type SatClient, type SheetPreview } from 'ssm-core';
import { columnsMediaType, numberColumn, packColumns, textColumn } from 'ssm-core/engine';
import { previews } from './importModel.ts';

export type RowsAnswer = (request: { readonly layout: unknown; readonly count: number }) => unknown;

export interface ImportServer {
  readonly client: SatClient;
  /** How many lists were sent so far, whole ones and single rows. */
  readonly sent: () => number;
}

const measures = packColumns(
  {
    version: 'V_7K',
    revision: 'r1',
    isDemo: true,
    total: 3,
    rowCount: 3,
    columns: new Map<string, ReturnType<typeof textColumn> | ReturnType<typeof numberColumn>>([
      ['seqId', textColumn(['2190-55', '3485-28', '5677-15'])],
      ['totalCVPlasma', numberColumn([7, 4, null])],
    ]),
  },
  undefined,
  ['totalCVPlasma', 'totalCVSerum'],
);

function json(data: unknown, type = 'application/json'): Response {
  return new Response(JSON.stringify(data), { headers: { 'Content-Type': type } });
}

/**
 * The whole list is answered by these rows, or refused so; what comes after it, by `next`. Previews are answered by
 * `sheets`, which is told whether what they hide is asked for.
 */
export function importServer(
  rows: readonly ImportedRow[] | Response,
  next: RowsAnswer = () => rows,
  sheets: (readsHidden: boolean) => readonly SheetPreview[] = () => previews,
): ImportServer {
  let count = 0;
  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/import/preview')) return json(sheets(searchParams.get('hidden') === 'true'));
    if (pathname.endsWith('/somamer/search')) return json(measures, columnsMediaType);
    if (pathname.endsWith('/catalogue')) {
      const sources = [{ file: 'hgnc.tsv', holds: 'gene symbols', count: 3, source: 'HGNC', licence: 'CC0' }];
      return json({ version: 'V_7K', revision: 'r1', columns: [], filters: [], sources });
    }
    count += 1;
    const layout = (await request.formData()).get('layout');
    const given = count === 1 ? rows : next({ layout: typeof layout === 'string' ? JSON.parse(layout) : null, count });
    if (given instanceof Response) return given;
    return json(await given);
  }
  return { client: createSatClient({ fetch: answer }), sent: () => count };
}
