import { expect, test, vi } from 'vitest';
import { breakages, breaks, listenForReported } from '../testing/reported.ts';
import type { AuthPort, SignInOutcome, SignInProblem } from './auth.port.ts';
import { type AuthPorts, createAuth } from './auth.ts';
import { type Person, personOf } from './person.ts';

const ada = personOf({ sub: 'ada' }, '') as Person;

interface Setup {
  readonly known?: Person | null;
  readonly complete?: () => Promise<SignInOutcome | null>;
  readonly signIn?: () => Promise<SignInProblem>;
  readonly validate?: AuthPorts['validate'];
  readonly forget?: AuthPort['forget'];
  readonly accessToken?: AuthPort['accessToken'];
}

/** Authentication on a port that a test commands; whatever is asked and told is in one log. */
function setUp(
  { known = null, complete, signIn, validate = async () => true, ...broken }: Setup = {},
  others: Partial<AuthPorts> = {},
) {
  const log: string[] = [];
  let person = known;
  const listeners = new Set<(told: Person | null) => void>();
  const port: AuthPort = {
    known: () => person,
    complete: complete ?? (async () => null),
    signIn: signIn ?? (() => new Promise(() => {})),
    forget() {
      log.push('forget');
      person = null;
      return { accessToken: 'token', leave: async () => void log.push('leave') };
    },
    accessToken: async () => (person === null ? undefined : 'token'),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ...broken,
  };
  const auth = createAuth({
    port,
    validate,
    completed: (of) => ({ ...of, preferredColumns: ['seqId'] }),
    onReturned: (target) => void log.push(`returned to ${target}`),
    onLeft: ({ sub }) => void log.push(`${sub} left`),
    onSignedOut: (token) => void log.push(`signed out with ${token}`),
    ...others,
  });
  const ready = () => vi.waitFor(() => expect(auth.getSnapshot().status).toBe('ready'));
  return {
    auth,
    log,
    ready,
    listeners,
    tell: (next: Person | null) => {
      person = next;
      for (const listener of listeners) listener(next);
    },
  };
}

test('a person has what is kept of them here; the snapshot is the same object until something changes', async () => {
  const { auth, ready } = setUp({ known: ada });
  const told: unknown[] = [];
  auth.subscribe(() => told.push(auth.getSnapshot()));
  await ready();
  const snapshot = auth.getSnapshot();
  auth.signIn({ target: '/', isSignUp: false });
  expect([auth.getSnapshot() === snapshot, told.length, snapshot]).toEqual([
    true,
    1,
    {
      status: 'ready',
      person: { ...ada, preferredColumns: ['seqId'] },
      requestPath: 'secured',
      role: ada.role,
      notice: null,
    },
  ]);
});

test('what is asked while nobody knows who is there is done then', async () => {
  const { auth, log, ready } = setUp({ known: ada });
  auth.signOut();
  await ready();
  await vi.waitFor(() => expect(log).toEqual(['forget', 'signed out with token', 'leave', 'ada left']));
});

test('a sign-in that cannot be ended is a sign-in that failed', async () => {
  const { auth, log, ready } = setUp({ complete: () => Promise.reject(new TypeError('offline')) });
  await ready();
  expect([log, auth.getSnapshot()]).toMatchObject([['returned to null'], { person: null, notice: { what: 'failed' } }]);
});

test('a provider that cannot be left for is told of, whether it says so or breaks', async () => {
  const { auth, ready } = setUp({ signIn: () => Promise.reject(new TypeError('offline')) });
  await ready();
  auth.signIn({ target: '/', isSignUp: false });
  await vi.waitFor(() =>
    expect(auth.getSnapshot()).toMatchObject({ status: 'ready', person: null, notice: { what: 'failed' } }),
  );
});

test.each<[string, AuthPort['forget']]>([
  ['cannot forget them', () => expect.fail('broken')],
  ['cannot be left for', () => ({ accessToken: 'token', leave: () => Promise.reject(new TypeError('offline')) })],
])('who signs out is signed out here, also of a provider that %s', async (_, forget) => {
  const { auth, ready, log } = setUp({ known: ada, forget });
  await ready();
  auth.signOut();
  await vi.waitFor(() => expect(log.at(-1)).toMatch(/^ada left$|^signed out/));
  expect([auth.getSnapshot(), log.includes('ada left')]).toMatchObject([{ status: 'ready', person: null }, true]);
});

