import { knownPerson } from 'ssm-core/internal';
import type { AppAuth } from '../../auth/auth.ts';

export function createAnonymousAuth(): AppAuth {
  const listeners = new Set<() => void>();
  let state = knownPerson(null, null);
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    canSignIn: false,
    signIn() {
      state = knownPerson(null, { what: 'not_available' });
      for (const listener of listeners) listener();
    },
    signOut() {},
    accessToken: async () => undefined,
    expire() {},
  };
}
