/** The session that oidc-client-ts keeps in local storage, read without its code. */
import { type Person, personOf } from 'ssm-core';

export interface OidcSettings {
  /** The provider's address, without `/.well-known`. */
  readonly issuer: string;
  readonly clientId: string;
  /** Whom access tokens are for. */
  readonly audience: string | undefined;
  readonly scope: string;
  /** Stands before the names of the application's own claims. */
  readonly claimNamespace: string;
  /** Where the provider leads after signing out: an address, or a path of the application; its root without. */
  readonly logoutUrl: string | undefined;
}

export interface OidcSession {
  readonly person: Person;
  readonly accessToken: string;
  /** What the provider is shown when the person signs out. */
  readonly idToken: string | undefined;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

type SessionStore = Pick<Storage, 'getItem' | 'removeItem'>;

/** The name under which oidc-client-ts keeps the person. */
export function sessionKey({ issuer, clientId }: OidcSettings): string {
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

/** The session kept; null when there is none that could still be used. Blocked storage holds none. */
export function readSession(store: SessionStore, settings: OidcSettings, nowSeconds: number): OidcSession | null {
  let text: string | null;
  try {
    text = store.getItem(sessionKey(settings));
  } catch {
    return null;
  }
  const kept = text === null ? null : parsed(text);
  if (!isLoose(kept) || !isLoose(kept['profile'])) return null;
  const { access_token: accessToken, expires_at: expiresAt, refresh_token: refreshToken, id_token: idToken } = kept;
  if (typeof accessToken !== 'string' || typeof expiresAt !== 'number') return null;
  if (expiresAt <= nowSeconds && typeof refreshToken !== 'string') return null;
  const person = personOf(kept['profile'], settings.claimNamespace);
  if (person === null) return null;
  return { person, accessToken, expiresAt, idToken: typeof idToken === 'string' ? idToken : undefined };
}

export function dropSession(store: SessionStore, settings: OidcSettings): void {
  try {
    store.removeItem(sessionKey(settings));
  } catch {
    // What cannot be reached holds nothing.
  }
}
