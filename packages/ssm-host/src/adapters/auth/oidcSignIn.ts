/** The session that oidc-client-ts keeps in local storage, read without its code. */
import { type Person, personOf } from 'ssm-core';
import { type KeptSignIn, keptSignIn, type SignInPlace, signInKey } from './keptSignIn.ts';

export interface OidcSettings extends SignInPlace {
  /** Whom access tokens are for. */
  readonly audience: string | undefined;
  readonly scope: string;
  /** Stands before the names of the application's own claims. */
  readonly claimNamespace: string;
  /** Where the provider leads after signing out: an address, or a path of the application; its root without. */
  readonly logoutUrl: string | undefined;
}

export interface OidcSession extends Pick<KeptSignIn, 'accessToken' | 'idToken' | 'expiresAt'> {
  readonly person: Person;
}

export type SessionStore = Pick<Storage, 'getItem' | 'removeItem'>;

/** The session kept; null when there is none that could still be used. Blocked storage holds none. */
export function readSession(store: SessionStore, settings: OidcSettings, nowSeconds: number): OidcSession | null {
  const kept = keptSignIn(store, settings);
  if (kept === null || (kept.expiresAt <= nowSeconds && kept.refreshToken === undefined)) return null;
  const person = personOf(kept.profile, settings.claimNamespace);
  if (person === null) return null;
  const { accessToken, expiresAt, idToken } = kept;
  return { person, accessToken, expiresAt, idToken };
}

export function dropSession(store: SessionStore, settings: OidcSettings): void {
  try {
    store.removeItem(signInKey(settings));
  } catch {
    // What cannot be reached holds nothing.
  }
}
