import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RawAnswer, rawExchange, rawGet } from './testing/rawExchange.ts';
import { type StartedListener, startListener } from './testing/startedListener.ts';

const search = '/sat/menuquery/public/somamer/search';
const mebibyte = 1024 * 1024;

let listener: StartedListener;
let port: number;
beforeAll(async () => {
  listener = await startListener({ limits: { headersMs: 600, bodyIdleMs: 600 } });
  port = listener.port;
});
afterAll(() => listener.stop(0));

/** What must hold of every refusal, whatever it refuses. */
const harmless = { isSoon: true, disclosesNothing: true, isProblem: true, serverLives: true };

/** Of an answer; a connection that was closed without one (status 0) is as good as a problem. */
async function factsOf({ status, headers, body, ms }: RawAnswer) {
  const isProblem =
    headers['content-type'] === 'application/problem+json' && headers['x-content-type-options'] === 'nosniff';
  const hasId = status === 0 || (JSON.parse(body) as { requestId: string }).requestId === headers['x-request-id'];
  const isSoon = ms < 5000;
  const disclosesNothing = !/\n\s+at |node:|\/packages\/|SELECT /.test(body);
  const serverLives = (await rawGet(port, '/health')).status === 200;
  return { status, isSoon, disclosesNothing, isProblem: status === 0 || (isProblem && hasId), serverLives };
}

