/** Whether somebody is signed in, and the ways in and out. */
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { AuthNotice, SignInProblem, SignInRequest } from './auth.port.ts';
import type { Person } from './person.ts';

export interface AuthMachineContext {
  readonly person: Person | null;
  /** Another object for each; null before the first, and once somebody is signed in. */
  readonly notice: { readonly what: AuthNotice } | null;
  /** Of whoever leaves for the provider. */
  readonly request: SignInRequest | null;
  /** Why there is nobody any more: the server said so, or the person. Null where nothing has to be done about it. */
  readonly ended: 'expired' | 'signedOut' | null;
  /** Whether the server has yet to be asked if it knows the token. */
  readonly isUnchecked: boolean;
}

export type AuthEvent =
  | { readonly type: 'person.known'; readonly person: Person | null }
  /** The page's address carried a sign-in, which has been ended. */
  | { readonly type: 'person.return'; readonly person: Person }
  | ({ readonly type: 'signIn.ask' } & SignInRequest)
  | { readonly type: 'signIn.fail'; readonly failure: SignInProblem }
  | { readonly type: 'signOut.ask' }
  /** A call was answered 401. */
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
    /** Ends the sign-in that the address carries, or tells who is remembered; and tells of every change after it. */
    followPerson: fromCallback<{ readonly type: never }>(neverProvided),
    /** Leaves for the provider; done, with the reason, only when it cannot. */
    signIn: fromPromise<SignInProblem, SignInRequest | null>(neverProvided),
    /** Whether the server knows the token of the session. */
    checkSession: fromPromise<boolean, { readonly isUnchecked: boolean }>(neverProvided),
    /** Forgets the person, and leaves for the provider where they signed out themselves. */
    endSession: fromPromise<void, AuthMachineContext['ended']>(neverProvided),
  },
  delays: {
    /** A page that is there after this may stay. */
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
    /** Nothing is shown. */
    loading: {},
    signedOut: {
      // Who is forgotten here is signed out, whatever else of it fails.
      invoke: { id: 'endSession', src: 'endSession', input: ({ context }) => context.ended, onError: {} },
      on: {
        'signIn.ask': {
          target: 'leaving',
          actions: { type: 'noteRequest', params: ({ event }) => event },
        },
      },
    },
    /** On the way to the provider. */
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
        /** A second press does nothing. */
        begun: { after: { pageStays: 'stopped' } },
        /** A browser does not tell that a person stopped the page from being left, so signing in can be asked for again. */
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
        // A server that cannot say is believed to know it.
        onError: { actions: 'noteChecked' },
      },
      on: {
        'signOut.ask': { target: 'signedOut', actions: 'endSignedOut' },
        // However many calls fail, the first ends the session.
        'session.expire': { target: 'signedOut', actions: 'endExpired' },
      },
    },
  },
});
