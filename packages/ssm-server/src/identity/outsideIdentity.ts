/** Verifies access tokens of any OpenID Connect provider that signs them as JWTs. */
import { createTokenIdentity } from './accessTokens.ts';
import type { Identity } from './identity.ts';
import { createRemoteKeys, type RemoteKeysOptions } from './remoteKeys.ts';

export interface OutsideIdentityOptions extends Omit<RemoteKeysOptions, 'now'> {
  readonly audience: string;
  readonly namespace: string;
}

const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'] as const;
const toleranceSeconds = 10;

/** Sends no request to the provider before the first token arrives. */
export function createOutsideIdentity({ issuer, audience, namespace, ...rest }: OutsideIdentityOptions): Identity {
  const withoutSlash = issuer.replace(/\/$/, '');
  return createTokenIdentity(createRemoteKeys({ issuer, ...rest, now: () => performance.now() }), {
    isIssuer: (named) => named.replace(/\/$/, '') === withoutSlash,
    audience,
    algorithms,
    namespace,
    toleranceSeconds,
    now: () => new Date(),
  });
}
