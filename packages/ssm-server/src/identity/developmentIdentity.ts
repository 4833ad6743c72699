/** An identity provider of the project's own, for development, demonstrations and tests. */
import { createLocalJWKSet, errors, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { type RoleTitle, roleOf } from 'ssm-core';
import { demoPerson } from './demoPerson.ts';
import type { Identity, Person } from './identity.ts';

const algorithm = 'ES256';
/** The media type of a JWT access token (RFC 9068); an ID token has another. */
const tokenType = 'at+jwt';

export interface DevelopmentIdentityOptions {
  readonly issuer: string;
  readonly audience: string;
  /** Private, ES256. */
  readonly key: JWK;
  readonly now: () => Date;
  /** The claim that lists a person's role titles. */
  readonly rolesClaim?: string;
  /** How long a minted token is good for. */
  readonly lifetimeSeconds?: number;
}

export interface DevelopmentIdentity extends Identity {
  /** An access token for the demo person of a role. */
  mint(title: RoleTitle): Promise<string>;
}

/** A new private key to sign access tokens with. */
export async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: algorithm, use: 'sig' };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/**
 * Signs and verifies access tokens with one key. Verifies signature, algorithm, type, issuer, audience,
 * expiry and not-before; a key that the token itself brings (`jwk`, `jku`, `x5c`) is never looked at.
 */
export async function createDevelopmentIdentity(options: DevelopmentIdentityOptions): Promise<DevelopmentIdentity> {
  const { issuer, audience, key, now } = options;
  const rolesClaim = options.rolesClaim ?? 'https://ssm.invalid/roles';
  const lifetime = options.lifetimeSeconds ?? 3600;
  const { d: _private, ...publicKey } = key;
  const signingKey = await importJWK(key, algorithm);
  const keys = createLocalJWKSet({ keys: [{ ...publicKey, alg: algorithm, use: 'sig' }] });

  return {
    async mint(title) {
      const person = demoPerson(title);
      const seconds = Math.floor(now().getTime() / 1000);
      return new SignJWT({ email: person.email, [rolesClaim]: [title] })
        .setProtectedHeader({ alg: algorithm, typ: tokenType, ...(key.kid === undefined ? {} : { kid: key.kid }) })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(person.sub)
        .setJti(crypto.randomUUID())
        .setIssuedAt(seconds)
        .setNotBefore(seconds)
        .setExpirationTime(seconds + lifetime)
        .sign(signingKey);
    },

    async verify(accessToken): Promise<Person | undefined> {
      try {
        const { payload } = await jwtVerify(accessToken, keys, {
          algorithms: [algorithm],
          typ: tokenType,
          issuer,
          audience,
          currentDate: now(),
          requiredClaims: ['sub', 'exp', 'iat'],
        });
        if (text(payload.sub) === '') return undefined;
        return { sub: text(payload.sub), email: text(payload['email']), role: roleOf(texts(payload[rolesClaim])) };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
