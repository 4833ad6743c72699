import type { Auth, AuthState, Person } from 'ssm-core';
import { knownPerson } from 'ssm-core/internal';
import type { AppAuth } from './auth.ts';
import type { RestingAuth } from './restingAuth.ts';

export interface DeferredAuthOptions {
  readonly isRemembered: boolean;
  readonly isReturning: boolean;
  /** Loads the code that reads the stored session. Called again only after a failure. */
  readonly rest: () => Promise<RestingAuth>;
  /** Loads and starts the code that signs in and out. Called again only after a failure. */
  readonly start: () => Promise<Auth>;
  /** Calls the listener when another tab may have signed in or out, or when Back restores the page. */
  readonly watch: (listener: () => void) => void;
  readonly whenUsed: (task: () => void) => void;
}

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

function isSamePerson(one: Person | null, other: Person | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** A visitor is ready at once; a stored session or a return from sign-in waits for its code. */
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
    // Keeps the shown state while the identity is being checked.
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

  /** If the code cannot be loaded, shows a visitor with a failure notice; the user can retry. */
  async function whenAsked(act?: (auth: Auth) => void): Promise<void> {
    const auth = await running();
    if (auth === undefined) show(knownPerson(null, { what: 'failed' }));
    else act?.(auth);
  }

  async function look(): Promise<void> {
    if (live !== undefined) {
      live.look();
      return;
    }
    // The end of the sign-in decides who the user is.
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

  /** Ends the session. Without the live code it ends only here, so users can sign out offline. */
  async function end(why: 'expired' | 'signedOut'): Promise<void> {
    const auth = await running();
    if (auth !== undefined) {
      if (why === 'expired') auth.expire();
      else auth.signOut();
      return;
    }
    const resting = await rested();
    // Many calls may fail, but only the first ends the session.
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
      // A visitor's requests need no token and do not wait.
      if (state.status === 'ready' && state.person === null) return undefined;
      const token = (await rested())?.token();
      if (token?.isGood !== false) return token?.text;
      const auth = await running();
      return auth === undefined ? token.text : auth.accessToken();
    },
    expire: () => void end('expired'),
  };
}
