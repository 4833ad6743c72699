/** Counts what senders ask for, and says whether it is too much: at once, by what this server knows. */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedCounts } from './sharedCounts.ts';

export interface Counts {
  /** Counts so much of a sender; answers after how many seconds to come again where it is too much, which is not counted. */
  take(sender: string, much: number): Promise<number | undefined>;
}

export interface CountsOptions {
  /** Keeps counts of several kinds apart. */
  readonly kind: string;
  /** The most of one sender. */
  readonly most: number;
  /** From the first that is counted: then it begins anew. */
  readonly seconds: number;
  /** Where other servers are told, and learned of. */
  readonly shared?: SharedCounts | undefined;
}

export function createCounts({ kind, most, seconds, shared }: CountsOptions): Counts {
  const here = new RateLimiterMemory({ keyPrefix: kind, points: most, duration: seconds });
  const tell = shared?.of({
    kind,
    seconds,
    // What all servers have counted takes the place of what this one has.
    learn: (sender, count, forSeconds) => void here.set(sender, count, forSeconds),
  });
  return {
    async take(sender, much) {
      try {
        await here.consume(sender, much);
      } catch (thrown) {
        if (!(thrown instanceof RateLimiterRes)) throw thrown;
        // Something smaller may still fit.
        await here.reward(sender, much);
        return Math.max(1, Math.ceil(thrown.msBeforeNext / 1000));
      }
      tell?.(sender, much);
      return undefined;
    },
  };
}
