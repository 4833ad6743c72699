import type { CollectionList, GeneSetTable } from 'ssm-core';
import {
  type EnrichmentBackground,
  type FamilyEnrichment,
  genesOfList,
  genesOfMenu,
  type Table,
  testFamilies,
  testSets,
} from 'ssm-core/engine';
import { rowOfSeqId } from 'ssm-core/internal';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasSharedData, loadShared, revisionOf, sharedFile, sharedRows } from '../catalogue/testing/realLoads.ts';
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

    describe('tested for enrichment', () => {
      const listed = () => new TextDecoder().decode(sharedFile('enrichment_50_seqids.txt').bytes).trim().split(/\s+/);
      const goIds = () => new Map(sharedRows('go_sets.tsv').map(({ term, goId = '' }) => [term, goId]));
      let geneSets: GeneSetTable;
      let menu: Table;

      beforeAll(async () => {
        const path = '/sat/menuquery/secured/gene-set?version=V_7K';
        geneSets = (await server.get(path, await server.signIn('SSM-Registered'))).body as GeneSetTable;
        const active = server.catalogues.get('V_7K');
        if (active === undefined) throw new Error('the 7K catalogue is loaded');
        menu = active.table;
      });

      async function run(seqIds: readonly string[], background: EnrichmentBackground) {
        return testFamilies({ menu, geneSets, seqIds, background }, new AbortController().signal);
      }
      const hormones = (results: readonly FamilyEnrichment[]) => {
        const go = results.find(({ family }) => family === 'go');
        return { of: go, test: go?.tests.find(({ set }) => set.name === 'hormone activity') };
      };

      test('50 reagents give the 272 tests that scipy and R computed, to 1e-9 relative', async () => {
        const results = await run(listed(), { kind: 'menu' });
        const ids = goIds();
        const found = new Map(
          results.flatMap(({ family, n, N, tests }) =>
            tests.map((each) => {
              const id = family === 'go' ? ids.get(each.set.param) : each.set.param;
              return [`${family} ${id}`, { ...each, n, N }] as const;
            }),
          ),
        );
        const reference = sharedRows('enrichment_reference_7k.tsv');
        const wrong = reference.filter((row) => {
          const own = found.get(`${row.family === 'go_sets.tsv' ? 'go' : 'topics'} ${row.set}`);
          if (own === undefined) return true;
          const isNear = (value: number, expected: string | undefined) =>
            Math.abs(value - Number(expected)) <= 1e-9 * Number(expected);
          const counts = [own.k, own.K, own.n, own.N].join() === [row.k, row.K, row.n, row.N].join();
          const overlap = own.genes.toSorted().join() === (row.overlap ?? '').split(',').toSorted().join();
          return !counts || !overlap || !isNear(own.p, row.p) || !isNear(own.adjustedP, row.padj_BH);
        });
        expect([reference.length, wrong]).toEqual([272, []]);
      });

      test('the background decides: hormone activity against the menu, and against annotated genes of the menu', async () => {
        const [onMenu, annotated] = [
          hormones(await run(listed(), { kind: 'menu' })),
          hormones(await run(listed(), { kind: 'annotated' })),
        ];
        expect([onMenu.of?.N, onMenu.of?.n, onMenu.test?.k, onMenu.test?.K, onMenu.test?.p.toExponential(4)]).toEqual([
          6365,
          48,
          8,
          94,
          '3.8926e-7',
        ]);
        expect([annotated.of?.N, annotated.of?.n, annotated.test?.p.toExponential(5)]).toEqual([
          5601,
          44,
          '5.03001e-7',
        ]);
      });

      // A panel of random reagents is no random panel of genes, because it has more of the genes with several reagents.
      test('random panels of 50, 200 and 500 genes find something in at most 5 of 50', () => {
        const { reagents } = genesOfList(menu, rowOfSeqId(menu).keys());
        const seqIds = [...reagents.values()].flatMap(([first]) => first ?? []);
        let state = 20_261_130;
        function random(): number {
          // The generator mulberry32, with a fixed seed.
          state = (state + 0x6d2b79f5) | 0;
          let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
          mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
          return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
        }
        function sample(count: number): readonly string[] {
          const pool = [...seqIds];
          for (let at = 0; at < count; at += 1) {
            const other = at + Math.floor(random() * (pool.length - at));
            [pool[at], pool[other]] = [pool[other] ?? '', pool[at] ?? ''];
          }
          return pool.slice(0, count);
        }
        const finding = (count: number) =>
          Array.from({ length: 50 }, () => sample(count)).filter((panel) => {
            const { tests } = testSets({ menu, geneSets, seqIds: panel, background: { kind: 'menu' } }, 'go');
            return tests.some(({ adjustedP }) => adjustedP <= 0.05);
          }).length;
        const found = [50, 200, 500].map(finding);
        expect(Math.max(...found)).toBeLessThanOrEqual(5);
      });

      test('sets that name a gene otherwise than the menu say so: GBA1 of Parkinson’s disease is GBA there', () => {
        const renamed = geneSets.renamed.map(({ gene, symbols }) => [geneSets.genes[gene], symbols]);
        expect([renamed.find(([gene]) => gene === 'GBA1'), genesOfMenu(menu).size]).toEqual([['GBA1', ['GBA']], 6365]);
      });
    });
  },
);
