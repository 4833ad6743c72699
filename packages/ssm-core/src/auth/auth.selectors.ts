/** What the application reads of who the person is. */
import type { SnapshotFrom } from 'xstate';
import type { RequestPath } from '../api/types.ts';
import { type Role, roleOf } from '../roles/roles.ts';
import type { authMachine } from './auth.machine.ts';
import type { AuthNotice } from './auth.port.ts';
import type { Person } from './person.ts';

/** A person whose authentication has loaded, signed in or not. */
export interface KnownPerson {
  readonly status: 'ready';
  /** Null is a visitor. */
  readonly person: Person | null;
  readonly requestPath: RequestPath;
  readonly role: Role;
  /** Another object for each notice; null before the first. */
  readonly notice: { readonly what: AuthNotice } | null;
}

/** Nothing is shown while loading. */
export type AuthState = { readonly status: 'loading' } | KnownPerson;

/** Signed-in people's requests go to secured paths, others' to public ones. */
export function requestPathOf(person: Person | null): RequestPath {
  return person === null ? 'public' : 'secured';
}

export function knownPerson(person: Person | null, notice: KnownPerson['notice']): KnownPerson {
  return { status: 'ready', person, requestPath: requestPathOf(person), role: person?.role ?? roleOf([]), notice };
}

/** The state of the snapshot; the one before while it says the same. */
export function selectAuthState(snapshot: SnapshotFrom<typeof authMachine>, before?: AuthState): AuthState {
  if (snapshot.matches('loading')) return before?.status === 'loading' ? before : { status: 'loading' };
  const { person, notice } = snapshot.context;
  const isSame = before?.status === 'ready' && before.person === person && before.notice === notice;
  return isSame ? before : knownPerson(person, notice);
}
