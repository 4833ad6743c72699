/** The identity port with nobody behind it: everyone is SSM-Public, and nothing is asked of any provider. */
import { roleOf } from 'ssm-core';
import type { Auth, KnownPerson } from '../../auth/auth.ts';

/** Ready at once; that nobody can sign in here is told to whoever tries. */
export function createAnonymousAuth(): Auth {
  const listeners = new Set<() => void>();
  let state: KnownPerson = { status: 'ready', person: null, requestPath: 'public', role: roleOf([]), notice: null };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    canSignIn: false,
    signIn() {
      state = { ...state, notice: { what: 'not_available' } };
      for (const listener of listeners) listener();
    },
    signOut() {},
    accessToken: async () => undefined,
    expire() {},
  };
}
