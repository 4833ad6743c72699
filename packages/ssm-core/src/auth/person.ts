/** Who a token says a person is. */
import type { ColumnKey } from '../api/types.ts';
import { knownColumnKeys } from '../columns/columns.offer.ts';
import { type Role, roleOf } from '../roles/roles.ts';

export interface Person {
  /** The provider's lasting name for the person. */
  readonly sub: string;
  readonly email: string | null;
  /** As the claim has them; known or not. */
  readonly roles: readonly string[];
  /** What the roles come to; SSM-Public without a known one. */
  readonly role: Role;
  /** Column keys saved as a preference; those that are no longer columns are left out. */
  readonly preferredColumns: readonly ColumnKey[];
  /** Whether they asked this browser for tables as high as the window; no claim says it. */
  readonly hasTallTable?: boolean | undefined;
}

/** A list of texts, or one text alone; anything else is none. */
function textsOf(claim: unknown): readonly string[] {
  if (typeof claim === 'string') return [claim];
  return Array.isArray(claim) ? claim.filter((item) => typeof item === 'string') : [];
}

/**
 * The person of a set of claims, of which `<namespace>roles` and `<namespace>preferredCols` are the
 * application's own; null without a `sub`, which every provider sends.
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
