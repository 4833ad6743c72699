/**
 * Reads what oidc-client-ts stores in local storage, without its code and without naming the user.
 * Part of the page's first script, so it stays small.
 */

export interface SignInPlace {
  readonly issuer: string;
  readonly clientId: string;
}

export interface KeptSignIn {
  readonly profile: Readonly<Record<string, unknown>>;
  readonly accessToken: string;
  readonly idToken: string | undefined;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  readonly refreshToken: string | undefined;
}

/** Renews a token this long before it expires, so that none expires in transit. */
const renewBeforeSeconds = 30;

export function isFresh({ expiresAt }: Pick<KeptSignIn, 'expiresAt'>, nowSeconds: number): boolean {
  return expiresAt - nowSeconds > renewBeforeSeconds;
}

export function signInKey({ issuer, clientId }: SignInPlace): string {
  return `oidc.user:${issuer}:${clientId}`;
}

const isLoose = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the stored session, even an expired one; null without one or with blocked storage. */
export function keptSignIn(store: Pick<Storage, 'getItem'>, place: SignInPlace): KeptSignIn | null {
  let text: string | null;
  try {
    text = store.getItem(signInKey(place));
  } catch {
    return null;
  }
  const kept = text === null ? null : parsed(text);
  if (!isLoose(kept) || !isLoose(kept['profile'])) return null;
  const { profile, access_token: accessToken, expires_at: expiresAt, refresh_token: refresh, id_token: idToken } = kept;
  if (typeof accessToken !== 'string' || typeof expiresAt !== 'number') return null;
  return {
    profile,
    accessToken,
    expiresAt,
    idToken: typeof idToken === 'string' ? idToken : undefined,
    refreshToken: typeof refresh === 'string' ? refresh : undefined,
  };
}

/**
 * Returns whether a query carries the end of a sign-in.
 * A code alone counts too, though it cannot be redeemed: the result is a validated session or a notice of the failure.
 */
export function carriesSignIn(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return parameters.has('code') || (parameters.has('state') && parameters.has('error'));
}
