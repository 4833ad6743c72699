import type { CollectionList, GeneSetTable } from 'ssm-core';
import { listColumn } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import type { CatalogueRevision } from '../catalogue/revision.ts';
import { revisionOf } from '../catalogue/testing/realLoads.ts';
import { loadFiles, textFile } from '../catalogue/testing/testFiles.ts';
import { browseTopics } from '../catalogue/topics.ts';
import { createInMemoryServer } from '../testing/inMemoryServer.ts';
import { createTestServer, problemFacts, type TestServer } from '../testing/testServer.ts';
import { validatedApi } from '../testing/validatedApi.ts';

const annotation = textFile(
  'annotation.tsv',
  'SeqId\tTarget\tUniProt\tEntrezGeneSymbol\tEntrezGeneID\tOrganism',
  '10-1\tIL-6\tP05231\tIL6\t3569\tHuman',
  '10-2\tIL-6\tP05231\tIL6\t3569\tHuman',
  '10-3\tIL-6\tP05231\tIL6\t3569\tHuman',
  '10-4\tTwo\tP01375 P00533\tTNF EGFR\t7124 1956\tHuman',
  '10-5\tMouse\tP00000\tTrp53\t22059\tMouse',
);

const elevenK = textFile(
  'annotation11.tsv',
  'SeqId\tTarget\tUniProt\tEntrezGeneSymbol\tEntrezGeneID\tOrganism',
  '10-1\tIL-6\tP05231\tIL6\t3569\tHuman',
  '20-1\tp53\tP04637\tTP53\t7157\tHuman',
);

const sets = textFile(
  'sets.tsv',
  'param\tsource\tlicence\tgeneSymbol\tentrezGeneId',
  'il17\tReactome\tCC0-1.0\tIL6\t3569',
  'il17\tWikiPathways 2026-06-10\tCC0-1.0\tIL-6\t3569',
  'il17\tReactome\tCC0-1.0\tTP53\t7157',
  'il17\tReactome\tCC0-1.0\tEGFR\t',
  'il17\tReactome\tCC0-1.0\tNOBODY\t',
  'alz\tDISEASES\tCC-BY-4.0\tAPP\t351',
);

const terms = textFile(
  'go.tsv',
  'goId\tontology\tterm\tgeneSymbols',
  'GO:1\tBP\tresponse to hypoxia\tIL6|HIF1A',
  'GO:2\tBP\tResponse, to hypoxia\tIL6',
  'GO:3\tCC\tCell Süd\tTNF',
);

async function serverOf(...revisions: readonly CatalogueRevision[]): Promise<TestServer> {
  const server = await createTestServer();
  server.catalogues.replace(revisions);
  return server;
}

const both = async () => [
  revisionOf(await loadFiles([annotation, sets, terms])),
  revisionOf(await loadFiles([elevenK, sets, terms], { version: 'V_11K' })),
];

async function list(server: TestServer, query = ''): Promise<CollectionList> {
  const path = `/sat/menuquery/secured/collection${query}`;
  const { status, body } = await server.get(path, await server.signIn('SSM-Registered'));
  expect(status).toEqual(200);
  return body as CollectionList;
}

