/** Makes and compresses answers once, and caches them within a memory limit. */

import { LRUCache } from 'lru-cache';
import { createQueue, createSeries, type QueueLoad } from '../queue/queue.ts';
import type { Bytes, Compress, Effort, Encoding } from './bytes.ts';
import { ProblemError } from './problem.ts';

export interface Plan {
  /** Names everything that decides the content. Plans with equal keys make equal bytes. */
  readonly key: string;
  make(): Bytes | Promise<Bytes>;
}

export interface PreparedBody {
  readonly bytes: Bytes;
  readonly effort: Effort;
  /**
   * Returns the bytes while they are cached, and marks them as recently used. Returns undefined once they were replaced
   * or evicted.
   */
  readonly cached: () => Bytes | undefined;
}

export interface PreparedUsage {
  readonly entries: number;
  readonly bytes: number;
  readonly mostBytes: number;
  readonly hits: number;
  readonly misses: number;
}

export interface PreparedAnswers {
  readonly encodings: readonly Encoding[];
  readonly isThorough: boolean;
  find(key: string, encoding: Encoding): PreparedBody | undefined;
  /** Makes an answer now. Concurrent callers of the same plan share one preparation. */
  prepare(plan: Plan, encoding: Encoding): Promise<PreparedBody>;
  /** Compresses the answer thoroughly in the background, one plan at a time. Resolves when this plan is done. */
  improve(plan: Plan): Promise<void>;
  /** Empties the cache. Callers still get answers that are being prepared, but these are not cached. */
  clear(): void;
  readonly usage: () => PreparedUsage;
  readonly load: () => QueueLoad;
}

export interface PreparedAnswersOptions {
  readonly compress?: Compress | undefined;
  /** Enables a second, thorough compression of popular answers; on by default. */
  readonly isThorough?: boolean | undefined;
  /** Maximum size of the cache in bytes; 64 MiB by default. */
  readonly maximumBytes?: number | undefined;
  /** Maximum number of waiting preparations; further callers get a Retry-After. 64 by default. */
  readonly maximumWaiting?: number | undefined;
}

/** As many as Node's pool has threads. More preparations would only hold memory while they wait. */
const preparingAtOnce = 4;

function tooMuch(): ProblemError {
  const detail = 'The server has too many answers to prepare at the moment. Try again in a second.';
  return new ProblemError({ code: 'unavailable', detail, headers: { 'Retry-After': '1' } });
}

const uncached = (): undefined => undefined;

const nameOf = (key: string, encoding: Encoding): string => `${encoding} ${key}`;

export function createPreparedAnswers(options: PreparedAnswersOptions = {}): PreparedAnswers {
  const { compress, maximumBytes = 64 * 1024 * 1024, maximumWaiting = 64 } = options;
  const isThorough = compress !== undefined && options.isThorough !== false;
  const memory = new LRUCache<string, PreparedBody>({
    maxSize: maximumBytes,
    maxEntrySize: maximumBytes / 2,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  const queue = createQueue(preparingAtOnce, maximumWaiting);
  const background = createSeries();
  const preparing = new Map<string, Promise<PreparedBody>>();
  const improving = new Map<string, Promise<void>>();
  let generation = 0;
  let hits = 0;
  let misses = 0;

  async function makeBody(plan: Plan, encoding: Encoding, effort: Effort): Promise<PreparedBody> {
    const began = generation;
    const plain = await plan.make();
    const bytes = encoding === 'identity' || compress === undefined ? plain : await compress(plain, encoding, effort);
    if (began !== generation) return { bytes, effort, cached: uncached };
    const name = nameOf(plan.key, encoding);
    const before = memory.get(name);
    if (before?.effort === 'thorough') return before;
    // Looks the bytes up each time, because callers may keep this function after the cache has evicted them.
    const cached = (): Bytes | undefined => {
      const found = memory.get(name);
      return found?.effort === effort ? found.bytes : undefined;
    };
    const body = { bytes, effort, cached };
    memory.set(name, body);
    return body;
  }

  async function improveNow(plan: Plan, began: number): Promise<void> {
    for (const encoding of ['br', 'gzip'] as const) {
      if (began !== generation) return;
      if (memory.peek(nameOf(plan.key, encoding))?.effort !== 'thorough') await makeBody(plan, encoding, 'thorough');
    }
  }

  return {
    encodings: compress === undefined ? ['identity'] : ['br', 'gzip', 'identity'],
    isThorough,

    find(key, encoding) {
      const found = memory.get(nameOf(key, encoding));
      if (found === undefined) misses += 1;
      else hits += 1;
      return found;
    },

    prepare(plan, encoding) {
      const name = nameOf(plan.key, encoding);
      const current = preparing.get(name);
      if (current !== undefined) return current;
      const turn = queue.run(() => makeBody(plan, encoding, 'quick'));
      if (turn === undefined) return Promise.reject(tooMuch());
      const started = turn.finally(() => {
        if (preparing.get(name) === started) preparing.delete(name);
      });
      preparing.set(name, started);
      return started;
    },

    improve(plan) {
      if (!isThorough) return Promise.resolve();
      const current = improving.get(plan.key);
      if (current !== undefined) return current;
      const began = generation;
      const started = background
        .run(() => improveNow(plan, began))
        .finally(() => {
          if (improving.get(plan.key) === started) improving.delete(plan.key);
        });
      improving.set(plan.key, started);
      return started;
    },

    clear() {
      generation += 1;
      memory.clear();
      preparing.clear();
      improving.clear();
    },

    usage: () => ({ entries: memory.size, bytes: memory.calculatedSize, mostBytes: maximumBytes, hits, misses }),
    load: queue.load,
  };
}
