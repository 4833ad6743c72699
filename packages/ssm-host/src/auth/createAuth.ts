/** Joins the auth machine with a port: what the machine decides, the port does. */
import { type AuthPort, type Person, requestPathOf, roleOf, type SignInRequest } from 'ssm-core';
import type { Auth, AuthNotice, AuthState, KnownPerson } from './auth.ts';
import type { AuthActor } from './authActor.ts';

export interface AuthOptions {
  readonly port: AuthPort;
  /** Whether the page's address carries the end of a sign-in. */
  readonly isReturning: boolean;
  /** The person is signed in and wants to be at the target; or the sign-in failed, and the target is where to say so. */
  readonly arrive: (target: string) => void;
  readonly home: string;
  /** Where a failed sign-in leads. */
  readonly errorPath: string;
  /** Tells the server that the token is done with. Nothing waits for it. */
  readonly postLogOut: (accessToken: string) => void;
}

const loadActor = () => import('./authActor.ts');

function readyState(person: Person | null, notice: KnownPerson['notice']): KnownPerson {
  return { status: 'ready', person, requestPath: requestPathOf(person), role: person?.role ?? roleOf([]), notice };
}

/** Begins at once: a remembered person is known without asking anybody, and a sign-in that the address carries is ended. */
export function createAuth({ port, isReturning, arrive, home, errorPath, postLogOut }: AuthOptions): Auth {
  const listeners = new Set<() => void>();
  const remembered = port.known();
  let state: AuthState = remembered === null && !isReturning ? readyState(null, null) : { status: 'loading' };
  let notice: KnownPerson['notice'] = null;
  let actor: Promise<AuthActor> | undefined;

  function show(next: AuthState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function notify(what: AuthNotice): void {
    notice = { what };
    if (state.status === 'ready') show({ ...state, notice });
  }

  async function signIn(request: SignInRequest): Promise<void> {
    const failure = await port.signIn(request);
    (await running()).send({ type: 'signIn.fail', failure });
  }

  async function signOut(hasExpired: boolean): Promise<void> {
    const { accessToken, leave } = port.forget();
    if (hasExpired) {
      notify('session_expired');
      return;
    }
    if (accessToken !== undefined) postLogOut(accessToken);
    arrive(home);
    await leave();
  }

  async function start(): Promise<AuthActor> {
    const { startAuthActor } = await loadActor();
    const started = startAuthActor();
    started.subscribe((snapshot) => {
      const { person } = snapshot.context;
      if (snapshot.matches('loading')) return;
      if (state.status === 'ready' && state.person === person) return;
      show(readyState(person, notice));
    });
    started.on('signIn.start', ({ target, isSignUp }) => void signIn({ target, isSignUp }));
    started.on('signIn.failed', ({ failure }) => notify(failure));
    started.on('signOut.start', ({ hasExpired }) => void signOut(hasExpired));
    return started;
  }

  function running(): Promise<AuthActor> {
    actor ??= start().then((started) => {
      if (!isReturning) started.send({ type: 'person.known', person: remembered });
      return started;
    });
    return actor;
  }

  async function endSignIn(): Promise<void> {
    const [started, outcome] = await Promise.all([running(), port.complete()]);
    if (outcome?.status === 'failed') {
      arrive(errorPath);
      started.send({ type: 'signIn.fail', failure: outcome.failure });
      return;
    }
    arrive(outcome?.target ?? home);
    started.send({ type: 'person.known', person: outcome?.person ?? port.known() });
  }

  port.subscribe((person) => void running().then((started) => started.send({ type: 'person.known', person })));
  if (isReturning) void endSignIn();
  else if (remembered !== null) void running();

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    canSignIn: true,
    signIn: (request) => void running().then((started) => started.send({ type: 'signIn.ask', ...request })),
    signOut: () => void running().then((started) => started.send({ type: 'signOut.ask' })),
    accessToken: () => port.accessToken(),
    expire: () => void running().then((started) => started.send({ type: 'session.expire' })),
  };
}
