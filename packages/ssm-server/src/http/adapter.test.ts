import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { normaliseTarget } from './adapter.ts';

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
