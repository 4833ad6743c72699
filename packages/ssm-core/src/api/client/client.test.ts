import { describe, expect, expectTypeOf, test } from 'vitest';
import { createHandledClient, jsonAnswer, nothingMore, rejectionOf, testBaseUrl } from '../../testing/answers.ts';
import type { Analyte, AnalyteColumns, AnalyteCount } from '../types.ts';
import { createCalls, createSatClient } from './client.ts';
import type { SatMethod } from './client.types.ts';

const count: AnalyteCount = { version: 'V_7K', revision: 'revision1', total: 2, count: 2, clauses: [] };
const publicMenu = { path: { reqPath: 'public' }, query: { version: 'V_7K' } } as const;

async function get(client: ReturnType<typeof createSatClient>) {
  return await client.get('/menuquery/{reqPath}/somamer/count', { params: publicMenu });
}

describe('a call', () => {
  test('S7-04 resolves to the data and the headers of the answer', async () => {
    const { client } = createHandledClient(async () => jsonAnswer(count, { ETag: '"abc"' }));
    const { data, headers } = await get(client);
    expect({ data, headers: [...headers] }).toEqual({
      data: count,
      headers: [
        ['content-type', 'application/json'],
        ['etag', '"abc"'],
      ],
    });
  });

  test('goes to the path below the base, with its query and the requested media type', async () => {
    const { client, requests } = createHandledClient(async () =>
      jsonAnswer({}, { 'Content-Type': 'application/vnd.ssm.columns+json; charset=utf-8' }),
    );
    await client.get('/menuquery/{reqPath}/somamer/search', {
      params: { path: { reqPath: 'secured' }, query: { version: 'V_11K', fields: 'seqId,loDb' } },
      accept: 'application/vnd.ssm.columns+json',
    });
    expect(requests.map(({ method, url, headers }) => ({ method, url, headers: [...headers] }))).toEqual([
      {
        method: 'GET',
        url: 'http://sat.test/sat/menuquery/secured/somamer/search?version=V_11K&fields=seqId%2CloDb',
        headers: [['accept', 'application/vnd.ssm.columns+json']],
      },
    ]);
  });

  test('S7-05 sends filters percent-encoded once more as a whole', async () => {
    const { client, requests } = createHandledClient(async () => jsonAnswer(count));
    const filters = 'dilGroup=20%25&loDb>100';
    await client.get('/menuquery/{reqPath}/somamer/count', {
      params: { path: { reqPath: 'public' }, query: { version: 'V_7K', filters } },
    });
    expect(requests.map((request) => new URL(request.url).search)).toEqual([
      '?version=V_7K&filters=dilGroup%3D20%2525%26loDb%3E100',
    ]);
    expect(requests.map((request) => new URL(request.url).searchParams.get('filters'))).toEqual([filters]);
  });

  test('sends a term that was cut inside an emoji, with the half emoji replaced', async () => {
    const { client, requests } = createHandledClient(async () => jsonAnswer([]));
    await client.get('/menuquery/{reqPath}/field/search', {
      params: { path: { reqPath: 'public' }, query: { version: 'V_7K', field: 'charInfo', term: 'dna \ud83e' } },
    });
    expect(requests.map((request) => new URL(request.url).search)).toEqual([
      '?version=V_7K&field=charInfo&term=dna%20%EF%BF%BD',
    ]);
  });

  test('S7-01 goes to /sat through the global fetch if the client has no options', async () => {
    const page = 'http://portal.test/menu/index.html';
    const urls: string[] = [];
    const { fetch: ownFetch, Request: OwnRequest } = globalThis;
    // Outside a page, a relative URL has no base to resolve against.
    globalThis.Request = class extends OwnRequest {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, page) : input, init);
      }
    };
    globalThis.fetch = async (input) => {
      urls.push(input instanceof Request ? input.url : String(input));
      return jsonAnswer(count);
    };
    try {
      await get(createSatClient());
    } finally {
      Object.assign(globalThis, { fetch: ownFetch, Request: OwnRequest });
    }
    expect(urls).toEqual(['http://portal.test/sat/menuquery/public/somamer/count?version=V_7K']);
  });
});

