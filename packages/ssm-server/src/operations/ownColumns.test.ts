import type { AnalyteColumns, AnalyteSheet, Catalogue, CollectionList, GeneSetTable } from 'ssm-core';
import { columnsMediaType } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import { revisionOf } from '../catalogue/testing/realLoads.ts';
import { loadFiles, textFile } from '../catalogue/testing/testFiles.ts';
import { createInMemoryServer } from '../testing/inMemoryServer.ts';
import { validatedApi } from '../testing/validatedApi.ts';

const annotation = textFile(
  'annotation.tsv',
  'SeqId\tTarget\tUniProt\tEntrezGeneSymbol\tEntrezGeneID\tOrganism',
  '10-1\tIL-6\tP05231\tIL6\t3569\tHuman',
  '10-2\tIL-6\tP05231\tIL6\t3569\tHuman',
  '10-3\tTwo\tP01375 P00533\tTNF EGFR\t7124 1956\tHuman',
);
const table = {
  ...textFile(
    'own.tsv',
    'UniProt\tHalf-life (h)\tTissue\tSecreted',
    'P05231\t1.25\tliver\tyes',
    'P01375\t30\tliver;brain\tno',
  ),
  said: { source: 'Us', licence: 'CC0' },
  own: {
    date: '2026-04',
    table: {
      keyHeader: null,
      key: null,
      takesAll: true,
      columns: [
        { header: 'Tissue', title: null, unit: null, kind: 'category' as const, description: 'Where it is made' },
      ],
    },
  },
};
const sets = {
  ...textFile('atlas.gmt', 'liver\turl\t3569\t10-3\tTP53', 'none\turl\tTP53'),
  said: { source: 'Atlas', licence: 'CC BY-SA' },
  own: { family: 'Protein Atlas', date: '2026' },
};

interface Asked extends RequestInit {
  readonly headers?: Readonly<Record<string, string>>;
}

type Server = (path: string, init?: Asked) => Promise<{ readonly status: number; readonly body: unknown }>;

/** Every answer is checked against the contract. */
async function serverOf(...files: Parameters<typeof loadFiles>[0]): Promise<Server> {
  const { fetch, mint } = await createInMemoryServer({
    catalogues: [revisionOf(await loadFiles([annotation, ...files]))],
  });
  const api = validatedApi(fetch);
  const headers = { Authorization: `Bearer ${await mint('SSM-Registered')}` };
  return async (path, init = {}) => {
    const request = new Request(`http://localhost${path}`, { ...init, headers: { ...headers, ...init.headers } });
    const answer = await api(request);
    return { status: answer.status, body: await answer.json() };
  };
}

const ownServer = () => serverOf(table, sets);
const plainServer = () => serverOf();

const search = (query: string) => `/sat/menuquery/public/somamer/search?version=V_7K&${query}`;
const filtered = (text: string) => `filters=${encodeURIComponent(text)}`;

async function read<Answer>(server: Server, path: string, accept = 'application/json'): Promise<Answer> {
  const { status, body } = await server(path, { headers: { Accept: accept } });
  expect([path, status]).toEqual([path, 200]);
  return body as Answer;
}

