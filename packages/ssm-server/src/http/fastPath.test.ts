import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCatalogueHolder } from '../catalogue/active.ts';
import { smallCatalogue } from '../testing/smallCatalogue.ts';
import { rawExchange, rawGet } from './testing/rawExchange.ts';
import { type StartedListener, type StartOptions, startListener } from './testing/startedListener.ts';

const search = '/sat/menuquery/public/somamer/search';
const columns = 'Accept: application/vnd.ssm.columns+json\r\n';

const started: StartedListener[] = [];
async function start(options?: StartOptions): Promise<StartedListener> {
  const listener = await startListener(options);
  started.push(listener);
  return listener;
}
afterEach(async () => {
  for (const listener of started.splice(0)) await listener.stop(0);
});

async function answerTo({ port }: StartedListener, target: string, headers: string) {
  const { status, headers: given, body } = await rawGet(port, target, headers);
  const { date: _date, 'x-request-id': requestId = '', 'content-length': length, ...rest } = given;
  const isProblem = status >= 400;
  return {
    status,
    headers: rest,
    length: isProblem ? '' : length,
    body: isProblem ? body.replace(requestId, '') : body,
  };
}

const targets = [
  `${search}?version=V_7K`,
  `${search}?version=V_11K&fields=seqId,loDb`,
  `${search}?version=V_7K&filters=loDb%3E50`,
  `${search}?filters=loDb%3E50&version=V_7K`,
  '/sat/menuquery/public/somamer/count?version=V_7K&filters=loDb%3E50',
  '/sat/menuquery/public/field/search?version=V_7K&field=charInfo&term=a',
  '/sat/menuquery/public/catalogue?version=V_11K',
  `${search}?version=V_5K`,
  `${search}?version=V_7K&filters=seqId*%3D1`,
  '/sat/menuquery/secured/somamer/search?version=V_7K',
  '/health',
  '/ready',
  '/openapi.json',
  '/nowhere',
];
/** Waits until whole menus are compressed thoroughly, because until then answers change. */
async function settled({ port }: StartedListener): Promise<void> {
  for (const target of targets.slice(0, 2)) {
    for (const accept of ['', columns]) {
      for (const coding of ['br', 'gzip']) {
        const headers = `${accept}Accept-Encoding: ${coding}\r\n`;
        const isDone = async () => (await rawGet(port, target, headers)).headers['etag']?.endsWith('-max"') === true;
        await vi.waitUntil(isDone, { interval: 1 });
      }
    }
  }
}

const accepted = [
  '',
  columns,
  'Accept: text/csv\r\n',
  'Accept-Encoding: br\r\n',
  `${columns}Accept-Encoding: gzip\r\n`,
  'Accept-Encoding: br;q=0, identity;q=0\r\n',
  'If-None-Match: *\r\n',
  'If-None-Match: "none of ours"\r\n',
  'X-Request-Id: one-of-the-callers\r\n',
  'Authorization: Bearer e30.e30.e30\r\n',
  'Origin: https://elsewhere.example\r\n',
  'Range: bytes=0-3\r\n',
];

