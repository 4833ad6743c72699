import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Log } from '../../log/log.ts';
import { NoNoticesError, type NoticeListener } from '../../store/notices/noticeChannel.ts';
import type { ChangeNumbers } from '../../store/rows/changeRows.ts';
import { StoreError } from '../../store/store.ts';
import { type Takers, watchChanges } from './watchChanges.ts';

const noticesHere = 'Notices of changes come at once';
const noticesGone = 'Notices of changes come no more; they are looked for each second';

class DatabaseDouble {
  numbersNow: ChangeNumbers = {};
  isAway = false;
  refusal: Error | undefined;
  isDeaf = false;
  checkMs = 0;
  listener: NoticeListener | undefined;
  looks = 0;
  tries = 0;
  readonly taken: string[] = [];
  readonly lines: string[] = [];

  readonly log: Log = Object.fromEntries(
    ['info', 'warn', 'error'].map((level) => [level, (_: object, message: string) => void this.lines.push(message)]),
  ) as unknown as Log;

  readonly takers: Takers = {
    catalogues: async () => void this.taken.push('catalogues'),
    flags: async () => void this.taken.push('flags'),
    logouts: async () => void this.taken.push('logouts'),
  };

  async numbers(): Promise<ChangeNumbers> {
    this.looks += 1;
    if (this.isAway) throw new StoreError('unreachable', 'The database does not answer.');
    return this.numbersNow;
  }

  readonly listen = async (listener: NoticeListener) => {
    this.tries += 1;
    if (this.refusal !== undefined) throw this.refusal;
    this.listener = listener;
    const check = async (): Promise<boolean> => {
      await new Promise((resolve) => setTimeout(resolve, this.checkMs));
      return !this.isDeaf;
    };
    return { check, close: async () => {} };
  };

  change(numbers: ChangeNumbers): void {
    this.numbersNow = { ...this.numbersNow, ...numbers };
    if (!this.isDeaf) this.listener?.heard();
  }
}

let double: DatabaseDouble;

async function watching(changes: { withNotices?: boolean; takers?: Takers } = {}): Promise<() => Promise<void>> {
  const { withNotices = true, takers = double.takers } = changes;
  const source = { numbers: () => double.numbers(), listen: withNotices ? double.listen : undefined };
  const stop = watchChanges(source, takers, double.log);
  onTestFinished(stop);
  await vi.advanceTimersByTimeAsync(0);
  return stop;
}

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  double = new DatabaseDouble();
});

describe('watchChanges', () => {
  it('reads a change at once after a notice, and still polls each second', async () => {
    await watching();
    double.change({ flags: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(double.taken).toEqual(['flags']);
    double.change({ logouts: 1, catalogues: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(double.taken).toEqual(['flags', 'catalogues', 'logouts']);
    const looks = double.looks;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([double.looks - looks, double.taken.length, double.lines]).toEqual([75, 3, [noticesHere]]);
  });

  it('without notices, finds changes by polling once a second, and reads only topics that changed', async () => {
    await watching({ withNotices: false });
    double.change({ flags: 7 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(double.taken).toEqual(['flags']);
    await vi.advanceTimersByTimeAsync(7000);
    expect([double.taken, double.looks, double.lines]).toEqual([['flags'], 11, []]);
  });

  it('polls if notices are lost, and retries until notices arrive again', async () => {
    await watching();
    double.refusal = new Error('refused');
    const { listener } = double;
    double.listener = undefined;
    listener?.lost();
    await vi.advanceTimersByTimeAsync(0);
    double.change({ flags: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(double.taken).toEqual(['flags']);
    await vi.advanceTimersByTimeAsync(9000);
    double.refusal = undefined;
    await vi.advanceTimersByTimeAsync(5000);
    double.change({ flags: 2 });
    await vi.advanceTimersByTimeAsync(0);
    expect([double.taken, double.tries, double.lines]).toEqual([
      ['flags', 'flags'],
      4,
      [noticesHere, noticesGone, 'Notices of changes cannot be had; they are looked for each second', noticesHere],
    ]);
  });

  it('R15: reads changes within a second if a connection delivers no notices, even before the server detects this', async () => {
    await watching();
    double.isDeaf = true;
    double.checkMs = 2000;
    double.change({ flags: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    double.change({ logouts: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    expect([double.taken, double.lines]).toEqual([['flags', 'logouts'], [noticesHere]]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(double.lines).toEqual([noticesHere, noticesGone]);
  });

  it('logs once what to do about a pooler without notices, and rarely retries', async () => {
    double.refusal = new NoNoticesError('nothing');
    await watching();
    await vi.advanceTimersByTimeAsync(290_000);
    expect(double.tries).toEqual(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([double.tries, double.lines]).toEqual([
      2,
      [
        'The database delivers no notices, as behind a pooler: changes are looked for each second. Set SSM_DATABASE_LISTEN_URL to its own address, or to none',
      ],
    ]);
  });

  it('R15: logs an outage once, and afterwards reads the changes made during the outage', async () => {
    await watching({ withNotices: false });
    double.isAway = true;
    await vi.advanceTimersByTimeAsync(5000);
    double.isAway = false;
    double.change({ catalogues: 2 });
    await vi.advanceTimersByTimeAsync(1000);
    expect([double.taken, double.lines]).toEqual([
      ['catalogues'],
      ['The database does not answer; the catalogues in memory go on answering', 'The database answers again'],
    ]);
  });

  it('reads topics independently, and rereads a topic that changed while it was read', async () => {
    const loads: (() => void)[] = [];
    const catalogues = (): Promise<void> => new Promise((resolve) => void loads.push(resolve));
    await watching({ takers: { ...double.takers, catalogues } });
    double.change({ catalogues: 1 });
    await vi.advanceTimersByTimeAsync(0);
    double.change({ catalogues: 2, logouts: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect([loads.length, double.taken]).toEqual([1, ['logouts']]);
    loads[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(loads.length).toEqual(2);
  });

  it('retries a failed read, and logs the failure once', async () => {
    let failures = 3;
    const flags = async (): Promise<void> => {
      if (failures > 0) {
        failures -= 1;
        throw new StoreError('unreachable', 'away');
      }
      double.taken.push('flags');
    };
    await watching({ takers: { ...double.takers, flags } });
    double.change({ flags: 1 });
    await vi.advanceTimersByTimeAsync(3000);
    expect([double.taken, double.lines]).toEqual([
      ['flags'],
      [noticesHere, 'What another server has changed could not be read; it is tried again'],
    ]);
  });

  it('leaves no timer behind when watching has ended', async () => {
    const stop = await watching();
    await stop();
    double.change({ flags: 1 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([double.taken, vi.getTimerCount()]).toEqual([[], 0]);
  });
});
