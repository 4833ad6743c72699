/**
 * Shares request counts through the database. Requests never wait for the database, because counts are written a moment
 * later, in one statement per sender. While the database is slow or unreachable, each server counts for itself.
 */
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Log } from '../../log/log.ts';
import { nameOfSender } from '../../store/rows/personRows.ts';
import type { RunCount } from '../../store/store.ts';

type Tell = (sender: string, much: number) => void;

interface Kind {
  readonly kind: string;
  readonly seconds: number;
  readonly learn: (sender: string, count: number, forSeconds: number) => void;
}

export interface SharedCounts {
  of(kind: Kind): Tell;
  stop(): void;
}

const tellMs = 250;
const leaveMs = 5000;
const table = 'request_count';

interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** Runs the library's statements without names. Behind a pooler, a named statement may belong to another client. */
function clientOf(runCount: RunCount) {
  return { query: ({ text, values = [] }: Statement) => runCount(text, values) };
}

interface Told {
  readonly untold: Map<string, number>;
  readonly tellOne: (sender: string, much: number) => Promise<void>;
}

export function createSharedCounts(runCount: RunCount, log: Log): SharedCounts {
  const kinds: Told[] = [];
  const stopped = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let hasFailed = false;

  /** Runs one statement at a time, so that counting uses at most one connection. */
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
      // These counts are dropped, because a later write would add them to another period.
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
        // The sweeper deletes expired counts.
        clearExpiredByTimeout: false,
        // The database only adds counts; each server applies the limit itself.
        points: Number.MAX_SAFE_INTEGER,
        duration: seconds,
      });
      const untold = new Map<string, number>();
      kinds.push({
        untold,
        async tellOne(sender, much) {
          const { consumedPoints, msBeforeNext } = await there.penalty(nameOfSender(sender), much);
          if (msBeforeNext <= 0) return;
          // Clocks of servers differ, so a count from the database lasts at most as long as a local period.
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
