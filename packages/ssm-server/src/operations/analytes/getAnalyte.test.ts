import { type Analyte, type AnalyteSheet, type AssayVersion, type ColumnKey, roles } from 'ssm-core';
import { cellValue, columnsOfVersion, type Table, textColumn } from 'ssm-core/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueHolder } from '../../catalogue/active.ts';
import { generateDemoCatalogue } from '../../catalogue/generate/generateDemoCatalogue.ts';
import type { CatalogueRevision } from '../../catalogue/revision.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { createTestServer, type TestServer } from '../../testing/testServer.ts';

const pathOf = (seqId: string, version: string) =>
  `/sat/menuquery/secured/somamer/${encodeURIComponent(seqId)}?version=${version}`;

function analyte(version: AssayVersion, known: Partial<Analyte>): Record<string, unknown> {
  const columns = columnsOfVersion(version).map(({ key }) => [key, null]);
  return { ...Object.fromEntries(columns), ...known };
}

const il6 = {
  seqId: '2-1',
  fullName: 'Interleukin-6',
  targetName: 'IL-6',
  uniProtId: ['P05231'],
  entrezGeneName: ['IL6'],
  fixedPanels: ['cytokines', 'cvd'],
  bufferMS: true,
  dilutionGroup: '20%',
  loDb: 101.5,
  totalCVPlasma: 4.2,
  characterizationInfo: 'No homologs tested',
  mrmMsData: 'PMID:1',
  pathways: ['jakstat', 'pi3k'],
} satisfies Partial<Analyte>;

const raf1 = {
  seqId: '10001-7',
  targetName: 'RAF1',
  uniProtId: ['P04049', 'P05231'],
  entrezGeneName: ['RAF1'],
  fixedPanels: ['cvd'],
  dilutionGroup: '20%',
  totalCVPlasma: 12.5,
  pQtl: 'rs2',
  pathways: ['mapk', 'ras'],
} satisfies Partial<Analyte>;

async function small(...revisions: readonly CatalogueRevision[]) {
  const catalogues = createCatalogueHolder();
  catalogues.replace(revisions.length > 0 ? revisions : [smallCatalogue('V_7K'), smallCatalogue('V_11K')]);
  const server = await createTestServer({ catalogues });
  const authorization = await server.signIn('SSM-Public');
  const get = (seqId: string, version: string, headers: Readonly<Record<string, string>> = {}) =>
    server.get(pathOf(seqId, version), { ...authorization, ...headers });
  return { ...server, catalogues, authorization, get };
}

const unsaid = { source: null, licence: null, date: null };

