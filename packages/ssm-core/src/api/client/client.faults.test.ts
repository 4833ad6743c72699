import { describe, expect, test } from 'vitest';
import {
  createHandledClient,
  jsonAnswer,
  nothingMore,
  problemAnswer,
  rejectionOf,
  type SatErrorFields,
} from '../../testing/answers.ts';
import { breakages, breaks, listenForReported } from '../../testing/reported.ts';
import { SatError } from '../error.ts';
import type { FetchShaped, SatClientOptions } from './client.ts';

function catalogueOf(handler: FetchShaped, options: SatClientOptions = {}): Promise<unknown> {
  return createHandledClient(handler, options).client.get('/menuquery/{reqPath}/catalogue', {
    params: { path: { reqPath: 'public' }, query: { version: 'V_7K' } },
  });
}

function failure(answer: () => Response | Promise<Response>): Promise<SatErrorFields> {
  return rejectionOf(catalogueOf(async () => await answer()));
}

function htmlAnswer(status: number): Response {
  return new Response('<!doctype html><title>Proxy</title>', { status, headers: { 'Content-Type': 'text/html' } });
}

function brokenBody(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"code":'));
      controller.error(new TypeError('terminated'));
    },
  });
}

describe('an answer with an error status', () => {
  test('S8-01 R11: a problem gives its code, detail, field, clause and request id', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Bad Request',
      status: 400,
      detail: 'loDb takes > >= < <= ~',
      code: 'invalid_operator',
      field: 'loDb',
      clause: 2,
      requestId: 'r-1',
    };
    expect(await failure(() => problemAnswer(problem))).toEqual({
      status: 400,
      code: 'invalid_operator',
      ...nothingMore,
      detail: 'loDb takes > >= < <= ~',
      field: 'loDb',
      clause: 2,
      requestId: 'r-1',
    });
  });

  test("R5 R11: a refused save gives the server's reason", async () => {
    const stale = { status: 412, code: 'precondition_failed', number: 7 };
    expect(await failure(() => problemAnswer(stale, { ETag: '"seven"' }))).toEqual({
      ...nothingMore,
      ...stale,
      etag: '"seven"',
    });
    const taken = { status: 409, code: 'name_taken', panelId: 'panel-1' };
    expect(await failure(() => problemAnswer(taken))).toEqual({ ...nothingMore, ...taken });
    const unknown = { status: 400, code: 'not_on_menu', seqIds: ['1-1', 5, '2-1'], count: 3 };
    expect(await failure(() => problemAnswer(unknown))).toEqual({
      ...nothingMore,
      ...unknown,
      seqIds: ['1-1', '2-1'],
    });
  });

  test.each([
    [400, 'invalid_parameter'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'not_found'],
    [409, 'conflict'],
    [412, 'precondition_failed'],
    [413, 'payload_too_large'],
    [415, 'unsupported_media_type'],
    [428, 'precondition_required'],
    [429, 'too_many_requests'],
    [500, 'internal'],
    [502, 'unavailable'],
    [503, 'unavailable'],
  ] as const)(
    'R11: a %i with HTML, half a problem, no body or a truncated body gets the code %s',
    async (status, code) => {
      const expected = { status, code, ...nothingMore };
      const headers = { 'Content-Type': 'application/problem+json' };
      expect(await failure(() => htmlAnswer(status))).toEqual(expected);
      expect(await failure(() => new Response('{"code":"not_fo', { status, headers }))).toEqual(expected);
      expect(await failure(() => new Response('', { status, headers }))).toEqual(expected);
      expect(await failure(() => new Response(null, { status, headers: { 'Content-Length': '0' } }))).toEqual(expected);
      expect(await failure(() => new Response(brokenBody(), { status, headers }))).toEqual(expected);
    },
  );

  test.each([
    ['null', null],
    ['a list', []],
    ['a text', 'no'],
    [
      'fields of other types',
      { code: 17, detail: {}, field: [], clause: 'one', panelId: 1, number: '2', seqIds: {}, count: [], requestId: 5 },
    ],
    ['a code of a later contract', { code: 'quantum_flux' }],
    ['a code that every object has', { code: 'constructor' }],
  ])('R11: an error answer with %s instead of a problem gets the code of its status', async (_, body) => {
    const headers = { 'Content-Type': 'application/problem+json', 'X-Request-Id': 'r-2' };
    expect(await failure(() => new Response(JSON.stringify(body), { status: 404, headers }))).toEqual({
      status: 404,
      code: 'not_found',
      ...nothingMore,
      requestId: 'r-2',
    });
  });

  test('R12: passes on the delay in its Retry-After header', async () => {
    const busy = await failure(() => problemAnswer({ status: 503, code: 'unavailable' }, { 'Retry-After': '7' }));
    expect(busy).toEqual({ status: 503, code: 'unavailable', ...nothingMore, retryAfterSeconds: 7 });
  });

  test('R18: a 401 calls onUnauthorized once for each answer; other errors do not call it', async () => {
    const statuses = [401, 403, 401, 500];
    let calls = 0;
    for (const status of statuses) {
      const options = { onUnauthorized: () => calls++ };
      await rejectionOf(catalogueOf(async () => problemAnswer({ status }), options));
    }
    expect(calls).toEqual(2);
  });

  test('keeps the error of the call if onUnauthorized throws, and reports the thrown error', async () => {
    const reported = listenForReported();
    const answer = async () => problemAnswer({ status: 401, code: 'unauthorized' });
    const wanted = await rejectionOf(catalogueOf(answer));
    expect([await rejectionOf(catalogueOf(answer, { onUnauthorized: breaks })), reported]).toEqual([
      wanted,
      breakages(1),
    ]);
  });
});

