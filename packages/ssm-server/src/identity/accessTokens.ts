import { errors, type JWTHeaderParameters, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { roleOf } from 'ssm-core';
import type { Identity, Person } from './identity.ts';

export interface TokenRules {
  readonly isIssuer: (issuer: string) => boolean;
  readonly audience: string;
  /** Only asymmetric algorithms, so that nobody can use a public key as an HMAC secret. */
  readonly algorithms: readonly string[];
  /** Media type that the header of a token must have. By default, tokens that look like ID tokens are refused. */
  readonly type?: string;
  /** Prefix of the non-standard claims `roles` and `preferredCols`. */
  readonly namespace: string;
  readonly toleranceSeconds: number;
  readonly now: () => Date;
}

/** No real token is longer, and a header may be longer than this. */
const longestToken = 8192;
const subjectPattern = /^[^\p{C}]{1,255}$/u;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/**
 * Header types accepted when none is required: that of RFC 9068, and common deviations. Tokens for logout, events and
 * proofs have the same keys but other types.
 */
const accessTokenTypes: readonly unknown[] = [undefined, 'jwt', 'at+jwt', 'application/at+jwt'];

function isAccessTokenType({ typ }: JWTHeaderParameters): boolean {
  return accessTokenTypes.includes(typ?.toLowerCase());
}

/** Recognises ID tokens, which are not meant for a server. Only they have these claims. */
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
 * Verifies signature, algorithm, type, issuer, audience, expiry and not-before. Keys inside the token (`jwk`, `jku`,
 * `x5c`) are ignored. Errors about the token give undefined; other errors of `keys` are thrown.
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
