/** The auth machine running. It comes with the first session or sign-in, so that visitors do not wait for it. */
import { authMachine } from 'ssm-core';
import { type Actor, createActor } from 'xstate';

export type AuthActor = Actor<typeof authMachine>;

export function startAuthActor(): AuthActor {
  return createActor(authMachine).start();
}
