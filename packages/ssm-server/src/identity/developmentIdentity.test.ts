import * as fc from 'fast-check';
import { base64url, exportSPKI, importJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { roles } from 'ssm-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createDevelopmentIdentity, type DevelopmentIdentity, newSigningKey } from './developmentIdentity.ts';

const issuer = 'https://identity.example/';
const audience = 'https://sat.example/';
const now = new Date('2026-03-04T05:06:07Z');
const seconds = Math.floor(now.getTime() / 1000);

let key: JWK;
let identity: DevelopmentIdentity;

beforeAll(async () => {
  key = await newSigningKey();
  identity = await createDevelopmentIdentity({ issuer, audience, key, now: () => now });
});

async function forge(
  claims: Record<string, unknown> = {},
  header: Record<string, unknown> = {},
  signingKey: JWK = key,
): Promise<string> {
  const whole = {
    iss: issuer,
    aud: audience,
    sub: 'someone',
    iat: seconds,
    nbf: seconds,
    exp: seconds + 60,
    ...claims,
  };
  const known = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
  return new SignJWT(known)
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: key.kid as string, ...header })
    .sign(await importJWK(signingKey, 'ES256'));
}

describe('createDevelopmentIdentity', () => {
  it('verifies the tokens that it issued, for one demo person per role', async () => {
    const people = await Promise.all(roles.map(async ({ title }) => identity.verify(await identity.mint(title))));
    expect(people).toEqual(
      roles.map((role) => ({
        sub: `demo-${role.title.toLowerCase()}`,
        email: `${role.title.toLowerCase()}@example.org`,
        role,
        roles: [role.title],
        preferredCols: [],
        expires: new Date('2026-03-04T06:06:07Z'),
      })),
    );
  });

  it('R30: accepts a genuine token without a role as SSM-Public', async () => {
    const nobodySpecial = {
      sub: 'someone',
      email: '',
      role: roles[0],
      roles: [],
      preferredCols: [],
      expires: new Date('2026-03-04T05:07:07Z'),
    };
    expect(await identity.verify(await forge())).toEqual(nobodySpecial);
    const odd = ['Certified-Site', null, { 0: 'Certified-Site' }, 7, true];
    for (const claim of odd) {
      expect(await identity.verify(await forge({ 'https://ssm.invalid/roles': claim, email: claim }))).toEqual({
        ...nobodySpecial,
        email: typeof claim === 'string' ? claim : '',
      });
    }
  });

  it('S3-11 reads roles and preferred columns from claims under the configured namespace, and honours token expiry', async () => {
    const options = { issuer, audience, key, namespace: 'https://lab.example/', lifetimeSeconds: 10 };
    const early = await createDevelopmentIdentity({ ...options, now: () => now });
    const late = await createDevelopmentIdentity({ ...options, now: () => new Date(now.getTime() + 10_000) });
    const token = await early.mint('Certified-Site');
    expect((await early.verify(token))?.role.title).toEqual('Certified-Site');
    expect((await identity.verify(token))?.role.title).toEqual('SSM-Public');
    expect(await late.verify(token)).toEqual(undefined);
    const preferring = await forge({ 'https://lab.example/preferredCols': ['seqId', 7, 'loDb'] });
    expect((await early.verify(preferring))?.preferredCols).toEqual(['seqId', 'loDb']);
  });

  it.each([
    ['another issuer', { iss: 'https://evil.example/' }],
    ['no issuer', { iss: undefined }],
    ['another audience', { aud: 'https://other.example/' }],
    ['no audience', { aud: undefined }],
    ['expired', { exp: seconds }],
    ['without an end', { exp: undefined }],
    ['not yet valid', { nbf: seconds + 30 }],
    ['without a subject', { sub: undefined }],
    ['with an empty subject', { sub: '' }],
    ['with a subject that is no text', { sub: 'a\u0000b' }],
    ['with a subject beyond 255 characters', { sub: 'a'.repeat(256) }],
    ['beyond 8 KiB', { more: 'a'.repeat(8192) }],
  ])('R30: refuses a token %s', async (_, claims) => {
    expect(await identity.verify(await forge(claims))).toEqual(undefined);
  });

  it.each([
    ['an ID token', { typ: 'JWT' }],
    ['a token of no type', { typ: undefined }],
    ['a token under another key id', { kid: 'other' }],
    ['a token under a key id that is a path', { kid: '../../dev/null' }],
  ])('R30: refuses %s', async (_, header) => {
    expect(await identity.verify(await forge({}, header))).toEqual(undefined);
  });

  it('R30: refuses a token signed by another key, even if the token contains that key', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const other = await newSigningKey();
    const { d: _private, ...jwk } = other;
    const tokens = await Promise.all([
      forge({}, {}, other),
      forge({}, { jwk }, other),
      forge({}, { jku: 'https://evil.example/keys.json' }, other),
      forge({}, { x5u: 'https://evil.example/cert.pem', x5c: ['MIIB'] }, other),
      forge({}, { kid: other.kid, jwk }, other),
    ]);
    expect(await Promise.all(tokens.map((token) => identity.verify(token)))).toEqual(tokens.map(() => undefined));
    expect(fetched.mock.calls).toEqual([]);
    fetched.mockRestore();
  });

  it('R30: refuses an unsigned token, and a token signed with the public key as a secret', async () => {
    const claims = { sub: 'someone', iss: issuer, aud: audience, iat: seconds, exp: seconds + 60 };
    const unsigned = new UnsecuredJWT(claims).encode();
    const { d: _private, ...publicJwk } = key;
    const spki = await exportSPKI((await importJWK({ ...publicJwk, ext: true }, 'ES256')) as CryptoKey);
    const secrets = [spki, JSON.stringify(publicJwk)].map((text) => new TextEncoder().encode(text));
    const confused = await Promise.all(
      secrets.map((secret) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: key.kid as string }).sign(secret),
      ),
    );
    const none = `${base64url.encode('{"alg":"none","typ":"at+jwt"}')}.${unsigned.split('.')[1]}.`;
    for (const token of [unsigned, none, ...confused]) expect(await identity.verify(token)).toEqual(undefined);
  });

  it('R30: refuses a changed payload or signature', async () => {
    const [header, , signature] = (await identity.mint('SSM-Public')).split('.');
    const [, payload] = (await identity.mint('Certified-Site')).split('.');
    expect(await identity.verify(`${header}.${payload}.${signature}`)).toEqual(undefined);
    expect(await identity.verify(`${header}.${payload}.`)).toEqual(undefined);
  });

  it('R30: refuses any text that is not a token, without an error', async () => {
    const part = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.json().map((text) => base64url.encode(text)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
        expect(await identity.verify(parts.join('.'))).toEqual(undefined);
      }),
    );
  });

  it('creates a different signing key each time', async () => {
    const keys = await Promise.all([newSigningKey(), newSigningKey()]);
    expect(keys.map(({ kty, crv, alg, use }) => [kty, crv, alg, use])).toEqual([
      ['EC', 'P-256', 'ES256', 'sig'],
      ['EC', 'P-256', 'ES256', 'sig'],
    ]);
    expect(keys[0]?.d).not.toEqual(keys[1]?.d);
    expect(keys[0]?.kid).not.toEqual(keys[1]?.kid);
  });
});
