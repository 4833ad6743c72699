/** Who the person is, for routes: present once authentication has loaded. */
import { createContext, useContext } from 'react';
import { invariant } from 'ssm-core';
import type { KnownPerson } from './auth.ts';

export const AuthContext = createContext<KnownPerson | null>(null);

export function usePerson(): KnownPerson {
  const person = useContext(AuthContext);
  invariant(person !== null, 'usePerson was called outside App; render the route inside App.');
  return person;
}
