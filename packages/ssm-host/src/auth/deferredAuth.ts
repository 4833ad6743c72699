/** Who the person is, from the first moment: the little that a visitor needs, and the rest when it is wanted. */
import type { Auth, AuthState, Person } from 'ssm-core';
import { knownPerson } from 'ssm-core/internal';
import type { AppAuth } from './auth.ts';

export interface DeferredAuthOptions {
  /** Who the browser remembers; null is nobody. */
  readonly remembered: Person | null;
  /** Whether the page's address carries the end of a sign-in. */
  readonly isReturning: boolean;
  /** Fetches and starts what signs in and out. It is called again only where that failed. */
  readonly start: () => Promise<Auth>;
  /** Calls the listener when another tab may have signed in or out. */
  readonly watch: (listener: () => void) => void;
}

/** A visitor is one at once; a remembered person, or one who returns from signing in, once what knows them is there. */
export function deferredAuth({ remembered, isReturning, start, watch }: DeferredAuthOptions): AppAuth {
  const listeners = new Set<() => void>();
  let state: AuthState = remembered === null && !isReturning ? knownPerson(null, null) : { status: 'loading' };
  let live: Promise<Auth> | undefined;

  function show(next: AuthState): void {
    const isSame =
      state.status === 'ready' &&
      next.status === 'ready' &&
      state.person === next.person &&
      state.notice === next.notice;
    // A visitor stays one while it is found out who is there.
    if (isSame || next.status === 'loading') return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function begin(): Promise<Auth> {
    const auth = await start();
    auth.subscribe(() => show(auth.getSnapshot()));
    show(auth.getSnapshot());
    return auth;
  }

  async function running(): Promise<Auth | undefined> {
    live ??= begin();
    try {
      return await live;
    } catch {
      live = undefined;
      return undefined;
    }
  }

  async function whenRunning(act: (auth: Auth) => void): Promise<void> {
    const auth = await running();
    if (auth !== undefined) act(auth);
  }

  /** Where it cannot be fetched everybody is a visitor, who is told so and may ask again. */
  async function whenAsked(act?: (auth: Auth) => void): Promise<void> {
    const auth = await running();
    if (auth === undefined) show(knownPerson(null, { what: 'failed' }));
    else act?.(auth);
  }

  watch(() => void whenRunning((auth) => auth.look()));
  if (state.status === 'loading') void whenAsked();

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    canSignIn: true,
    signIn: (request) => void whenAsked((auth) => auth.signIn(request)),
    signOut: () => void whenRunning((auth) => auth.signOut()),
    // A visitor's requests wait for nothing.
    accessToken: async () => (live === undefined ? undefined : (await running())?.accessToken()),
    expire: () => void whenRunning((auth) => auth.expire()),
  };
}
