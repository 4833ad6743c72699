/**
 * Reads the stored session and its token while that is valid.
 * Code that renews, signs out or ends a session is lazy-loaded on first interaction or when needed (`liveAuth.ts`).
 */
import type { Person } from 'ssm-core';
import { isFresh } from '../adapters/auth/keptSignIn.ts';
import { dropSession, type OidcSettings, readSession, type SessionStore } from '../adapters/auth/oidcSignIn.ts';
import type { LiveAuthOptions } from './liveAuth.ts';
import { forgetOwnColumns, withKeptColumns } from './ownColumns.ts';
import { tokenCalls } from './tokenCalls.ts';

export interface RestingAuth {
  readonly known: () => Person | null;
  /** Returns the stored token, valid or not; undefined without a session. */
  readonly token: () => { readonly text: string; readonly isGood: boolean } | undefined;
  readonly noteLeft: (person: Person) => void;
  readonly end: (why: 'expired' | 'signedOut') => void;
}

export interface RestingAuthOptions extends Pick<LiveAuthOptions, 'arrive' | 'home' | 'clear'> {
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
