/** Counts requests per sender in memory, and merges counts of other servers. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedCounts } from './sharedCounts.ts';

export interface Counts {
  /**
   * Counts `much` for the sender. Returns the seconds to wait if that exceeds the limit; a refused amount is not
   * counted.
   */
  take(sender: string, much: number): Promise<number | undefined>;
}

export interface CountsOptions {
  readonly kind: string;
  readonly most: number;
  /** Length of a period, which starts with the sender's first request. */
  readonly seconds: number;
  readonly shared?: SharedCounts | undefined;
}

export function createCounts({ kind, most, seconds, shared }: CountsOptions): Counts {
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
        // Takes the refused amount back, because a smaller one may still fit.
        await here.reward(sender, much);
        return Math.max(1, Math.ceil(thrown.msBeforeNext / 1000));
      }
      tell?.(sender, much);
      return undefined;
    },
  };
}