describe('an answer with status 200 and the wrong content', () => {
  const headers = { 'Content-Type': 'application/json' };
  const malformed = { status: 200, code: 'malformed', ...nothingMore };

  test('R11: HTML, a missing media type, half of JSON, an empty body and another media type are malformed', async () => {
    expect(await failure(() => htmlAnswer(200))).toEqual(malformed);
    expect(await failure(() => new Response(new TextEncoder().encode('{}')))).toEqual(malformed);
    expect(await failure(() => new Response('{"version":"V_7K","col', { headers }))).toEqual(malformed);
    expect(await failure(() => new Response('', { headers }))).toEqual(malformed);
    expect(await failure(() => new Response(null, { headers: { ...headers, 'Content-Length': '0' } }))).toEqual(
      malformed,
    );
    const columns = { 'Content-Type': 'application/vnd.ssm.columns+json', 'X-Request-Id': 'r-3' };
    expect(await failure(() => jsonAnswer({}, columns))).toEqual({ ...malformed, requestId: 'r-3' });
  });

  test('a body of the wrong media type is not read to its end', async () => {
    let isCancelled = false;
    const body = new ReadableStream({
      cancel() {
        isCancelled = true;
      },
    });
    await failure(() => new Response(body, { headers: { 'Content-Type': 'text/html' } }));
    expect(isCancelled).toEqual(true);
  });

  test('R11: a truncated body is a network error', async () => {
    expect(await failure(() => new Response(brokenBody(), { headers }))).toEqual({
      status: 0,
      code: 'network',
      ...nothingMore,
    });
  });
});

describe('a call without an answer', () => {
  const refused = new TypeError('fetch failed');
  const network = { status: 0, code: 'network', ...nothingMore };

  test('R11: gives a network error with its cause if the connection is refused', async () => {
    const call = catalogueOf(() => Promise.reject(refused));
    expect(await rejectionOf(call)).toEqual(network);
    const error = await call.catch((reason: unknown) => reason);
    expect(error instanceof SatError && [error.name, error.message, error.cause]).toEqual([
      'SatError',
      '/sat answered 0 network',
      refused,
    ]);
  });

  test('gives a network error and sends no request if the access token is rejected', async () => {
    let sent = 0;
    const call = catalogueOf(async () => jsonAnswer(sent++), { accessToken: () => Promise.reject(refused) });
    expect([await rejectionOf(call), sent]).toEqual([network, 0]);
  });

  test('is not retried by the client', async () => {
    let sent = 0;
    await rejectionOf(
      catalogueOf(async () => {
        sent++;
        return problemAnswer({ status: 503 });
      }),
    );
    expect(sent).toEqual(1);
  });
});