describe('the browse topics', () => {
  it('S3-12: are the twenty topics in order, with param, name and category, even without data', async () => {
    const { items, ...rest } = await list(await createTestServer());
    expect(items.map(({ id, category, param, name }) => ({ id, column: category, param, name }))).toEqual(
      browseTopics.map((topic) => ({ id: topic.param, ...topic })),
    );
    expect(rest).toEqual({ total: 20, page: 1, size: 20 });
  });

  it('count each gene once by Entrez id, for each version and for both together, with sources', async () => {
    const server = await serverOf(...(await both()));
    const { items } = await list(server, '?category=pathways&search=il-17&genes=true');
    expect(items).toEqual([
      {
        id: 'il17',
        category: 'pathways',
        param: 'il17',
        name: 'IL-17 Signaling',
        isDemo: false,
        isWhole: true,
        sources: [
          { source: 'Reactome', date: null, licence: 'CC0-1.0' },
          { source: 'WikiPathways 2026-06-10', date: '2026-06-10', licence: 'CC0-1.0' },
        ],
        geneCount: 4,
        versions: [
          { version: 'V_7K', genes: 2, reagents: 4, filtered: 4 },
          { version: 'V_11K', genes: 2, reagents: 2, filtered: 2 },
        ],
        genes: [
          { symbol: 'EGFR', entrezId: null, seqIds: { V_7K: ['10-4'], V_11K: [] } },
          { symbol: 'IL6', entrezId: '3569', seqIds: { V_7K: ['10-1', '10-2', '10-3'], V_11K: ['10-1'] } },
          { symbol: 'NOBODY', entrezId: null, seqIds: { V_7K: [], V_11K: [] } },
          { symbol: 'TP53', entrezId: '7157', seqIds: { V_7K: [], V_11K: ['20-1'] } },
        ],
      },
    ]);
  });

  it('are returned by their ids together with other sets, and ids of no collection are left out', async () => {
    const server = await serverOf(...(await both()));
    const [, other] = (await list(server, '?kind=geneSets')).items.map(({ id }) => id);
    const found = await list(server, `?ids=${encodeURIComponent(`${other},nothing,il17`)}`);
    expect(found).toMatchObject({ total: 2, items: [{ id: 'il17' }, { id: other }] });
    expect((await list(server, '?ids=')).items).toEqual([]);
  });

  it('have counts of zero if no reagent measures their genes, and no counts without data', async () => {
    const server = await serverOf(...(await both()));
    const { items } = await list(server, '?category=diseases');
    const none = [
      { version: 'V_7K', genes: 0, reagents: 0, filtered: 0 },
      { version: 'V_11K', genes: 0, reagents: 0, filtered: 0 },
    ];
    expect(
      items.map(({ param, geneCount, sources, isWhole, versions, genes }) => [
        param,
        geneCount,
        sources.length,
        isWhole,
        versions,
        genes,
      ]),
    ).toEqual([
      ['alz', 1, 1, true, none, null],
      ...['park', 'brcancer', 'pancancer', 't2diabetes'].map((param) => [param, 0, 0, false, none, null]),
    ]);
  });

  it('have genes from the column of the catalogue if no set is loaded, and say that the list is incomplete', async () => {
    const server = await createTestServer();
    const { items } = await list(server, '?search=jak&genes=true');
    expect(
      items.map(({ isWhole, geneCount, sources, versions, genes }) => [isWhole, geneCount, sources, versions, genes]),
    ).toEqual([
      [
        false,
        1,
        [
          { source: 'Small V_7K', date: null, licence: null },
          { source: 'Small V_11K', date: null, licence: null },
        ],
        [
          { version: 'V_7K', genes: 1, reagents: 1, filtered: 1 },
          { version: 'V_11K', genes: 1, reagents: 1, filtered: 1 },
        ],
        [{ symbol: 'IL6', entrezId: null, seqIds: { V_7K: ['2-1'], V_11K: ['2-1'] } }],
      ],
    ]);
  });

  it('find the gene id of a symbol among genes and other names, unless the symbol is ambiguous', async () => {
    const genes = textFile(
      'genes.tsv',
      'uniProtId\tgeneSymbol\tentrezGeneId\thgncId\tevidence',
      'P04637\tTP53\t7157\tHGNC:11998\thgnc2020',
      'Q1\tAA\t1\tHGNC:1\thgnc2020',
      'Q2\tBB\t2\tHGNC:2\thgnc2020',
    );
    const aliases = textFile(
      'aliases.tsv',
      'aliasSymbol\tapprovedSymbol\tkind',
      'LFS1\tTP53\thgnc-2020-07:alias',
      'TWO\tAA\thgnc-2020-07:alias',
      'TWO\tBB\thgnc-2020-07:alias',
    );
    const names = textFile('names.gmt', 'p53\turl\tLFS1\tTP53\tP04637\t7157\tTWO');
    const revision = revisionOf(await loadFiles([elevenK, names, genes, aliases], { version: 'V_11K' }));
    const { items } = await list(await serverOf(revision), '?search=p53&genes=true');
    expect(items[0]?.genes).toEqual([
      { symbol: 'LFS1', entrezId: '7157', seqIds: { V_7K: [], V_11K: ['20-1'] } },
      { symbol: 'TWO', entrezId: null, seqIds: { V_7K: [], V_11K: [] } },
    ]);
  });

  it('have invented proteins in a demo, which they say, and are hidden next to a real catalogue', async () => {
    const demo = await createInMemoryServer({ person: 'SSM-Registered' });
    const ask = validatedApi(demo.fetch);
    const asked = await ask(new Request('http://localhost/sat/menuquery/secured/collection'));
    const { items } = (await asked.json()) as CollectionList;
    expect(items.map(({ isDemo, sources }) => [isDemo, sources])).toEqual(
      items.map(() => [
        true,
        [{ source: 'Well-known members, and invented proteins of the demo', date: null, licence: null }],
      ]),
    );
    expect(
      items.every(({ geneCount, versions }) => geneCount > 0 && versions.every((each) => each.filtered > 0)),
    ).toEqual(true);
  });
});

