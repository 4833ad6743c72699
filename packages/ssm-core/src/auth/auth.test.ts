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

test('completes the person with locally kept data and reuses the snapshot until a change', async () => {
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

test('queues actions until the person is known', async () => {
  const { auth, log, ready } = setUp({ known: ada });
  auth.signOut();
  await ready();
  await vi.waitFor(() => expect(log).toEqual(['forget', 'signed out with token', 'leave', 'ada left']));
});

test('treats a sign-in that cannot be completed as failed', async () => {
  const { auth, log, ready } = setUp({ complete: () => Promise.reject(new TypeError('offline')) });
  await ready();
  expect([log, auth.getSnapshot()]).toMatchObject([['returned to null'], { person: null, notice: { what: 'failed' } }]);
});

test('shows a notice when leaving for the provider fails', async () => {
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
])('signs out locally even from a provider that %s', async (_, forget) => {
  const { auth, ready, log } = setUp({ known: ada, forget });
  await ready();
  auth.signOut();
  await vi.waitFor(() => expect(log.at(-1)).toMatch(/^ada left$|^signed out/));
  expect([auth.getSnapshot(), log.includes('ada left')]).toMatchObject([{ status: 'ready', person: null }, true]);
});

test('a rejected token fails its call and keeps the session', async () => {
  const { auth, ready, log } = setUp({ known: ada, accessToken: () => Promise.reject(new TypeError('offline')) });
  await ready();
  await expect(auth.accessToken()).rejects.toThrow('offline');
  expect([auth.getSnapshot(), log]).toMatchObject([{ person: { sub: 'ada' } }, []]);
});

test('keeps the session when the server cannot check the token', async () => {
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

test('aborts the token check when its session ends', async () => {
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

test('ignores the port and notifies no listener after dispose', async () => {
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
  '%s: reports its error once, and the session is the same',
  async (name) => {
    const called = vi.fn();
    const wanted = await signedInAndOut({ [name]: called });
    const reported = listenForReported();
    expect([await signedInAndOut({ [name]: breaks }), reported]).toEqual([wanted, breakages(1)]);
    expect(called).toHaveBeenCalledOnce();
  },
);

test('onReturned: reports its error, and the failed sign-in is still shown', async () => {
  const reported = listenForReported();
  const { auth, ready } = setUp({ complete: () => Promise.reject(new TypeError('offline')) }, { onReturned: breaks });
  await ready();
  expect([auth.getSnapshot(), reported]).toMatchObject([{ person: null, notice: { what: 'failed' } }, breakages(1)]);
});

test('completed: reports its error at each call, and the person is the one of the token', async () => {
  const called = vi.fn<AuthPorts['completed']>((person) => person);
  const wanted = await signedInAndOut({ completed: called });
  const reported = listenForReported();
  expect([await signedInAndOut({ completed: breaks }), reported]).toEqual([
    wanted,
    breakages(called.mock.calls.length),
  ]);
  expect(wanted.signedIn).toMatchObject({ status: 'ready', person: ada });
});
