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