describe('the five methods', () => {
  interface ThingPaths {
    '/thing/{id}': {
      [Method in SatMethod]: {
        parameters: { path: { id: string } };
        requestBody?: { content: { 'application/json': { name: string } } };
        responses: { 200: { content: { 'application/json': { name: string } } } };
      };
    };
    '/gone': { delete: { parameters: object; responses: { 204: { content?: never } } } };
  }

  test('S7-01 get, put, post, patch and delete use their HTTP method, with the body as JSON', async () => {
    const sent: (readonly string[])[] = [];
    const things = createCalls<ThingPaths>({
      baseUrl: testBaseUrl,
      async fetch(request) {
        const text = await request.text();
        sent.push([request.method, request.headers.get('Content-Type') ?? '', text]);
        return jsonAnswer(text === '' ? { name: 'read' } : JSON.parse(text));
      },
    });
    const params = { path: { id: '1' } };
    const answers = [
      await things.get('/thing/{id}', { params }),
      await things.put('/thing/{id}', { params, body: { name: 'put' } }),
      await things.post('/thing/{id}', { params, body: { name: 'post' } }),
      await things.patch('/thing/{id}', { params, body: { name: 'patch' } }),
      await things.delete('/thing/{id}', { params }),
    ];
    expect(sent).toEqual([
      ['GET', '', ''],
      ['PUT', 'application/json', '{"name":"put"}'],
      ['POST', 'application/json', '{"name":"post"}'],
      ['PATCH', 'application/json', '{"name":"patch"}'],
      ['DELETE', '', ''],
    ]);
    expect(answers.map(({ data }) => data.name)).toEqual(['read', 'put', 'post', 'patch', 'read']);
  });

  test('a 204 answer has no data', async () => {
    const things = createCalls<ThingPaths>({
      baseUrl: testBaseUrl,
      fetch: async () => new Response(null, { status: 204 }),
    });
    const { data } = await things.delete('/gone', {});
    expectTypeOf(data).toEqualTypeOf<undefined>();
    expect(data).toEqual(undefined);
  });
});

describe('files', () => {
  const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

  test('S7-08: are sent as a form, each in its own field and with its name', async () => {
    const received: unknown[] = [];
    const { client } = createHandledClient(async (request) => {
      const type = request.headers.get('Content-Type') ?? '';
      const file = (await request.formData()).get('file') as File;
      received.push([request.method, type.split(';', 1)[0], new URL(request.url).search, file.name, await file.text()]);
      return jsonAnswer([]);
    });
    const body = new FormData();
    body.append('file', new File(['rows'], 'list of “names”.xlsx', { type: workbook }));
    await client.post('/menuquery/import', { params: { query: { version: 'V_11K' } }, body });
    expect(received).toEqual([['POST', 'multipart/form-data', '?version=V_11K', 'list of “names”.xlsx', 'rows']]);
  });

  test('S7-07: arrive byte for byte', async () => {
    const bytes = new Uint8Array([80, 75, 3, 4, 0, 255]);
    const { client, requests } = createHandledClient(
      async () => new Response(bytes, { headers: { 'Content-Type': workbook } }),
    );
    const { data } = await client.get('/menuquery/download/template', { params: {}, accept: workbook });
    expectTypeOf(data).toEqualTypeOf<Blob>();
    expect([...new Uint8Array(await data.arrayBuffer())]).toEqual([...bytes]);
    expect(requests.map(({ headers }) => headers.get('Accept'))).toEqual([workbook]);
  });

  test('R11: an HTML page instead of a file is a malformed answer', async () => {
    const { client } = createHandledClient(
      async () => new Response('<h1>Proxy</h1>', { headers: { 'Content-Type': 'text/html' } }),
    );
    const asked = client.get('/menuquery/download/template', { params: {}, accept: workbook });
    expect(await rejectionOf(asked)).toEqual({ ...nothingMore, status: 200, code: 'malformed' });
  });
});

describe('the bearer token', () => {
  async function authorization(accessToken: () => string | undefined | Promise<string | undefined>) {
    const { client, requests } = createHandledClient(async () => jsonAnswer(count), { accessToken });
    await get(client);
    return requests.map((request) => request.headers.get('Authorization'));
  }

  test('is sent if the user has a token, whether the token is known at once or later', async () => {
    expect(await authorization(() => 'abc')).toEqual(['Bearer abc']);
    expect(await authorization(async () => 'def')).toEqual(['Bearer def']);
  });

  test('is not sent without a signed-in user', async () => {
    expect(await authorization(() => undefined)).toEqual([null]);
    expect(await authorization(() => '')).toEqual([null]);
  });
});

