import { describe, expect, it } from 'vitest';
import type { Compress } from './answer/bytes.ts';
import { createCatalogueHolder } from './catalogue/active.ts';
import type { BytesResponse } from './exchange/answers.ts';
import { smallCatalogue } from './testing/smallCatalogue.ts';
import { createTestServer, problemFacts } from './testing/testServer.ts';
import { contractOperations } from './validate/contract.ts';

const search = '/sat/menuquery/public/somamer/search';
const secured = '/sat/menuquery/secured/somamer/search';
const columns = 'application/vnd.ssm.columns+json';

describe('errors', () => {
  it('are problems with only a code, a sentence and the request id', async () => {
    const { get } = await createTestServer();
    expect(await get(`${search}?version=V_5K`)).toEqual({
      status: 400,
      headers: {
        'cache-control': 'no-store',
        'content-length': '209',
        'content-type': 'application/problem+json',
        'x-request-id': 'request-1',
      },
      body: {
        type: 'urn:ssm:problem:unknown_version',
        title: 'Unknown version',
        status: 400,
        detail: 'The parameter version must be one of V_7K, V_11K.',
        code: 'unknown_version',
        field: 'version',
        requestId: 'request-1',
      },
    });
  });

  it.each([
    ['/', 404],
    ['/sat', 404],
    ['/sat/menuquery/private/somamer/search?version=V_7K', 404],
    [`${search}/?version=V_7K`, 404],
    ['/sat/menuquery/public/somamer/%2e%2e%2fsearch', 404],
    ['/sat/menuquery/%00/somamer/search?version=V_7K', 404],
    ['/health?verbose=1', 400],
  ])('%s is %i', async (path, status) => {
    const { get } = await createTestServer();
    expect((await get(path)).status).toEqual(status);
  });

  it('R32: undeclared methods are refused everywhere, and the response lists the declared methods', async () => {
    const { ask } = await createTestServer();
    const methodsOf = Map.groupBy(contractOperations(), ({ path }) => path);
    for (const [path, declared] of methodsOf) {
      const methods = declared.map(({ method }) => method);
      const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        if (allowed.includes(method)) continue;
        const response = await ask(
          path.replace('{reqPath}', 'public').replace('{userSub}', 'a').replace('{key}', 'a'),
          { method },
        );
        expect([method, response.status, response.headers.get('Allow')]).toEqual([method, 405, allowed.join(', ')]);
      }
    }
  });

  it('a media type or encoding that is not offered is 406', async () => {
    const { get } = await createTestServer();
    const refused = [406, 'not_acceptable', 'Accept', undefined];
    expect(problemFacts(await get(`${search}?version=V_7K`, { Accept: 'text/csv' }))).toEqual(refused);
    expect(problemFacts(await get('/sat/menuquery/public/catalogue?version=V_7K', { Accept: columns }))).toEqual(
      refused,
    );
    expect(problemFacts(await get('/health', { Accept: 'text/html' }))).toEqual(refused);
    const coding = await get(`${search}?version=V_7K`, { 'Accept-Encoding': 'identity;q=0' });
    expect(problemFacts(coding)).toEqual([406, 'not_acceptable', 'Accept-Encoding', undefined]);
  });

  it('R30: the secured path without a valid token is 401, and the response says how to send a token', async () => {
    const { get, signIn } = await createTestServer();
    const missing = await get(`${secured}?version=V_7K`);
    expect([missing.status, missing.headers['www-authenticate']]).toEqual([401, 'Bearer realm="ssm"']);
    const forged = await get(`${secured}?version=V_7K`, { Authorization: 'Bearer e30.e30.e30' });
    expect([forged.status, forged.headers['www-authenticate']]).toEqual([
      401,
      'Bearer realm="ssm", error="invalid_token"',
    ]);
    expect((await get(`${secured}?version=V_7K`, await signIn('SSM-Public'))).status).toEqual(200);
  });

  it('R23: an unexpected error discloses nothing and is logged with its request id', async () => {
    const broken = { ...createCatalogueHolder(), get: () => raise(new TypeError('SELECT secret FROM /etc/passwd')) };
    const { get, lines } = await createTestServer({ catalogues: broken });
    const { status, body } = await get(`${search}?version=V_7K`);
    expect([status, body]).toEqual([
      500,
      {
        type: 'urn:ssm:problem:internal',
        title: 'Internal error',
        status: 500,
        detail: 'The server met an error of its own. Try again later; if it persists, report the requestId.',
        code: 'internal',
        requestId: 'request-1',
      },
    ]);
    expect(lines.map(({ level, message, fields }) => [level, message, fields['requestId']])).toEqual([
      ['error', 'Unexpected error', 'request-1'],
      ['error', 'request', 'request-1'],
    ]);
  });
});

