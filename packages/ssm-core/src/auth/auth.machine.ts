/** Whether somebody is signed in, and the ways in and out. What is done about it is the port's. */
import { assign, emit, setup } from 'xstate';
import type { SignInFailure, SignInRequest } from './auth.port.ts';
import type { Person } from './person.ts';

export interface AuthContext {
  readonly person: Person | null;
}

export type AuthEvent =
  | { readonly type: 'person.known'; readonly person: Person | null }
  | ({ readonly type: 'signIn.ask' } & SignInRequest)
  | { readonly type: 'signIn.fail'; readonly failure: SignInFailure }
  | { readonly type: 'signOut.ask' }
  /** A call was answered 401. */
  | { readonly type: 'session.expire' };

export type AuthEmitted =
  | ({ readonly type: 'signIn.start' } & SignInRequest)
  | { readonly type: 'signIn.failed'; readonly failure: SignInFailure }
  /** `hasExpired`: the server said so, not the person. */
  | { readonly type: 'signOut.start'; readonly hasExpired: boolean };

export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
  },
  guards: {
    'somebody is known': (_, person: Person | null) => person !== null,
  },
  actions: {
    rememberPerson: assign((_, person: Person | null) => ({ person })),
    forgetPerson: assign({ person: null }),
    startSignIn: emit((_, request: SignInRequest) => ({ type: 'signIn.start', ...request }) as const),
    tellFailure: emit((_, failure: SignInFailure) => ({ type: 'signIn.failed', failure }) as const),
    startSignOut: emit((_, hasExpired: boolean) => ({ type: 'signOut.start', hasExpired }) as const),
  },
}).createMachine({
  id: 'auth',
  context: { person: null },
  initial: 'loading',
  on: {
    'person.known': [
      {
        guard: { type: 'somebody is known', params: ({ event }) => event.person },
        target: '.signedIn',
        actions: { type: 'rememberPerson', params: ({ event }) => event.person },
      },
      { target: '.signedOut', actions: 'forgetPerson' },
    ],
    'signIn.fail': {
      target: '.signedOut',
      actions: ['forgetPerson', { type: 'tellFailure', params: ({ event }) => event.failure }],
    },
  },
  states: {
    /** Nothing is shown. */
    loading: {},
    signedOut: {
      on: {
        'signIn.ask': {
          target: 'leaving',
          actions: {
            type: 'startSignIn',
            params: ({ event: { target, isSignUp } }) => ({ target, isSignUp }),
          },
        },
      },
    },
    /** On the way to the provider; a second press does nothing. */
    leaving: {},
    signedIn: {
      on: {
        'signOut.ask': { target: 'signedOut', actions: ['forgetPerson', { type: 'startSignOut', params: false }] },
        // However many calls fail, the first ends the session.
        'session.expire': { target: 'signedOut', actions: ['forgetPerson', { type: 'startSignOut', params: true }] },
      },
    },
  },
});