test('a token that cannot be had fails the call that asked for it, and ends no session', async () => {
  const { auth, ready, log } = setUp({ known: ada, accessToken: () => Promise.reject(new TypeError('offline')) });
  await ready();
  await expect(auth.accessToken()).rejects.toThrow('offline');
  expect([auth.getSnapshot(), log]).toMatchObject([{ person: { sub: 'ada' } }, []]);
});

test('a server that cannot say whether it knows the token is believed to know it', async () => {
  const validate = vi.fn<AuthPorts['validate']>().mockRejectedValue(new TypeError('offline'));
  const { auth, ready, log } = setUp({
    complete: async () => ({ status: 'signedIn', person: ada, target: '/' }),
    known: ada,
    validate,
  });
  await ready();
  await vi.waitFor(() => expect(validate).toHaveBeenCalledOnce());
  expect([auth.getSnapshot(), log]).toMatchObject([{ person: { sub: 'ada' } }, ['returned to /']]);
});

test('a check of the token ends with the session that it is about', async () => {
  const signals: AbortSignal[] = [];
  const { auth, ready } = setUp({
    known: ada,
    complete: async () => ({ status: 'signedIn', person: ada, target: '/' }),
    validate(_, signal) {
      signals.push(signal);
      return new Promise(() => {});
    },
  });
  await ready();
  await vi.waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([false]));
  auth.signOut();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('one that is disposed of hears no more of the port, and tells nobody', async () => {
  const { auth, log, ready, listeners, tell } = setUp({ known: ada });
  await ready();
  const heard = vi.fn();
  auth.subscribe(heard);
  auth.dispose();
  tell(null);
  expect({ log, listeners: listeners.size, heard: heard.mock.calls.length }).toEqual({
    log: [],
    listeners: 0,
    heard: 0,
  });
});

/** Somebody returns from signing in, and signs out again; returns what came of it. */
async function signedInAndOut(others: Partial<AuthPorts>) {
  const { auth, log, ready, tell } = setUp(
    { known: ada, complete: async () => ({ status: 'signedIn', person: ada, target: '/' }) },
    others,
  );
  const heard = vi.fn();
  auth.subscribe(heard);
  await ready();
  tell(ada);
  auth.look();
  const signedIn = auth.getSnapshot();
  auth.signOut();
  await vi.waitFor(() => expect(log).toContain('leave'));
  return { log, signedIn, signedOut: auth.getSnapshot(), heard: heard.mock.calls.length };
}

test.each(['onReturned', 'onLeft', 'onSignedOut'] as const)(
  '%s: what it throws is reported once, and who is signed in and out is the same',
  async (name) => {
    const called = vi.fn();
    const wanted = await signedInAndOut({ [name]: called });
    const reported = listenForReported();
    expect([await signedInAndOut({ [name]: breaks }), reported]).toEqual([wanted, breakages(1)]);
    expect(called).toHaveBeenCalledOnce();
  },
);

test('onReturned: what it throws of a sign-in that failed is reported, and the failure is shown', async () => {
  const reported = listenForReported();
  const { auth, ready } = setUp({ complete: () => Promise.reject(new TypeError('offline')) }, { onReturned: breaks });
  await ready();
  expect([auth.getSnapshot(), reported]).toMatchObject([{ person: null, notice: { what: 'failed' } }, breakages(1)]);
});

test('completed: what it throws is reported at each call, and the person is who their token says', async () => {
  const called = vi.fn<AuthPorts['completed']>((person) => person);
  const wanted = await signedInAndOut({ completed: called });
  const reported = listenForReported();
  expect([await signedInAndOut({ completed: breaks }), reported]).toEqual([
    wanted,
    breakages(called.mock.calls.length),
  ]);
  expect(wanted.signedIn).toMatchObject({ status: 'ready', person: ada });
});
