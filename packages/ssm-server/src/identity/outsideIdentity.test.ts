import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { roles } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import { createOutsideIdentity, createRemoteKeys } from './outsideIdentity.ts';

const issuer = 'https://tenant.example/';
const audience = 'https://sat.example';

async function newKey(alg: string, kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid, alg, use: 'sig' };
}

function publicOf({ kty, n, e, crv, x, y, kid, alg }: JWK): JWK {
  const known = Object.entries({ kty, n, e, crv, x, y, kid, alg }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as JWK;
}

async function sign(key: JWK, claims: Record<string, unknown> = {}, header: Record<string, unknown> = {}) {
  const seconds = Math.floor(Date.now() / 1000);
  const whole = { iss: issuer, aud: [audience, `${issuer}userinfo`], sub: 'auth0|1', iat: seconds, exp: seconds + 60 };
  return new SignJWT({ ...whole, ...claims })
    .setProtectedHeader({ alg: key.alg as string, typ: 'JWT', kid: key.kid as string, ...header })
    .sign(await importJWK(key, key.alg));
}

function providerOf(keys: readonly JWK[]) {
  const asked: string[] = [];
  const identity = createOutsideIdentity({
    issuer: 'https://tenant.example',
    audience,
    namespace: 'https://tenant.example/ssm/',
    onFailure: () => {},
    async fetch(address) {
      asked.push(address);
      const isKeys = address.endsWith('/keys.json');
      return Response.json(isKeys ? { keys: keys.map(publicOf) } : { issuer, jwks_uri: `${issuer}keys.json` });
    },
  });
  return { identity, asked };
}

describe('createOutsideIdentity', () => {
  it('S1-02 accepts tokens that the provider signed, with claims under its namespace', async () => {
    const [rsa, ec] = [await newKey('RS256', 'one'), await newKey('ES256', 'two')];
    const { identity, asked } = providerOf([rsa, ec]);
    const claims = {
      'https://tenant.example/ssm/roles': ['SSM-Registered', 'SSM-Verified'],
      'https://tenant.example/ssm/preferredCols': ['seqId'],
      'https://tenant.example/ssm/email': 'a@b.example',
      exp: 4_000_000_000,
    };
    const person = {
      sub: 'auth0|1',
      email: 'a@b.example',
      role: roles[2],
      roles: ['SSM-Registered', 'SSM-Verified'],
      preferredCols: ['seqId'],
      expires: new Date(4_000_000_000_000),
    };
    expect(await identity.verify(await sign(rsa, claims))).toEqual(person);
    expect(await identity.verify(await sign(ec, claims, { typ: 'at+jwt' }))).toEqual(person);
    expect(asked).toEqual([
      'https://tenant.example/.well-known/openid-configuration',
      'https://tenant.example/keys.json',
    ]);
  });

  it.each([
    ['Auth0', { azp: 'client', scope: 'openid profile email offline_access', permissions: [] }],
    [
      'Keycloak',
      {
        aud: [audience, 'account'],
        typ: 'Bearer',
        azp: 'client',
        sid: '1',
        acr: '1',
        jti: 'onrtac:1',
        realm_access: { roles: ['default-roles', 'SSM-Verified'] },
        'allowed-origins': ['https://menu.example.org'],
        email: 'a@b.example',
      },
    ],
  ])('accepts an access token with claims as %s writes them', async (_, claims) => {
    const key = await newKey('RS256', 'one');
    const { identity } = providerOf([key]);
    const verified = { 'https://tenant.example/ssm/roles': ['SSM-Verified'] };
    const person = await identity.verify(await sign(key, { ...claims, ...verified }));
    expect([person?.sub, person?.role.title]).toEqual(['auth0|1', 'SSM-Verified']);
  });

  it('R30: refuses tokens for another purpose, by the type in their header', async () => {
    const key = await newKey('RS256', 'one');
    const { identity } = providerOf([key]);
    const subOf = async (typ: string | undefined) => (await identity.verify(await sign(key, {}, { typ })))?.sub;
    const read: Record<string, string | undefined> = {};
    for (const typ of ['JWT', 'at+JWT', 'application/at+jwt', 'logout+jwt', 'dpop+jwt', 'secevent+jwt', 'JOSE', '']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      read[typ] = await subOf(typ);
    }
    expect([await subOf(undefined), read]).toEqual([
      'auth0|1',
      {
        JWT: 'auth0|1',
        'at+JWT': 'auth0|1',
        'application/at+jwt': 'auth0|1',
        'logout+jwt': undefined,
        'dpop+jwt': undefined,
        'secevent+jwt': undefined,
        JOSE: undefined,
        '': undefined,
      },
    ]);
  });

  it('accepts clocks that differ by at most ten seconds', async () => {
    const key = await newKey('RS256', 'one');
    const { identity } = providerOf([key]);
    const seconds = Math.floor(Date.now() / 1000);
    const ended = async (before: number) => (await identity.verify(await sign(key, { exp: seconds - before })))?.sub;
    expect([await ended(5), await ended(20)]).toEqual(['auth0|1', undefined]);
  });

  it('R30: refuses another issuer, audience, algorithm or key, an ID token, and a key inside the token', async () => {
    const key = await newKey('RS256', 'one');
    const other = await newKey('RS256', 'one');
    const { identity, asked } = providerOf([key]);
    const secret = new TextEncoder().encode(JSON.stringify(publicOf(key)));
    const tokens = [
      await sign(key, { iss: 'https://evil.example/' }),
      await sign(key, { iss: 'https://tenant.example.evil.example/' }),
      await sign(key, { aud: 'client' }),
      await sign(key, { nonce: 'n-1' }),
      await sign(key, { at_hash: 'h' }),
      await sign(key, { exp: undefined }),
      await sign(other),
      await sign(other, {}, { jwk: publicOf(other), jku: 'https://evil.example/keys' }),
      await new SignJWT({ iss: issuer, aud: audience, sub: 'a', iat: 0, exp: 4_000_000_000 })
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .sign(secret),
      'e30.e30.e30',
    ];
    expect(await Promise.all(tokens.map((token) => identity.verify(token)))).toEqual(tokens.map(() => undefined));
    expect(asked.filter((address) => !address.startsWith(issuer))).toEqual([]);
  });
});

const tenant = 'https://tenant.example';
const token = { payload: '', signature: '' };

async function publicKey(kid: string): Promise<JWK> {
  const { publicKey: key } = await generateKeyPair('ES256', { extractable: true });
  return { ...(await exportJWK(key)), kid, alg: 'ES256' };
}

async function scene(...kids: readonly string[]) {
  const state = { keys: await Promise.all(kids.map(publicKey)), isAway: false, ms: 0, fetches: 0 };
  const failures: unknown[] = [];
  const keys = createRemoteKeys({
    issuer: tenant,
    now: () => state.ms,
    onFailure: (error) => failures.push(error),
    async fetch(address) {
      if (state.isAway) throw new TypeError('fetch failed');
      if (!address.endsWith('/jwks')) return Response.json({ issuer: `${tenant}/`, jwks_uri: `${tenant}/jwks` });
      state.fetches += 1;
      return Response.json({ keys: state.keys });
    },
  });
  const ask = async (kid: string): Promise<string> => {
    try {
      await keys({ alg: 'ES256', kid }, token);
      return 'found';
    } catch (error) {
      return (error as Error).name;
    }
  };
  return { state, ask, failures };
}

describe('createRemoteKeys', () => {
  it('R31: fetches keys once for concurrent calls, and does not refetch fresh keys', async () => {
    const { state, ask } = await scene('one');
    expect(await Promise.all([ask('one'), ask('one'), ask('one')])).toEqual(['found', 'found', 'found']);
    state.ms = 3 * 60_000;
    expect([await ask('one'), state.fetches]).toEqual(['found', 1]);
  });

  it('R31: finds a new key within five seconds, and makes at most three fetches for fifty invented keys', async () => {
    const { state, ask } = await scene('one');
    await ask('one');
    const made = Array.from({ length: 50 }, (_, index) => `made-up-${index}`);
    state.ms = 4500;
    expect(new Set(await Promise.all(made.map(ask)))).toEqual(new Set(['JWKSNoMatchingKey']));
    state.keys = [await publicKey('two')];
    state.ms += 4500;
    expect([await ask('two'), state.fetches]).toEqual(['found', 3]);
  });

  it('R31: refuses a removed key within ten minutes', async () => {
    const { state, ask } = await scene('one', 'two');
    await ask('one');
    state.keys = state.keys.slice(1);
    state.ms = 9 * 60_000;
    expect([await ask('two'), await ask('one')]).toEqual(['found', 'JWKSNoMatchingKey']);
  });

  it('R15: accepts known keys while the provider is down, and rejects tokens quickly if no key is known', async () => {
    const { state, ask, failures } = await scene('one');
    state.isAway = true;
    expect([await ask('one'), await ask('one')]).toEqual(['KeysUnavailableError', 'KeysUnavailableError']);
    expect(failures).toEqual([new TypeError('fetch failed')]);
    state.isAway = false;
    state.ms = 4500;
    expect(await ask('one')).toEqual('found');
    state.isAway = true;
    state.ms = 60 * 60_000;
    expect(await ask('one')).toEqual('found');
  });

  it("R15: does not accept an answer that is not the provider's", async () => {
    const answers = [
      () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
      () => new Response('', { status: 502 }),
      () => Response.json(null),
      () => Response.json({ issuer: 'https://evil.example', jwks_uri: `${tenant}/jwks` }),
      () => Response.json({ issuer: tenant }),
      () => Response.json({ issuer: tenant, jwks_uri: `${tenant}/jwks` }),
    ];
    for (const answer of answers) {
      const keys = createRemoteKeys({ issuer: tenant, now: () => 0, onFailure: () => {}, fetch: async () => answer() });
      const header = { alg: 'ES256', kid: 'one' };
      await expect(Promise.resolve(keys(header, token))).rejects.toThrow(
        'The keys of https://tenant.example cannot be had',
      );
    }
  });
});
