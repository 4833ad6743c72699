import { type AnalyteCount, type CatalogueCategory, createSatClient } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import { createInMemoryServer } from './inMemoryServer.ts';
import { smallCatalogue } from './smallCatalogue.ts';

const count = 'http://localhost/sat/menuquery/public/somamer/count?version=';

async function totalOf(fetch: (request: Request) => Promise<Response>, version: string): Promise<number> {
  return ((await (await fetch(new Request(count + version))).json()) as AnalyteCount).total;
}

describe('createInMemoryServer', () => {
  it('serves the demo catalogues of both versions in full size', async () => {
    const { fetch } = await createInMemoryServer();
    expect([await totalOf(fetch, 'V_7K'), await totalOf(fetch, 'V_11K')]).toEqual([7596, 11_083]);
  });

  it('serves the catalogues that the caller passes', async () => {
    const { fetch } = await createInMemoryServer({ catalogues: [smallCatalogue('V_7K')] });
    expect(await totalOf(fetch, 'V_7K')).toEqual(3);
    expect((await fetch(new Request(`${count}V_11K`))).status).toEqual(503);
  });

  it('replaces the network in a client', async () => {
    const { fetch } = await createInMemoryServer({ catalogues: [smallCatalogue('V_7K')] });
    const client = createSatClient({ baseUrl: 'http://localhost/sat', fetch });
    const answer = await client.get('/menuquery/{reqPath}/somamer/search', {
      params: { path: { reqPath: 'public' }, query: { version: 'V_7K', fields: 'loDb', filters: 'loDb>50' } },
    });
    expect(answer.data).toEqual([{ seqId: '2-1', loDb: 101.5 }]);
  });

  it('identifies callers by a minted token or by its `person` option', async () => {
    const catalogues = [smallCatalogue('V_7K')];
    const secured = new Request('http://localhost/sat/menuquery/secured/catalogue?version=V_7K');
    const seen = async (response: Response) =>
      response.status === 200
        ? ((await response.json()) as { filters: CatalogueCategory[] }).filters.some(({ key }) => key === 'seqId')
        : response.status;
    const nobody = await createInMemoryServer({ catalogues });
    const someone = await createInMemoryServer({ catalogues, person: 'SSM-Verified' });
    const withToken = new Request(secured, {
      headers: { Authorization: `Bearer ${await nobody.mint('SSM-Registered')}` },
    });
    const ofAnother = new Request(secured, {
      headers: { Authorization: `Bearer ${await nobody.mint('SSM-Registered')}` },
    });
    expect([
      await seen(await nobody.fetch(secured)),
      await seen(await nobody.fetch(withToken)),
      await seen(await someone.fetch(secured)),
      await seen(await someone.fetch(ofAnother)),
    ]).toEqual([401, true, true, 401]);
  });
});
