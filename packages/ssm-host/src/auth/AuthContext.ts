import { createContext, useContext } from 'react';
import type { KnownPerson } from 'ssm-core';
import { invariant } from 'ssm-core/internal';
import type { AppAuth } from './appAuth.ts';

export interface AuthValue extends KnownPerson, Pick<AppAuth, 'canSignIn' | 'signIn' | 'signOut'> {}

export const AuthContext = createContext<AuthValue | null>(null);

export function useAuth(): AuthValue {
  const value = useContext(AuthContext);
  invariant(value !== null, 'useAuth was called outside App; render the route inside App.');
  return value;
}
