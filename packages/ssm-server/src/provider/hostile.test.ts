import { describe, expect, it } from 'vitest';
import { rawExchange } from '../http/testing/rawExchange.ts';
import { startProvider } from './testing/startedProvider.ts';

const paths = [
  '/oidc',
  '/oidc/',
  '/oidc/nothing',
  '/oidc/auth',
  '/oidc/auth?client_id=ssm&client_id=ssm',
  '/oidc/auth?client_id[]=ssm&redirect_uri=%00',
  '/oidc/auth?client_id=ssm&response_type=code&redirect_uri=javascript:alert(1)',
  '/oidc/auth/../../etc/passwd',
  '/oidc/%00',
  '/oidc/%ff',
  '/oidc//evil.example',
  '/oidc/interaction',
  '/oidc/interaction/',
  '/oidc/interaction/%2e%2e%2f',
  '/oidc/session/end?post_logout_redirect_uri=https://evil.example/',
  '/oidc/session/end/confirm',
  '/oidc/session/end?id_token_hint=e30.e30.e30',
  '/oidc/token',
  '/oidc/me',
  '/oidc/jwks?x=%',
  '/oidc/__proto__',
  '/oidc/constructor',
];
const bodies = [
  '',
  'grant_type=authorization_code&client_id=ssm&code=x',
  '{"grant_type":',
  '%00=%ff&a[b=1',
  'x'.repeat(60_000),
];
const types = ['application/x-www-form-urlencoded', 'application/json', 'text/plain; charset=nothing', '\u00ff'];

describe('the development provider', () => {
  it('R23: answers malformed requests without server errors, and discloses nothing', async () => {
    const { port } = await startProvider();
    const head = `Host: localhost:${port}\r\nConnection: close\r\n`;
    const requests = [
      ...paths.flatMap((path) =>
        ['GET', 'POST', 'PUT', 'OPTIONS', 'PROPFIND'].map((method) => `${method} ${path} HTTP/1.1\r\n${head}\r\n`),
      ),
      ...bodies.flatMap((body) =>
        types.flatMap((type) =>
          ['/oidc/token', '/oidc/interaction/x', '/oidc/session/end/confirm'].map(
            (path) =>
              `POST ${path} HTTP/1.1\r\n${head}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
          ),
        ),
      ),
      `GET /oidc/auth HTTP/1.0\r\n\r\n`,
      `GET /oidc/auth HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n`,
      `GET /oidc/auth HTTP/1.1\r\n${head}Cookie: ssm_session=%ff; ssm_session.sig=x; __proto__=1\r\n\r\n`,
      `GET /oidc/me HTTP/1.1\r\n${head}Authorization: Bearer e30.e30.e30\r\n\r\n`,
    ];
    for (const request of requests) {
      const { status, body, headers } = await rawExchange(port, request);
      expect([request.slice(0, 60), status > 0 && status < 500]).toEqual([request.slice(0, 60), true]);
      expect([/node_modules|at async|SELECT|Error:/.test(body), headers['x-content-type-options']]).toEqual([
        false,
        'nosniff',
      ]);
    }
    expect(requests.length > 100).toEqual(true);
  });

  it('R24: refuses a body above the limit, every time', async () => {
    const { port } = await startProvider();
    const head = `POST /oidc/token HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n`;
    for (let round = 0; round < 3; round++) {
      const { status } = await rawExchange(port, `${head}Content-Length: 2000000\r\n\r\n`, 'x'.repeat(1000));
      expect(status).toEqual(413);
    }
  });
});
