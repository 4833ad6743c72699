import { useState } from 'react';
import type { Role } from 'ssm-core';

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
  const [person, setPerson] = useState<Person>({ sub, role, number: 0 });
  if (person.sub === sub && person.role.title === role.title) return person.number;
  const next = { sub, role, number: person.number + (isVisitor(person) ? 0 : 1) };
  setPerson(next);
  return next.number;
}
