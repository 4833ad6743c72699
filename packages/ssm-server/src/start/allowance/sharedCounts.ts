/**
 * Counts of several servers, in the database that they share. Nobody waits for it: what was counted is told a moment
 * later, all of a sender at once, and the answer says what all servers have counted. While the database is slow or away
 * each server counts for itself.
 */
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Log } from '../../log/log.ts';
import { nameOfSender } from '../../store/rows/countKeys.ts';
import type { RunCount } from '../../store/store.ts';

type Tell = (sender: string, much: number) => void;

interface Kind {
  readonly kind: string;
  readonly seconds: number;
  /** Told what all servers have counted, and for how long it counts. */
  readonly learn: (sender: string, count: number, forSeconds: number) => void;
}

export interface SharedCounts {
  of(kind: Kind): Tell;
  stop(): void;
}

/** How long what was counted waits for more of the same sender. */
const tellMs = 250;
/** How long a database that failed is left alone. */
const leaveMs = 5000;
const table = 'request_count';

interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** Takes the statements of the library, unnamed: behind a pooler a prepared one may be somebody else's. */
function clientOf(runCount: RunCount) {
  return { query: ({ text, values = [] }: Statement) => runCount(text, values) };
}

interface Told {
  /** By sender, since they were told last. */
  readonly untold: Map<string, number>;
  readonly tellOne: (sender: string, much: number) => Promise<void>;
}

export function createSharedCounts(runCount: RunCount, log: Log): SharedCounts {
  const kinds: Told[] = [];
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;

  /** One statement after the other: it never takes more than one connection from those who wait for theirs. */
  async function tellAll(): Promise<void> {
    for (const { untold, tellOne } of kinds) {
      const senders = [...untold];
      untold.clear();
      for (const [sender, much] of senders) {
        if (stopped.signal.aborted) return;
        await tellOne(sender, much);
      }
    }
  }

  async function tellNow(): Promise<void> {
    let pauseMs = tellMs;
    try {
      await tellAll();
      if (hasFailed) log.info({}, 'Requests are counted together with other servers again');
      hasFailed = false;
    } catch (err) {
      if (stopped.signal.aborted) return;
      if (!hasFailed) log.warn({ err }, 'Each server counts requests for itself: the database does not answer');
      hasFailed = true;
      pauseMs = leaveMs;
      // It would be counted in another stretch of time than it belongs to.
      for (const { untold } of kinds) untold.clear();
    }
    timer = undefined;
    if (kinds.some(({ untold }) => untold.size > 0)) tellLater(pauseMs);
  }

  function tellLater(ms: number): void {
    if (stopped.signal.aborted) return;
    timer ??= setTimeout(() => void tellNow(), ms).unref();
  }

  return {
    of({ kind, seconds, learn }) {
      const there = new RateLimiterPostgres({
        storeClient: clientOf(runCount),
        storeType: 'pool',
        keyPrefix: kind,
        tableName: table,
        tableCreated: true,
        // What has ended is swept with other things, by one server of a database.
        clearExpiredByTimeout: false,
        // It only adds up here: what is too much is for the server that was asked to say.
        points: Number.MAX_SAFE_INTEGER,
        duration: seconds,
      });
      const untold = new Map<string, number>();
      kinds.push({
        untold,
        async tellOne(sender, much) {
          const { consumedPoints, msBeforeNext } = await there.penalty(nameOfSender(sender), much);
          if (msBeforeNext <= 0) return;
          // Servers' clocks differ: it never lasts longer than it would here.
          const forSeconds = Math.min(seconds, msBeforeNext / 1000);
          learn(sender, consumedPoints + (untold.get(sender) ?? 0), forSeconds);
        },
      });
      return (sender, much) => {
        untold.set(sender, (untold.get(sender) ?? 0) + much);
        tellLater(hasFailed ? leaveMs : tellMs);
      };
    },
    stop() {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}
