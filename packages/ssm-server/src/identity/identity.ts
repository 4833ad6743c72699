/** Who is calling. The port that every identity provider is reached through. */
import type { Role } from 'ssm-core';

export interface Person {
  /** The identity provider's stable name of the person. */
  readonly sub: string;
  /** Empty when the token does not say. */
  readonly email: string;
  readonly role: Role;
  /** The titles that the token lists, known or not. */
  readonly roles: readonly string[];
  /** The columns that the token says the person prefers, as it says them. */
  readonly preferredCols: readonly string[];
  /** When the token ends. */
  readonly expires: Date;
}

export interface Identity {
  /**
   * The person an access token speaks for; undefined for a token that must not be believed, whatever the reason.
   * Rejects while nothing can be said, because the provider's keys cannot be had.
   */
  verify(accessToken: string): Promise<Person | undefined>;
}

/** The token in an Authorization header; undefined without the header, or when it names another scheme. */
export function bearerToken(authorization: string | null): string | undefined {
  return authorization?.match(/^Bearer +([A-Za-z0-9\-._~+/]+=*) *$/i)?.[1];
}
