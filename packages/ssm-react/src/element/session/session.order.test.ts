import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createElementSession, type GetAccessToken } from './session.ts';

const overdue = 'getAccessToken has not answered within 15 s';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Starts the session of an element. `log` has what the element shows and tells, and who holds a builder. */
function start(first: GetAccessToken | null, { needsSession = false } = {}) {
  const log: string[] = [];
  const heard = { listener: (): void => undefined };
  let getAccessToken = first;
  /** The server names each person after the token. */
  const answer = vi.fn(async (token: string): Promise<Response> => {
    if (token === 'refused') return new Response('', { status: 401 });
    return Response.json({ sub: token, roles: ['SSM-Registered'], preferredCols: [] });
  });
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const token = (request as Request).headers.get('Authorization')?.slice('Bearer '.length);
    return token === undefined ? Promise.resolve(Response.json({})) : answer(token);
  });
  const session = createElementSession({
    getAccessToken: () => getAccessToken,
    server: () => 'http://menu.test/sat',
    needsSession: () => needsSession,
    loadMember: async () => ({
      holdBuilder(sub) {
        log.push(`hold ${sub}`);
        return { builder: { sub } as never, release: () => log.push(`release ${sub}`) };
      },
      forgetColumnsOf: (sub) => log.push(`forget ${sub}`),
    }),
    onEnter: ({ status, person }) => log.push(person?.sub ?? status),
    onChange: () => undefined,
    onMissed: (error) => log.push(String(error)),
    complain: () => undefined,
    tell(name, detail) {
      log.push(`${name} ${'reason' in detail ? detail.reason : detail.message}`);
      heard.listener();
    },
  });
  session.begin();
  const renew = (next: GetAccessToken | null): void => {
    getAccessToken = next;
    session.renew();
  };
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
  return { session, log, heard, answer, fetched, renew, settle };
}

describe('a renewal', () => {
  test.each([
    ['before the newer one', [null, 'ann']],
    ['after the newer one', ['ann', null]],
    ['never', ['ann']],
  ] as const)('ignores an earlier answer that arrives %s', async (_, order) => {
    const [earlier, newer] = [Promise.withResolvers<null>(), Promise.withResolvers<string>()];
    const { log, renew, settle } = start(() => earlier.promise);
    renew(() => newer.promise);
    for (const answer of order) {
      if (answer === null) earlier.resolve(answer);
      else newer.resolve(answer);
      // oxlint-disable-next-line no-await-in-loop -- the second answer comes after the first
      await settle();
    }
    await vi.advanceTimersByTimeAsync(15_000);
    expect(log).toEqual(['asking', 'asking', 'hold ann', 'ann']);
  });

  test('ignores the server’s answer about an earlier token', async () => {
    const slow = Promise.withResolvers<Response>();
    const { log, answer, renew, settle } = start(() => 'first');
    answer.mockReturnValueOnce(slow.promise);
    await settle();
    renew(() => 'second');
    await settle();
    slow.resolve(Response.json({ sub: 'first', roles: [], preferredCols: [] }));
    await settle();
    expect(log).toEqual(['asking', 'asking', 'hold second', 'second']);
  });

  test('holds the builder of the same person before it releases it, and the end releases it', async () => {
    const { session, log, settle } = start(() => 'ann');
    await settle();
    session.renew();
    await settle();
    session.end();
    expect(log).toEqual(['asking', 'hold ann', 'ann', 'hold ann', 'release ann', 'ann', 'release ann']);
  });

  test('after a refusal, starts another drawing once the session is known', async () => {
    const { session, log, renew, settle } = start(() => 'refused');
    await settle();
    const answer = Promise.withResolvers<string>();
    renew(() => answer.promise);
    await settle();
    const before = session.read().drawing;
    answer.resolve('ann');
    await settle();
    expect([before, session.read().drawing, log.slice(1, 3)]).toEqual([
      0,
      1,
      ['ssm-session-needed refused', 'ssm-error /sat answered 401 unauthenticated'],
    ]);
  });

  test.each([
    ['ssm-session-needed missing', null, 0],
    ['ssm-session-needed refused', 'refused', 0],
    [`ssm-error ${overdue}`, new Promise<string>(() => undefined), 15_000],
  ] as const)('in a listener of "%s" keeps asking', async (event, given, after) => {
    const { session, log, heard, renew, settle } = start(() => given, { needsSession: true });
    const answer = Promise.withResolvers<string>();
    heard.listener = () => {
      if (log.at(-1) === event) renew(() => answer.promise);
    };
    await vi.advanceTimersByTimeAsync(after);
    expect([log.includes(event), session.read().isAsking]).toEqual([true, true]);
    answer.resolve('ann');
    await settle();
    expect(session.read().session.person?.sub).toBe('ann');
  });
});

describe('an overdue answer', () => {
  test('is used when it comes, and calls wait for it no longer', async () => {
    const answer = Promise.withResolvers<string>();
    const getAccessToken = vi.fn(() => answer.promise);
    const { session, log, fetched, settle } = start(getAccessToken);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(log).toEqual(['asking']);
    await vi.advanceTimersByTimeAsync(1);
    expect([log, session.read().isAsking]).toEqual([['asking', `ssm-error ${overdue}`, 'visitor'], false]);
    await session.client().get('/menuquery/jwt/validate', { params: {} });
    expect([getAccessToken.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 1]);
    answer.resolve('ann');
    await settle();
    expect(log.slice(3)).toEqual(['hold ann', 'ann']);
  });

  test('is dropped after a renewal, which waits another 15 s', async () => {
    const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
    const { log, renew, settle } = start(() => first.promise);
    await vi.advanceTimersByTimeAsync(15_000);
    renew(() => second.promise);
    first.resolve('first');
    await vi.advanceTimersByTimeAsync(15_000);
    expect(log.slice(1)).toEqual([`ssm-error ${overdue}`, 'visitor', `ssm-error ${overdue}`, 'visitor']);
    second.resolve('second');
    await settle();
    expect(log.slice(5)).toEqual(['hold second', 'second']);
  });

  test('hides a signed-in person until it comes, and keeps the person’s columns', async () => {
    const { log, renew, settle } = start(() => 'ann');
    await settle();
    const answer = Promise.withResolvers<string>();
    renew(() => answer.promise);
    await vi.advanceTimersByTimeAsync(15_000);
    answer.resolve('ann');
    await settle();
    expect(log.slice(3)).toEqual([`ssm-error ${overdue}`, 'release ann', 'failed', 'hold ann', 'ann']);
  });
});
