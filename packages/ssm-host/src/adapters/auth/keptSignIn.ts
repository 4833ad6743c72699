/** What oidc-client-ts keeps in local storage, read without its code and without saying who the person is. */

export interface SignInPlace {
  /** The provider's address, without `/.well-known`. */
  readonly issuer: string;
  readonly clientId: string;
}

export interface KeptSignIn {
  /** The claims of the person. */
  readonly profile: Readonly<Record<string, unknown>>;
  readonly accessToken: string;
  /** What the provider is shown when the person signs out. */
  readonly idToken: string | undefined;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  /** With it another token can be had once this one has expired. */
  readonly refreshToken: string | undefined;
}

/** A token is renewed this long before it expires, so that none expires on its way. */
const renewBeforeSeconds = 30;

/** Whether the token is good for a request that is sent now. */
export function isFresh({ expiresAt }: Pick<KeptSignIn, 'expiresAt'>, nowSeconds: number): boolean {
  return expiresAt - nowSeconds > renewBeforeSeconds;
}

/** The name under which oidc-client-ts keeps the person. */
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

/** The session kept, expired or not; null where there is none. Blocked storage holds none. */
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