function raise(error: Error): never {
  throw error;
}

describe('every request', () => {
  it("keeps the caller's request id only if it is safe to log", async () => {
    const { ask } = await createTestServer();
    const given = async (id: string) =>
      (await ask('/health', { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id');
    expect(await given('from-a-proxy_1')).toEqual('from-a-proxy_1');
    const unfit = ['short', 'x'.repeat(65), 'with space', 'a"b{}c:def', 'né-fit-here'];
    expect(await Promise.all(unfit.map(given))).toEqual(unfit.map((_, index) => `request-${index + 1}`));
  });

  it('R43: writes one log line with the route, but without values, token or person', async () => {
    const { ask, lines, signIn } = await createTestServer();
    await ask(`${secured}?version=V_7K&filters=${encodeURIComponent('entrezGeneName*=IL6')}`, {
      headers: await signIn('Certified-Site'),
    });
    await ask('/who/knows?email=a@b.invalid', { method: 'POST', body: 'secret' });
    const written = lines.map(({ level, message, fields: { ms, ...fields } }) => ({
      level,
      message,
      fields,
      isTimed: typeof ms,
    }));
    expect(written).toEqual([
      {
        level: 'info',
        message: 'request',
        fields: { method: 'GET', route: 'searchAnalytes', status: 200, requestId: 'request-1' },
        isTimed: 'number',
      },
      {
        level: 'info',
        message: 'request',
        fields: { method: 'POST', route: 'unmatched', status: 404, requestId: 'request-2' },
        isTimed: 'number',
      },
    ]);
  });

  it('gets the same status and headers for HEAD as for GET, without the body', async () => {
    const { ask } = await createTestServer();
    for (const path of [
      `${search}?version=V_7K`,
      '/health',
      '/ready',
      '/openapi.json',
      '/nowhere',
      `${search}?version=9`,
    ]) {
      const headers = { 'X-Request-Id': 'the-same-one' };
      const [get, head] = [await ask(path, { headers }), await ask(path, { method: 'HEAD', headers })];
      expect([head.status, Object.fromEntries(head.headers), await head.text()]).toEqual([
        get.status,
        Object.fromEntries(get.headers),
        '',
      ]);
    }
  });
});

describe('ETags', () => {
  it('a caller with a current copy gets 304 with its ETag, for every form of If-None-Match', async () => {
    const { ask } = await createTestServer();
    const path = `${search}?version=V_7K`;
    const tag = (await ask(path)).headers.get('ETag') as string;
    for (const held of [tag, `W/${tag}`, `"other", ${tag}`, '*', tag.replace(/"$/, '-br"')]) {
      const response = await ask(path, { headers: { 'If-None-Match': held } });
      expect([response.status, Object.fromEntries(response.headers), await response.text()]).toEqual([
        304,
        {
          'cache-control': 'no-cache',
          etag: held.endsWith('-br"') ? held : tag,
          vary: 'Accept, Accept-Encoding',
          'x-request-id': response.headers.get('X-Request-Id'),
        },
        '',
      ]);
    }
    expect((await ask(path, { headers: { 'If-None-Match': '"other"' } })).status).toEqual(200);
  });

  it('equivalent filters share an ETag; different filters, columns, types and catalogues have different ETags', async () => {
    const { ask, catalogues } = await createTestServer();
    const tag = async (query: string, headers: Record<string, string> = {}) =>
      (await ask(`${search}?version=V_7K${query}`, { headers })).headers.get('ETag');
    const filtered = await tag('&filters=loDb%3E30%26dilGroup%3D20%2525');
    expect(await tag('&filters=dilGroup%3D20%2525%26loDb%3E3e1')).toEqual(filtered);
    expect(await tag('&fields=dilGroup,loDb')).toEqual(await tag('&fields=loDb,dilutionGroup,seqId'));
    const tags = [
      filtered,
      await tag(''),
      await tag('&fields=seqId'),
      await tag('', { Accept: columns }),
      await tag('&filters=loDb%3E31'),
    ];
    catalogues.replace([smallCatalogue('V_7K', 2), smallCatalogue('V_11K')]);
    expect(new Set([...tags, await tag('')]).size).toEqual(6);
  });

  it('an answer on the secured path is private and has the ETag of the public answer', async () => {
    const { ask, signIn } = await createTestServer();
    const open = await ask(`${search}?version=V_7K`);
    const own = await ask(`${secured}?version=V_7K`, { headers: await signIn('SSM-Registered') });
    expect([open, own].map(({ headers }) => headers.get('Cache-Control'))).toEqual(['no-cache', 'private, no-cache']);
    expect(own.headers.get('ETag')).toEqual(open.headers.get('ETag'));
  });
});

describe('URLs that name an edition', () => {
  type Server = Awaited<ReturnType<typeof createTestServer>>;
  const kept = 'max-age=31536000, immutable';

  async function editionOf({ get }: Server, version = 'V_7K'): Promise<string> {
    const { body } = await get(`${search}?version=${version}&fields=seqId`, { Accept: columns });
    return (body as { readonly edition: string }).edition;
  }

  async function given({ get }: Server, path: string, headers: Readonly<Record<string, string>> = {}) {
    const answer = await get(path, headers);
    return [answer.headers['cache-control'], answer.headers['etag'], answer.body];
  }

  const open = [
    `${search}?version=V_7K`,
    `${search}?version=V_7K&filters=loDb%3E50`,
    '/sat/menuquery/public/somamer/count?version=V_7K&filters=loDb%3E50',
    '/sat/menuquery/public/field/search?version=V_7K&field=charInfo&term=a',
    '/sat/menuquery/public/catalogue?version=V_7K',
  ];

  it.each(open)('are cached for a year if the edition is active, and not at all otherwise: %s', async (path) => {
    const server = await createTestServer();
    const edition = await editionOf(server);
    const [caching, ...same] = await given(server, path);
    expect([caching, await given(server, `${path}&edition=${edition}`)]).toEqual([
      'no-cache',
      [`public, ${kept}`, ...same],
    ]);
    expect(await given(server, `${path}&edition=another-one`)).toEqual(['no-store', ...same]);
    server.catalogues.replace([smallCatalogue('V_7K', 2), smallCatalogue('V_11K')]);
    const [, ...swapped] = await given(server, path);
    expect(await given(server, `${path}&edition=${edition}`)).toEqual(['no-store', ...swapped]);
    expect(await given(server, `${path}&edition=${await editionOf(server)}`)).toEqual([`public, ${kept}`, ...swapped]);
  });

  it('name another edition if answers differ, so an edition of V_11K also depends on the 7K catalogue', async () => {
    const server = await createTestServer();
    const before = [await editionOf(server), await editionOf(server, 'V_11K')];
    server.catalogues.replace([smallCatalogue('V_7K', 2), smallCatalogue('V_11K')]);
    const after = [await editionOf(server), await editionOf(server, 'V_11K')];
    expect(new Set([...before, ...after]).size).toEqual(4);
  });

  it('are cached only in the browser of a signed-in person, and only if visitors get the same answer', async () => {
    const server = await createTestServer();
    const token = await server.signIn('SSM-Registered');
    const edition = await editionOf(server);
    const caching = async (path: string, named = edition) =>
      (await given(server, `/sat/menuquery/secured/${path}&edition=${named}`, token))[0];
    const closed = 'filters=seqId*%3D1';
    expect([
      await caching('somamer/search?version=V_7K'),
      await caching('somamer/search?version=V_7K&filters=loDb%3E50'),
      await caching('somamer/count?version=V_7K&filters=loDb%3E50'),
      await caching('field/search?version=V_7K&field=charInfo&term=a'),
    ]).toEqual(Array.from({ length: 4 }, () => `private, ${kept}`));
    expect([
      await caching(`somamer/search?version=V_7K&${closed}`),
      await caching(`somamer/count?version=V_7K&${closed}`),
      await caching('field/search?version=V_7K&field=fullName&term=a'),
      await caching('catalogue?version=V_7K'),
    ]).toEqual(Array.from({ length: 4 }, () => 'private, no-cache'));
    expect(await caching('catalogue?version=V_7K', 'another-one')).toEqual('no-store');
  });

  it('are refused if the edition is malformed, or if only signed-in people get the answer', async () => {
    const server = await createTestServer();
    const token = await server.signIn('SSM-Registered');
    const edition = await editionOf(server);
    const problem = async (path: string) => problemFacts(await server.get(path, token));
    const refused = [400, 'invalid_parameter', 'edition', undefined];
    expect(await problem(`${search}?version=V_7K&edition=short`)).toEqual(refused);
    expect(await problem(`${search}?version=V_7K&edition=no%20edition`)).toEqual(refused);
    expect(await problem(`/sat/menuquery/secured/somamer/2-1?version=V_7K&edition=${edition}`)).toEqual(refused);
    expect(await problem(`/sat/menuquery/secured/collection?edition=${edition}`)).toEqual(refused);
  });
});

describe('repeatable answers', () => {
  it('are exactly the prepared answers on public paths', async () => {
    const { ask, signIn } = await createTestServer();
    const token = await signIn('Certified-Site');
    const again = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> =>
      ((await ask(path, { headers: { 'If-None-Match': '*', ...headers } })) as BytesResponse).repeatable?.route;
    expect([
      await again(`${search}?version=V_7K`, token),
      await again('/sat/menuquery/public/catalogue?version=V_7K'),
      await again('/openapi.json'),
    ]).toEqual(['searchAnalytes', 'describeCatalogue', 'openapi']);
    expect([
      await again(`${secured}?version=V_7K`, token),
      await again(`${secured}?version=V_7K`),
      await again(`${search}?version=V_5K`),
      await again('/health'),
      await again('/ready'),
      await again(`${search}?version=V_7K&edition=another-one`),
    ]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
  });
});

describe('compressed answers', () => {
  const compress: Compress = async (bytes, encoding, effort) =>
    new TextEncoder().encode(`${encoding} ${effort} of ${bytes.length}`);

  it('are sent to callers that accept an encoding, with an ETag per encoding, unless the answer is small', async () => {
    const given: unknown[] = [];
    const { ask } = await createTestServer({ compress });
    for (const coding of ['gzip', 'identity', 'gzip, identity;q=0']) {
      const headers = { 'Accept-Encoding': coding };
      const answers = await Promise.all(
        ['/sat/menuquery/public/somamer/count?version=V_7K', '/openapi.json'].map(async (path) => {
          const response = await ask(path, { headers, method: 'HEAD' });
          const suffix = response.headers.get('ETag')?.slice(29);
          return [response.headers.get('Content-Encoding'), suffix];
        }),
      );
      given.push([coding, ...answers]);
    }
    expect(given).toEqual([
      ['gzip', [null, '"'], ['gzip', '-gzip"']],
      ['identity', [null, '"'], [null, '"']],
      ['gzip, identity;q=0', ['gzip', '-gzip"'], ['gzip', '-gzip"']],
    ]);
  });
});
