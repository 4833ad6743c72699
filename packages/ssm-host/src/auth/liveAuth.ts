/**
 * Signs in, renews and signs out with an OpenID Connect provider. Lazy-loaded on first interaction, or when needed.
 * This code then lazy-loads the client library (`oidcManager.ts`).
 */
import { type Auth, type AuthPort, createAuth, type Person, type SignInOutcome, type SignInProblem } from 'ssm-core';
import { sha256Of } from 'ssm-core/internal';
import { browserStorage } from '../adapters/browserStorage.ts';
import { type AuthPlaces, forgetOwnColumns, type TokenCalls, withKeptColumns } from './restingAuth.ts';
import { dropSession, type OidcSession, type OidcSettings, readSession } from './session.ts';
import { carriesSignIn, isFresh, keptSignIn, signInKey } from './storedSession.ts';

export interface LiveAuthOptions extends AuthPlaces, TokenCalls {
  readonly port: AuthPort;
  readonly errorPlace: string;
}

export function startLiveAuth(options: LiveAuthOptions): Auth {
  const { port, arrive, home, errorPlace, clear, postLogOut, validate } = options;
  return createAuth({
    port,
    validate,
    completed: withKeptColumns,
    onReturned: (target) => arrive(target ?? errorPlace),
    onLeft: forgetOwnColumns,
    onSignedOut(accessToken) {
      if (accessToken !== undefined) postLogOut(accessToken);
      clear();
      arrive(home);
    },
  });
}

export interface OidcPlace {
  readonly basePath: string;
  readonly window: Window & typeof globalThis;
}

/** How long the provider has to answer. Without an answer, the page does not leave for it. */
const reachableMs = 3000;

/** How long to wait until local storage has carried a renewal to other tabs. */
const toldMs = 3000;
const lookAgainMs = 20;

const loadManager = () => import('./oidcManager.ts');

/** Returns why a sign-in would fail before the page is left. Returns undefined if a sign-in can start. */
function hindranceIn(page: Pick<Window, 'isSecureContext' | 'localStorage'>): SignInProblem | undefined {
  if (!page.isSecureContext) return 'insecure_page';
  try {
    return typeof page.localStorage.getItem === 'function' ? undefined : 'storage_blocked';
  } catch {
    return 'storage_blocked';
  }
}

function targetIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'target' in state ? state.target : undefined;
}