describe('gene sets that are not topics', () => {
  it('are searched by words in any order, ignoring case and accents, and each has an id', async () => {
    const server = await serverOf(...(await both()));
    const found = async (search: string) => (await list(server, `?kind=geneSets&search=${search}`)).items;
    expect((await found('hypoxia%20RESPONSE')).map(({ id, name, geneCount }) => [id, name, geneCount])).toEqual([
      ['bp-response-to-hypoxia', 'response to hypoxia', 2],
      ['bp-response-to-hypoxia-2', 'Response, to hypoxia', 1],
    ]);
    expect((await found('sud')).map(({ id, category }) => [id, category])).toEqual([['cc-cell-süd', 'goCellComp']]);
  });

  it('are returned in pages', async () => {
    const server = await serverOf(...(await both()));
    const { items, ...rest } = await list(server, '?kind=geneSets&size=2&page=2');
    expect([items.map(({ name }) => name), rest]).toEqual([['Cell Süd'], { total: 3, page: 2, size: 2 }]);
  });
});

describe('the answer with collections', () => {
  it('stays current until a catalogue changes', async () => {
    const server = await serverOf(...(await both()));
    const headers = await server.signIn('SSM-Verified');
    const path = '/sat/menuquery/secured/collection';
    const first = await server.ask(path, { headers });
    const etag = first.headers.get('ETag') ?? '';
    const again = await server.ask(path, { headers: { ...headers, 'If-None-Match': etag } });
    server.catalogues.replace((await both()).slice(0, 1));
    const changed = await server.ask(path, { headers: { ...headers, 'If-None-Match': etag } });
    expect([first.headers.get('Cache-Control'), again.status, changed.status]).toEqual(['private, no-cache', 304, 200]);
  });

  it('requires the secured path, and is 404 without a catalogue', async () => {
    const server = await serverOf();
    const path = '/sat/menuquery/secured/collection';
    expect([
      problemFacts(await server.get(path)),
      problemFacts(await server.get(path, await server.signIn('SSM-Public'))),
      problemFacts(await server.get(path, await server.signIn('SSM-Registered'))),
    ]).toEqual([
      [401, 'unauthenticated', undefined, undefined],
      [403, 'forbidden', undefined, undefined],
      [503, 'unavailable', undefined, undefined],
    ]);
  });
});

