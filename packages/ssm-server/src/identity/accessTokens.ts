/** What makes an access token one to believe, whoever signed it. */
import { errors, type JWTHeaderParameters, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { roleOf } from 'ssm-core';
import type { Identity, Person } from './identity.ts';

export interface TokenRules {
  readonly isIssuer: (issuer: string) => boolean;
  readonly audience: string;
  /** All of them asymmetric: a public key must never do as a secret. */
  readonly algorithms: readonly string[];
  /** The media type that a token's header has to name; without one, what looks like an ID token is refused. */
  readonly type?: string;
  /** Stands before the names of the claims that the standards do not know, `roles` and `preferredCols`. */
  readonly namespace: string;
  /** How far the clocks of issuer and server may be apart. */
  readonly toleranceSeconds: number;
  readonly now: () => Date;
}

/** No provider's token comes near; a header has room for more. */
const longestToken = 8192;
/** Fit to be kept as text and to stand in an address. */
const subjectPattern = /^[^\p{C}]{1,255}$/u;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/**
 * What an access token's header may name where none is demanded: RFC 9068's type, and what providers that do not follow it
 * write. Logout, event and proof tokens are signed with the same keys, and name types of their own.
 */
const accessTokenTypes: readonly unknown[] = [undefined, 'jwt', 'at+jwt', 'application/at+jwt'];

function isAccessTokenType({ typ }: JWTHeaderParameters): boolean {
  return accessTokenTypes.includes(typ?.toLowerCase());
}

/** An ID token is for the application that signs in; only it is bound to that sign-in. */
function isIdToken(payload: JWTPayload): boolean {
  return ['nonce', 'at_hash', 'c_hash', 's_hash'].some((claim) => claim in payload);
}

function personOf(payload: JWTPayload, { isIssuer, type, namespace }: TokenRules): Person | undefined {
  const { iss, sub, exp } = payload;
  if (!isIssuer(text(iss)) || !subjectPattern.test(text(sub))) return undefined;
  if (type === undefined && isIdToken(payload)) return undefined;
  const roles = texts(payload[`${namespace}roles`]);
  return {
    sub: text(sub),
    email: text(payload['email']) || text(payload[`${namespace}email`]),
    role: roleOf(roles),
    roles,
    preferredCols: texts(payload[`${namespace}preferredCols`]),
    expires: new Date(Number(exp) * 1000),
  };
}

/**
 * Verifies signature, algorithm, type, issuer, audience, expiry and not-before. A key that the token itself brings
 * (`jwk`, `jku`, `x5c`) is never looked at. Rejects with what `keys` rejects with, unless it is about the token.
 */
export function createTokenIdentity(keys: JWTVerifyGetKey, rules: TokenRules): Identity {
  const { audience, algorithms, type, toleranceSeconds, now } = rules;
  return {
    async verify(accessToken) {
      if (accessToken.length > longestToken) return undefined;
      try {
        const { payload, protectedHeader } = await jwtVerify(accessToken, keys, {
          algorithms: [...algorithms],
          audience,
          clockTolerance: toleranceSeconds,
          currentDate: now(),
          requiredClaims: ['iss', 'sub', 'exp', 'iat'],
          ...(type === undefined ? {} : { typ: type }),
        });
        return type === undefined && !isAccessTokenType(protectedHeader) ? undefined : personOf(payload, rules);
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
