/**
 * Reads what oidc-client-ts stores in local storage, without the code of that library and without the user's name.
 * This is part of the page's first script, so it must stay small.
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

/** A token counts as expired this long before its end, so that no token expires on its way to the server. */
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

/**
 * Returns the stored session, even if its token has expired. Returns null without a session or with blocked storage.
 */
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
 * Returns whether a query ends a sign-in. A code without its state counts too. It cannot be redeemed, but the result
 * is then a validated session or a notice of the failure.
 */
export function carriesSignIn(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return parameters.has('code') || (parameters.has('state') && parameters.has('error'));
}
