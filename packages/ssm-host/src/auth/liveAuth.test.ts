import { type Person, personOf, type SignInOutcome } from 'ssm-core';
import { describe, expect, test, vi } from 'vitest';
import { deferredAuth } from './deferredAuth.ts';
import { type LiveAuthOptions, startLiveAuth } from './liveAuth.ts';
import { createFakePort } from './testing/fakePort.ts';

const ada = personOf({ sub: 'ada', email: 'ada@example.org', roles: ['SSM-Verified'] }, '') as Person;
const bob = personOf({ sub: 'bob' }, '') as Person;

interface Setup {
  readonly known?: Person | null;
  readonly outcome?: SignInOutcome | null;
  readonly validate?: LiveAuthOptions['validate'];
  /** Resolves once the code of signing in and out is there. */
  readonly fetched?: () => Promise<void>;
  /** Resolves once the code that knows who is remembered is there. */
  readonly rested?: () => Promise<void>;
}

/** As the application joins them, on a port that a test commands; everything asked is in one log. */
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
  test('S2-18: a visitor is one at once, and nothing is fetched for them', async () => {
    const { auth, states, log } = setUp();
    expect([await auth.accessToken(), states, log]).toEqual([undefined, [[null, 'public', undefined]], []]);
  });

  test('S2-18, S4-01: a remembered person is there with the token that is kept, and what signs out comes once the page is used', async () => {
    const { auth, states, log, use } = setUp({ known: ada });
    await vi.waitFor(() => expect(states).toEqual(['loading', ['ada', 'secured', undefined]]));
    expect([await auth.accessToken(), log]).toEqual(['kept token of ada', []]);
    use();
    await vi.waitFor(() => expect(log).toEqual(['complete']));
    await vi.waitFor(async () => expect(await auth.accessToken()).toBe('token of ada'));
    // The same person, so nothing is drawn again.
    expect(states.length).toBe(2);
  });

  test('R16: a token that is about to expire is renewed by what comes for it; where that cannot come the server decides', async () => {
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

  test('S2-15: who returns from signing in arrives where they wanted to be', async () => {
    const { states, log } = setUp({ outcome: { status: 'signedIn', person: ada, target: '/my-panels' } });
    await vi.waitFor(() => expect(states).toEqual(['loading', ['ada', 'secured', undefined]]));
    expect(log).toEqual(['complete', 'arrive at /my-panels']);
  });

  test('S2-16: a sign-in that failed leads to the error path, and says why', async () => {
    const { states, log } = setUp({ outcome: { status: 'failed', failure: 'lost_state' } });
    await vi.waitFor(() => expect(states).toEqual(['loading', [null, 'public', 'lost_state']]));
    expect(log).toEqual(['complete', 'arrive at /sorry']);
  });

  test('S7-10: a token that the server does not know is no session', async () => {
    const { states, log } = setUp({
      outcome: { status: 'signedIn', person: ada, target: '/' },
      validate: async (token) => token !== 'token of ada',
    });
    await vi.waitFor(() => expect(states.at(-1)).toEqual([null, 'public', 'session_expired']));
    expect(log).toEqual(['complete', 'arrive at /', 'forget']);
  });

  test('R11, R17: who signs out while the server is silent about the token is signed out at once', async () => {
    const { auth, states, log } = setUp({
      outcome: { status: 'signedIn', person: ada, target: '/' },
      validate: () => new Promise(() => {}),
    });
    await vi.waitFor(() => expect(states.at(-1)).toEqual(['ada', 'secured', undefined]));
    auth.signOut();
    await vi.waitFor(() => expect(states.at(-1)).toEqual([null, 'public', undefined]));
    expect(log.at(-1)).toBe('leave');
  });

  test('a visitor signs in once, however often they press; a provider that cannot be reached says so', async () => {
    const { auth, states, log, fail } = setUp();
    auth.signIn({ target: '/?page=2', isSignUp: false });
    auth.signIn({ target: '/?page=2', isSignUp: false });
    await vi.waitFor(() => expect(log).toEqual(['complete', 'sign in for /?page=2']));
    fail('provider_unreachable');
    await vi.waitFor(() => expect(states.at(-1)).toEqual([null, 'public', 'provider_unreachable']));
    auth.signIn({ target: '/', isSignUp: true, replacesPage: true });
    await vi.waitFor(() => expect(log.at(-1)).toBe('sign up for / in place of the page'));
  });

  test('S4-03, R17: signing out forgets, tells the server, leads Home, and then leaves for the provider', async () => {
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

  test('who is signed in is not told again that a session before has ended', async () => {
    const { auth, states, tell } = setUp({ known: ada });
    auth.expire();
    await vi.waitFor(() => expect(states.at(-1)).toEqual([null, 'public', 'session_expired']));
    tell(bob);
    expect(states.at(-1)).toEqual(['bob', 'secured', undefined]);
  });

  test('R11: what signs in could not be fetched: the page is of use, says so, and fetches it when it is asked again', async () => {
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

  test('R11, R17: a person signs out, and a session ends, where what does that everywhere cannot be fetched', async () => {
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

  test('R17, R44: another tab signs out, or in as somebody else, before anything was done here', async () => {
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

  test('R17, R44: another tab signs out, or in as somebody else', async () => {
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
