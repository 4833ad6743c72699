import type { ColumnKey } from '../api/types.ts';
import { knownColumnKeys } from '../columns/columns.offer.ts';
import { type Role, roleOf } from '../roles/roles.ts';

export interface Person {
  /** The provider's stable id of the person. */
  readonly sub: string;
  readonly email: string | null;
  /** Roles as in the claim, known or not. */
  readonly roles: readonly string[];
  /** Role that results from `roles`; SSM-Public without a known one. */
  readonly role: Role;
  /** Column keys saved as a preference, without keys that are no longer columns. */
  readonly preferredColumns: readonly ColumnKey[];
  /** Whether the user chose full-height tables in this browser. Not part of the token. */
  readonly hasTallTable?: boolean | undefined;
}

function textsOf(claim: unknown): readonly string[] {
  if (typeof claim === 'string') return [claim];
  return Array.isArray(claim) ? claim.filter((item) => typeof item === 'string') : [];
}

/**
 * Returns the person of a set of claims; null without `sub`, which every provider sends.
 * Reads the application's own claims `<namespace>roles` and `<namespace>preferredCols`.
 */
export function personOf(claims: Readonly<Record<string, unknown>>, namespace: string): Person | null {
  const { sub, email } = claims;
  if (typeof sub !== 'string' || sub === '') return null;
  const roles = textsOf(claims[`${namespace}roles`]);
  const columns = textsOf(claims[`${namespace}preferredCols`]);
  return {
    sub,
    email: typeof email === 'string' && email !== '' ? email : null,
    roles,
    role: roleOf(roles),
    preferredColumns: knownColumnKeys(columns),
  };
}
