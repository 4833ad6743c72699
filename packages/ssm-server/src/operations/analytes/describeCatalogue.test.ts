import type { Catalogue } from 'ssm-core';
import { columnsOfVersion, filterDefinitions, noKnowledge } from 'ssm-core/engine';
import { describe, expect, it } from 'vitest';
import { createCatalogueHolder } from '../../catalogue/active.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { createTestServer } from '../../testing/testServer.ts';

const path = '/sat/menuquery/public/catalogue?version=';
const restricted = ['seqId', 'fullName', 'targetName', 'uniProtId', 'entrezGeneName', 'fixedPanels'];

async function catalogue(version: string): Promise<Catalogue> {
  return (await (await createTestServer()).get(path + version)).body as Catalogue;
}

const keysOfColumns = [
  'seqId fullName targetName uniProtId entrezGeneName fixedPanels bufferMS dilutionGroup=dilGroup',
  'selexTargetAminoAcidRange=selexRange loDb signalToNoisePlasma=sigNoisePlasma totalCVPlasma=totalCvPlasma',
  'correlationPlasma=corrPlasma fStatPlasma medianNormalPlasma=medNormPlasma signalToNoiseSerum=sigNoiseSerum',
  'totalCVSerum=totalCvSerum correlationSerum=corrSerum fStatSerum medianNormalSerum=medNormSerum',
  'characterizationInfo=charInfo orthogonalStrategies=orthStrats mrmMsData ddaMsData pQtl',
  'mousePlasmaBin mousePlasmaFstat diseases pathways',
].flatMap((line) => line.split(' '));
const ofMice = ['mousePlasmaBin', 'mousePlasmaFstat'];

describe('describeCatalogue', () => {
  it('S3-03: names the 29 columns of 7K by key and short key, and the 27 of 11K without the mouse columns', async () => {
    const told = async (version: string) =>
      (await catalogue(version)).columns.map(({ key, shortKey }) => (key === shortKey ? key : `${key}=${shortKey}`));
    const [seven, eleven] = [await told('V_7K'), await told('V_11K')];
    expect([seven.length, eleven.length]).toEqual([29, 27]);
    expect([seven, eleven]).toEqual([keysOfColumns, keysOfColumns.filter((key) => !ofMice.includes(key))]);
  });

  it('identifies the active catalogue', async () => {
    const { columns, filters, ...rest } = await catalogue('V_11K');
    expect(rest).toEqual({
      version: 'V_11K',
      revision: 'small-V_11K-1',
      isDemo: false,
      label: 'Small V_11K',
      loaded: '2026-01-02T03:04:05Z',
      total: 4,
      withdrawn: [],
      withdrawnByOther: [],
      lifts: [],
      testsGeneSets: true,
      keepsOwnCollections: true,
      sources: [],
    });
    expect(columns.map(({ key }) => key)).toEqual(columnsOfVersion('V_11K').map(({ key }) => key));
    expect(filters.map(({ key }) => key).filter((key) => key.startsWith('mouse'))).toEqual([]);
  });

  it('names the files of the catalogue', async () => {
    const sources = [
      { file: 'genes.tsv', holds: 'genes', count: 2, source: 'HGNC 2020-07', licence: 'CC0 (HGNC)' },
      { file: 'lift.tsv', holds: 'lift', count: 3, source: null, licence: null },
    ] as const;
    const catalogues = createCatalogueHolder();
    catalogues.replace([{ ...smallCatalogue('V_7K'), knowledge: { ...noKnowledge, sources } }]);
    const server = await createTestServer({ catalogues });
    const { body } = await server.get(`${path}V_7K`);
    expect((body as Catalogue).sources).toEqual(sources);
  });

  it("gives each column's known values, range and source", async () => {
    const { columns } = await catalogue('V_11K');
    const told = columns.filter(({ key }) => ['seqId', 'loDb', 'bufferMS', 'uniProtId', 'diseases'].includes(key));
    expect(told).toEqual([
      { key: 'seqId', shortKey: 'seqId', known: 4, minimum: null, maximum: null, derivedFrom: null },
      { key: 'uniProtId', shortKey: 'uniProtId', known: 3, minimum: null, maximum: null, derivedFrom: null },
      { key: 'bufferMS', shortKey: 'bufferMS', known: 3, minimum: null, maximum: null, derivedFrom: null },
      { key: 'loDb', shortKey: 'loDb', known: 3, minimum: 30, maximum: 101.5, derivedFrom: 'eLoD (RFU)' },
      { key: 'diseases', shortKey: 'diseases', known: 0, minimum: null, maximum: null, derivedFrom: null },
    ]);
  });

  it("gives each filter's known values, range and options", async () => {
    const { filters } = await catalogue('V_11K');
    const keys = ['v11Only', 'dilGroup', 'loDb', 'mesh', 'pubs', 'charInfo', 'apparentKd', 'diseases', 'pathways'];
    expect(filters.filter(({ key }) => keys.includes(key))).toEqual([
      { key: 'v11Only', known: 4, minimum: null, maximum: null, options: null },
      {
        key: 'dilGroup',
        known: 4,
        minimum: null,
        maximum: null,
        options: [
          { value: '0.005%', count: 1 },
          { value: '0.5%', count: 1 },
          { value: '20%', count: 2 },
        ],
      },
      { key: 'loDb', known: 3, minimum: 30, maximum: 101.5, options: null },
      { key: 'mesh', known: 0, minimum: null, maximum: null, options: null },
      {
        key: 'pubs',
        known: 3,
        minimum: null,
        maximum: null,
        options: [
          { value: 'mrmMsData', count: 1 },
          { value: 'pQtl', count: 2 },
        ],
      },
      { key: 'charInfo', known: 2, minimum: null, maximum: null, options: null },
      { key: 'apparentKd', known: 1, minimum: 1e-10, maximum: 1e-10, options: null },
      { key: 'diseases', known: 0, minimum: null, maximum: null, options: [] },
      {
        key: 'pathways',
        known: 2,
        minimum: null,
        maximum: null,
        options: ['jakstat', 'mapk', 'pi3k', 'ras'].map((value) => ({ value, count: 1 })),
      },
    ]);
  });

  it("lists the filters that the caller's role may use, with an ETag per role", async () => {
    const { get, signIn } = await createTestServer();
    const secured = `${path.replace('public', 'secured')}V_7K`;
    const [open, asPublic, asRegistered] = [
      await get(`${path}V_7K`),
      await get(secured, await signIn('SSM-Public')),
      await get(secured, await signIn('SSM-Registered')),
    ];
    const keys = ({ body }: typeof open) => (body as Catalogue).filters.map(({ key }) => key);
    const all = filterDefinitions.map(({ key }) => key).filter((key) => key !== 'v11Only');
    expect(keys(asRegistered)).toEqual(all);
    expect(keys(open)).toEqual(all.filter((key) => !restricted.includes(key)));
    expect(keys(asPublic)).toEqual(keys(open));
    expect(open.headers['etag']).toEqual(asPublic.headers['etag']);
    expect(open.headers['etag'] === asRegistered.headers['etag']).toEqual(false);
    const panels = (asRegistered.body as Catalogue).filters.find(({ key }) => key === 'fixedPanels')?.options;
    expect(panels).toEqual([
      { value: 'cvd', count: 2 },
      { value: 'cytokines', count: 1 },
    ]);
  });
});
