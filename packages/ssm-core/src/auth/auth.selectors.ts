/** What the application reads from the auth machine. */
import type { SnapshotFrom } from 'xstate';
import type { RequestPath } from '../api/types.ts';
import type { authMachine } from './auth.machine.ts';
import type { Person } from './person.ts';

type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** Nothing is shown while it is. */
export function selectIsAuthLoading(snapshot: AuthSnapshot): boolean {
  return snapshot.matches('loading');
}

export function selectPerson(snapshot: AuthSnapshot): Person | null {
  return snapshot.context.person;
}

/** Signed-in people's requests go to secured paths, others' to public ones. */
export function requestPathOf(person: Person | null): RequestPath {
  return person === null ? 'public' : 'secured';
}
