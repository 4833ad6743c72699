import { createSatClient, type ImportedRow, type PanelFileCheck, type SatClient, type SheetPreview } from 'ssm-core';
import { columnsMediaType, listColumn, packColumns, textColumn } from 'ssm-core/engine';
import { measuredTable, previews } from './importModel.ts';

export type RowsAnswer = (request: { readonly layout: unknown; readonly count: number }) => unknown;

export interface ImportServer {
  readonly client: SatClient;
  readonly sent: () => number;
}

const measures = packColumns(measuredTable, undefined, ['totalCVPlasma', 'totalCVSerum', 'dilutionGroup']);

const symbols = [['ITGB1'], ['IL6R'], ['IL6', 'IL6R']];
const names = packColumns(
  {
    version: 'V_7K',
    revision: 'r1',
    isDemo: true,
    total: 3,
    rowCount: 3,
    columns: new Map<string, ReturnType<typeof textColumn>>([
      ['seqId', textColumn(['2190-55', '3485-28', '5677-15'])],
      ['fullName', textColumn(['Integrin beta-1', 'Interleukin-6 receptor', 'IL-6/IL-6R complex'])],
      ['targetName', textColumn(['Integrin β1', 'IL-6 sRa', 'IL-6/sIL-6R'])],
      ['uniProtId', listColumn([['P05556'], ['P08887'], ['P05231', 'P08887']])],
      ['entrezGeneName', listColumn(symbols)],
      ['otherNames', listColumn([[], ['CD126'], []])],
    ]),
  },
  undefined,
  ['fullName', 'targetName', 'uniProtId', 'entrezGeneName', 'otherNames'],
);

function json(data: unknown, type = 'application/json'): Response {
  return new Response(JSON.stringify(data), { headers: { 'Content-Type': type } });
}

async function layoutOf(request: Request): Promise<unknown> {
  if (request.headers.get('Content-Type') === 'application/json') return (await request.json()).layout ?? null;
  const layout = (await request.formData()).get('layout');
  return typeof layout === 'string' ? JSON.parse(layout) : null;
}

const noPanel: PanelFileCheck = { version: null, count: 0, stated: null, computed: null };

/** Responds to the first list with `rows`, to later lists with `next`, and to previews with `sheets`. */
export function importServer(
  rows: readonly ImportedRow[] | Response,
  next: RowsAnswer = () => rows,
  sheets: (readsHidden: boolean) => readonly SheetPreview[] = () => previews,
  check: PanelFileCheck = noPanel,
): ImportServer {
  let count = 0;
  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/import/check')) return json(check);
    if (pathname.endsWith('/import/preview')) return json(sheets(searchParams.get('hidden') === 'true'));
    if (pathname.endsWith('/somamer/search')) {
      const isOfNames = searchParams.get('fields')?.includes('otherNames') === true;
      return json(isOfNames ? names : measures, columnsMediaType);
    }
    if (pathname.endsWith('/catalogue')) {
      const sources = [{ file: 'hgnc.tsv', holds: 'gene symbols', count: 3, source: 'HGNC', licence: 'CC0' }];
      return json({ version: 'V_7K', revision: 'r1', columns: [], filters: [], sources });
    }
    count += 1;
    const given = count === 1 ? rows : next({ layout: await layoutOf(request), count });
    if (given instanceof Response) return given;
    return json(await given);
  }
  return { client: createSatClient({ fetch: answer }), sent: () => count };
}