describe('own columns', () => {
  it('are described by the catalogue, with their counts, ranges and values', async () => {
    const catalogue = await read<Catalogue>(await ownServer(), '/sat/menuquery/public/catalogue?version=V_7K');
    const own = <Each extends { readonly key: string }>(list: readonly Each[]) =>
      list.filter(({ key }) => key.startsWith('own.'));
    const said = { source: 'Us', licence: 'CC0', date: '2026-04' };
    expect(catalogue.ownColumns).toEqual([
      {
        key: 'own.set.protein-atlas',
        title: 'Protein Atlas',
        unit: null,
        kind: 'set',
        description: null,
        source: 'Atlas',
        licence: 'CC BY-SA',
        date: '2026',
      },
      { key: 'own.number.half-life-h', title: 'Half-life', unit: 'h', kind: 'number', description: null, ...said },
      {
        key: 'own.category.tissue',
        title: 'Tissue',
        unit: null,
        kind: 'category',
        description: 'Where it is made',
        ...said,
      },
      { key: 'own.flag.secreted', title: 'Secreted', unit: null, kind: 'flag', description: null, ...said },
    ]);
    expect(own(catalogue.columns).map(({ key, known, minimum, maximum }) => [key, known, minimum, maximum])).toEqual([
      ['own.set.protein-atlas', 3, null, null],
      ['own.number.half-life-h', 3, 1.25, 30],
      ['own.category.tissue', 3, null, null],
      ['own.flag.secreted', 3, null, null],
    ]);
    expect(own(catalogue.filters).map(({ key, options }) => [key, options])).toEqual([
      ['own.set.protein-atlas', [{ value: 'liver', count: 3 }]],
      ['own.number.half-life-h', null],
      [
        'own.category.tissue',
        [
          { value: 'brain', count: 1 },
          { value: 'liver', count: 3 },
        ],
      ],
      ['own.flag.secreted', null],
    ]);
  });

  it('are sent as columns and in the list, only if they are asked for', async () => {
    const server = await ownServer();
    const fields = 'fields=own.number.half-life-h,own.flag.secreted,own.category.tissue';
    const { columns } = await read<AnalyteColumns>(server, search(fields), columnsMediaType);
    expect(columns).toMatchObject({
      'own.number.half-life-h': { kind: 'number', values: [1.25, 1.25, 30] },
      'own.flag.secreted': { kind: 'boolean', values: [true, true, false] },
    });
    const [first] = await read<readonly object[]>(server, search(fields));
    expect(first).toEqual({
      seqId: '10-1',
      'own.number.half-life-h': 1.25,
      'own.flag.secreted': true,
      'own.category.tissue': ['liver'],
    });
    const [all] = await read<readonly object[]>(server, search(''));
    expect(Object.keys(all ?? {}).filter((key) => key.startsWith('own.'))).toEqual([]);
  });

  it.each([
    ['own.number.half-life-h>2', ['10-3']],
    ['own.number.half-life-h~1,2', ['10-1', '10-2']],
    ['own.category.tissue=brain', ['10-3']],
    ['own.flag.secreted=true', ['10-1', '10-2']],
    ['own.flag.secreted=false&own.category.tissue=liver', ['10-3']],
    ['own.set.protein-atlas=liver', ['10-1', '10-2', '10-3']],
  ])('filter by %s', async (text, seqIds) => {
    const rows = await read<readonly { readonly seqId: string }[]>(
      await ownServer(),
      search(`fields=seqId&${filtered(text)}`),
    );
    expect(rows.map(({ seqId }) => seqId)).toEqual(seqIds);
  });

  it('are refused where the catalogue lacks them, as field, filter and suggestion', async () => {
    const server = await plainServer();
    const codes = await Promise.all(
      [
        search('fields=own.number.half-life-h'),
        search(filtered('own.number.half-life-h>2')),
        search(filtered('own.colour.x=2')),
        '/sat/menuquery/public/field/search?version=V_7K&field=own.text.note&term=a',
      ].map(async (path) => ((await server(path)).body as { readonly code: string }).code),
    );
    expect(codes).toEqual(['unknown_field', 'unknown_filter', 'unknown_filter', 'unknown_filter']);
    const plain = await read<Catalogue>(server, '/sat/menuquery/public/catalogue?version=V_7K');
    expect(plain).not.toHaveProperty('ownColumns');
  });

  it('are on the sheet, without families, which are memberships with their source', async () => {
    const server = await ownServer();
    const sheet = await read<AnalyteSheet>(server, '/sat/menuquery/secured/somamer/10-3?version=V_7K');
    expect(sheet.ownColumns?.map(({ title, unit, value, source, date }) => [title, unit, value, source, date])).toEqual(
      [
        ['Half-life', 'h', 30, 'Us', '2026-04'],
        ['Tissue', null, ['liver', 'brain'], 'Us', '2026-04'],
        ['Secreted', null, false, 'Us', '2026-04'],
      ],
    );
    expect(sheet.memberships).toEqual([
      {
        column: 'own.set.protein-atlas',
        name: 'liver',
        param: null,
        source: 'Atlas 2026',
        licence: 'CC BY-SA',
        date: '2026',
      },
    ]);
    const plain = await read<AnalyteSheet>(await plainServer(), '/sat/menuquery/secured/somamer/10-3?version=V_7K');
    expect(plain).not.toHaveProperty('ownColumns');
  });

  it('may be preferred', async () => {
    const server = await ownServer();
    const { sub } = await read<{ readonly sub: string }>(server, '/sat/menuquery/jwt/validate');
    const path = `/sat/custompanel/user/${encodeURIComponent(sub)}/column`;
    const body = { columns: ['seqId', 'own.number.half-life-h'] };
    const headers = { 'Content-Type': 'application/json' };
    expect((await server(path, { method: 'PUT', body: JSON.stringify(body), headers })).status).toBe(200);
    expect(await read(server, path)).toEqual(body);
  });
});

describe('families of own gene sets', () => {
  it('are collections, in which a SeqId stands for its reagent and the genes of that reagent', async () => {
    const { items, total } = await read<CollectionList>(
      await ownServer(),
      '/sat/menuquery/secured/collection?category=own.set.protein-atlas&kind=geneSets&genes=true',
    );
    expect(total).toBe(2);
    expect(
      items.map(({ id, name, geneCount, versions, sources }) => ({ id, name, geneCount, versions, sources })),
    ).toEqual([
      {
        id: 'own-protein-atlas-liver',
        name: 'liver',
        geneCount: 4,
        versions: [{ version: 'V_7K', genes: 3, reagents: 3, filtered: 3 }],
        sources: [{ source: 'Atlas 2026', date: '2026', licence: 'CC BY-SA' }],
      },
      {
        id: 'own-protein-atlas-none',
        name: 'none',
        geneCount: 1,
        versions: [{ version: 'V_7K', genes: 0, reagents: 0, filtered: 0 }],
        sources: [{ source: 'Atlas 2026', date: '2026', licence: 'CC BY-SA' }],
      },
    ]);
    expect(items[0]?.genes?.map(({ symbol, seqIds }) => [symbol, seqIds.V_7K])).toEqual([
      ['EGFR', ['10-3']],
      ['IL6', ['10-1', '10-2']],
      ['TNF', ['10-3']],
      ['TP53', []],
    ]);
  });

  it('are found by the name of the family', async () => {
    const path = '/sat/menuquery/secured/collection?kind=geneSets&search=protein%20liver';
    expect((await read<CollectionList>(await ownServer(), path)).items.map(({ name }) => name)).toEqual(['liver']);
  });

  it('are tested for enrichment as a family of their own', async () => {
    const made = await read<GeneSetTable>(await ownServer(), '/sat/menuquery/secured/gene-set?version=V_7K');
    const own = made.sets.filter(({ category }) => category === 'own.set.protein-atlas');
    expect(
      own.map(({ family, name, genes }) => [
        family,
        name,
        genes.map((gene) => made.genes[gene] ?? '').toSorted((one, other) => one.localeCompare(other)),
      ]),
    ).toEqual([
      ['own.set.protein-atlas', 'liver', ['EGFR', 'IL6', 'TNF', 'TP53']],
      ['own.set.protein-atlas', 'none', ['TP53']],
    ]);
  });
});