describe('the types of the client', () => {
  const client = createSatClient({ baseUrl: testBaseUrl });
  type Get = typeof client.get;
  type Path = Parameters<Get>[0];

  test('accept the paths of the contract and no others', () => {
    expectTypeOf<Path>().toEqualTypeOf<
      | '/menuquery/{reqPath}/somamer/search'
      | '/menuquery/{reqPath}/somamer/count'
      | '/menuquery/secured/somamer/{seqId}'
      | '/menuquery/secured/lift'
      | '/menuquery/{reqPath}/field/search'
      | '/menuquery/{reqPath}/catalogue'
      | '/menuquery/secured/collection'
      | '/menuquery/secured/gene-set'
      | '/menuquery/jwt/validate'
      | '/custompanel/user/{userSub}/column'
      | '/menuquery/download/template'
      | '/custompanel/user/{userSub}/panel'
      | '/custompanel/panel/{panelId}'
      | '/custompanel/panel/{panelId}/tombstone'
      | '/custompanel/panel/{panelId}/version'
      | '/custompanel/panel/{panelId}/source'
      | '/custompanel/user/{userSub}/change'
      | '/custompanel/panel/{panelId}/change'
      | '/custompanel/user/{userSub}/collection'
      | '/custompanel/collection/{collectionId}'
      | '/menuquery/secured/file'
      | '/menuquery/secured/file/{fileId}'
      | '/menuquery/secured/release-note'
    >();
    expectTypeOf<'/menuquery/{reqPath}/somamers'>().not.toExtend<Path>();
    expectTypeOf<'/health'>().not.toExtend<Path>();
    expectTypeOf<Parameters<typeof client.post>[0]>().toEqualTypeOf<
      | '/custompanel/user/{userSub}/collection'
      | '/custompanel/user/{userSub}/column'
      | '/custompanel/user/{userSub}/membership'
      | '/custompanel/user/{userSub}/panel'
      | '/menuquery/bulk/search'
      | '/menuquery/import'
      | '/menuquery/import/check'
      | '/menuquery/import/preview'
    >();
    expectTypeOf<Parameters<typeof client.delete>[0]>().toEqualTypeOf<
      '/custompanel/collection/{collectionId}' | '/custompanel/panel/{panelId}'
    >();
    expectTypeOf<Parameters<typeof client.patch>[0]>().toEqualTypeOf<never>();
  });

  test('refuse a missing or misspelt parameter and an unknown option', () => {
    type Search = typeof client.get<'/menuquery/{reqPath}/somamer/search'>;
    type Options = Parameters<Search>[1];
    const right = { params: publicMenu, loading: 'global' } as const satisfies Options;
    expectTypeOf(right).toExtend<Options>();
    expectTypeOf<{ params: { path: { reqPath: 'public' }; query: object } }>().not.toExtend<Options>();
    expectTypeOf<{ params: { path: { reqPath: 'private' }; query: { version: 'V_7K' } } }>().not.toExtend<Options>();
    expectTypeOf<{ params: typeof publicMenu; loading: 'somewhere' }>().not.toExtend<Options>();
    expectTypeOf<{ params: typeof publicMenu; accept: 'text/csv' }>().not.toExtend<Options>();
    expectTypeOf<keyof Options>().toEqualTypeOf<'params' | 'body' | 'accept' | 'loading' | 'readJson' | 'signal'>();
    expectTypeOf<keyof Options['params']['query']>().toEqualTypeOf<
      'version' | 'filters' | 'fields' | 'edition' | 'offset' | 'limit'
    >();
  });

  test('give the data of the requested media type', () => {
    async function search() {
      const list = await client.get('/menuquery/{reqPath}/somamer/search', { params: publicMenu });
      const columns = await client.get('/menuquery/{reqPath}/somamer/search', {
        params: publicMenu,
        accept: 'application/vnd.ssm.columns+json',
      });
      return [list.data, columns.data] as const;
    }
    expectTypeOf(search).returns.resolves.toEqualTypeOf<readonly [readonly Analyte[], AnalyteColumns]>();
    expectTypeOf(() => get(client)).returns.resolves.toEqualTypeOf<{
      readonly data: AnalyteCount;
      readonly headers: Headers;
    }>();
  });
});
