import type { Role } from 'ssm-core';
import { useMemoFromPrevious } from '../ui/hooks/useMemoFromPrevious.ts';

interface Person {
  readonly sub: string | undefined;
  readonly role: Role;
  readonly number: number;
}

function isVisitor({ sub, role }: Person): boolean {
  return sub === undefined && role.isPublic;
}

/**
 * Returns a key that changes with the person or role, so that state does not leak to the next. A visitor who signs in
 * keeps theirs.
 */
export function usePerson(sub: string | undefined, role: Role): number {
  return useMemoFromPrevious<Person>([sub, role.title], (previous) => {
    const isSame = previous === undefined || isVisitor(previous);
    return { sub, role, number: (previous?.number ?? 0) + (isSame ? 0 : 1) };
  }).number;
}
