/** Prepared answers: bytes made and compressed once, kept while memory for them lasts. */

import { createQueue, createSeries, type QueueLoad } from '../../queue/queue.ts';
import type { Bytes, Compress, Effort, Encoding } from '../encoding.ts';
import { ProblemError } from '../problem.ts';
import { createBoundedMemory, type PreparedBody, passingBody } from './boundedMemory.ts';

/** An answer that can be prepared. */
export interface Plan {
  /** All that decides the content: two plans with one key make the same bytes. */
  readonly key: string;
  /** The bytes before any compression, new ones each time. */
  make(): Bytes | Promise<Bytes>;
}

/** What is kept, and how often what was asked for was there. */
export interface PreparedUsage {
  readonly entries: number;
  readonly bytes: number;
  readonly mostBytes: number;
  readonly hits: number;
  readonly misses: number;
}

export interface PreparedAnswers {
  /** Codings that can be prepared, the favourite first. */
  readonly encodings: readonly Encoding[];
  /** Whether anything is ever compressed thoroughly. */
  readonly isThorough: boolean;
  /** What is ready. */
  find(key: string, encoding: Encoding): PreparedBody | undefined;
  /** Made now. Callers who want the same at the same time share one preparation. */
  prepare(plan: Plan, encoding: Encoding): Promise<PreparedBody>;
  /** Compresses thoroughly, one after another in the background, what is not so yet; resolves when this plan is done. */
  improve(plan: Plan): Promise<void>;
  /** Forgets everything; what is being prepared is given to those who wait and then forgotten. */
  clear(): void;
  readonly usage: () => PreparedUsage;
  /** Of what is made while somebody waits. */
  readonly load: () => QueueLoad;
}

export interface PreparedAnswersOptions {
  readonly compress?: Compress | undefined;
  /** Whether popular answers are compressed a second time, thoroughly; they are without. */
  readonly isThorough?: boolean | undefined;
  /** Memory for prepared bytes; 64 MiB without. */
  readonly maximumBytes?: number | undefined;
  /** Preparations that may wait for their turn, beyond which a caller is asked to come again; 64 without. */
  readonly maximumWaiting?: number | undefined;
}

/** As many as Node's thread pool has threads: more would only hold memory while they wait for one. */
const preparingAtOnce = 4;

function tooMuch(): ProblemError {
  const detail = 'The server has too many answers to prepare at the moment. Try again in a second.';
  return new ProblemError({ code: 'unavailable', detail, headers: { 'Retry-After': '1' } });
}

const nameOf = (key: string, encoding: Encoding): string => `${encoding} ${key}`;

export function createPreparedAnswers(options: PreparedAnswersOptions = {}): PreparedAnswers {
  const { compress, maximumBytes = 64 * 1024 * 1024, maximumWaiting = 64 } = options;
  const isThorough = compress !== undefined && options.isThorough !== false;
  const memory = createBoundedMemory(maximumBytes);
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
    if (began !== generation) return passingBody(bytes, effort);
    const name = nameOf(plan.key, encoding);
    // The thorough compression may have been quicker: nobody should be given this one from now on.
    const before = memory.get(name);
    return before?.effort === 'thorough' ? before : memory.set(name, bytes, effort);
  }

  async function improveNow(plan: Plan, began: number): Promise<void> {
    for (const encoding of ['br', 'gzip'] as const) {
      if (began !== generation) return;
      if (memory.get(nameOf(plan.key, encoding))?.effort !== 'thorough') await makeBody(plan, encoding, 'thorough');
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

    usage: () => ({ ...memory.usage(), mostBytes: maximumBytes, hits, misses }),
    load: queue.load,
  };
}
