/** Tokens of the project's own identity provider, for development, demonstrations and tests. */
import { createLocalJWKSet, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import type { RoleTitle } from 'ssm-core';
import { createTokenIdentity } from './accessTokens.ts';
import { demoPerson } from './demoPerson.ts';
import type { Identity } from './identity.ts';

const algorithm = 'ES256';
/** The media type of a JWT access token (RFC 9068); an ID token has another. */
const tokenType = 'at+jwt';
/** Where the claims of this product stand unless a setting says otherwise. */
const defaultNamespace = 'https://ssm.invalid/';

export interface DevelopmentIdentityOptions {
  /** Of the tokens that are minted. */
  readonly issuer: string;
  /** Other issuers whose tokens this key signed: the provider is the issuer that its address says. */
  readonly isIssuer?: (issuer: string) => boolean;
  readonly audience: string;
  /** Private, ES256. */
  readonly key: JWK;
  readonly now: () => Date;
  /** Stands before the names of the product's own claims. */
  readonly namespace?: string;
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

/** Signs and verifies access tokens with one key. */
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
