import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { AuthNotice, SignInProblem, SignInRequest } from './auth.port.ts';
import type { Person } from './person.ts';

export interface AuthMachineContext {
  readonly person: Person | null;
  readonly notice: { readonly what: AuthNotice } | null;
  readonly request: SignInRequest | null;
  readonly ended: 'expired' | 'signedOut' | null;
  readonly isUnchecked: boolean;
}

export type AuthEvent =
  | { readonly type: 'person.known'; readonly person: Person | null }
  | { readonly type: 'person.return'; readonly person: Person }
  | ({ readonly type: 'signIn.ask' } & SignInRequest)
  | { readonly type: 'signIn.fail'; readonly failure: SignInProblem }
  | { readonly type: 'signOut.ask' }
  | { readonly type: 'session.expire' };

function neverProvided(): never {
  throw new Error('the effects of authentication are provided by createAuth');
}

export const authMachine = setup({
  types: {
    context: {} as AuthMachineContext,
    events: {} as AuthEvent,
  },
  actors: {
    followPerson: fromCallback<{ readonly type: never }>(neverProvided),
    signIn: fromPromise<SignInProblem, SignInRequest | null>(neverProvided),
    checkSession: fromPromise<boolean, { readonly isUnchecked: boolean }>(neverProvided),
    endSession: fromPromise<void, AuthMachineContext['ended']>(neverProvided),
  },
  delays: {
    /** After this delay, the navigation to the provider has probably been stopped. */
    pageStays: 3000,
  },
  guards: {
    'somebody is known': (_, person: Person | null) => person !== null,
    'the session is unknown': (_, isKnown: boolean) => !isKnown,
  },
  actions: {
    rememberPerson: assign(({ context }, person: Person | null) => ({
      person,
      notice: null,
      request: null,
      ended: null,
      isUnchecked: context.isUnchecked && context.person?.sub === person?.sub,
    })),
    noteUnchecked: assign({ isUnchecked: true }),
    noteChecked: assign({ isUnchecked: false }),
    noteRequest: assign((_, { target, isSignUp, replacesPage }: SignInRequest) => ({
      request: { target, isSignUp, replacesPage },
    })),
    forgetPerson: assign({ person: null, request: null, ended: null, isUnchecked: false }),
    endSignedOut: assign({ person: null, ended: 'signedOut', isUnchecked: false }),
    endExpired: assign({ person: null, ended: 'expired', isUnchecked: false, notice: { what: 'session_expired' } }),
    noteFailure: assign((_, failure: SignInProblem) => ({ notice: { what: failure } })),
  },
}).createMachine({
  id: 'auth',
  context: { person: null, notice: null, request: null, ended: null, isUnchecked: false },
  initial: 'loading',
  invoke: { src: 'followPerson' },
  on: {
    'person.known': [
      {
        guard: { type: 'somebody is known', params: ({ event }) => event.person },
        target: '.signedIn',
        actions: { type: 'rememberPerson', params: ({ event }) => event.person },
      },
      { target: '.signedOut', actions: 'forgetPerson' },
    ],
    'person.return': {
      target: '.signedIn',
      actions: [{ type: 'rememberPerson', params: ({ event }) => event.person }, 'noteUnchecked'],
    },
    'signIn.fail': {
      target: '.signedOut',
      actions: ['forgetPerson', { type: 'noteFailure', params: ({ event }) => event.failure }],
    },
  },
  states: {
    loading: {},
    signedOut: {
      // The person counts as signed out even when `endSession` fails.
      invoke: { id: 'endSession', src: 'endSession', input: ({ context }) => context.ended, onError: {} },
      on: {
        'signIn.ask': {
          target: 'leaving',
          actions: { type: 'noteRequest', params: ({ event }) => event },
        },
      },
    },
    leaving: {
      initial: 'begun',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => context.request,
        onDone: {
          target: 'signedOut',
          actions: ['forgetPerson', { type: 'noteFailure', params: ({ event }) => event.output }],
        },
        onError: { target: 'signedOut', actions: ['forgetPerson', { type: 'noteFailure', params: 'failed' }] },
      },
      states: {
        begun: { after: { pageStays: 'stopped' } },
        /** The browser does not report a stopped navigation, so sign-in is offered again. */
        stopped: {
          on: {
            'signIn.ask': {
              target: '#auth.leaving',
              actions: { type: 'noteRequest', params: ({ event }) => event },
            },
          },
        },
      },
    },
    signedIn: {
      invoke: {
        id: 'checkSession',
        src: 'checkSession',
        input: ({ context: { isUnchecked } }) => ({ isUnchecked }),
        onDone: [
          {
            guard: { type: 'the session is unknown', params: ({ event }) => event.output },
            target: 'signedOut',
            actions: 'endExpired',
          },
          { actions: 'noteChecked' },
        ],
        // When the check itself fails, the session counts as valid.
        onError: { actions: 'noteChecked' },
      },
      on: {
        'signOut.ask': { target: 'signedOut', actions: 'endSignedOut' },
        'session.expire': { target: 'signedOut', actions: 'endExpired' },
      },
    },
  },
});
