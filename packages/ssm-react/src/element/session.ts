/** Who the page says is signed in: asked of the page's function, and of the server what its token comes to. */
import { type Builder, type ColumnKey, type Role, roleOf, type SatClient, SatError } from 'ssm-core';

/** Answers the access token of the moment; nothing while nobody is signed in. */
export type GetAccessToken = () => string | null | undefined | Promise<string | null | undefined>;

export interface SignedIn {
  readonly sub: string;
  readonly role: Role;
  readonly preferredColumns: readonly ColumnKey[];
  readonly builder: Builder | undefined;
}

export interface Session {
  /** `asking`: who it is is not known yet. `failed`: it could not be found out. */
  readonly status: 'visitor' | 'asking' | 'failed' | 'signedIn';
  readonly person: SignedIn | null;
}

export const visitor: Session = { status: 'visitor', person: null };
export const asking: Session = { status: 'asking', person: null };
export const failed: Session = { status: 'failed', person: null };

/**
 * Returns the token of `getAccessToken`, or null where nobody is signed in. Throws where no header can carry it: the browser's own
 * error names neither the token nor the cause.
 */
export function checkToken(token: unknown): string | null {
  if (token === undefined || token === null || token === '') return null;
  if (typeof token !== 'string')
    throw new TypeError(`Expected the access token as a string, or null, not a ${typeof token}`);
  try {
    // Trims its end by itself.
    new Headers().set('Authorization', `Bearer ${token}`);
    return token;
  } catch (cause) {
    const [found = ''] = /[^ -\u00FF]/u.exec(token) ?? [];
    const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    const named = /[\n\r]/.test(found) ? 'a line break' : `the character U+${code}`;
    throw new TypeError(`The access token contains ${named}; trim it`, { cause });
  }
}

/** Who the token is of; null where the server refuses it. Rejects where it cannot say: the token may be good. */
export async function identify(client: SatClient, signal: AbortSignal): Promise<Omit<SignedIn, 'builder'> | null> {
  try {
    const { data } = await client.get('/menuquery/jwt/validate', { params: {}, signal });
    return { sub: data.sub, role: roleOf(data.roles), preferredColumns: data.preferredCols };
  } catch (error) {
    if (error instanceof SatError && error.status === 401) return null;
    throw error;
  }
}
