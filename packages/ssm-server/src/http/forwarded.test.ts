import { describe, expect, it, onTestFinished } from 'vitest';
import { createDevelopmentIdentity, newSigningKey } from '../identity/developmentIdentity.ts';
import { forwardedSignIn, forwardedWarning } from './forwarded.ts';
import { rawExchange } from './testing/rawExchange.ts';
import { startListener } from './testing/startedListener.ts';

async function scene(refusesProxies: boolean) {
  const key = await newSigningKey();
  const audience = 'https://sat.example/';
  const identity = await createDevelopmentIdentity({
    issuer: 'http://localhost/oidc',
    audience,
    key,
    now: () => new Date(),
  });
  const warnings: string[] = [];
  const log = { info: () => {}, error: () => {}, warn: (_: object, message: string) => void warnings.push(message) };
  const provider = {
    async handle(_: unknown, outgoing: { end(text: string): void }) {
      outgoing.end('{"code":"signed in"}');
      return true;
    },
  };
  const listener = await startListener({ refusesProxies, provider, log, given: { identity } });
  onTestFinished(() => listener.stop(0));
  const token = await identity.mint('Certified-Site');
  const ask = async (target: string, ...headers: readonly string[]): Promise<readonly unknown[]> => {
    const [version = 'HTTP/1.1'] = headers.filter((line) => line.startsWith('HTTP/'));
    const lines = [
      `GET ${target} ${version}`,
      'Host: 127.0.0.1:4173',
      `Authorization: Bearer ${token}`,
      'Connection: close',
      ...headers.filter((line) => !line.startsWith('HTTP/')),
    ];
    const { status, body } = await rawExchange(listener.port, `${lines.join('\r\n')}\r\n\r\n`);
    return [status, (JSON.parse(body) as { code?: string }).code];
  };
  return { ask, warnings };
}

const secured = '/sat/menuquery/jwt/validate';

describe('a server for its own machine', () => {
  it.each([
    ['Forwarded: for=203.0.113.9'],
    ['X-Forwarded-For: 203.0.113.9'],
    ['X-Forwarded-Host: menu.example.org'],
    ['X-Forwarded-Proto: https'],
    ['x-forwarded-prefix: /menu'],
    ['X-Original-Host: menu.example.org'],
    ['X-Real-IP: 203.0.113.9'],
    ['X-Client-IP: 203.0.113.9'],
    ['True-Client-IP: 203.0.113.9'],
    ['CF-Connecting-IP: 203.0.113.9'],
    ['Via: 1.1 proxy'],
    // nginx sends this with a plain proxy_pass.
    ['HTTP/1.0'],
  ])('R34: refuses sign-in and tokens through a proxy (%s), and warns once', async (header) => {
    const { ask, warnings } = await scene(true);
    expect([await ask('/oidc/auth', header), await ask(secured, header), await ask(secured, header)]).toEqual([
      [403, forwardedSignIn.code],
      [401, 'unauthenticated'],
      [401, 'unauthenticated'],
    ]);
    expect(warnings.filter((line) => line === forwardedWarning)).toEqual([forwardedWarning]);
    expect((await ask('/sat/menuquery/public/catalogue?version=V_7K', header))[0]).toEqual(200);
  });

  it('R34: treats a target in absolute form like any other', async () => {
    const { ask } = await scene(true);
    expect(await ask('http://127.0.0.1:4173/oidc/auth', 'Via: 1.1 proxy')).toEqual([403, forwardedSignIn.code]);
  });

  it('signs in direct callers', async () => {
    const { ask, warnings } = await scene(true);
    expect([await ask('/oidc/auth'), await ask(secured), warnings]).toEqual([[200, 'signed in'], [200, undefined], []]);
  });

  it('accepts requests through a proxy if it is set up for other machines', async () => {
    const { ask } = await scene(false);
    const header = 'X-Forwarded-For: 203.0.113.9';
    expect([await ask('/oidc/auth', header), await ask(secured, header)]).toEqual([
      [200, 'signed in'],
      [200, undefined],
    ]);
  });
});
