import type { Auth, AuthState, Person } from 'ssm-core';
import { knownPerson } from 'ssm-core/internal';
import { whenUsed } from 'ssm-react';
import { browserStorage } from '../adapters/browserStorage.ts';
import type { Address } from '../address/address.ts';
import { forgetVersion, queryOfPerson } from '../address/keptVersion.ts';
import { withBasePath } from '../address/paths.ts';
import type { IdentitySettings } from '../settings/appSettings.ts';
import type { Settings } from '../settings/env.ts';
import type { RestingAuth } from './restingAuth.ts';
import { readSession } from './session.ts';
import { carriesSignIn, signInKey } from './storedSession.ts';

/** Signs in and out for the application. Loads the code for signing in and out as late as possible (ADR 61). */
export interface AppAuth
  extends Pick<Auth, 'getSnapshot' | 'subscribe' | 'signIn' | 'signOut' | 'accessToken' | 'expire'> {
  readonly canSignIn: boolean;
}

const loadResting = () => import('./restingAuth.ts');
const loadLive = () => Promise.all([import('./liveAuth.ts'), loadResting()]);

export function authOf(identity: IdentitySettings, { apiBase, basePath }: Settings, address: Address): AppAuth {
  if (identity.kind === 'none') return createAnonymousAuth();
  const store = browserStorage(window);
  const places = {
    arrive(place: string) {
      // A user who signs in on Home without a query gets their last version. If sign-out has led here, there is no
      // session.
      const person = place === basePath ? readSession(store, identity, Date.now() / 1000)?.person : undefined;
      address.replace(person ? place + queryOfPerson(store, person.sub) : place);
    },
    home: basePath,
    clear: () => forgetVersion(store),
  };
  return deferredAuth({
    isRemembered: readSession(store, identity, Date.now() / 1000) !== null,
    isReturning: carriesSignIn(location.search),
    async rest() {
      const { startRestingAuth } = await loadResting();
      return startRestingAuth({ identity, apiBase, store, ...places });
    },
    async start() {
      const [{ createOidcPort, startLiveAuth }, { tokenCalls }] = await loadLive();
      return startLiveAuth({
        ...places,
        port: createOidcPort(identity, { basePath, window }),
        errorPlace: withBasePath(basePath, identity.loginErrorPath ?? '/'),
        ...tokenCalls(apiBase),
      });
    },
    watch(listener) {
      window.addEventListener('storage', ({ key }) => {
        if (key === null || key === signInKey(identity)) listener();
      });
      // After Back from the provider, the browser may show this page in its earlier state, so the session is checked
      // again.
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) listener();
      });
    },
    whenUsed,
  });
}

export interface DeferredAuthOptions {
  readonly isRemembered: boolean;
  readonly isReturning: boolean;
  /** Loads the code that reads the stored session. Called again only after a failure. */
  readonly rest: () => Promise<RestingAuth>;
  /** Loads and starts the code that signs in and out. Called again only after a failure. */
  readonly start: () => Promise<Auth>;
  /** Calls the listener when another tab may have signed in or out, or when Back shows the page again. */
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

/** Creates the AppAuth. A visitor is ready at once. A stored session, or a return from sign-in, waits for its code. */
export function deferredAuth(options: DeferredAuthOptions): AppAuth {
  const { isRemembered, isReturning, start, watch } = options;
  const listeners = new Set<() => void>();
  let state: AuthState = isRemembered || isReturning ? { status: 'loading' } : knownPerson(null, null);
  let live: Auth | undefined;

  function show(next: AuthState): void {
    const isSame =
      state.status === 'ready' &&
      next.status === 'ready' &&
      isSamePerson(state.person, next.person) &&
      state.notice === next.notice;
    // The shown state stays while the identity is being checked.
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

  /**
   * Loads the code, then calls `act`. If the code cannot be loaded, shows the user as a visitor with a failure notice
   * that offers a retry.
   */
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
    // The user is returning from the provider, and the result of the sign-in will say who this is.
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
    if (before === null && person !== null) options.whenUsed(() => void running());
  }

  /**
   * Ends the session. If the live code cannot be loaded, ends it only in this browser, so that users can sign out
   * offline.
   */
  async function end(why: 'expired' | 'signedOut'): Promise<void> {
    const auth = await running();
    if (auth !== undefined) {
      if (why === 'expired') auth.expire();
      else auth.signOut();
      return;
    }
    const resting = await rested();
    // Many calls may fail at once, but only the first ends the session.
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
      // Requests of a visitor need no token and do not wait for it.
      if (state.status === 'ready' && state.person === null) return undefined;
      const token = (await rested())?.token();
      if (token?.isGood !== false) return token?.text;
      const auth = await running();
      return auth === undefined ? token.text : auth.accessToken();
    },
    expire: () => void end('expired'),
  };
}

export function createAnonymousAuth(): AppAuth {
  const listeners = new Set<() => void>();
  let state = knownPerson(null, null);
  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    canSignIn: false,
    signIn() {
      state = knownPerson(null, { what: 'not_available' });
      for (const listener of listeners) listener();
    },
    signOut() {},
    accessToken: async () => undefined,
    expire() {},
  };
}
