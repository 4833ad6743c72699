/**
 * A person who was signed in before, as long as nothing has to be done about it: who they are, and their token while it is good. What renews
 * it, signs out and ends a session is fetched once the page is used, or when it is needed (`liveAuth.ts`).
 */
import type { Person } from 'ssm-core';
import { isFresh } from '../adapters/auth/keptSignIn.ts';
import { dropSession, type OidcSettings, readSession, type SessionStore } from '../adapters/auth/oidcSignIn.ts';
import type { LiveAuthOptions } from './liveAuth.ts';
import { forgetOwnColumns, withKeptColumns } from './ownColumns.ts';
import { tokenCalls } from './tokenCalls.ts';

export interface RestingAuth {
  /** Who the browser remembers now. */
  readonly known: () => Person | null;
  /** The token that is kept, good or not; undefined where nobody is remembered. */
  readonly token: () => { readonly text: string; readonly isGood: boolean } | undefined;
  /** Told once the person is not there any more. */
  readonly noteLeft: (person: Person) => void;
  /** Ends the session here, where what ends it everywhere cannot be fetched. */
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
