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
 * A number that is another one for another person, and for the same one in another role: what they found and chose is not
 * for the next. A visitor who signs in stays who they were.
 */
export function usePerson(sub: string | undefined, role: Role): number {
  const [person, setPerson] = useState<Person>({ sub, role, number: 0 });
  if (person.sub === sub && person.role.title === role.title) return person.number;
  const next = { sub, role, number: person.number + (isVisitor(person) ? 0 : 1) };
  setPerson(next);
  return next.number;
}
