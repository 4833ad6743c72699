import type { IncomingMessage } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDevelopmentIdentity, newSigningKey } from '../identity/developmentIdentity.ts';
import { createCallerAddress, forwardedSignIn, forwardedWarning, isNetwork, normaliseTarget } from './request.ts';
import { rawExchange } from './testing/rawExchange.ts';
import { startListener } from './testing/startedListener.ts';

function normalised(url: string): readonly [url: string | undefined, host: string | undefined] {
  const incoming = { url, headers: { host: 'given' } } as IncomingMessage;
  normaliseTarget(incoming);
  return [incoming.url, incoming.headers.host];
}

describe('normaliseTarget', () => {
  it.each([
    ['/sat/menuquery', '/sat/menuquery', 'given'],
    ['/sat/menuquery?a=%2e/../b', '/sat/menuquery?a=%2e/../b', 'given'],
    ['http://menu.example:8080/sat/x?a=1', '/sat/x?a=1', 'menu.example:8080'],
    ['HTTPS://Menu.Example/sat/../oidc/auth', '/oidc/auth', 'menu.example'],
    ['http://menu.example', '/', 'menu.example'],
    ['/assets/../sat/./x', '/sat/x', 'given'],
    ['/assets/%2e%2E/sat/x', '/sat/x', 'given'],
    ['/%73at/custom%70anel/a%2Fb', '/sat/custompanel/a%2Fb', 'given'],
    ['/../../sat', '/sat', 'given'],
    ['/sat\\x', '/sat/x', 'given'],
    ['//elsewhere/sat', '//elsewhere/sat', 'given'],
    ['*', '*', 'given'],
    ['ftp://menu.example/x', 'ftp://menu.example/x', 'given'],
    ['http://%/x', 'http://%/x', 'given'],
  ])('turns %s into %s of host %s', (url, expected, host) => {
    expect(normalised(url)).toEqual([expected, host]);
  });
});

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

describe('the address of a caller', () => {
  it('is the address of the socket if no proxy is trusted, whatever the caller claims', () => {
    const addressOf = createCallerAddress();
    expect([addressOf(from('192.0.2.7', '203.0.113.9')), addressOf(from('::ffff:192.0.2.7'))]).toEqual([
      '192.0.2.7',
      '192.0.2.7',
    ]);
  });

  it('is the address that the last trusted proxy reports, whatever the caller put before it', () => {
    const addressOf = createCallerAddress(['127.0.0.1', '10.0.0.0/8']);
    expect([
      addressOf(from('127.0.0.1', '198.51.100.1, 203.0.113.9, 10.1.2.3')),
      addressOf(from('::ffff:127.0.0.1', '203.0.113.9')),
      addressOf(from('192.0.2.7', '203.0.113.9')),
      addressOf(from('127.0.0.1', 'nobody')),
      addressOf(from('127.0.0.1')),
    ]).toEqual(['203.0.113.9', '203.0.113.9', '192.0.2.7', '127.0.0.1', '127.0.0.1']);
  });

  it('is the network for IPv6, because one owner has all addresses of the network', () => {
    const addressOf = createCallerAddress(['fd00::/8']);
    expect([
      addressOf(from('2001:db8:1:2:3:4:5:6')),
      addressOf(from('2001:db8:1:2::9')),
      addressOf(from('2001:0db8::1')),
      addressOf(from('::1')),
      addressOf(from('fd00::1', '2001:db8:7::1')),
      addressOf(from('fe80::1%eth0')),
    ]).toEqual([
      '2001:db8:1:2::/64',
      '2001:db8:1:2::/64',
      '2001:db8:0:0::/64',
      '0:0:0:0::/64',
      '2001:db8:7:0::/64',
      'fe80:0:0:0::/64',
    ]);
  });

  it('is read through a proxy only if the setting names an address or a network', () => {
    const entries = [
      '10.0.0.7',
      '10.0.0.0/8',
      '::1',
      'fd00::/8',
      '10.0.0.0/33',
      '10.0.0.0/',
      'proxy.example',
      '10.0.0.0/8/8',
    ];
    expect(entries.filter(isNetwork)).toEqual(['10.0.0.7', '10.0.0.0/8', '::1', 'fd00::/8']);
  });
});

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
    // nginx sends this version with a plain proxy_pass.
    ['HTTP/1.0'],
  ])('R34: refuses sign-in and tokens that come through a proxy (%s), and warns once', async (header) => {
    const { ask, warnings } = await scene(true);
    expect([await ask('/oidc/auth', header), await ask(secured, header), await ask(secured, header)]).toEqual([
      [403, forwardedSignIn.code],
      [401, 'unauthenticated'],
      [401, 'unauthenticated'],
    ]);
    expect(warnings.filter((line) => line === forwardedWarning)).toEqual([forwardedWarning]);
    expect((await ask('/sat/menuquery/public/catalogue?version=V_7K', header))[0]).toEqual(200);
  });

  it('R34: treats a target in absolute form like any other target', async () => {
    const { ask } = await scene(true);
    expect(await ask('http://127.0.0.1:4173/oidc/auth', 'Via: 1.1 proxy')).toEqual([403, forwardedSignIn.code]);
  });

  it('lets direct callers sign in', async () => {
    const { ask, warnings } = await scene(true);
    expect([await ask('/oidc/auth'), await ask(secured), warnings]).toEqual([[200, 'signed in'], [200, undefined], []]);
  });

  it('accepts requests through a proxy if it is configured for other machines', async () => {
    const { ask } = await scene(false);
    const header = 'X-Forwarded-For: 203.0.113.9';
    expect([await ask('/oidc/auth', header), await ask(secured, header)]).toEqual([
      [200, 'signed in'],
      [200, undefined],
    ]);
  });
});
