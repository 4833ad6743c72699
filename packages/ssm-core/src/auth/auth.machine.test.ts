import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { type AuthEvent, authMachine } from './auth.machine.ts';
import { knownPerson, requestPathOf, selectAuthState } from './auth.selectors.ts';
import { personOf } from './person.ts';

const ada = personOf({ sub: 'ada', email: 'ada@example.org' }, '');
const bob = personOf({ sub: 'bob' }, '');

type Ending =
  | { readonly type: 'xstate.done.actor.signIn'; readonly output: string }
  | { readonly type: 'xstate.done.actor.checkSession'; readonly output: boolean }
  | { readonly type: 'xstate.after.pageStays.auth.leaving.begun' }
  | { readonly type: 'xstate.error.actor.signIn' | 'xstate.error.actor.checkSession'; readonly error: unknown };

function after(...events: readonly (AuthEvent | Ending)[]) {
  let [snapshot, actions] = initialTransition(authMachine);
  for (const event of events) [snapshot, actions] = transition(authMachine, snapshot, event as AuthEvent);
  return {
    state: typeof snapshot.value === 'string' ? snapshot.value : Object.entries(snapshot.value).flat().join(' '),
    person: snapshot.context.person,
    told: snapshot.context.notice?.what ?? null,
    begun: actions.flatMap((action) => {
      if (action.type !== 'xstate.spawnChild') return [];
      const { src, input } = action.params as { readonly src: string; readonly input?: unknown };
      return [[src, input ?? null]];
    }),
  };
}

const known = { type: 'person.known', person: ada } as const;
const other = { type: 'person.known', person: bob } as const;
const nobody = { type: 'person.known', person: null } as const;
const back = { type: 'person.return', person: ada as NonNullable<typeof ada> } as const;
const ask = { type: 'signIn.ask', target: '/my-panels?page=2', isSignUp: false } as const;
const stays = { type: 'xstate.after.pageStays.auth.leaving.begun' } as const;
const expire = { type: 'session.expire' } as const;
const leave = { type: 'signOut.ask' } as const;
const lost = { type: 'signIn.fail', failure: 'lost_state' } as const;
const unreached = { type: 'xstate.done.actor.signIn', output: 'provider_unreachable' } as const;
const broken = { type: 'xstate.error.actor.signIn', error: new Error('broken') } as const;
const unknown = { type: 'xstate.done.actor.checkSession', output: false } as const;
const checked = { type: 'xstate.done.actor.checkSession', output: true } as const;
const silent = { type: 'xstate.error.actor.checkSession', error: new TypeError('offline') } as const;

const nothing = ['endSession', null] as const;
const check = (isUnchecked: boolean) => ['checkSession', { isUnchecked }] as const;
const go = ['signIn', { target: '/my-panels?page=2', isSignUp: false }] as const;

describe('authentication', () => {
  test('loads until the person is known, and follows changes of the person', () => {
    expect(after()).toEqual({ state: 'loading', person: null, told: null, begun: [['followPerson', null]] });
  });

  test.each<
    [
      name: string,
      events: readonly (AuthEvent | Ending)[],
      state: string,
      person: unknown,
      told: string | null,
      begun: readonly unknown[],
    ]
  >([
    ['somebody is remembered', [known], 'signedIn', ada, null, [check(false)]],
    ['nobody is', [nobody], 'signedOut', null, null, [nothing]],
    ['a sign-in came to nothing', [lost], 'signedOut', null, 'lost_state', [nothing]],
    ['who returns from signing in is checked', [back], 'signedIn', ada, null, [check(true)]],
    ['another tab says the same before the check ends', [back, known], 'signedIn', ada, null, [check(true)]],
    ['another person comes before it', [back, other], 'signedIn', bob, null, [check(false)]],
    ['the server knows the token', [back, checked, known], 'signedIn', ada, null, [check(false)]],
    ['the server cannot say', [back, silent], 'signedIn', ada, null, []],
    ['a visitor asks to sign in', [nobody, ask], 'leaving begun', null, null, [go]],
    ['a visitor asks twice', [nobody, ask, ask], 'leaving begun', null, null, []],
    ['the page is still there after a while', [nobody, ask, stays], 'leaving stopped', null, null, []],
    ['a visitor who stopped it asks again', [nobody, ask, stays, ask], 'leaving begun', null, null, [go]],
    ['a visitor comes back by Back', [nobody, ask, nobody], 'signedOut', null, null, [nothing]],
    [
      'the provider could not be reached',
      [nobody, ask, unreached],
      'signedOut',
      null,
      'provider_unreachable',
      [nothing],
    ],
    ['leaving broke', [nobody, ask, broken], 'signedOut', null, 'failed', [nothing]],
    ['a sign-in after one that failed', [lost, known], 'signedIn', ada, null, [check(false)]],
    ['another tab signed in', [nobody, known], 'signedIn', ada, null, [check(false)]],
    ['another person signed in', [known, other], 'signedIn', bob, null, [check(false)]],
    ['another tab signed out', [known, nobody], 'signedOut', null, null, [nothing]],
    ['a person signs out', [known, leave], 'signedOut', null, null, [['endSession', 'signedOut']]],
    ['a person asks to sign in who is', [known, ask], 'signedIn', ada, null, []],
    ['nobody signs out', [nobody, leave], 'signedOut', null, null, []],
  ])('S4-03: %s', (_, events, state, person, told, begun) => {
    expect(after(...events)).toEqual({ state, person, told, begun });
  });

  test('S4-02, R18: the first 401 ends the session, and later 401s have no effect', () => {
    const ended = { state: 'signedOut', person: null, told: 'session_expired' };
    expect([after(known, expire), after(known, expire, expire), after(nobody, expire)]).toEqual([
      { ...ended, begun: [['endSession', 'expired']] },
      { ...ended, begun: [] },
      { state: 'signedOut', person: null, told: null, begun: [] },
    ]);
  });

  test('S7-10: ends the session if the server does not know its token', () => {
    expect(after(back, unknown)).toEqual({
      state: 'signedOut',
      person: null,
      told: 'session_expired',
      begun: [['endSession', 'expired']],
    });
  });

  test('S4-01: lets signed-in people request secured paths, and signed-out people public paths', () => {
    expect([requestPathOf(null), requestPathOf(ada)]).toEqual(['public', 'secured']);
  });

  test('S2-18: is loading until the provider says whether a person is signed in', () => {
    const [loading] = initialTransition(authMachine);
    const [ready] = transition(authMachine, loading, known);
    expect([selectAuthState(loading), selectAuthState(ready)]).toEqual([{ status: 'loading' }, knownPerson(ada, null)]);
  });
});