describe('getAnalyte', () => {
  it('returns all facts of a reagent and identifies its catalogue', async () => {
    const { status, body } = await (await small()).get('2-1', 'V_11K');
    const { measures, ...sheet } = body as AnalyteSheet;
    expect([status, sheet]).toEqual([
      200,
      {
        version: 'V_11K',
        revision: 'small-V_11K-1',
        isDemo: false,
        analyte: analyte('V_11K', il6),
        otherVersion: { version: 'V_7K', analyte: analyte('V_7K', { ...il6, mousePlasmaBin: 'High' }) },
        lift: null,
        reagents: [{ analyte: analyte('V_11K', raf1), sharedBy: { column: 'uniProtId', values: ['P05231'] } }],
        memberships: [
          { column: 'pathways', name: 'JAK-STAT', param: 'jakstat', ...unsaid },
          { column: 'pathways', name: 'PI3K-Akt', param: 'pi3k', ...unsaid },
          { column: 'goBioProcess', name: 'kinase cascade', param: null, ...unsaid },
          { column: 'goBioProcess', name: 'signal transduction', param: null, ...unsaid },
        ],
      },
    ]);
    expect(
      measures.filter(({ count }) => count > 0).map((measure) => ({ ...measure, bins: measure.bins.length })),
    ).toEqual([
      {
        column: 'loDb',
        derivedFrom: 'eLoD (RFU)',
        count: 3,
        missing: 1,
        minimum: 30,
        lowerQuartile: 42.5,
        median: 55,
        upperQuartile: 78.25,
        maximum: 101.5,
        scale: 'linear',
        bins: 15,
        value: 101.5,
        below: 2,
        equal: 1,
      },
      {
        column: 'totalCVPlasma',
        derivedFrom: null,
        count: 3,
        missing: 1,
        minimum: 4.2,
        lowerQuartile: 6.1,
        median: 8,
        upperQuartile: 10.25,
        maximum: 12.5,
        scale: 'linear',
        bins: 17,
        value: 4.2,
        below: 0,
        equal: 1,
      },
    ]);
  });

  it('marks a reagent that only one version has, and returns unknown facts as null', async () => {
    const { get } = await small();
    const { otherVersion, reagents, memberships } = (await get('20000-1', 'V_11K')).body as AnalyteSheet;
    expect([otherVersion, reagents, memberships]).toEqual([null, [], []]);
  });

  it('says why menus leave out a SeqId, whichever catalogue has it, but not if a menu has it', async () => {
    const sevenK = smallCatalogue('V_7K');
    const reasons = textColumn(['not_human', null, 'internal_use']);
    const without: CatalogueRevision = {
      ...sevenK,
      columns: new Map([...sevenK.columns, ['offMenuReason', reasons] as const]),
      onMenu: Uint8Array.of(0, 0, 0),
    };
    const elevenK = smallCatalogue('V_11K');
    const { get } = await small(without, { ...elevenK, onMenu: Uint8Array.of(0, 1, 0, 1) });
    const offMenu = async (seqId: string, version: string) =>
      ((await get(seqId, version)).body as { offMenu?: string }).offMenu;
    expect([
      await offMenu('2-1', 'V_7K'),
      await offMenu('2-1', 'V_11K'),
      await offMenu('10000-28', 'V_7K'),
      await offMenu('10001-7', 'V_7K'),
      await offMenu('9-9', 'V_7K'),
    ]).toEqual(['not_human', 'not_offered', undefined, undefined, undefined]);
  });

  it('does not compare demo data with measurements', async () => {
    const { get } = await small(smallCatalogue('V_7K'), { ...smallCatalogue('V_11K'), isDemo: true });
    const { isDemo, otherVersion } = (await get('2-1', 'V_11K')).body as AnalyteSheet;
    const missing = await get('20000-1', 'V_7K');
    expect([isDemo, otherVersion, missing.status, (missing.body as { otherVersion?: string }).otherVersion]).toEqual([
      true,
      null,
      404,
      undefined,
    ]);
  });

  it('returns the lift factors between versions, even from a table that was loaded with the other version', async () => {
    const lift = { ...smallCatalogue('V_11K') };
    const source = new Map([['lift.tsv · plasma_7k_to_11k', textColumn(['1.25', null, null, null])]]);
    const knowledge = {
      ...lift.knowledge,
      sources: [{ file: 'lift.tsv', holds: 'lift', count: 1, source: 'Us', licence: 'CC0' }] as const,
    };
    const { get } = await small(smallCatalogue('V_7K'), { ...lift, source, knowledge });
    const liftOf = async (seqId: string, version: string) => ((await get(seqId, version)).body as AnalyteSheet).lift;
    const expected = {
      plasma: { scaleTo7k: null, scaleTo11k: 1.25, ccc: null },
      serum: { scaleTo7k: null, scaleTo11k: null, ccc: null },
      source: 'Us',
      licence: 'CC0',
    };
    expect([await liftOf('2-1', 'V_11K'), await liftOf('2-1', 'V_7K'), await liftOf('10001-7', 'V_11K')]).toEqual([
      expected,
      expected,
      null,
    ]);
  });

  it('suggests similar SeqIds for a SeqId that is not on the menu, and names the version that has it', async () => {
    const { get } = await small();
    const problem = async (seqId: string, version: string) => {
      const { status, headers, body } = await get(seqId, version);
      const { code, detail, nearest, otherVersion } = body as Record<string, unknown>;
      return { status, caching: headers['cache-control'], code, detail, nearest, otherVersion };
    };
    const common = { status: 404, caching: 'no-store', code: 'analyte_not_found' };
    expect([
      await problem('20000-1', 'V_7K'),
      await problem('10000-29', 'V_11K'),
      await problem('10000-29', 'V_7K'),
    ]).toEqual([
      {
        ...common,
        detail: 'The V_7K menu has no reagent of this SeqId. Ask for it with version=V_11K.',
        nearest: [],
        otherVersion: 'V_11K',
      },
      {
        ...common,
        detail: 'The V_11K menu has no reagent of this SeqId. Look it up on the menu.',
        nearest: ['10000-28'],
        otherVersion: undefined,
      },
      {
        ...common,
        detail: 'The V_7K menu has no reagent of this SeqId. Look it up on the menu.',
        nearest: ['10000-28'],
        otherVersion: undefined,
      },
    ]);
  });

  it('says if the catalogue has a SeqId that the menu leaves out', async () => {
    const { get } = await small({ ...smallCatalogue('V_7K'), onMenu: Uint8Array.of(1, 0, 1) });
    const { status, body } = await get('10000-28', 'V_7K');
    expect([status, (body as { detail: string }).detail]).toEqual([
      404,
      'The V_7K catalogue has this SeqId among those that its menu leaves out. Look it up on the menu.',
    ]);
  });

  it.each([
    ['seq.10000.28', ['10000-28']],
    ['10000-28_3', ['10000-28']],
    [' 10000-28', ['10000-28']],
    ['IL6', []],
    ['10000-', ['10000-28', '10001-7']],
    ['../catalogue', []],
    ['\u0000', []],
  ])('refuses %j, which is not a SeqId, and suggests similar SeqIds', async (text, nearest) => {
    const { status, body } = await (await small()).get(text, 'V_7K');
    const { code, field, nearest: named } = body as Record<string, unknown>;
    expect([status, code, field, named]).toEqual([400, 'invalid_parameter', 'seqId', nearest]);
  });

  it('refuses an unknown or missing version and a SeqId of any length, and names the field', async () => {
    const { get, ask, authorization } = await small();
    const facts = async (answer: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await answer;
      const { code, field } = body as Record<string, unknown>;
      return [status, code, field];
    };
    const noVersion = async () => {
      const answer = await ask('/sat/menuquery/secured/somamer/2-1', { headers: authorization });
      return { status: answer.status, body: await answer.json() };
    };
    expect([
      await facts(get('2-1', 'V_5K')),
      await facts(noVersion()),
      await facts(get('1'.repeat(4000), 'V_7K')),
    ]).toEqual([
      [400, 'unknown_version', 'version'],
      [400, 'unknown_version', 'version'],
      [400, 'invalid_parameter', 'seqId'],
    ]);
  });

  it('requires a sign-in, but no certain role', async () => {
    const server = await createTestServer();
    const statuses = roles.map(async ({ title }) => {
      const { status, headers } = await server.get(pathOf('2-1', 'V_7K'), await server.signIn(title));
      return [status, headers['cache-control']];
    });
    expect(await Promise.all(statuses)).toEqual(roles.map(() => [200, 'private, no-cache']));
    expect((await server.get(pathOf('2-1', 'V_7K'))).status).toEqual(401);
    expect((await server.get(pathOf('none', 'V_7K'), { Authorization: 'Bearer no' })).status).toEqual(401);
  });

  it('does not change responses to searches', async () => {
    const { authorization, ...server } = await small();
    const routes = ['search', 'count'].map(async (name) => {
      const { status } = await server.ask(`/sat/menuquery/secured/somamer/${name}?version=V_7K`, {
        headers: authorization,
      });
      return status;
    });
    const wrong = await server.ask(pathOf('2-1', 'V_7K'), { method: 'POST', headers: authorization });
    expect([await Promise.all(routes), wrong.status, wrong.headers.get('Allow')]).toEqual([
      [200, 200],
      405,
      'GET, HEAD',
    ]);
  });

  it('returns 304 for a current copy until the catalogue of either version changes', async () => {
    const { ask, catalogues, authorization } = await small();
    const answer = (tag?: string) =>
      ask(pathOf('2-1', 'V_7K'), { headers: { ...authorization, ...(tag && { 'If-None-Match': tag }) } });
    const first = await answer();
    const tag = first.headers.get('ETag') ?? '';
    const held = await answer(tag);
    catalogues.replace([smallCatalogue('V_7K'), smallCatalogue('V_11K', 2)]);
    const after = await answer(tag);
    expect([
      tag.startsWith('"'),
      held.status,
      await held.text(),
      after.status,
      after.headers.get('ETag') === tag,
    ]).toEqual([true, 304, '', 200, false]);
  });

  it('refuses a caller that does not accept JSON', async () => {
    const { status } = await (await small()).get('2-1', 'V_7K', { Accept: 'text/html' });
    expect(status).toEqual(406);
  });
});

