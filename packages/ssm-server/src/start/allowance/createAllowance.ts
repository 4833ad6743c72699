/**
 * Counts requests per sender in memory, and adds the counts of other servers. Refuses requests that exceed the limits.
 */

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ProblemCode } from 'ssm-core';
import { ProblemError } from '../../answer/problem.ts';
import type { Allowance, AllowanceKind, AllowanceSettings } from '../../exchange/access.ts';
import type { Log } from '../../log/log.ts';
import type { RunCount } from '../../store/store.ts';
import { createSharedCounts, type SharedCounts } from './sharedCounts.ts';

export interface CountingAllowance extends Allowance {
  stop(): void;
}

export interface AllowanceOptions {
  readonly settings: AllowanceSettings;
  readonly log: Log;
  /**
   * Runs a statement in the database, through which servers share their counts. Without it, each server counts for
   * itself.
   */
  readonly runCount?: RunCount | undefined;
}

interface Counts {
  /** Counts `much` for the sender. If that exceeds the limit, counts nothing and returns the seconds to wait. */
  take(sender: string, much: number): Promise<number | undefined>;
}

interface CountsOptions {
  readonly kind: string;
  readonly most: number;
  /** Length of a period, which begins with the sender's first request. */
  readonly seconds: number;
  readonly shared?: SharedCounts | undefined;
}

function createCounts({ kind, most, seconds, shared }: CountsOptions): Counts {
  const here = new RateLimiterMemory({ keyPrefix: kind, points: most, duration: seconds });
  const tell = shared?.of({
    kind,
    seconds,
    learn: (sender, count, forSeconds) => void here.set(sender, count, forSeconds),
  });
  return {
    async take(sender, much) {
      try {
        await here.consume(sender, much);
      } catch (thrown) {
        if (!(thrown instanceof RateLimiterRes)) throw thrown;
        // The refused amount is taken back, because a smaller amount may still be allowed.
        await here.reward(sender, much);
        return Math.max(1, Math.ceil(thrown.msBeforeNext / 1000));
      }
      tell?.(sender, much);
      return undefined;
    },
  };
}

const seconds: Readonly<Record<AllowanceKind, number>> = {
  questions: 60,
  changes: 60,
  files: 60,
  kibibytes: 3600,
  signIns: 60,
};

const refusals: Readonly<Record<AllowanceKind, readonly [ProblemCode, string]>> = {
  questions: ['too_many_requests', 'You are asking for more new answers than one person may in a minute.'],
  changes: ['too_many_requests', 'You are changing more than one person may in a minute. This change was not made.'],
  files: ['too_many_requests', 'You are sending more files than one person may in a minute. This one was not read.'],
  kibibytes: ['too_much_sent', 'You have sent as many bytes as one person may in an hour. These were not taken.'],
  signIns: ['too_many_requests', 'There were too many sign-ins from your address in a minute.'],
};

function refused(kind: AllowanceKind, waitSeconds: number): ProblemError {
  const [code, sentence] = refusals[kind];
  const detail = `${sentence} Wait ${waitSeconds} s, then try again.`;
  return new ProblemError({ code, detail, headers: { 'Retry-After': String(waitSeconds) } });
}

export function createAllowance({ settings, log, runCount }: AllowanceOptions): CountingAllowance {
  const shared = runCount === undefined ? undefined : createSharedCounts(runCount, log);
  const kinds = Object.entries(settings) as [AllowanceKind, number][];
  const counts = new Map<AllowanceKind, Counts>(
    kinds
      .filter(([, most]) => most > 0)
      .map(([kind, most]) => [kind, createCounts({ kind, most, seconds: seconds[kind], shared })]),
  );
  return {
    async take(kind, sender, much = 1) {
      const waitSeconds = await counts.get(kind)?.take(sender, much);
      if (waitSeconds !== undefined) throw refused(kind, waitSeconds);
    },
    stop: () => shared?.stop(),
  };
}
