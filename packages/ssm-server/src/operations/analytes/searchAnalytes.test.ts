import type { Analyte } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import { createTestServer, problemFacts } from '../../testing/testServer.ts';

const search = '/sat/menuquery/public/somamer/search';
const columns = 'application/vnd.ssm.columns+json';
const rows = ['2-1', '10000-28', '10001-7'];

describe('searchAnalytes', () => {
  it('S7-05 returns every column of the version, null for unknown values', async () => {
    const { status, headers, body } = await (await createTestServer()).get(`${search}?version=V_7K`);
    const analytes = body as readonly Analyte[];
    expect(status).toEqual(200);
    expect(headers).toEqual({
      'cache-control': 'no-cache',
      'content-length': String(JSON.stringify(body).length),
      'content-type': 'application/json',
      etag: headers['etag'],
      vary: 'Accept, Accept-Encoding',
      'x-request-id': 'request-1',
    });
    expect(analytes[0]).toEqual({
      seqId: '2-1',
      fullName: 'Interleukin-6',
      targetName: 'IL-6',
      uniProtId: ['P05231'],
      entrezGeneName: ['IL6'],
      fixedPanels: ['cytokines', 'cvd'],
      bufferMS: true,
      dilutionGroup: '20%',
      selexTargetAminoAcidRange: null,
      loDb: 101.5,
      signalToNoisePlasma: null,
      totalCVPlasma: 4.2,
      correlationPlasma: null,
      fStatPlasma: null,
      medianNormalPlasma: null,
      signalToNoiseSerum: null,
      totalCVSerum: null,
      correlationSerum: null,
      fStatSerum: null,
      medianNormalSerum: null,
      characterizationInfo: 'No homologs tested',
      orthogonalStrategies: null,
      mrmMsData: 'PMID:1',
      ddaMsData: null,
      pQtl: null,
      mousePlasmaBin: 'High',
      mousePlasmaFstat: null,
      diseases: null,
      pathways: ['jakstat', 'pi3k'],
    });
    expect(analytes.map(({ seqId }) => seqId)).toEqual(rows);
  });

  it('returns the columnar form to callers that prefer it, with only the requested columns', async () => {
    const { get } = await createTestServer();
    const { headers, body } = await get(`${search}?version=V_11K&fields=loDb,dilutionGroup`, { Accept: columns });
    expect(headers['content-type']).toEqual(columns);
    expect(body).toEqual({
      format: 1,
      version: 'V_11K',
      revision: 'small-V_11K-1',
      edition: expect.stringMatching(/^[0-9a-z]{28}$/),
      isDemo: false,
      total: 4,
      count: 4,
      columns: {
        seqId: { kind: 'text', values: ['2-1', '10000-28', '10001-7', '20000-1'] },
        dilGroup: { kind: 'text', values: ['20%', '0.5%', '20%', '0.005%'] },
        loDb: { kind: 'number', values: [101.5, 30, null, 55] },
      },
    });
    const list = await get(`${search}?version=V_11K&fields=loDb`, { Accept: 'application/json' });
    expect(list.body).toEqual([
      { seqId: '2-1', loDb: 101.5 },
      { seqId: '10000-28', loDb: 30 },
      { seqId: '10001-7', loDb: null },
      { seqId: '20000-1', loDb: 55 },
    ]);
  });

  it.each([
    ['offset=1', ['10000-28', '10001-7', '20000-1']],
    ['offset=1&limit=2', ['10000-28', '10001-7']],
    ['limit=1', ['2-1']],
    ['limit=9', ['2-1', '10000-28', '10001-7', '20000-1']],
    ['offset=4&limit=2', []],
    ['offset=1&limit=1&filters=dilGroup%3D20%2525', ['10001-7']],
  ])('returns for %s the same page of analytes as a list and in columnar form', async (part, seqIds) => {
    const { get } = await createTestServer();
    const address = `${search}?version=V_11K&fields=seqId&${part}`;
    const [list, packed] = await Promise.all([get(address), get(address, { Accept: columns })]);
    expect([list.body, packed.body]).toEqual([
      seqIds.map((seqId) => ({ seqId })),
      {
        format: 1,
        version: 'V_11K',
        revision: 'small-V_11K-1',
        edition: expect.stringMatching(/^[0-9a-z]{28}$/),
        isDemo: false,
        total: 4,
        count: seqIds.length,
        columns: { seqId: { kind: 'text', values: seqIds } },
      },
    ]);
  });

  it('gives a page with all rows the ETag of the whole answer, and any smaller page an ETag of its own', async () => {
    const { get } = await createTestServer();
    const tagOf = async (part: string) => (await get(`${search}?version=V_11K&fields=seqId${part}`)).headers['etag'];
    const tags = await Promise.all(['', '&limit=4', '&offset=0&limit=9', '&limit=3', '&offset=1&limit=3'].map(tagOf));
    expect([tags.filter((tag) => tag === tags[0]).length, new Set(tags).size]).toEqual([3, 3]);
  });

  it.each([
    ['offset=-1', 'offset'],
    ['limit=0', 'limit'],
    ['limit=1.5', 'limit'],
  ])('refuses %s', async (part, field) => {
    const { get } = await createTestServer();
    expect(problemFacts(await get(`${search}?version=V_11K&${part}`))).toEqual([
      400,
      'invalid_parameter',
      field,
      undefined,
    ]);
  });

  it.each([
    ['dilGroup=20%25', ['2-1', '10001-7']],
    ['loDb>=30&loDb<100', ['10000-28']],
    ['bufferMS=false', ['10000-28', '10001-7']],
    ['pubs=mrmMsData,pQtl', rows],
    ['goBioProcess=TRANSDUCTION', ['2-1', '10001-7']],
    ['pathways=ras', ['10001-7']],
    ['loDb<0', []],
  ])('returns for the filters %s the analytes %j', async (filters, seqIds) => {
    const { body } = await (await createTestServer()).get(
      `${search}?version=V_7K&fields=seqId&filters=${encodeURIComponent(filters)}`,
    );
    expect(body).toEqual(seqIds.map((seqId) => ({ seqId })));
  });

  it('returns for v11Only the reagents that 11K has and 7K lacks', async () => {
    const { body } = await (await createTestServer()).get(
      `${search}?version=V_11K&fields=seqId&filters=v11Only%3Dtrue`,
    );
    expect(body).toEqual([{ seqId: '20000-1' }]);
  });

  it('S6-04 refuses a restricted filter with 403 for visitors and SSM-Public, but not for a registered person', async () => {
    const { get, signIn } = await createTestServer();
    const query = '?version=V_7K&fields=seqId&filters=loDb%3E1%26entrezGeneName*%3Dil6';
    const secured = search.replace('public', 'secured');
    const refused = [403, 'filter_forbidden', 'entrezGeneName', 2];
    expect(problemFacts(await get(search + query, await signIn('SSM-Registered')))).toEqual(refused);
    expect(problemFacts(await get(secured + query, await signIn('SSM-Public')))).toEqual(refused);
    expect((await get(secured + query, await signIn('SSM-Registered'))).body).toEqual([{ seqId: '2-1' }]);
  });
});
