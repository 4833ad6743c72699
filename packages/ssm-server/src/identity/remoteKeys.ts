/** The public keys of an identity provider elsewhere, fetched when they are needed and kept while it is away. */
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

/** No key of the provider is known, and it does not answer: nothing can be said about any token. */
class KeysUnavailableError extends Error {
  override readonly name = 'KeysUnavailableError';
}

export interface RemoteKeysOptions {
  /** As the provider calls itself; with or without a slash at its end. */
  readonly issuer: string;
  readonly fetch: (address: string, init: { readonly signal: AbortSignal }) => Promise<Response>;
  /** Milliseconds that never go back. */
  readonly now: () => number;
  /** Told of each attempt that failed. */
  readonly onFailure: (error: unknown) => void;
}

/** For discovery and keys together; whoever asks is answered within three seconds. */
const patienceMs = 2500;
/** Between two attempts: a key that is new is found within five seconds, made-up names of keys cost no more than this. */
const cooldownMs = 4000;
/** From here on keys are fetched anew in the background. */
const agingMs = 4 * 60_000;
/** From here on nobody is answered from them before they have been asked for again: a removed key is gone by then. */
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

/** Rejects with KeysUnavailableError, or with an error of jose for a token whose key is not the provider's. */
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

  /** Resolves once an attempt has ended, whichever way; at once when the last one was a moment ago. */
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
