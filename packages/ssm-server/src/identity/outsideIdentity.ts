/** Verifies access tokens of any OpenID Connect provider that signs them as JWTs. */
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import { createTokenIdentity } from './accessTokens.ts';
import type { Identity } from './identity.ts';

export interface OutsideIdentityOptions extends Omit<RemoteKeysOptions, 'now'> {
  readonly audience: string;
  readonly namespace: string;
}

const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA'] as const;
const toleranceSeconds = 10;

/** Verifies tokens. Nothing is requested from the provider before the first token arrives. */
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

class KeysUnavailableError extends Error {
  override readonly name = 'KeysUnavailableError';
}

export interface RemoteKeysOptions {
  /** The provider's own issuer, with or without a final slash. */
  readonly issuer: string;
  readonly fetch: (address: string, init: { readonly signal: AbortSignal }) => Promise<Response>;
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
}

/** Time for discovery and keys together, so that callers get an answer within three seconds. */
const patienceMs = 2500;
/**
 * Pause between two requests for keys. A new key is found within five seconds, and invented key ids cause no further
 * requests.
 */
const cooldownMs = 4000;
const agingMs = 4 * 60_000;
/** Older keys must be refreshed before use, so that a removed key is no longer accepted after this time. */
const staleMs = 8 * 60_000;

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

async function getJson(options: RemoteKeysOptions, address: string, signal: AbortSignal): Promise<unknown> {
  const response = await options.fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

async function fetchKeys(options: RemoteKeysOptions): Promise<JWTVerifyGetKey> {
  const issuer = withoutSlash(options.issuer);
  const signal = AbortSignal.timeout(patienceMs);
  const found = await getJson(options, `${issuer}/.well-known/openid-configuration`, signal);
  const { issuer: named, jwks_uri: address } = (found ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof named !== 'string' || withoutSlash(named) !== issuer || typeof address !== 'string') {
    throw new Error(`${issuer} does not describe itself as the issuer that the settings name`);
  }
  return createLocalJWKSet((await getJson(options, address, signal)) as JSONWebKeySet);
}

/**
 * Fetches the public keys of a remote provider when needed, and caches them while the provider is down. Rejects with
 * KeysUnavailableError or, for an unknown key, with an error of jose.
 */
export function createRemoteKeys(options: RemoteKeysOptions): JWTVerifyGetKey {
  const { now, onFailure } = options;
  let keys: JWTVerifyGetKey | undefined;
  let fetchedAt = 0;
  let attemptedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;

  async function attempt(): Promise<void> {
    attemptedAt = now();
    try {
      keys = await fetchKeys(options);
      fetchedAt = now();
    } catch (error) {
      onFailure(error);
    }
  }

  /**
   * Resolves when the request for keys has ended, even without success. Resolves at once if the last request was a
   * short time ago.
   */
  function refresh(): Promise<void> {
    if (pending === undefined && now() - attemptedAt < cooldownMs) return Promise.resolve();
    pending ??= attempt().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  return async (header, token) => {
    const age = now() - fetchedAt;
    if (keys === undefined || age > staleMs) await refresh();
    else if (age > agingMs) void refresh();
    if (keys === undefined) throw new KeysUnavailableError(`The keys of ${options.issuer} cannot be had`);
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await refresh();
      return keys(header, token);
    }
  };
}
