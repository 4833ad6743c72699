/** The identity port with nobody behind it: everyone is SSM-Public, and nothing is asked of any provider. */
import { roleOf } from 'ssm-core';
import type { Auth, AuthState } from './auth.ts';

/** Ready at once and the same for ever. */
export function createAnonymousAuth(): Auth {
  const state: AuthState = { status: 'ready', requestPath: 'public', role: roleOf([]) };
  return { getState: () => state, subscribe: () => () => {} };
}