describe('the fast path', () => {
  it('returns the same status, headers and bytes as the API each time', async () => {
    const [fast, slow] = [await start(), await start({ hasFastPath: false })];
    await Promise.all([settled(fast), settled(slow)]);
    for (const target of targets) {
      for (const headers of accepted) {
        const expected = await answerTo(slow, target, headers);
        for (let time = 1; time <= 3; time++) {
          expect([target, headers, await answerTo(fast, target, headers)]).toEqual([target, headers, expected]);
        }
      }
    }
  });

  it('returns 304 for each validator that it has sent, as the API does', async () => {
    const [fast, slow] = [await start(), await start({ hasFastPath: false })];
    const target = `${search}?version=V_7K&filters=loDb%3E50`;
    const tag = (await rawGet(fast.port, target)).headers['etag'] as string;
    for (const held of [tag, tag.replace(/"$/, '-br"'), tag.replace(/"$/, '-gzip-max"'), `W/${tag}`, `"x", ${tag}`]) {
      const headers = `If-None-Match: ${held}\r\n`;
      const expected = await answerTo(slow, target, headers);
      expect(expected.status).toEqual(304);
      expect(await answerTo(fast, target, headers)).toEqual(expected);
      expect(await answerTo(fast, target, headers)).toEqual(expected);
    }
  });

  it.each([
    ['as it is', ''],
    ['compressed', `${columns}Accept-Encoding: gzip\r\n`],
    ['not modified', 'If-None-Match: *\r\n'],
    ['with its own validator', undefined],
  ])('writes the same header lines as Node, whether the connection stays open or ends: %s', async (_, extra) => {
    const target = `${search}?version=V_7K&filters=loDb%3E50`;
    const lines = async ({ port }: StartedListener): Promise<readonly string[]> => {
      const tag = (await rawGet(port, target)).headers['etag'] as string;
      const request = `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${extra ?? `If-None-Match: ${tag}\r\n`}`;
      const { status, headers, body } = await rawExchange(
        port,
        `${request}\r\n${request}X-Request-Id: of-the-caller\r\n\r\n${request}Connection: close\r\n\r\n`,
      );
      const known = body
        .replaceAll(/^[\w-]+(?=: )/gm, (name) => name.toLowerCase())
        .replaceAll(/request-\d+/g, 'request')
        .replaceAll(/\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, 'now');
      const { date = '', 'x-request-id': id = '', ...first } = headers;
      const ofMoment = [Math.abs(Date.parse(date) - Date.now()) < 60_000, /^request-\d+$/.test(id)].map(String);
      return [
        String(status),
        ...ofMoment,
        ...[...Object.entries(first).map((pair) => pair.join(': ')), ...known.split('\r\n')].toSorted(),
      ];
    };
    const [fast, slow] = [await start(), await start({ hasFastPath: false })];
    const expected = await lines(slow);
    expect(expected.filter((line) => line.startsWith('connection:'))).toEqual([
      'connection: close',
      'connection: keep-alive',
      'connection: keep-alive',
    ]);
    for (let time = 1; time <= 3; time++) expect(await lines(fast)).toEqual(expected);
  });

  it('logs its answers as the API does', async () => {
    const listener = await start();
    for (let time = 1; time <= 3; time++) await rawGet(listener.port, `${search}?version=V_7K&filters=loDb%3E50`);
    expect(listener.lines).toEqual(['GET searchAnalytes 200', 'GET searchAnalytes 200', 'GET searchAnalytes 200']);
  });

  it('keeps a valid request id of the caller, and otherwise creates a request id', async () => {
    const { port } = await start();
    const target = `${search}?version=V_7K&filters=loDb%3E50`;
    await rawGet(port, target);
    const given = async (headers: string) => (await rawGet(port, target, headers)).headers['x-request-id'];
    expect([
      await given(''),
      await given('X-Request-Id: from-a-proxy\r\n'),
      await given('X-Request-Id: {}\r\n'),
    ]).toEqual(['request-2', 'from-a-proxy', 'request-3']);
  });

  it('drops the answers of a catalogue once another catalogue is active', async () => {
    const { port, catalogues } = await start();
    const target = `${search}?version=V_7K&filters=loDb%3E50`;
    const before = await rawGet(port, target, columns);
    catalogues.replace([smallCatalogue('V_7K', 2), smallCatalogue('V_11K')]);
    const held = await rawGet(port, target, `${columns}If-None-Match: ${before.headers['etag']}\r\n`);
    const after = await rawGet(port, target, columns);
    const revision = ({ body }: typeof after) => (JSON.parse(body) as { revision: string }).revision;
    expect([revision(before), held.status, revision(held), revision(after)]).toEqual([
      'small-V_7K-1',
      200,
      'small-V_7K-2',
      'small-V_7K-2',
    ]);
  });

  it('marks answers for the current edition as immutable, and answers for another edition as not cacheable', async () => {
    const [fast, slow] = [await start(), await start({ hasFastPath: false })];
    const target = `${search}?version=V_7K&filters=loDb%3E50`;
    const { edition } = JSON.parse((await rawGet(fast.port, target, columns)).body) as { readonly edition: string };
    for (const named of [edition, 'another-one']) {
      const address = `${target}&edition=${named}`;
      const expected = await answerTo(slow, address, columns);
      const caching = named === edition ? 'public, max-age=31536000, immutable' : 'no-store';
      expect(expected.headers['cache-control']).toEqual(caching);
      for (let time = 1; time <= 3; time++) expect(await answerTo(fast, address, columns)).toEqual(expected);
    }
    fast.catalogues.replace([smallCatalogue('V_7K', 2), smallCatalogue('V_11K')]);
    const { headers, body } = await rawGet(fast.port, `${target}&edition=${edition}`, columns);
    const { revision } = JSON.parse(body) as { readonly revision: string };
    expect([headers['cache-control'], revision]).toEqual(['no-store', 'small-V_7K-2']);
  });

  it('stores no more requests than allowed, and no requests with long URLs', async () => {
    const { createFastPath } = await import('./fastPath.ts');
    const fastPath = createFastPath({ catalogues: createCatalogueHolder(), maximumEntries: 2 });
    const incoming = (url: string) => ({ method: 'GET', url, headers: {} }) as Parameters<typeof fastPath.find>[0];
    const given = {
      route: 'searchAnalytes',
      headers: [],
      tags: [],
      isCurrent: () => true,
      cached: () => new Uint8Array(1),
    };
    for (const url of ['/a', '/b', '/c', `/${'d'.repeat(3000)}`]) {
      fastPath.keep(incoming(url), given, (headers) => headers);
    }
    const found = ['/a', '/b', '/c', `/${'d'.repeat(3000)}`].map((url) => fastPath.find(incoming(url))?.status);
    expect(found).toEqual([undefined, 200, 200, undefined]);
  });

  it('returns nothing if the bytes of the answer were evicted', async () => {
    const { createFastPath } = await import('./fastPath.ts');
    const fastPath = createFastPath({ catalogues: createCatalogueHolder() });
    const incoming = { method: 'GET', url: '/a', headers: {} } as Parameters<typeof fastPath.find>[0];
    let bytes: Uint8Array<ArrayBuffer> | undefined = new Uint8Array(2);
    const given = { route: 'r', headers: [], tags: [], isCurrent: () => true, cached: () => bytes };
    fastPath.keep(incoming, given, (headers) => headers);
    expect(fastPath.find(incoming)?.headers).toEqual(['Content-Length', '2']);
    bytes = undefined;
    expect(fastPath.find(incoming)).toEqual(undefined);
  });
});
