/**
 * Reads the stored session, and its token while the token is valid. The code that renews a session or signs out is
 * lazy-loaded on first interaction, or when needed (`liveAuth.ts`).
 */
import { callTimeoutMs, forgetColumns, keptColumns, keptTallTable, type Person } from 'ssm-core';
import { dropSession, type OidcSettings, readSession, type SessionStore } from './session.ts';
import { isFresh } from './storedSession.ts';

export interface RestingAuth {
  readonly known: () => Person | null;
  /** Returns the stored token, and whether it is valid. Returns undefined without a session. */
  readonly token: () => { readonly text: string; readonly isGood: boolean } | undefined;
  readonly noteLeft: (person: Person) => void;
  readonly end: (why: 'expired' | 'signedOut') => void;
}

export interface AuthPlaces {
  readonly arrive: (place: string) => void;
  readonly home: string;
  readonly clear: () => void;
}

export interface RestingAuthOptions extends AuthPlaces {
  readonly identity: OidcSettings;
  readonly apiBase: string;
  readonly store: SessionStore;
}

export function startRestingAuth({ identity, apiBase, store, arrive, home, clear }: RestingAuthOptions): RestingAuth {
  const session = () => readSession(store, identity, Date.now() / 1000);
  return {
    known() {
      const person = session()?.person ?? null;
      return person && withKeptColumns(person);
    },
    token() {
      const kept = session();
      return kept === null ? undefined : { text: kept.accessToken, isGood: isFresh(kept, Date.now() / 1000) };
    },
    noteLeft: forgetOwnColumns,
    end(why) {
      const token = session()?.accessToken;
      dropSession(store, identity);
      if (why === 'expired') return;
      if (token !== undefined) tokenCalls(apiBase).postLogOut(token);
      clear();
      arrive(home);
    },
  };
}

const preferences = (): Storage => window.localStorage;
const ofTab = (): Storage => window.sessionStorage;

/** Adds the preferences stored in this browser, which may be newer than those in the token. */
export function withKeptColumns(person: Person): Person {
  const preferredColumns = keptColumns(preferences, 'preferred', person.sub);
  const hasTallTable = keptTallTable(preferences, person.sub);
  return { ...person, ...(preferredColumns && { preferredColumns }), ...(hasTallTable && { hasTallTable }) };
}

export function forgetOwnColumns({ sub }: Person): void {
  forgetColumns(preferences, sub);
  forgetColumns(ofTab, sub);
}

export interface TokenCalls {
  readonly postLogOut: (accessToken: string) => void;
  /** Resolves to false only if the server rejects the token. */
  readonly validate: (accessToken: string) => Promise<boolean>;
}

export function tokenCalls(apiBase: string): TokenCalls {
  function ask(call: 'logout' | 'validate', method: string, accessToken: string): Promise<Response> {
    const headers = { Authorization: `Bearer ${accessToken}`, Accept: 'application/json' };
    const signal = AbortSignal.timeout(callTimeoutMs);
    return fetch(`${apiBase}/menuquery/jwt/${call}`, { method, headers, signal, keepalive: true });
  }
  return {
    postLogOut: (token) => void ask('logout', 'POST', token).catch(() => {}),
    validate: (token) =>
      ask('validate', 'GET', token).then(
        async (response) => {
          // Reads the body, because an unread body keeps the connection open. If the body breaks off, the status
          // still counts.
          await response.arrayBuffer().catch(() => undefined);
          return response.status !== 401;
        },
        () => true,
      ),
  };
}
