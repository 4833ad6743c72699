/** Joins the auth machine with a port: what the machine decides, the port does. It comes with the first session or sign-in. */
import type { AuthPort, Person, SignInRequest } from 'ssm-core';
import { authMachine, selectIsAuthLoading, selectPerson } from 'ssm-core/internal';
import { createActor } from 'xstate';
import type { AuthNotice, KnownPerson } from './auth.ts';
import { forgetOwnColumns, withKeptColumns } from './ownColumns.ts';

export interface LiveAuth {
  readonly signIn: (request: SignInRequest) => void;
  readonly signOut: () => void;
  readonly expire: () => void;
  readonly accessToken: () => Promise<string | undefined>;
  /** Another tab may have signed in or out. */
  readonly look: () => void;
}

export interface LiveAuthOptions {
  readonly port: AuthPort;
  /** Leads to a place of the application: where a person wanted to be, or where a failure is told. */
  readonly arrive: (place: string) => void;
  readonly home: string;
  /** Where a failed sign-in leads. */
  readonly errorPlace: string;
  /** Forgets what the browser keeps of how the person left the application. */
  readonly clear: () => void;
  /** Tells the server that the token is done with. Nothing waits for it. */
  readonly postLogOut: (accessToken: string) => void;
  /** Asks whether the server knows the token; false only when it says no. */
  readonly validate: (accessToken: string) => Promise<boolean>;
  readonly show: (person: Person | null, notice: KnownPerson['notice']) => void;
}

export function startLiveAuth(options: LiveAuthOptions): LiveAuth {
  const { port, arrive, home, errorPlace, clear, postLogOut, validate, show } = options;
  const actor = createActor(authMachine);
  let notice: KnownPerson['notice'] = null;
  let last: Person | null = null;

  function notify(what: AuthNotice): void {
    notice = { what };
  }

  async function leave(request: SignInRequest): Promise<void> {
    actor.send({ type: 'signIn.fail', failure: await port.signIn(request) });
  }

  function signedOut(hasExpired: boolean): void {
    const forgotten = port.forget();
    if (last !== null) forgetOwnColumns(last);
    if (hasExpired) {
      notify('session_expired');
      return;
    }
    if (forgotten.accessToken !== undefined) postLogOut(forgotten.accessToken);
    clear();
    arrive(home);
    void forgotten.leave();
  }

  actor.on('signIn.start', ({ target, isSignUp }) => void leave({ target, isSignUp }));
  actor.on('signIn.failed', ({ failure }) => notify(failure));
  actor.on('signOut.start', ({ hasExpired }) => signedOut(hasExpired));
  // What is emitted comes before what is shown, so a notice is shown with the state it explains.
  actor.subscribe((snapshot) => {
    if (!selectIsAuthLoading(snapshot)) show(selectPerson(snapshot), notice);
  });
  actor.start();

  function know(person: Person | null): void {
    // Whoever is signed in needs not be told what went wrong before.
    if (person !== null) notice = null;
    // Signed out in another tab.
    else if (last !== null) forgetOwnColumns(last);
    last = person;
    actor.send({ type: 'person.known', person: person && withKeptColumns(person) });
  }

  /** Ends the sign-in that the address carries, or takes who is remembered. */
  async function begin(): Promise<void> {
    const outcome = await port.complete();
    if (outcome === null) {
      know(port.known());
      return;
    }
    if (outcome.status === 'failed') {
      arrive(errorPlace);
      actor.send({ type: 'signIn.fail', failure: outcome.failure });
      return;
    }
    arrive(outcome.target);
    know(outcome.person);
    void check();
  }

  /** Nothing waits for it: whoever signs out meanwhile is signed out at once. */
  async function check(): Promise<void> {
    const token = await port.accessToken();
    if (token === undefined || (await validate(token))) return;
    // What the server says of a session that has ended since says nothing of the next.
    if ((await port.accessToken()) === token) actor.send({ type: 'session.expire' });
  }

  port.subscribe(know);
  const begun = begin();
  const send = (act: () => void): void => void begun.then(act);

  return {
    signIn: ({ target, isSignUp }) => send(() => actor.send({ type: 'signIn.ask', target, isSignUp })),
    signOut: () => send(() => actor.send({ type: 'signOut.ask' })),
    expire: () => send(() => actor.send({ type: 'session.expire' })),
    look: () => send(() => know(port.known())),
    accessToken: () => port.accessToken(),
  };
}