describe('getGeneSets', () => {
  async function tableOf(server: TestServer, version: string): Promise<GeneSetTable> {
    const path = `/sat/menuquery/secured/gene-set?version=${version}`;
    const { status, body } = await server.get(path, await server.signIn('SSM-Registered'));
    expect(status).toEqual(200);
    return body as GeneSetTable;
  }

  it('returns all sets that have genes, each with its family and sources, and each gene once', async () => {
    const [sevenK, others] = await both();
    const { genes, sets: found, ...head } = await tableOf(await serverOf(...(await both())), 'V_7K');
    expect(head).toEqual({
      version: 'V_7K',
      revision: sevenK?.revision,
      otherRevision: others?.revision,
      isDemo: false,
      key: 'entrezGeneName',
      renamed: [],
    });
    expect(new Set(genes).size).toEqual(genes.length);
    expect(
      found.map(({ family, category, id, genes: own }) => [
        family,
        category,
        id,
        own.map((index) => genes[index]).join(),
      ]),
    ).toEqual([
      ['topics', 'diseases', 'alz', 'APP'],
      ['topics', 'pathways', 'il17', 'EGFR,IL6,NOBODY,TP53'],
      ['go', 'goBioProcess', 'bp-response-to-hypoxia', 'IL6,HIF1A'],
      ['go', 'goBioProcess', 'bp-response-to-hypoxia-2', 'IL6'],
      ['go', 'goCellComp', 'cc-cell-süd', 'TNF'],
    ]);
    expect(found[0]?.sources).toEqual([{ source: 'DISEASES', date: null, licence: 'CC-BY-4.0' }]);
  });

  it('names genes that the menu measures under another symbol, and puts further pathways into a family', async () => {
    const genes = textFile(
      'genes.tsv',
      'uniProtId\tgeneSymbol\tentrezGeneId\thgncId\tevidence',
      'P04637\tTP53\t7157\tHGNC:11998\thgnc2020',
    );
    const aliases = textFile('aliases.tsv', 'aliasSymbol\tapprovedSymbol\tkind', 'LFS1\tTP53\thgnc-2020-07:alias');
    const names = textFile('names.gmt', 'p53\turl\tLFS1\tIL6\tNOBODY');
    const revision = revisionOf(await loadFiles([elevenK, names, genes, aliases], { version: 'V_11K' }));
    const pathways = listColumn([['p53'], ['A pathway of our own']]);
    const server = await serverOf({ ...revision, columns: new Map([...revision.columns, ['pathways', pathways]]) });
    const table = await tableOf(server, 'V_11K');
    const named = (indices: readonly number[]) => indices.map((index) => table.genes[index]);
    expect([
      table.otherRevision,
      table.sets.map(({ family, name, isWhole, genes: own }) => [family, name, isWhole, named(own)]),
      table.renamed.map(({ gene, symbols }) => [table.genes[gene], symbols]),
    ]).toEqual([
      null,
      [
        ['topics', 'p53', true, ['IL6', 'LFS1', 'NOBODY']],
        ['others', 'A pathway of our own', false, ['TP53']],
      ],
      [['LFS1', ['TP53']]],
    ]);
  });

  it('names no other revision if the other catalogue is a demo, whose sets are left out', async () => {
    const [sevenK, others] = await both();
    if (sevenK === undefined || others === undefined) throw new Error('both catalogues are loaded');
    const server = await serverOf(sevenK, { ...others, isDemo: true });
    expect((await tableOf(server, 'V_7K')).otherRevision).toEqual(null);
  });

  it('answers 304 while both catalogues stay, and another table after one was replaced', async () => {
    const server = await serverOf(...(await both()));
    const headers = await server.signIn('SSM-Registered');
    const path = '/sat/menuquery/secured/gene-set?version=V_11K';
    const etag = (await server.ask(path, { headers })).headers.get('ETag') ?? '';
    const again = await server.ask(path, { headers: { ...headers, 'If-None-Match': etag } });
    server.catalogues.replace((await both()).slice(1));
    const changed = await server.ask(path, { headers: { ...headers, 'If-None-Match': etag } });
    expect([again.status, changed.status]).toEqual([304, 200]);
  });

  it('says that the sets of a demo are invented, and refuses people without access', async () => {
    const demo = await createInMemoryServer({ person: 'SSM-Registered' });
    const ask = validatedApi(demo.fetch);
    const asked = await ask(new Request('http://localhost/sat/menuquery/secured/gene-set?version=V_7K'));
    expect(((await asked.json()) as GeneSetTable).isDemo).toEqual(true);
    const server = await serverOf(...(await both()));
    const refused = await server.get('/sat/menuquery/secured/gene-set?version=V_7K', await server.signIn('SSM-Public'));
    expect(problemFacts(refused)).toEqual([403, 'forbidden', undefined, undefined]);
  });
});