export function createOidcPort(settings: OidcSettings, { basePath, window }: OidcPlace): AuthPort {
  const { location, navigator } = window;
  const store = browserStorage(window);
  const home = `${location.origin}${basePath}`;
  const arrivedAt = location.href;
  let manager: ReturnType<typeof makeManager> | undefined;
  let completing: Promise<SignInOutcome | null> | undefined;
  let renewing: Promise<string | undefined> | undefined;
  const listeners = new Set<(person: Person | null) => void>();

  async function makeManager() {
    const code = await loadManager();
    return { code, client: code.createManager(settings, home, store) };
  }

  function loaded() {
    manager ??= makeManager();
    return manager;
  }

  const session = () => readSession(store, settings, Date.now() / 1000);
  const isGood = (kept: OidcSession): boolean => isFresh(kept, Date.now() / 1000);

  function tell(person: Person | null): void {
    for (const listener of listeners) listener(person);
  }

  async function complete(): Promise<SignInOutcome | null> {
    if (!carriesSignIn(new URL(arrivedAt).search)) return null;
    const { code, client } = await loaded();
    try {
      const user = await client.signinCallback(arrivedAt);
      const person = session()?.person;
      if (user === undefined || person === undefined) return { status: 'failed', failure: 'failed' };
      const target = ownPath(targetIn(user.state), { origin: location.origin, basePath });
      return { status: 'signedIn', person, target: target ?? basePath };
    } catch (error) {
      const failure = code.failureOf(error);
      const remembered = session()?.person;
      // A reload of the callback page uses the same state again, which fails. The user is already signed in then.
      if (failure === 'lost_state' && remembered !== undefined) {
        return { status: 'signedIn', person: remembered, target: basePath };
      }
      return { status: 'failed', failure };
    }
  }

  async function givenElsewhere(before: string): Promise<string | undefined> {
    const until = performance.now() + toldMs;
    while (performance.now() < until) {
      const now = session();
      if (now === null || now.accessToken !== before) return now?.accessToken;
      // Polls, because a storage event does not arrive while this loop waits.
      // oxlint-disable-next-line no-await-in-loop -- see above
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    }
    return undefined;
  }

  async function renewInTurn(locks?: LockManager): Promise<string | undefined> {
    const before = session();
    if (before === null || isGood(before)) return before?.accessToken;
    const { refreshToken } = keptSignIn(store, settings) ?? {};
    let unmark = (): void => {};
    if (locks !== undefined && refreshToken !== undefined) {
      if (await isSpent(locks, refreshToken)) return (await givenElsewhere(before.accessToken)) ?? before.accessToken;
      unmark = await markSpent(locks, refreshToken);
    }
    const { code, client } = await loaded();
    try {
      await client.signinSilent();
      return session()?.accessToken;
    } catch (error) {
      unmark();
      if (!code.isRefusal(error)) return before.accessToken;
      dropSession(store, settings);
      tell(null);
      return undefined;
    }
  }

  async function renew(): Promise<string | undefined> {
    try {
      // A rotating refresh token can be used only once, so only one tab renews.
      if (!('locks' in navigator)) return await renewInTurn();
      const { locks } = navigator;
      return await locks.request(`renew ${signInKey(settings)}`, () => renewInTurn(locks));
    } finally {
      renewing = undefined;
    }
  }

  return {
    known: () => session()?.person ?? null,
    complete() {
      completing ??= complete();
      return completing;
    },
    async signIn({ target, isSignUp, replacesPage = false }) {
      const hindrance = hindranceIn(window);
      if (hindrance !== undefined) return hindrance;
      try {
        const { client } = await loaded();
        const extra = {
          ...(settings.audience === undefined ? {} : { audience: settings.audience }),
          ...(isSignUp ? { screen_hint: 'signup' } : {}),
        };
        await client.signinRedirect({
          state: { target },
          extraQueryParams: extra,
          redirectMethod: replacesPage ? 'replace' : 'assign',
        });
        return await new Promise<never>(() => {});
      } catch (error) {
        return (await loadManager()).failureOf(error);
      }
    },
    forget() {
      const { accessToken, idToken } = session() ?? {};
      dropSession(store, settings);
      return {
        accessToken,
        async leave() {
          try {
            // Requests the provider first. If it is unreachable, the page stays: an error page of the browser or a
            // proxy would not confirm the sign-out.
            const { ok } = await fetch(`${settings.issuer}/.well-known/openid-configuration`, {
              cache: 'no-store',
              signal: AbortSignal.timeout(reachableMs),
            });
            const { client } = await loaded();
            if (ok) await client.signoutRedirect(idToken === undefined ? {} : { id_token_hint: idToken });
          } catch {
            // The provider is unreachable or cannot sign out. In this application the user is already signed out.
          }
        },
      };
    },
    async accessToken() {
      const kept = session();
      if (kept === null || isGood(kept)) return kept?.accessToken;
      renewing ??= renew();
      return renewing;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Returns the target of a sign-in as a path below the base path. Returns null if the target leads out of the
 * application.
 */
export function ownPath(target: unknown, { origin, basePath }: { origin: string; basePath: string }): string | null {
  if (typeof target !== 'string' || !target.startsWith('/')) return null;
  // URL resolves `//host` and `/\host`, and drops control characters, as a browser does.
  if (!URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  if (url.origin !== origin || !`${url.pathname}/`.startsWith(basePath)) return null;
  return url.pathname + url.search + url.hash;
}

/** How long a used token counts as used. By then, local storage has reached every tab. */
const heldMs = 10_000;

/** Returns a lock name with a hash of the token, so that a list of the locks does not reveal the token. */
async function lockName(token: string): Promise<string> {
  return `spent ${(await sha256Of(token)).slice(0, 24)}`;
}

/**
 * Returns whether a tab of this browser uses the refresh token or has just used it, because a refresh token works
 * only once. Local storage reaches other tabs late, but a lock is visible in all tabs at once.
 */
export async function isSpent(locks: LockManager, token: string): Promise<boolean> {
  const name = await lockName(token);
  const { held = [] } = await locks.query();
  return held.some((lock) => lock.name === name);
}

/** Marks the token as used in all tabs for a while. Returns a function that releases the token if it was not used. */
export async function markSpent(locks: LockManager, token: string): Promise<() => void> {
  const name = await lockName(token);
  return new Promise((resolve) => {
    void locks.request(
      name,
      () =>
        new Promise<void>((release) => {
          setTimeout(release, heldMs);
          resolve(release);
        }),
    );
  });
}
