import type { SnapshotFrom } from 'xstate';
import type { RequestPath } from '../api/types.ts';
import { type Role, roleOf } from '../roles/roles.ts';
import type { authMachine } from './auth.machine.ts';
import type { AuthNotice } from './auth.port.ts';
import type { Person } from './person.ts';

/** Authentication state once it is known whether a person is signed in. */
export interface KnownPerson {
  readonly status: 'ready';
  /** Null for a visitor. */
  readonly person: Person | null;
  readonly requestPath: RequestPath;
  readonly role: Role;
  /** A new object for each notice; null before the first notice. */
  readonly notice: { readonly what: AuthNotice } | null;
}

/** The application shows nothing while loading. */
export type AuthState = { readonly status: 'loading' } | KnownPerson;

export function requestPathOf(person: Person | null): RequestPath {
  return person === null ? 'public' : 'secured';
}

export function knownPerson(person: Person | null, notice: KnownPerson['notice']): KnownPerson {
  return { status: 'ready', person, requestPath: requestPathOf(person), role: person?.role ?? roleOf([]), notice };
}

export function selectAuthState(snapshot: SnapshotFrom<typeof authMachine>, before?: AuthState): AuthState {
  if (snapshot.matches('loading')) return before?.status === 'loading' ? before : { status: 'loading' };
  const { person, notice } = snapshot.context;
  const isSame = before?.status === 'ready' && before.person === person && before.notice === notice;
  return isSame ? before : knownPerson(person, notice);
}
