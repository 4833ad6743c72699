import { type Person, personOf, type SignInOutcome } from 'ssm-core';
import { describe, expect, test, vi } from 'vitest';
import { deferredAuth } from './appAuth.ts';
import { type LiveAuthOptions, startLiveAuth } from './liveAuth.ts';
import { createFakePort } from './testing/fakePort.ts';

const ada = personOf({ sub: 'ada', email: 'ada@example.org', roles: ['SSM-Verified'] }, '') as Person;
const bob = personOf({ sub: 'bob' }, '') as Person;

interface Setup {
  readonly known?: Person | null;
  readonly outcome?: SignInOutcome | null;
  readonly validate?: LiveAuthOptions['validate'];
  readonly fetched?: () => Promise<void>;
  readonly rested?: () => Promise<void>;
}

/** Joins the parts of the sign-in as the application does, but with a fake port. One log records all calls. */
function setUp({
  known = null,
  outcome = null,
  validate = async () => true,
  fetched = async () => {},
  rested = async () => {},
}: Setup = {}) {
  const fake = createFakePort(known, outcome);
  const { log, port, resting } = fake;
  let look: () => void = () => {};
  let use: () => void = () => {};
  const auth = deferredAuth({
    isRemembered: known !== null,
    isReturning: outcome !== null,
    rest: async () => {
      await rested();
      return resting;
    },
    whenUsed(task) {
      use = task;
    },
    async start() {
      await fetched();
      return startLiveAuth({
        port,
        home: '/',
        errorPlace: '/sorry',
        arrive: (place) => void log.push(`arrive at ${place}`),
        clear: () => void log.push('clear'),
        postLogOut: (token) => void log.push(`post ${token}`),
        validate,
      });
    },
    watch(listener) {
      look = listener;
    },
  });
  const states: unknown[] = [];
  const note = (): void => {
    const state = auth.getSnapshot();
    states.push(
      state.status === 'loading' ? 'loading' : [state.person?.sub ?? null, state.requestPath, state.notice?.what],
    );
  };
  note();
  auth.subscribe(note);
  return { ...fake, auth, states, look: () => look(), use: () => use() };
}

