import { personOf } from 'ssm-core';
import { describe, expect, test } from 'vitest';
import { dropSession, type OidcSettings, readSession } from './session.ts';
import { carriesSignIn, isFresh, keptSignIn, signInKey } from './storedSession.ts';

const settings: OidcSettings = {
  issuer: 'https://id.example.org/oidc',
  clientId: 'menu',
  audience: 'https://menu.example.org/sat',
  scope: 'openid profile email',
  claimNamespace: 'https://ssm.example/',
  logoutUrl: undefined,
};
const profile = { sub: 'ada', email: 'ada@example.org', 'https://ssm.example/roles': ['Certified-Site'] };
const whole = { access_token: 'token', refresh_token: 'again', expires_at: 1000, profile };

function storeWith(text: string): Storage {
  const entries = new Map([[signInKey(settings), text]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => void entries.delete(key),
  } as Storage;
}

function read(kept: unknown, nowSeconds = 500): unknown {
  return readSession(storeWith(typeof kept === 'string' ? kept : JSON.stringify(kept)), settings, nowSeconds);
}

describe('the session in local storage', () => {
  test('S9-09: is read from the key that oidc-client-ts writes', () => {
    expect(signInKey(settings)).toBe('oidc.user:https://id.example.org/oidc:menu');
    expect(read(whole)).toEqual({
      person: personOf(profile, 'https://ssm.example/'),
      accessToken: 'token',
      expiresAt: 1000,
    });
  });

  test('stays valid after it has expired as long as it can be renewed', () => {
    const { refresh_token: _, ...final } = whole;
    expect([read(whole, 1000) === null, read(final, 999) === null, read(final, 1000)]).toEqual([false, false, null]);
  });

  test('has a token that requests may use until half a minute before it expires', () => {
    const kept = keptSignIn(storeWith(JSON.stringify(whole)), settings);
    expect([kept?.accessToken, kept !== null && isFresh(kept, 969), kept !== null && isFresh(kept, 970)]).toEqual([
      'token',
      true,
      false,
    ]);
  });

  test.each([
    'not json',
    'null',
    '[]',
    '{}',
    { ...whole, profile: null },
    { ...whole, profile: {} },
    { ...whole, access_token: 5 },
    { ...whole, expires_at: 'soon' },
  ])('R10: is not read from %j', (kept) => {
    expect(read(kept)).toBe(null);
  });

  test('R9: is missing if storage is blocked, and dropping the session does not throw', () => {
    const blocked = {
      getItem: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
      removeItem: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    };
    dropSession(blocked, settings);
    expect(readSession(blocked, settings, 0)).toBe(null);
  });

  test('R17: is gone once the session is dropped', () => {
    const store = storeWith(JSON.stringify(whole));
    dropSession(store, settings);
    expect(readSession(store, settings, 0)).toBe(null);
  });
});

test.each([
  ['?code=a&state=b', true],
  ['?error=access_denied&state=b', true],
  ['?code=a', true],
  ['?error=access_denied', false],
  ['?state=b', false],
  ['?search=code&filters=state', false],
  ['?error=a&code=b', true],
  ['', false],
])('the address %s carries the end of a sign-in: %s', (search, isCarried) => {
  expect(carriesSignIn(search)).toBe(isCarried);
});
