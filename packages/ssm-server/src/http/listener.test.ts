import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { until } from '../store/testing/until.ts';
import { rawConnection, rawExchange, rawGet } from './testing/rawExchange.ts';
import { type StartedListener, type StartOptions, startListener } from './testing/startedListener.ts';

const search = '/sat/menuquery/public/somamer/search?version=V_7K';

const started: StartedListener[] = [];
async function start(options?: StartOptions): Promise<StartedListener> {
  const listener = await startListener(options);
  started.push(listener);
  return listener;
}
afterEach(async () => {
  for (const listener of started.splice(0)) await listener.stop(0);
});

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; font-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

describe('createListener', () => {
  it('R37: adds the security headers and a request id to every answer', async () => {
    const { port } = await start();
    const answers = [
      await rawGet(port, search),
      await rawGet(port, search),
      await rawGet(port, search, 'If-None-Match: *\r\n'),
      await rawGet(port, '/health'),
      await rawGet(port, '/'),
      await rawGet(port, '/nowhere'),
      await rawExchange(port, 'nonsense\r\n\r\n'),
      await rawExchange(port, `POST ${search} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
      await rawExchange(port, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`),
      await rawExchange(port, `GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\n`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 200, 404, 404, 400, 405, 431, 413]);
    const names = Object.keys(securityHeaders);
    for (const { headers } of answers) {
      expect(Object.fromEntries(names.map((name) => [name, headers[name]]))).toEqual(securityHeaders);
      expect(headers['x-request-id']).toMatch(/^request-\d+$/);
    }
  });

  it('explains at the address of the application that the application was not built', async () => {
    const { port } = await start();
    const { status, body } = await rawGet(port, '/', 'Accept: text/html\r\n');
    const { requestId: _id, ...problem } = JSON.parse(body) as Record<string, unknown>;
    expect([status, problem]).toEqual([
      404,
      {
        type: 'urn:ssm:problem:not_found',
        title: 'Not found',
        status: 404,
        detail: 'This server has no application to show: it has not been built. /sat answers; /openapi.json says how.',
        code: 'not_found',
      },
    ]);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const { port } = await start();
    for (const target of [search, '/health', '/nowhere']) {
      const get = await rawGet(port, target, 'X-Request-Id: the-same-one\r\n');
      const head = await rawExchange(
        port,
        `HEAD ${target} HTTP/1.1\r\nHost: a\r\nX-Request-Id: the-same-one\r\nConnection: close\r\n\r\n`,
      );
      const { date: _first, ...expected } = get.headers;
      const { date: _second, ...given } = head.headers;
      expect([head.status, given, head.body]).toEqual([get.status, expected, '']);
    }
  });

  it("hides the caller's host and scheme from the API", async () => {
    const seen: string[] = [];
    const { port } = await start({
      api: async (request) => {
        seen.push(request.url);
        return new Response('{}');
      },
    });
    await rawExchange(port, 'GET /health HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
    await rawExchange(
      port,
      'GET http://evil.example/health HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    );
    expect(seen).toEqual(['http://localhost/health', 'http://localhost/health']);
  });

  it('answers a failure of the API with 500 and without details', async () => {
    const { port, lines } = await start({ api: () => Promise.reject(new Error('SELECT secret')) });
    const { status, body } = await rawGet(port, '/health');
    expect([status, (JSON.parse(body) as { code: string }).code, body.includes('secret')]).toEqual([
      500,
      'internal',
      false,
    ]);
    expect(lines).toEqual(['undefined listener undefined', 'GET refused 500']);
  });

  it('lets only listed origins read answers, and adds Vary: Origin for caches', async () => {
    const { port } = await start({ security: { corsOrigins: ['https://portal.example'] } });
    const cors = async (headers: string) => {
      const answer = await rawGet(port, search, headers);
      return [answer.headers['access-control-allow-origin'], answer.headers['vary']];
    };
    const vary = 'Accept, Accept-Encoding, Origin';
    for (let time = 1; time <= 2; time++) {
      expect(await cors('Origin: https://portal.example\r\n')).toEqual(['https://portal.example', vary]);
      expect(await cors('Origin: https://evil.example\r\n')).toEqual([undefined, vary]);
      expect(await cors('')).toEqual([undefined, vary]);
    }
    const preflight = (origin: string) =>
      rawExchange(
        port,
        `OPTIONS ${search} HTTP/1.1\r\nHost: a\r\nOrigin: ${origin}\r\nAccess-Control-Request-Method: GET\r\nConnection: close\r\n\r\n`,
      );
    const allowed = await preflight('https://portal.example');
    expect([
      allowed.status,
      allowed.headers['access-control-allow-origin'],
      allowed.headers['access-control-allow-methods'],
    ]).toEqual([204, 'https://portal.example', 'GET, HEAD, POST, PUT, PATCH, DELETE']);
    const refused = await preflight('https://evil.example');
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([405, undefined]);
  });

  it('lists no origin by default, and then ignores the Origin header', async () => {
    const { port } = await start();
    const { headers } = await rawGet(port, search, 'Origin: https://portal.example\r\n');
    expect([headers['access-control-allow-origin'], headers['vary']]).toEqual([undefined, 'Accept, Accept-Encoding']);
  });
});

describe('a keep-alive connection', () => {
  function asking(socket: Socket): () => Promise<string> {
    let text = '';
    socket.on('data', (chunk: Uint8Array) => {
      text += Buffer.from(chunk).toString('latin1');
    });
    return async () => {
      text = '';
      socket.write('GET /health HTTP/1.1\r\nHost: a\r\n\r\n');
      await until('it is answered', () => text.includes('\r\n\r\n') || undefined);
      return /^HTTP\/1.1 (\d+)/.exec(text)?.[1] + (/^Keep-Alive: .*$/m.exec(text)?.[0] ?? '');
    };
  }

  it('stays open until it has been idle for the configured time, and is then closed', async () => {
    const { port, server } = await start({ limits: { keepAliveMs: 1000 } });
    // Node keeps the connection for this time beyond the announced one.
    server.keepAliveTimeoutBuffer = 0;
    const socket = connect(port, '127.0.0.1');
    const closed = once(socket, 'close');
    const ask = asking(socket);
    const answers = [await ask(), await ask()];
    expect(answers).toEqual(['200Keep-Alive: timeout=1', '200Keep-Alive: timeout=1']);
    await closed;
  });

  it('stays open longer than the minute for which a proxy keeps it', async () => {
    const { port, stop } = await start();
    const socket = connect(port, '127.0.0.1');
    const closed = once(socket, 'close');
    expect(await asking(socket)()).toEqual('200Keep-Alive: timeout=65');
    await stop(0);
    await closed;
  });
});

describe('stopping the server', () => {
  function heldApi() {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const api = async () => {
      begin();
      await released;
      return new Response('done', { headers: { 'Content-Length': '4' } });
    };
    return { api, begun, release };
  }

  it('R7: finishes requests in progress, closes idle connections at once, and accepts no new connections', async () => {
    const { api, begun, release } = heldApi();
    const { port, stop } = await start({ api });
    const idle = connect(port, '127.0.0.1');
    const idleClosed = new Promise((resolve) => {
      idle.once('close', resolve);
    });
    const answer = rawExchange(port, 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n');
    await begun;
    const stopped = stop(60_000);
    await idleClosed;
    expect((await rawExchange(port, 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n')).status).toEqual(0);
    release();
    const { status, headers, body } = await answer;
    expect([status, headers['connection'], body]).toEqual([200, 'close', 'done']);
    await stopped;
  });

  it('answers the first request of a connection that was already open', async () => {
    const { port, server, stop } = await start();
    const isThere = new Promise((resolve) => {
      server.once('connection', resolve);
    });
    const { answer, ask } = rawConnection(port);
    await isThere;
    const stopped = stop(60_000);
    ask('GET /health HTTP/1.1\r\nHost: a\r\n\r\n');
    const { status, headers } = await answer;
    expect([status, headers['connection']]).toEqual([200, 'close']);
    await stopped;
  });

  it('closes connections that do not end in time', async () => {
    const { api, begun, release } = heldApi();
    const { port, stop } = await start({ api });
    const answer = rawExchange(port, 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n');
    await begun;
    await stop(20);
    expect((await answer).status).toEqual(0);
    release();
  });

  it('causes no error if the server does not listen yet or is stopped twice', async () => {
    const listener = await start();
    await Promise.all([listener.stop(10), listener.stop(10)]);
    await listener.stop(10);
    expect(listener.server.listening).toEqual(false);
  });
});