describe('who the person is', () => {
  test('S2-18: a visitor is known at once, without loading code', async () => {
    const { auth, states, log } = setUp();
    expect([await auth.accessToken(), states, log]).toEqual([undefined, [[null, 'public', undefined]], []]);
  });

  test('S2-18, S4-01: a stored session is used with its token, and the sign-in code loads on first interaction', async () => {
    const { auth, states, log, use } = setUp({ known: ada });
    await vi.waitFor(() => expect(states).toEqual(['loading', ['ada', 'secured', undefined]]));
    expect([await auth.accessToken(), log]).toEqual(['kept token of ada', []]);
    use();
    await vi.waitFor(() => expect(log).toEqual(['complete']));
    await vi.waitFor(async () => expect(await auth.accessToken()).toBe('token of ada'));
    expect(states.length).toBe(2);
  });

  test('R16: an expiring token is renewed once the sign-in code loads, and is sent as it is if this code cannot load', async () => {
    const online = setUp({ known: ada });
    const offline = setUp({ known: ada, fetched: () => Promise.reject(new TypeError('offline')) });
    for (const { age, states } of [online, offline]) {
      age();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await vi.waitFor(() => expect(states.length).toBe(2));
    }
    expect([await online.auth.accessToken(), await offline.auth.accessToken()]).toEqual([
      'token of ada',
      'kept token of ada',
    ]);
  });

  test('S2-15: a user who returns from sign-in arrives at the target of the sign-in', async () => {
    const { states, log } = setUp({ outcome: { status: 'signedIn', person: ada, target: '/my-panels' } });
    await vi.waitFor(() => expect(states).toEqual(['loading', ['ada', 'secured', undefined]]));
    expect(log).toEqual(['complete', 'arrive at /my-panels']);
  });

  test('S2-16: a failed sign-in leads to the error path with its reason', async () => {
    const { states, log } = setUp({ outcome: { status: 'failed', failure: 'lost_state' } });
    await vi.waitFor(() => expect(states).toEqual(['loading', [null, 'public', 'lost_state']]));
    expect(log).toEqual(['complete', 'arrive at /sorry']);
  });

  test('S7-10: a token that the server does not know starts no session', async () => {
    const { states, log } = setUp({
      outcome: { status: 'signedIn', person: ada, target: '/' },
      validate: async (token) => token !== 'token of ada',
    });
    await vi.waitFor(() => expect(states.at(-1)).toEqual([null, 'public', 'session_expired']));
    expect(log).toEqual(['complete', 'arrive at /', 'forget']);
  });

  test('R11, R17: a user can sign out before the server has validated the token', async () => {
    const { auth, states, log } = setUp({
      outcome: { status: 'signedIn', person: ada, target: '/' },
      validate: () => new Promise(() => {}),
    });
    await vi.waitFor(() => expect(states.at(-1)).toEqual(['ada', 'secured', undefined]));
    auth.signOut();
    await vi.waitFor(() => expect(states.at(-1)).toEqual([null, 'public', undefined]));
    expect(log.at(-1)).toBe('leave');
  });

  test('two clicks start only one sign-in, and an unreachable provider shows a notice', async () => {
    const { auth, states, log, fail } = setUp();
    auth.signIn({ target: '/?page=2', isSignUp: false });
    auth.signIn({ target: '/?page=2', isSignUp: false });
    await vi.waitFor(() => expect(log).toEqual(['complete', 'sign in for /?page=2']));
    fail('provider_unreachable');
    await vi.waitFor(() => expect(states.at(-1)).toEqual([null, 'public', 'provider_unreachable']));
    auth.signIn({ target: '/', isSignUp: true, replacesPage: true });
    await vi.waitFor(() => expect(log.at(-1)).toBe('sign up for / in place of the page'));
  });

  test('S4-03, R17: sign-out drops the session, notifies the server, opens Home, then leaves for the provider', async () => {
    const { auth, states, log } = setUp({ known: ada });
    auth.signOut();
    await vi.waitFor(() => expect(states.at(-1)).toEqual([null, 'public', undefined]));
    expect(log).toEqual(['complete', 'forget', 'post token of ada', 'clear', 'arrive at /', 'leave']);
  });

  test('S4-02, R18: twenty calls answered 401 end the session once', async () => {
    const { auth, states, log } = setUp({ known: ada });
    for (let call = 0; call < 20; call += 1) auth.expire();
    await vi.waitFor(() => expect(states.at(-1)).toEqual([null, 'public', 'session_expired']));
    expect(log).toEqual(['complete', 'forget']);
  });

  test('a new sign-in clears the notice of an expired session', async () => {
    const { auth, states, tell } = setUp({ known: ada });
    auth.expire();
    await vi.waitFor(() => expect(states.at(-1)).toEqual([null, 'public', 'session_expired']));
    tell(bob);
    expect(states.at(-1)).toEqual(['bob', 'secured', undefined]);
  });

  test('R11: the page stays usable with a notice if the sign-in code cannot load, and the next attempt loads the code', async () => {
    const offline = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new TypeError('offline'));
    offline.mockResolvedValue();
    const visitor = setUp({ fetched: offline });
    visitor.auth.signIn({ target: '/', isSignUp: false });
    await vi.waitFor(() => expect(visitor.states.at(-1)).toEqual([null, 'public', 'failed']));
    visitor.auth.signIn({ target: '/', isSignUp: false });
    await vi.waitFor(() => expect(visitor.log).toEqual(['complete', 'sign in for /']));

    const nowhere = () => Promise.reject(new TypeError('offline'));
    const person = setUp({ known: ada, rested: nowhere, fetched: nowhere });
    await vi.waitFor(() => expect(person.states).toEqual(['loading', [null, 'public', 'failed']]));
  });

  test('R11, R17: sign-out and expiry work in this browser even if the sign-in code cannot load', async () => {
    const nowhere = () => Promise.reject(new TypeError('offline'));
    const leaving = setUp({ known: ada, fetched: nowhere });
    await vi.waitFor(() => expect(leaving.states.length).toBe(2));
    leaving.auth.signOut();
    await vi.waitFor(() => expect(leaving.states.at(-1)).toEqual([null, 'public', undefined]));
    const refused = setUp({ known: ada, fetched: nowhere });
    await vi.waitFor(() => expect(refused.states.length).toBe(2));
    for (let call = 0; call < 20; call += 1) refused.auth.expire();
    await vi.waitFor(() => expect(refused.states.at(-1)).toEqual([null, 'public', 'session_expired']));
    expect([leaving.log, refused.log, refused.states.length]).toEqual([
      ['end: signedOut', 'ada left'],
      ['end: expired', 'ada left'],
      3,
    ]);
  });

  test('R17, R44: a sign-out or another user in another tab also applies to a tab that the user has not used yet', async () => {
    const { states, become, look, log } = setUp({ known: ada });
    await vi.waitFor(() => expect(states.length).toBe(2));
    for (const next of [null, bob]) {
      become(next);
      look();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await vi.waitFor(() => expect((states.at(-1) as readonly unknown[])[0]).toBe(next?.sub ?? null));
    }
    expect([states.slice(2), log]).toEqual([
      [
        [null, 'public', undefined],
        ['bob', 'secured', undefined],
      ],
      ['ada left'],
    ]);
  });

  test('R17, R44: a sign-out or another user in another tab also applies to this tab', async () => {
    const { states, tell, look, use, log } = setUp({ known: ada });
    await vi.waitFor(() => expect(states.length).toBe(2));
    use();
    await vi.waitFor(() => expect(log).toEqual(['complete']));
    tell(null);
    tell(bob);
    look();
    await vi.waitFor(() =>
      expect(states.slice(2)).toEqual([
        [null, 'public', undefined],
        ['bob', 'secured', undefined],
      ]),
    );
  });
});
