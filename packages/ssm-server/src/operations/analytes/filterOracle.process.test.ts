import type { AssayVersion, Clause } from 'ssm-core';
import { cellValue, filterDefinitions, type Table, writeFilters } from 'ssm-core/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ActiveCatalogue, activeCatalogues } from '../../catalogue/active.ts';
import { generateDemoCatalogue } from '../../catalogue/generate/generateDemoCatalogue.ts';
import type { CatalogueRevision } from '../../catalogue/revision.ts';
import { hasSharedData, loadShared, revisionOf } from '../../catalogue/testing/realLoads.ts';
import { atOnce } from '../../queue/steps.ts';
import { bruteForce } from '../../testing/bruteForce.ts';
import { everyClause } from '../../testing/everyClause.ts';
import { createInMemoryServer, type InMemoryServer } from '../../testing/inMemoryServer.ts';

const beside = ['gene_sets.tsv', 'go_sets.tsv', 'mesh_sets.tsv', 'gene_aliases.tsv', 'uniprot_gene_map.tsv'];

async function demos(): Promise<readonly CatalogueRevision[]> {
  return Promise.all([generateDemoCatalogue('V_7K'), generateDemoCatalogue('V_11K')]);
}

async function real(): Promise<readonly CatalogueRevision[]> {
  const sevenK = ['example_7k_cut.adat', 'annotation_7k.tsv', 'annotation_layout_7k.xlsx', ...beside];
  const map = new Map([
    ['totalCVPlasma', 'calibratorCvPct'],
    ['loDb', 'eLodBufferRfu'],
  ] as const);
  return [
    revisionOf(await loadShared(sevenK, { map })),
    revisionOf(await loadShared(['annotation_11k.tsv', ...beside], { version: 'V_11K' })),
  ];
}

const sources = [
  { name: 'the demo catalogues', revisions: demos, isAbsent: false },
  {
    name: 'the real catalogues (skipped where the shared data folder is absent)',
    revisions: real,
    isAbsent: !hasSharedData(),
  },
];
const versions: readonly AssayVersion[] = ['V_7K', 'V_11K'];

describe.each(sources)('the oracle of filters on $name', ({ revisions, isAbsent }) => {
  let server: InMemoryServer;
  let active: readonly ActiveCatalogue[];

  beforeAll(async () => {
    if (isAbsent) return;
    const catalogues = await revisions();
    active = atOnce(activeCatalogues(catalogues));
    server = await createInMemoryServer({ catalogues, person: 'SSM-Registered' });
  });

  function tableOf(version: AssayVersion): Table {
    const catalogue = active.find((one) => one.version === version);
    if (catalogue === undefined) throw new Error(`No catalogue of ${version} is in use.`);
    return catalogue.table;
  }

  async function answered(version: AssayVersion, clauses: readonly Clause[]): Promise<string> {
    const filters = encodeURIComponent(writeFilters(clauses));
    const url = `http://localhost/sat/menuquery/secured/somamer/search?version=${version}&fields=seqId&filters=${filters}`;
    const response = await server.fetch(new Request(url, { headers: { Accept: 'application/json' } }));
    if (response.status !== 200) return `${response.status} ${await response.text()}`;
    return ((await response.json()) as readonly { readonly seqId: string }[]).map(({ seqId }) => seqId).join(' ');
  }

  describe.skipIf(isAbsent).each(versions)('%s', (version) => {
    test.each(filterDefinitions.filter((one) => one.versions?.includes(version) ?? true))(
      'S3-06, S5-06, S5-08: $key with every operator returns what a scan of the rows finds',
      async (definition) => {
        const table = tableOf(version);
        const rows = Array.from({ length: table.rowCount }, (_, row) => row);
        const seqIds = rows.map((row) => cellValue(table, row, 'seqId'));
        for (const clause of everyClause(definition, table)) {
          const isFound = bruteForce(clause, definition);
          const found = rows.filter((row) => isFound(table, row));
          const text = writeFilters([clause]);
          expect(`${text}: ${await answered(version, [clause])}`).toBe(
            `${text}: ${found.map((row) => seqIds[row]).join(' ')}`,
          );
        }
      },
    );

    test('S5-01: five clauses together return the rows that satisfy every clause', async () => {
      const table = tableOf(version);
      const keys = ['fullName', 'dilGroup', 'goBioProcess', 'loDb', 'bufferMS'];
      const picked = keys.map((key) => {
        const definition = filterDefinitions.find((one) => one.key === key);
        const clause = definition === undefined ? undefined : everyClause(definition, table)[1];
        if (definition === undefined || clause === undefined) throw new Error(`${key} has no clause.`);
        return { clause, isFound: bruteForce(clause, definition) };
      });
      for (const count of [2, 3, 4, 5]) {
        const used = picked.slice(-count);
        const found = Array.from({ length: table.rowCount }, (_, row) => row).filter((row) =>
          used.every(({ isFound }) => isFound(table, row)),
        );
        const clauses = used.map(({ clause }) => clause);
        expect(await answered(version, clauses)).toBe(found.map((row) => cellValue(table, row, 'seqId')).join(' '));
      }
    });
  });
});
