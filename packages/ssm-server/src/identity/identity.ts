/** Who is calling. The port that every identity provider is reached through. */
import type { Role } from 'ssm-core';

export interface Person {
  /** The identity provider's stable name of the person. */
  readonly sub: string;
  /** Empty when the token does not say. */
  readonly email: string;
  readonly role: Role;
}

export interface Identity {
  /** The person an access token speaks for; undefined for a token that must not be believed, whatever the reason. */
  verify(accessToken: string): Promise<Person | undefined>;
}
