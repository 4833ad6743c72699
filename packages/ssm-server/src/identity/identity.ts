import type { Role } from 'ssm-core';

export interface Person {
  /** The provider's stable id of the person. */
  readonly sub: string;
  /** Empty when the token has none. */
  readonly email: string;
  readonly role: Role;
  readonly roles: readonly string[];
  /** Preferred columns from the token, unchecked. */
  readonly preferredCols: readonly string[];
  readonly expires: Date;
}

export interface Identity {
  /** Returns undefined for a token that must not be trusted. Rejects while the provider's keys are unavailable. */
  verify(accessToken: string): Promise<Person | undefined>;
}

/** Returns the token of an Authorization header; undefined without one or for another scheme. */
export function bearerToken(authorization: string | null): string | undefined {
  return authorization?.match(/^Bearer +([A-Za-z0-9\-._~+/]+=*) *$/i)?.[1];
}
