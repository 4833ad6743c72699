import { type Person, personOf } from 'ssm-core';
import { type KeptSignIn, keptSignIn, type SignInPlace, signInKey } from './storedSession.ts';

export interface OidcSettings extends SignInPlace {
  readonly audience: string | undefined;
  readonly scope: string;
  readonly claimNamespace: string;
  /**
   * Where the user arrives after sign-out: an address, or a path of the application. Default: the root of the
   * application.
   */
  readonly logoutUrl: string | undefined;
}

export interface OidcSession extends Pick<KeptSignIn, 'accessToken' | 'idToken' | 'expiresAt'> {
  readonly person: Person;
}

export type SessionStore = Pick<Storage, 'getItem' | 'removeItem'>;

/** Returns the stored session. Returns null if no usable session is stored, or storage is blocked. */
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
    // Blocked storage has no session to drop.
  }
}
