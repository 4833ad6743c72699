import type { ColumnKey } from '../api/types.ts';
import { knownColumnKeys } from '../columns/columns.offer.ts';
import { type Role, roleOf } from '../roles/roles.ts';

export interface Person {
  /** The provider's stable id of the person. */
  readonly sub: string;
  readonly email: string | null;
  /** Roles as in the claim, known or not. */
  readonly roles: readonly string[];
  /** Role that follows from `roles`; SSM-Public if none of them is known. */
  readonly role: Role;
  /** Preferred columns from the token, without keys that are no longer columns. */
  readonly preferredColumns: readonly ColumnKey[];
  /** Whether the user chose full-height tables in this browser. The token does not say. */
  readonly hasTallTable?: boolean | undefined;
}

function textsOf(claim: unknown): readonly string[] {
  if (typeof claim === 'string') return [claim];
  return Array.isArray(claim) ? claim.filter((item) => typeof item === 'string') : [];
}

/**
 * Returns the person that claims describe; null without `sub`, which every provider sends. Also reads the application's
 * own claims `<namespace>roles` and `<namespace>preferredCols`.
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
