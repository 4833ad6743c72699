import { type Builder, type ColumnKey, type Role, roleOf, type SatClient, SatError } from 'ssm-core';

/** Returns the current access token, or nothing while the user is signed out. */
export type GetAccessToken = () => string | null | undefined | Promise<string | null | undefined>;

export interface SignedIn {
  readonly sub: string;
  readonly role: Role;
  readonly preferredColumns: readonly ColumnKey[];
  readonly builder: Builder | undefined;
}

export interface Session {
  /** `visitor`: nobody is signed in. `asking`: the session is not resolved yet. `failed`: it could not be resolved. */
  readonly status: 'visitor' | 'asking' | 'failed' | 'signedIn';
  readonly person: SignedIn | null;
}

export const visitor: Session = { status: 'visitor', person: null };
export const asking: Session = { status: 'asking', person: null };
export const failed: Session = { status: 'failed', person: null };

/**
 * Checks the result of `getAccessToken`. Returns the token, or null if the user is signed out. Throws if no HTTP
 * header can carry the token, because the browser's own error names neither token nor cause.
 */
export function checkToken(token: unknown): string | null {
  if (token === undefined || token === null || token === '') return null;
  if (typeof token !== 'string')
    throw new TypeError(`Expected the access token as a string, or null, not a value of type ${typeof token}`);
  try {
    // Headers trims white space at the end of the value.
    new Headers().set('Authorization', `Bearer ${token}`);
    return token;
  } catch (cause) {
    const [found = ''] = /[^ -\u00FF]/u.exec(token) ?? [];
    const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    const named = /[\n\r]/.test(found) ? 'a line break' : `the character U+${code}`;
    throw new TypeError(`The access token contains ${named}; trim it`, { cause });
  }
}

/**
 * Returns the person whose token this is, or null if the server refuses the token. Rejects on other failures, because
 * the token may still be valid.
 */
export async function identify(client: SatClient, signal: AbortSignal): Promise<Omit<SignedIn, 'builder'> | null> {
  try {
    const { data } = await client.get('/menuquery/jwt/validate', { params: {}, signal });
    return { sub: data.sub, role: roleOf(data.roles), preferredColumns: data.preferredCols };
  } catch (error) {
    if (error instanceof SatError && error.status === 401) return null;
    throw error;
  }
}
