/** Who the person is, from the first moment: the little that a visitor needs, and the rest when it is wanted. */
import { type Person, roleOf } from 'ssm-core';
import { requestPathOf } from 'ssm-core/internal';
import type { Auth, AuthState, KnownPerson } from './auth.ts';
import type { LiveAuth } from './liveAuth.ts';

export interface AuthOptions {
  /** Who the browser remembers; null is nobody. */
  readonly remembered: Person | null;
  /** Whether the page's address carries the end of a sign-in. */
  readonly isReturning: boolean;
  /** Fetches and starts what signs in and out; called once. `show` is told of every change from then on. */
  readonly start: (show: (person: Person | null, notice: KnownPerson['notice']) => void) => Promise<LiveAuth>;
  /** Calls the listener when another tab may have signed in or out. */
  readonly watch: (listener: () => void) => void;
}

function readyState(person: Person | null, notice: KnownPerson['notice']): KnownPerson {
  return { status: 'ready', person, requestPath: requestPathOf(person), role: person?.role ?? roleOf([]), notice };
}

/** A visitor is one at once; a remembered person, or one who returns from signing in, once what knows them is there. */
export function createAuth({ remembered, isReturning, start, watch }: AuthOptions): Auth {
  const listeners = new Set<() => void>();
  let state: AuthState = remembered === null && !isReturning ? readyState(null, null) : { status: 'loading' };
  let live: Promise<LiveAuth> | undefined;

  function running(): Promise<LiveAuth> {
    live ??= start((person, notice) => {
      if (state.status === 'ready' && state.person === person && state.notice === notice) return;
      state = readyState(person, notice);
      for (const listener of listeners) listener();
    });
    return live;
  }

  async function whenRunning(act: (auth: LiveAuth) => void): Promise<void> {
    act(await running());
  }

  watch(() => void whenRunning((auth) => auth.look()));
  if (state.status === 'loading') void running();

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    canSignIn: true,
    signIn: (request) => void whenRunning((auth) => auth.signIn(request)),
    signOut: () => void whenRunning((auth) => auth.signOut()),
    // A visitor's requests wait for nothing.
    accessToken: async () => (live === undefined ? undefined : (await live).accessToken()),
    expire: () => void whenRunning((auth) => auth.expire()),
  };
}
