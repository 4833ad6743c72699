import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { type AuthEvent, authMachine } from './auth.machine.ts';
import { requestPathOf, selectIsAuthLoading, selectPerson } from './auth.selectors.ts';
import { personOf } from './person.ts';

const ada = personOf({ sub: 'ada', email: 'ada@example.org' }, '');
const bob = personOf({ sub: 'bob' }, '');

/** The machine after these events, and what the last of them emits. */
function after(...events: readonly AuthEvent[]) {
  let [snapshot, actions] = initialTransition(authMachine);
  for (const event of events) [snapshot, actions] = transition(authMachine, snapshot, event);
  return {
    state: snapshot.value,
    person: snapshot.context.person,
    emitted: actions.flatMap(({ params }) => {
      const { event } = { event: undefined, ...(params as object | undefined) };
      return event === undefined ? [] : [event as unknown];
    }),
  };
}

const known = { type: 'person.known', person: ada } as const;
const nobody = { type: 'person.known', person: null } as const;
const ask = { type: 'signIn.ask', target: '/my-panels?page=2', isSignUp: false } as const;
const expire = { type: 'session.expire' } as const;
const leave = { type: 'signOut.ask' } as const;
const lost = { type: 'signIn.fail', failure: 'lost_state' } as const;

describe('authentication', () => {
  test('begins loading, with nobody known', () => {
    expect(after()).toEqual({ state: 'loading', person: null, emitted: [] });
  });

  test.each<[name: string, events: readonly AuthEvent[], state: string, person: unknown, emitted: readonly unknown[]]>([
    ['somebody is remembered', [known], 'signedIn', ada, []],
    ['nobody is', [nobody], 'signedOut', null, []],
    ['a sign-in came to nothing', [lost], 'signedOut', null, [{ type: 'signIn.failed', failure: 'lost_state' }]],
    [
      'a visitor asks to sign in',
      [nobody, ask],
      'leaving',
      null,
      [{ type: 'signIn.start', target: '/my-panels?page=2', isSignUp: false }],
    ],
    ['a visitor asks twice', [nobody, ask, ask], 'leaving', null, []],
    ['a visitor comes back by Back', [nobody, ask, nobody], 'signedOut', null, []],
    [
      'the provider could not be reached',
      [nobody, ask, { type: 'signIn.fail', failure: 'provider_unreachable' }],
      'signedOut',
      null,
      [{ type: 'signIn.failed', failure: 'provider_unreachable' }],
    ],
    ['another tab signed in', [nobody, known], 'signedIn', ada, []],
    ['another person signed in', [known, { type: 'person.known', person: bob }], 'signedIn', bob, []],
    ['another tab signed out', [known, nobody], 'signedOut', null, []],
    ['a person signs out', [known, leave], 'signedOut', null, [{ type: 'signOut.start', hasExpired: false }]],
    ['a person asks to sign in who is', [known, ask], 'signedIn', ada, []],
    ['nobody signs out', [nobody, leave], 'signedOut', null, []],
  ])('S4-03: %s', (_, events, state, person, emitted) => {
    expect(after(...events)).toEqual({ state, person, emitted });
  });

  test('S4-02, R18: a call answered 401 ends the session once, however many fail', () => {
    expect([after(known, expire), after(known, expire, expire), after(nobody, expire)]).toEqual([
      { state: 'signedOut', person: null, emitted: [{ type: 'signOut.start', hasExpired: true }] },
      { state: 'signedOut', person: null, emitted: [] },
      { state: 'signedOut', person: null, emitted: [] },
    ]);
  });

  test('S4-01: signed-in people ask secured paths, others public ones', () => {
    expect([requestPathOf(null), requestPathOf(ada)]).toEqual(['public', 'secured']);
  });

  test('S2-18: it loads until somebody, or nobody, is known', () => {
    const [loading] = initialTransition(authMachine);
    const [ready] = transition(authMachine, loading, known);
    expect([loading, ready].map((snapshot) => [selectIsAuthLoading(snapshot), selectPerson(snapshot)])).toEqual([
      [true, null],
      [false, ada],
    ]);
  });
});
