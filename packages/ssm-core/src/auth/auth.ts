/** Authentication at work: the machine, with the identity port and what else it needs. */
import { createActor, fromCallback, fromPromise } from 'xstate';
import { callHost } from '../errors/callHost.ts';
import { authMachine } from './auth.machine.ts';
import type { AuthPort, SignInOutcome, SignInRequest } from './auth.port.ts';
import { type AuthState, selectAuthState } from './auth.selectors.ts';
import type { Person } from './person.ts';

/** What authentication asks of others, and whom it tells. */
export interface AuthPorts {
  readonly port: AuthPort;
  /** Asks whether the server knows the token; false only when it says no. */
  readonly validate: (accessToken: string, signal: AbortSignal) => Promise<boolean>;
  /** The person with what is kept of them here, which may be younger than their token. */
  readonly completed: (person: Person) => Person;
  /** Told where a person wanted to be who returns from signing in; null when that failed. */
  readonly onReturned: (target: string | null) => void;
  /** Told once nobody is signed in any more, here or in another tab. */
  readonly onLeft: (person: Person) => void;
  /** Told that the person signed out, with the token that the server should no longer believe, before the provider is left for. */
  readonly onSignedOut: (accessToken: string | undefined) => void;
}

export interface Auth {
  /** The same object until something changes. */
  readonly getSnapshot: () => AuthState;
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Ends it: nobody is told of anything any more. */
  readonly dispose: () => void;
  /** Leaves for the provider. This, and what follows, waits until it is known who is there. */
  readonly signIn: (request: SignInRequest) => void;
  readonly signOut: () => void;
  /** A call was answered 401. */
  readonly expire: () => void;
  /** Another tab may have signed in or out. */
  readonly look: () => void;
  /** The bearer token of the moment; undefined for a visitor. */
  readonly accessToken: () => Promise<string | undefined>;
}

function completer({ completed }: AuthPorts): (person: Person) => Person {
  return (person) => callHost(() => completed(person)) ?? person;
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
        // What the server says of a session that has ended since says nothing of the next.
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

/** Begins at once: ends the sign-in that the address carries, or takes who is remembered. */
export function createAuth(ports: AuthPorts): Auth {
  const { port, onLeft } = ports;
  const complete = completer(ports);
  const actor = createActor(providedMachine(ports, complete));
  const listeners = new Set<() => void>();
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
    for (const listener of listeners) listener();
    const acts = waiting;
    waiting = [];
    for (const act of acts) act();
  });
  actor.start();

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
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