describe('the spec sheets of the demo catalogues', () => {
  let server: TestServer;
  let authorization: Readonly<Record<string, string>>;
  const tables = new Map<AssayVersion, Table>();

  beforeAll(async () => {
    const catalogues = createCatalogueHolder();
    catalogues.replace(await Promise.all([generateDemoCatalogue('V_7K'), generateDemoCatalogue('V_11K')]));
    server = await createTestServer({ catalogues });
    authorization = await server.signIn('SSM-Registered');
    for (const version of ['V_7K', 'V_11K'] as const) {
      const catalogue = catalogues.get(version);
      if (catalogue !== undefined) tables.set(version, catalogue.table);
    }
  });

  const valuesOf = (table: Table, key: string) =>
    Array.from({ length: table.rowCount }, (_, row) => cellValue(table, row, key));

  function plainly(table: Table, row: number, key: ColumnKey) {
    const values = valuesOf(table, key).filter((value) => typeof value === 'number');
    const own = cellValue(table, row, key);
    const [value, below, equal] =
      typeof own === 'number'
        ? [own, values.filter((each) => each < own).length, values.filter((each) => each === own).length]
        : [null, null, null];
    const [minimum, maximum] = values.length === 0 ? [null, null] : [Math.min(...values), Math.max(...values)];
    const missing = table.rowCount - values.length;
    return { column: key, count: values.length, missing, minimum, maximum, value, below, equal, binned: values.length };
  }

  it.each(['V_7K', 'V_11K'] as const)('%s: ranks and bins match plain counting', async (version) => {
    const table = tables.get(version) as Table;
    for (const row of [0, 1, 999, 4321, table.rowCount - 1]) {
      const seqId = cellValue(table, row, 'seqId') as string;
      const { measures, isDemo } = (await server.get(pathOf(seqId, version), authorization)).body as AnalyteSheet;
      const told = measures.map(({ column, count, missing, minimum, maximum, value, below, equal, bins }) => {
        const binned = bins.reduce((total, bin) => total + bin.count, 0);
        return { column, count, missing, minimum, maximum, value, below, equal, binned };
      });
      expect([isDemo, seqId, told]).toEqual([true, seqId, measures.map(({ column }) => plainly(table, row, column))]);
    }
  });

  it.each(['V_7K', 'V_11K'] as const)(
    '%s: the reagents of a protein are the reagents that share an accession of the protein',
    async (version) => {
      const table = tables.get(version) as Table;
      const accessions = valuesOf(table, 'uniProtId') as (readonly string[] | null)[];
      for (const row of [0, 57, 2222]) {
        const [seqId, own] = [cellValue(table, row, 'seqId') as string, accessions[row] ?? []];
        const expected = accessions.flatMap((list, at) =>
          at !== row && list?.some((accession) => own.includes(accession)) ? [cellValue(table, at, 'seqId')] : [],
        );
        const { reagents } = (await server.get(pathOf(seqId, version), authorization)).body as AnalyteSheet;
        expect([seqId, reagents.map((reagent) => reagent.analyte.seqId)]).toEqual([seqId, expected]);
      }
    },
  );
});
