import type { CollectionList } from 'ssm-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasSharedData, loadShared, revisionOf, sharedRows } from '../catalogue/testing/realLoads.ts';
import { browseTopics } from '../catalogue/topics.ts';
import { createTestServer, type TestServer } from '../testing/testServer.ts';

async function list(server: TestServer, query = ''): Promise<CollectionList> {
  const path = `/sat/menuquery/secured/collection${query}`;
  const { status, body } = await server.get(path, await server.signIn('SSM-Registered'));
  expect(status).toEqual(200);
  return body as CollectionList;
}

describe.skipIf(!hasSharedData())(
  'collections of the real files (skipped where the shared data folder is absent)',
  () => {
    const files = ['gene_sets.tsv', 'go_sets.tsv', 'mesh_sets.tsv', 'gene_aliases.tsv', 'uniprot_gene_map.tsv'];

    let server: TestServer;

    beforeAll(async () => {
      const sevenK = revisionOf(await loadShared(['annotation_7k.tsv', ...files]));
      server = await createTestServer();
      server.catalogues.replace([
        sevenK,
        revisionOf(await loadShared(['annotation_11k.tsv', ...files], { version: 'V_11K', sevenK })),
      ]);
    });

    test('count for every topic the genes of its set, and the reagents that the menu’s filter finds', async () => {
      const { items } = await list(server);
      const rows = sharedRows('gene_sets.tsv');
      expect(Object.fromEntries(items.map(({ param, geneCount }) => [param, geneCount]))).toEqual(
        Object.fromEntries(
          browseTopics.map(({ param }) => [
            param,
            new Set(rows.flatMap((row) => (row.param === param ? (row.geneSymbol ?? []) : []))).size,
          ]),
        ),
      );
      expect(items.flatMap(({ versions }) => versions.map(({ reagents }) => reagents))).toEqual(
        items.flatMap(({ versions }) => versions.map(({ filtered }) => filtered)),
      );
      expect(items.filter(({ param }) => ['alz', 'ampk'].includes(param)).map(({ geneCount }) => geneCount)).toEqual([
        286, 82,
      ]);
    });

    test('find every gene set without a topic by its name', async () => {
      const { total } = await list(server, '?kind=geneSets');
      const { items } = await list(server, '?kind=geneSets&search=alopecia&genes=true');
      const [row] = sharedRows('mesh_sets.tsv').filter(({ meshName }) => meshName === 'Alopecia Areata');
      expect([total, items.map(({ name, geneCount }) => [name, geneCount])]).toEqual([
        sharedRows('go_sets.tsv').length + sharedRows('mesh_sets.tsv').length,
        [['Alopecia Areata', row?.geneSymbols?.split('|').length]],
      ]);
    });
  },
);
