import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdsTimes } from '../store/testing/stopwatch.ts';
import { head, headersOf, malformed, misleading } from './testing/hostileRequests.ts';
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

const harmless = { isSoon: true, disclosesNothing: true, isProblem: true, serverLives: true };

/** Counts a connection that is closed without an answer (status 0) as a problem. */
async function factsOf({ status, headers, body, ms }: RawAnswer) {
  const isProblem =
    headers['content-type'] === 'application/problem+json' && headers['x-content-type-options'] === 'nosniff';
  const hasId = status === 0 || (JSON.parse(body) as { requestId: string }).requestId === headers['x-request-id'];
  const isSoon = !holdsTimes || ms < 5000;
  const disclosesNothing = !/\n\s+at |node:|\/packages\/|SELECT /.test(body);
  const serverLives = (await rawGet(port, '/health')).status === 200;
  return { status, isSoon, disclosesNothing, isProblem: status === 0 || (isProblem && hasId), serverLives };
}

describe('hostile HTTP', () => {
  it.each(malformed)('R23: with %s is refused or closed, and the server keeps running', async (_, text) => {
    const { status, ...facts } = await factsOf(await rawExchange(port, text));
    expect([[0, 400, 405].includes(status), facts]).toEqual([true, harmless]);
  });

  it.each(misleading)('R23: %s is %s: %i', async (name, target, status) => {
    expect(await factsOf(await rawGet(port, target, headersOf(name)))).toEqual({ status, ...harmless });
  });

  it('R24: with headers above 16 KiB gets 431 every time, in a header or in the request line', async () => {
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

  it.each(['POST', 'PUT', 'GET', 'DELETE'])('R24: with a %s body above 1 MiB gets 413 every time', async (method) => {
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
  });

  it('R24: with a flag request above 64 KiB gets 413 every time, and a smaller one is answered', async () => {
    const asked = (bytes: number): [string, string] => [
      head('POST /ofrep/v1/evaluate/flags HTTP/1.1', 'Content-Type: application/json', `Content-Length: ${bytes}`),
      `{"context":{"targetingKey":"a","more":"${'a'.repeat(bytes - 42)}"}}`,
    ];
    for (let time = 1; time <= 3; time++)
      expect(await factsOf(await rawExchange(port, ...asked(64 * 1024 + 1)))).toEqual({ status: 413, ...harmless });
    expect((await rawExchange(port, ...asked(64 * 1024))).status).toEqual(200);
  });

  it('may have a body with GET, which is ignored within the limit', async () => {
    const target = `GET ${search}?version=V_7K HTTP/1.1`;
    const body = 'a'.repeat(1000);
    expect((await rawExchange(port, head(target, 'Content-Length: 1000'), body)).status).toEqual(200);
    expect(
      (await rawExchange(port, head(target, 'Transfer-Encoding: chunked'), `3e8\r\n${body}\r\n0\r\n\r\n`)).status,
    ).toEqual(200);
  });

  it('with Expect: 100-continue is refused if the body is too large, and otherwise confirmed', async () => {
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

  it('R23: is ended by the server if its head or body does not end', async () => {
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

  it('after a good request on the same connection never replaces the answer to the good request', async () => {
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
