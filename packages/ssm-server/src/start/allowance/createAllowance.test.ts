import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../answer/problem.ts';
import type { AllowanceKind } from '../../exchange/access.ts';
import { silentLog } from '../../log/log.ts';
import { defaultAllowance } from '../../settings/config.ts';
import { type CountingAllowance, createAllowance } from './createAllowance.ts';

async function takes(
  allowance: CountingAllowance,
  kind: AllowanceKind,
  sender: string,
  much?: number,
): Promise<string> {
  try {
    await allowance.take(kind, sender, much);
    return 'taken';
  } catch (thrown) {
    if (!(thrown instanceof ProblemError)) throw thrown;
    return `${thrown.problem.code} ${thrown.problem.headers?.['Retry-After']}`;
  }
}

const few = { ...defaultAllowance, changes: 2, kibibytes: 100, files: 0 };

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the allowance of a sender', () => {
  it('is counted per sender and kind of request, says how long to wait, and is full again after that time', async () => {
    const allowance = createAllowance({ settings: few, log: silentLog });
    const change = (sender: string) => takes(allowance, 'changes', sender);
    expect([await change('of a'), await change('of a')]).toEqual(['taken', 'taken']);
    await vi.advanceTimersByTimeAsync(20_500);
    expect([await change('of a'), await change('of b'), await takes(allowance, 'questions', 'of a')]).toEqual([
      'too_many_requests 40',
      'taken',
      'taken',
    ]);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(await change('of a')).toBe('taken');
  });

  it('in bytes covers an hour, and does not count a refused upload, so a smaller upload still fits', async () => {
    const allowance = createAllowance({ settings: few, log: silentLog });
    const send = (kibibytes: number) => takes(allowance, 'kibibytes', 'of a', kibibytes);
    expect([await send(60), await send(60), await send(40), await send(1)]).toEqual([
      'taken',
      'too_much_sent 3600',
      'taken',
      'too_much_sent 3600',
    ]);
  });

  it('is unlimited if its setting is 0', async () => {
    const allowance = createAllowance({ settings: few, log: silentLog });
    const answers = await Promise.all(Array.from({ length: 5000 }, () => takes(allowance, 'files', 'of a')));
    expect(new Set(answers)).toEqual(new Set(['taken']));
  });

  it('is by default 30,000 requests of the kind “questions” a minute from one address', async () => {
    const allowance = createAllowance({ settings: defaultAllowance, log: silentLog });
    const ask = () => takes(allowance, 'questions', 'from 127.0.0.1');
    const answers = await Promise.all(Array.from({ length: 30_000 }, ask));
    expect([new Set(answers), await ask()]).toEqual([new Set(['taken']), 'too_many_requests 60']);
  });
});

function countingDatabase() {
  const counts = new Map<unknown, { points: number; expire: string }>();
  const database = {
    isAway: false,
    statements: 0,
    runCount: async (_text: string, [key, points, expire, now]: readonly unknown[]) => {
      database.statements += 1;
      if (database.isAway) throw new Error('away');
      const kept = counts.get(key);
      const isOver = kept === undefined || Number(kept.expire) <= Number(now);
      const row = isOver
        ? { points: Number(points), expire: String(expire) }
        : { points: kept.points + Number(points), expire: kept.expire };
      counts.set(key, row);
      return { rows: [row], rowCount: 1 };
    },
  };
  return database;
}

describe('the counts of several servers', () => {
  it('are shared within a second, by one statement for all requests of a sender', async () => {
    const { runCount, ...database } = countingDatabase();
    const statements = vi.fn(runCount);
    const settings = { ...defaultAllowance, changes: 10 };
    const [one, other] = [0, 1].map(() => createAllowance({ settings, log: silentLog, runCount: statements })) as [
      CountingAllowance,
      CountingAllowance,
    ];
    for (let time = 0; time < 6; time += 1) expect(await takes(one, 'changes', 'of a')).toBe('taken');
    expect(statements.mock.calls.length).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    for (let time = 0; time < 4; time += 1) expect(await takes(other, 'changes', 'of a')).toBe('taken');
    await vi.advanceTimersByTimeAsync(1000);
    expect([await takes(other, 'changes', 'of a'), await takes(other, 'changes', 'of b')]).toEqual([
      'too_many_requests 59',
      'taken',
    ]);
    expect([statements.mock.calls.length, database.isAway]).toEqual([2, false]);
    for (const allowance of [one, other]) allowance.stop();
  });

  it('contain neither persons nor addresses in the database', async () => {
    const database = countingDatabase();
    const runCount = vi.fn(database.runCount);
    const allowance = createAllowance({ settings: defaultAllowance, log: silentLog, runCount });
    await allowance.take('changes', 'of auth0|somebody');
    await allowance.take('signIns', 'from 192.0.2.7');
    await vi.advanceTimersByTimeAsync(1000);
    const keys = runCount.mock.calls.map(([, [key]]) => key);
    expect(keys).toEqual([expect.stringMatching(/^changes:[\w-]{32}$/), expect.stringMatching(/^signIns:[\w-]{32}$/)]);
    allowance.stop();
  });

  it('need only counting statements, and leave no timer behind', async () => {
    const statements = vi.fn(countingDatabase().runCount);
    const allowance = createAllowance({ settings: defaultAllowance, log: silentLog, runCount: statements });
    await allowance.take('changes', 'of a');
    await vi.advanceTimersByTimeAsync(2 * 3600_000);
    expect(statements.mock.calls.length).toEqual(1);
    await allowance.take('changes', 'of a');
    allowance.stop();
    await vi.advanceTimersByTimeAsync(3600_000);
    expect([statements.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('never wait for a database that does not answer', async () => {
    const runCount = vi.fn(() => new Promise<never>(() => {}));
    const allowance = createAllowance({ settings: few, log: silentLog, runCount });
    expect(await takes(allowance, 'changes', 'of a')).toBe('taken');
    await vi.advanceTimersByTimeAsync(60_000);
    const later = [await takes(allowance, 'changes', 'of a'), await takes(allowance, 'changes', 'of a')];
    expect([later, await takes(allowance, 'changes', 'of a'), runCount.mock.calls.length]).toEqual([
      ['taken', 'taken'],
      'too_many_requests 60',
      1,
    ]);
    allowance.stop();
  });

  it('are separate while the database is away, without waiting for it, and are shared again once it is back', async () => {
    const database = countingDatabase();
    const lines: string[] = [];
    const write = (_: object, message: string): void => void lines.push(message);
    const log = { info: write, warn: write, error: write };
    const settings = { ...defaultAllowance, changes: 3 };
    const allowance = createAllowance({ settings, log, runCount: database.runCount });
    database.isAway = true;
    for (let second = 0; second < 3; second += 1) {
      expect(await takes(allowance, 'changes', 'of a')).toBe('taken');
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect([await takes(allowance, 'changes', 'of a'), database.statements]).toEqual(['too_many_requests 57', 1]);
    database.isAway = false;
    await allowance.take('changes', 'of b');
    await vi.advanceTimersByTimeAsync(6000);
    expect([database.statements, lines]).toEqual([
      3,
      [
        'Each server counts requests for itself: the database does not answer',
        'Requests are counted together with other servers again',
      ],
    ]);
    allowance.stop();
  });
});