const head = (line: string, ...headers: string[]): string =>
  [line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');

describe('hostile HTTP', () => {
  it.each([
    ['a request line that is none', 'complete nonsense\r\n\r\n'],
    ['a request line without an end', 'GET /health HTTP/1.1'],
    ['binary bytes', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['an HTTP version that does not exist', head('GET /health HTTP/9.9')],
    ['an unheard method', head('BREW /coffee HTTP/1.1')],
    ['a header without a colon', head('GET /health HTTP/1.1', 'no colon here')],
    ['a header name with a space', head('GET /health HTTP/1.1', 'Bad Name: x')],
    ['a NUL in a header', head('GET /health HTTP/1.1', 'X-Thing: a\0b')],
    ['a NUL in the target', head('GET /health\0 HTTP/1.1')],
    ['two lengths', head('POST /health HTTP/1.1', 'Content-Length: 3', 'Content-Length: 4') + 'abcd'],
    [
      'a length and chunks',
      head('POST /health HTTP/1.1', 'Content-Length: 3', 'Transfer-Encoding: chunked') + '0\r\n\r\n',
    ],
    ['a length that is no number', head('POST /health HTTP/1.1', 'Content-Length: many')],
    ['a negative length', head('POST /health HTTP/1.1', 'Content-Length: -1')],
    ['a chunk length that is no number', head('POST /health HTTP/1.1', 'Transfer-Encoding: chunked') + 'zz\r\nab\r\n'],
    ['no Host', 'GET /health HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a target that is no path', head('GET health HTTP/1.1')],
    ['an asterisk for a target', head('OPTIONS * HTTP/1.1')],
    ['a target with a broken host', head('GET http://[::bad HTTP/1.1')],
    ['a header folded over lines', head('GET /health HTTP/1.1', 'X-A: b\r\n folded\0')],
    ['TRACE', head(`TRACE ${search}?version=V_7K HTTP/1.1`)],
    ['CONNECT', head('CONNECT evil.example:443 HTTP/1.1')],
  ])('R23: %s is refused or closed, and the server lives on', async (_, text) => {
    const { status, ...facts } = await factsOf(await rawExchange(port, text));
    expect([[0, 400, 405].includes(status), facts]).toEqual([true, harmless]);
  });

  it.each([
    ['a bad percent-encoding in filters', `${search}?version=V_7K&filters=%zz`, 400],
    ['half a character in filters', `${search}?version=V_7K&filters=loDb%3E%C3`, 400],
    ['a bad encoding inside a clause', `${search}?version=V_7K&filters=mesh%3D%25zz`, 400],
    ['NUL bytes in a version', `${search}?version=%00V_7K`, 400],
    ['NUL bytes in a path', '/sat/menuquery/public%00/somamer/search?version=V_7K', 404],
    ['a version in an array', `${search}?version[]=V_7K`, 400],
    ['a filter key of the object prototype', `${search}?version=V_7K&filters=constructor%3D1`, 400],
    ['SQL in a filter', `${search}?version=V_7K&filters=loDb%3E1%27%20OR%201%3D1--`, 400],
    ['too long a filter text', `${search}?version=V_7K&filters=${'a'.repeat(9000)}`, 400],
    ['a path that climbs', '/../../../../etc/passwd', 404],
    ['a path that climbs, encoded', '/%2e%2e/%2e%2e/etc/passwd', 404],
    ['a path that climbs, encoded twice', '/%252e%252e%252fetc%252fpasswd', 404],
    ['a path that climbs by backslashes', '/..\\..\\windows\\win.ini', 404],
    ['a badly encoded path', '/assets/%', 404],
    ['a path with a host in it', '//evil.example/', 404],
    ['a hidden file', '/.env', 404],
    ['an Accept that takes nothing', `${search}?version=V_7K`, 406],
  ])('R23: %s is %s: %i', async (name, target, status) => {
    const accept = name.startsWith('an Accept') ? 'Accept: image/png\r\n' : '';
    expect(await factsOf(await rawGet(port, target, accept))).toEqual({ status, ...harmless });
  });

  it('R24: headers beyond 16 KiB are 431, each of three times, in a header or in the request line', async () => {
    for (const text of [
      head('GET /health HTTP/1.1', `X-Large: ${'a'.repeat(17 * 1024)}`),
      head('GET /health HTTP/1.1', ...Array.from({ length: 1800 }, (_, index) => `X-${index}: 12345678`)),
      head(`GET /health?${'a'.repeat(17 * 1024)} HTTP/1.1`),
    ]) {
      for (let time = 1; time <= 3; time++)
        expect(await factsOf(await rawExchange(port, text))).toEqual({ status: 431, ...harmless });
    }
    const largest = head('GET /health HTTP/1.1', `X-Large: ${'a'.repeat(15 * 1024)}`);
    expect((await rawExchange(port, largest)).status).toEqual(200);
  });

  it.each(['POST', 'PUT', 'GET', 'DELETE'])(
    'R24: a %s body beyond 1 MiB is 413, each of three times',
    async (method) => {
      const announced = head(`${method} ${search}?version=V_7K HTTP/1.1`, `Content-Length: ${2 * mebibyte}`);
      const chunked = head(`${method} ${search}?version=V_7K HTTP/1.1`, 'Transfer-Encoding: chunked');
      const body = new Uint8Array(2 * mebibyte).fill(97);
      for (let time = 1; time <= 3; time++) {
        expect(await factsOf(await rawExchange(port, announced, body))).toEqual({ status: 413, ...harmless });
        expect(await factsOf(await rawExchange(port, chunked, '200000\r\n', body, '\r\n0\r\n\r\n'))).toEqual({
          status: 413,
          ...harmless,
        });
      }
    },
  );

  it('a body within the limit is ignored by a GET', async () => {
    const target = `GET ${search}?version=V_7K HTTP/1.1`;
    const body = 'a'.repeat(1000);
    expect((await rawExchange(port, head(target, 'Content-Length: 1000'), body)).status).toEqual(200);
    expect(
      (await rawExchange(port, head(target, 'Transfer-Encoding: chunked'), `3e8\r\n${body}\r\n0\r\n\r\n`)).status,
    ).toEqual(200);
  });

  it('a caller who asks before sending too much is told not to, and otherwise to go on', async () => {
    const refused = head('POST /health HTTP/1.1', `Content-Length: ${2 * mebibyte}`, 'Expect: 100-continue');
    expect(await factsOf(await rawExchange(port, refused))).toEqual({ status: 413, ...harmless });
    const taken = await rawExchange(
      port,
      head('POST /health HTTP/1.1', 'Content-Length: 1', 'Expect: 100-continue'),
      'a',
    );
    expect([taken.status, taken.body.slice(0, 12)]).toEqual([100, 'HTTP/1.1 405']);
    expect((await rawExchange(port, head('GET /health HTTP/1.1', 'Expect: a miracle'))).status).toEqual(200);
  });

  it('R23: a head or body that does not come to its end is not waited for', async () => {
    expect(await factsOf(await rawExchange(port, 'GET /health HTTP/1.1\r\nHost: loc'))).toEqual({
      status: 0,
      ...harmless,
    });
    expect(await factsOf(await rawExchange(port, head('POST /health HTTP/1.1', 'Content-Length: 10'), 'abc'))).toEqual({
      status: 0,
      ...harmless,
    });
    const chunked = await rawExchange(port, head('GET /health HTTP/1.1', 'Transfer-Encoding: chunked'), '5\r\nab');
    expect(await factsOf(chunked)).toEqual({ status: 0, ...harmless });
    expect(await factsOf(await rawExchange(port))).toEqual({ status: 0, ...harmless });
  });

  it('what comes after a good request on the same connection is never answered in its place', async () => {
    const good = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const answer = await rawExchange(port, `${good}then nonsense\r\n\r\n`);
    expect([answer.status, answer.body]).toEqual([200, '{"status":"ok"}']);
    const pipelined = await rawExchange(port, good + good + head('GET /ready HTTP/1.1'));
    expect([pipelined.status, pipelined.body.match(/HTTP\/1\.1 200/g)]).toEqual([
      200,
      ['HTTP/1.1 200', 'HTTP/1.1 200'],
    ]);
  });
});
