import { createActor, fromCallback, fromPromise } from 'xstate';
import { callHost } from '../errors/callHost.ts';
import { createListeners } from '../listeners.ts';
import { authMachine } from './auth.machine.ts';
import type { AuthPort, SignInOutcome, SignInRequest } from './auth.port.ts';
import { type AuthState, selectAuthState } from './auth.selectors.ts';
import type { Person } from './person.ts';

/** Services that authentication needs, and the callbacks that it calls. */
export interface AuthPorts {
  readonly port: AuthPort;
  /** Asks the server to validate the token. Resolves to false only when the server refuses it. */
  readonly validate: (accessToken: string, signal: AbortSignal) => Promise<boolean>;
  /** Adds to the person the data kept in this browser, which may be newer than the token. */
  readonly completed: (person: Person) => Person;
  /** Called after a return from sign-in, with the path to go to; null when sign-in failed. */
  readonly onReturned: (target: string | null) => void;
  /** Called when the session ends, here or in another tab. */
  readonly onLeft: (person: Person) => void;
  /**
   * Called after sign-out with the token that the server should no longer accept, before the page leaves for the
   * provider.
   */
  readonly onSignedOut: (accessToken: string | undefined) => void;
}

export interface Auth {
  /** Returns the same object until something changes. */
  readonly getSnapshot: () => AuthState;
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Stops authentication; listeners are no longer called. */
  readonly dispose: () => void;
  /** Navigates to the provider. Like every action here, it waits until the person is known. */
  readonly signIn: (request: SignInRequest) => void;
  readonly signOut: () => void;
  /** Ends the session after the server answered 401. */
  readonly expire: () => void;
  /** Reads the person again, because another tab may have signed in or out. */
  readonly look: () => void;
  /** Resolves to the current bearer token; undefined for a visitor. */
  readonly accessToken: () => Promise<string | undefined>;
}

function providedMachine({ port, validate, onReturned, onSignedOut }: AuthPorts, complete: (person: Person) => Person) {
  async function outcomeOf(): Promise<SignInOutcome | null> {
    try {
      return await port.complete();
    } catch {
      return { status: 'failed', failure: 'failed' };
    }
  }

  return authMachine.provide({
    actors: {
      followPerson: fromCallback(({ sendBack }) => {
        let isStopped = false;
        const know = (person: Person | null): void =>
          sendBack({ type: 'person.known', person: person && complete(person) });
        const unsubscribe = port.subscribe(know);

        async function begin(): Promise<void> {
          const outcome = await outcomeOf();
          if (isStopped) return;
          if (outcome === null) {
            know(port.known());
          } else if (outcome.status === 'failed') {
            callHost(() => onReturned(null));
            sendBack({ type: 'signIn.fail', failure: outcome.failure });
          } else {
            callHost(() => onReturned(outcome.target));
            sendBack({ type: 'person.return', person: complete(outcome.person) });
          }
        }

        void begin();
        return () => {
          isStopped = true;
          unsubscribe();
        };
      }),
      signIn: fromPromise(async ({ input }) => (input === null ? 'failed' : port.signIn(input))),
      checkSession: fromPromise(async ({ input, signal }) => {
        if (!input.isUnchecked) return true;
        const token = await port.accessToken();
        if (token === undefined || (await validate(token, signal))) return true;
        // A 401 for the token of an ended session says nothing about the current session.
        return (await port.accessToken()) !== token;
      }),
      endSession: fromPromise(async ({ input: ended }) => {
        if (ended === null) return;
        const forgotten = port.forget();
        if (ended === 'expired') return;
        callHost(() => onSignedOut(forgotten.accessToken));
        await forgotten.leave();
      }),
    },
  });
}

/** Starts at once: completes the sign-in in the address, or reads the remembered person. */
export function createAuth(ports: AuthPorts): Auth {
  const { port, onLeft } = ports;
  const complete = (person: Person): Person => callHost(() => ports.completed(person)) ?? person;
  const actor = createActor(providedMachine(ports, complete));
  const listeners = createListeners();
  let waiting: readonly (() => void)[] = [];
  let state = selectAuthState(actor.getSnapshot());

  function whenLoaded(act: () => void): void {
    if (state.status === 'loading') waiting = [...waiting, act];
    else act();
  }

  const subscription = actor.subscribe((snapshot) => {
    const before = state;
    state = selectAuthState(snapshot, before);
    if (state === before) return;
    if (before.status === 'ready' && before.person !== null && state.status === 'ready' && state.person === null) {
      const { person } = before;
      callHost(() => onLeft(person));
    }
    listeners.notify();
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
  });
  actor.start();

  return {
    getSnapshot: () => state,
    subscribe: listeners.subscribe,
    dispose() {
      waiting = [];
      subscription.unsubscribe();
      actor.stop();
    },
    signIn: (request) => whenLoaded(() => actor.send({ ...request, type: 'signIn.ask' })),
    signOut: () => whenLoaded(() => actor.send({ type: 'signOut.ask' })),
    expire: () => whenLoaded(() => actor.send({ type: 'session.expire' })),
    look: () =>
      whenLoaded(() => {
        const person = port.known();
        actor.send({ type: 'person.known', person: person && complete(person) });
      }),
    accessToken: () => port.accessToken(),
  };
}
