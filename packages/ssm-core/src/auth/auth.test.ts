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

test('authentication adds locally kept data to the person, and returns the same snapshot until a change', async () => {
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

test('actions wait until the person is known', async () => {
  const { auth, log, ready } = setUp({ known: ada });
  auth.signOut();
  await ready();
  await vi.waitFor(() => expect(log).toEqual(['forget', 'signed out with token', 'leave', 'ada left']));
});

test('a sign-in that cannot be completed counts as failed', async () => {
  const { auth, log, ready } = setUp({ complete: () => Promise.reject(new TypeError('offline')) });
  await ready();
  expect([log, auth.getSnapshot()]).toMatchObject([['returned to null'], { person: null, notice: { what: 'failed' } }]);
});

test('a notice is shown if leaving for the provider fails', async () => {
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
])('sign-out works locally even if the provider %s', async (_, forget) => {
  const { auth, ready, log } = setUp({ known: ada, forget });
  await ready();
  auth.signOut();
  await vi.waitFor(() => expect(log.at(-1)).toMatch(/^ada left$|^signed out/));
  expect([auth.getSnapshot(), log.includes('ada left')]).toMatchObject([{ status: 'ready', person: null }, true]);
});

test("an error of the token's provider fails its call, and the session continues", async () => {
  const { auth, ready, log } = setUp({ known: ada, accessToken: () => Promise.reject(new TypeError('offline')) });
  await ready();
  await expect(auth.accessToken()).rejects.toThrow('offline');
  expect([auth.getSnapshot(), log]).toMatchObject([{ person: { sub: 'ada' } }, []]);
});

test('the session continues if the server cannot check the token', async () => {
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

test('the token check is aborted if its session ends', async () => {
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

test('after dispose, changes of the port are ignored and no listener is called', async () => {
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
  '%s: an error of this callback is reported once, and the session stays the same',
  async (name) => {
    const called = vi.fn();
    const wanted = await signedInAndOut({ [name]: called });
    const reported = listenForReported();
    expect([await signedInAndOut({ [name]: breaks }), reported]).toEqual([wanted, breakages(1)]);
    expect(called).toHaveBeenCalledOnce();
  },
);

test('onReturned: an error of this callback is reported, and the failed sign-in is still shown', async () => {
  const reported = listenForReported();
  const { auth, ready } = setUp({ complete: () => Promise.reject(new TypeError('offline')) }, { onReturned: breaks });
  await ready();
  expect([auth.getSnapshot(), reported]).toMatchObject([{ person: null, notice: { what: 'failed' } }, breakages(1)]);
});

test('completed: an error of this callback is reported at each call, and the person is read from the token', async () => {
  const called = vi.fn<AuthPorts['completed']>((person) => person);
  const wanted = await signedInAndOut({ completed: called });
  const reported = listenForReported();
  expect([await signedInAndOut({ completed: breaks }), reported]).toEqual([
    wanted,
    breakages(called.mock.calls.length),
  ]);
  expect(wanted.signedIn).toMatchObject({ status: 'ready', person: ada });
});
