import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import type { RoleTitle } from 'ssm-core';
import { createTokenIdentity } from './accessTokens.ts';
import { demoPerson } from './demoPerson.ts';
import type { Identity } from './identity.ts';

const algorithm = 'ES256';
/** Media type of a JWT access token (RFC 9068). ID tokens do not have it. */
const tokenType = 'at+jwt';
const defaultNamespace = 'https://ssm.invalid/';

export interface DevelopmentIdentityOptions {
  readonly issuer: string;
  /** Accepts further issuers that sign with this key, because the provider's issuer changes with its address. */
  readonly isIssuer?: (issuer: string) => boolean;
  readonly audience: string;
  /** A private ES256 key. */
  readonly key: JWK;
  readonly now: () => Date;
  readonly namespace?: string;
  readonly lifetimeSeconds?: number;
}

export interface DevelopmentIdentity extends Identity {
  mint(title: RoleTitle): Promise<string>;
}

export async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: algorithm, use: 'sig' };
}

export async function createDevelopmentIdentity(options: DevelopmentIdentityOptions): Promise<DevelopmentIdentity> {
  const { issuer, isIssuer, audience, key, now, namespace = defaultNamespace, lifetimeSeconds = 3600 } = options;
  const { d: _private, ...publicKey } = key;
  const signingKey = await importJWK(key, algorithm);
  const keys = createLocalJWKSet({ keys: [{ ...publicKey, alg: algorithm, use: 'sig' }] });
  const identity = createTokenIdentity(keys, {
    isIssuer: (named) => named === issuer || isIssuer?.(named) === true,
    audience,
    algorithms: [algorithm],
    type: tokenType,
    namespace,
    toleranceSeconds: 0,
    now,
  });

  return {
    ...identity,
    async mint(title) {
      const person = demoPerson(title);
      const seconds = Math.floor(now().getTime() / 1000);
      return new SignJWT({ email: person.email, [`${namespace}roles`]: [title] })
        .setProtectedHeader({ alg: algorithm, typ: tokenType, ...(key.kid === undefined ? {} : { kid: key.kid }) })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(person.sub)
        .setJti(crypto.randomUUID())
        .setIssuedAt(seconds)
        .setNotBefore(seconds)
        .setExpirationTime(seconds + lifetimeSeconds)
        .sign(signingKey);
    },
  };
}
