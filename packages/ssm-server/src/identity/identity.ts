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
