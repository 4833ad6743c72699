import type { ColumnKey, Role } from 'ssm-core';
import { sha256Of } from 'ssm-core/internal';

export interface Person {
  /** The provider's stable id of the person. */
  readonly sub: string;
  /** Empty if the token has no address. */
  readonly email: string;
  readonly role: Role;
  readonly roles: readonly string[];
  /** Preferred columns as the token has them, unchecked. */
  readonly preferredCols: readonly string[];
  readonly expires: Date;
}

export interface Identity {
  /**
   * Returns the person; undefined if the token must not be trusted. Rejects while the provider's keys are unavailable.
   */
  verify(accessToken: string): Promise<Person | undefined>;
}

/** Returns the token in an Authorization header; undefined without a header or with another scheme. */
export function bearerToken(authorization: string | null): string | undefined {
  return authorization?.match(/^Bearer +([A-Za-z0-9\-._~+/]+=*) *$/i)?.[1];
}

export interface Revocations {
  isRevoked(tokenId: string): boolean;
  revoke(tokenId: string, expires: Date): Promise<void>;
}

/**
 * Returns an id of a token that does not disclose it. The signature is left out, because the same claims can have a
 * second valid signature, which can be made without the key.
 */
export async function tokenIdOf(accessToken: string): Promise<string> {
  const signed = accessToken.slice(0, accessToken.lastIndexOf('.'));
  return sha256Of(signed);
}

export function createRevocations(): Revocations {
  const revoked = new Set<string>();
  return {
    isRevoked: (tokenId) => revoked.has(tokenId),
    revoke: async (tokenId) => void revoked.add(tokenId),
  };
}

export interface Preferences {
  columnsOf(sub: string): Promise<readonly ColumnKey[] | undefined>;
  saveColumns(sub: string, columns: readonly ColumnKey[]): Promise<void>;
}

/** Stores preferences in memory. */
export function createPreferences(): Preferences {
  const columns = new Map<string, readonly ColumnKey[]>();
  return {
    columnsOf: async (sub) => columns.get(sub),
    saveColumns: async (sub, chosen) => void columns.set(sub, chosen),
  };
}
