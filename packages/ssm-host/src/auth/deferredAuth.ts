/** Who the person is, from the first moment: the little that a visitor needs, and the rest when it is wanted. */
import type { Auth, AuthState, Person } from 'ssm-core';
import { knownPerson } from 'ssm-core/internal';
import type { AppAuth } from './auth.ts';
import type { RestingAuth } from './restingAuth.ts';

export interface DeferredAuthOptions {
  /** Whether the browser remembers somebody. */
  readonly isRemembered: boolean;
  /** Whether the page's address carries the end of a sign-in. */
  readonly isReturning: boolean;
  /** Fetches what knows who is remembered. It is called again only where that failed. */
  readonly rest: () => Promise<RestingAuth>;
  /** Fetches and starts what signs in and out. It is called again only where that failed. */
  readonly start: () => Promise<Auth>;
  /** Calls the listener when another tab may have signed in or out, or the page was come back to. */
  readonly watch: (listener: () => void) => void;
  /** Runs a task once a person has used the page. */
  readonly whenUsed: (task: () => void) => void;
}

/** What is fetched once; a failure is forgotten, so that it is fetched again when it is next asked for. */
function once<Part>(load: () => Promise<Part>): () => Promise<Part | undefined> {
  let loading: Promise<Part> | undefined;
  return async () => {
    loading ??= load();
    try {
      return await loading;
    } catch {
      loading = undefined;
      return undefined;
    }
  };
}

/** Another object of the same person, as each reading of what is kept makes one. */
function isSamePerson(one: Person | null, other: Person | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** A visitor is one at once; a remembered person, or one who returns from signing in, once what knows them is there. */
export function deferredAuth(options: DeferredAuthOptions): AppAuth {
  const { isRemembered, isReturning, start, watch, whenUsed } = options;
  const listeners = new Set<() => void>();
  let state: AuthState = isRemembered || isReturning ? { status: 'loading' } : knownPerson(null, null);
  let live: Auth | undefined;

  function show(next: AuthState): void {
    const isSame =
      state.status === 'ready' &&
      next.status === 'ready' &&
      isSamePerson(state.person, next.person) &&
      state.notice === next.notice;
    // A visitor stays one, and a person too, while it is found out who is there.
    if (isSame || next.status === 'loading') return;
    state = next;
    for (const listener of listeners) listener();
  }

  const rested = once(options.rest);
  const running = once(async () => {
    const auth = await start();
    auth.subscribe(() => show(auth.getSnapshot()));
    live = auth;
    show(auth.getSnapshot());
    return auth;
  });

  /** Where it cannot be fetched everybody is a visitor, who is told so and may ask again. */
  async function whenAsked(act?: (auth: Auth) => void): Promise<void> {
    const auth = await running();
    if (auth === undefined) show(knownPerson(null, { what: 'failed' }));
    else act?.(auth);
  }

  /** Whoever is remembered now is there. */
  async function look(): Promise<void> {
    if (live !== undefined) {
      live.look();
      return;
    }
    // Who returns from signing in is told by what ends the sign-in.
    if (isReturning && state.status === 'loading') return;
    const resting = await rested();
    if (resting === undefined) {
      if (state.status === 'loading') void whenAsked();
      return;
    }
    const before = state.status === 'ready' ? state.person : null;
    const person = resting.known();
    if (before !== null && person === null) resting.noteLeft(before);
    show(knownPerson(person, null));
    if (before === null && person !== null) whenUsed(() => void running());
  }

  /** Where what ends a session cannot be fetched it is ended here alone: whoever wants to leave can without a connection. */
  async function end(why: 'expired' | 'signedOut'): Promise<void> {
    const auth = await running();
    if (auth !== undefined) {
      if (why === 'expired') auth.expire();
      else auth.signOut();
      return;
    }
    const resting = await rested();
    // However many calls fail, the first ends the session.
    if (resting === undefined || state.status === 'loading' || state.person === null) return;
    resting.end(why);
    resting.noteLeft(state.person);
    show(knownPerson(null, why === 'expired' ? { what: 'session_expired' } : null));
  }

  watch(() => void look());
  if (isReturning) void whenAsked();
  else if (isRemembered) void look();

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    canSignIn: true,
    signIn: (request) => void whenAsked((auth) => auth.signIn(request)),
    signOut: () => void end('signedOut'),
    async accessToken() {
      if (live !== undefined) return live.accessToken();
      // A visitor's requests wait for nothing.
      if (state.status === 'ready' && state.person === null) return undefined;
      const token = (await rested())?.token();
      if (token?.isGood !== false) return token?.text;
      const auth = await running();
      return auth === undefined ? token.text : auth.accessToken();
    },
    expire: () => void end('expired'),
  };
}
