/** Compresses answers: thoroughly on Node's thread pool, quickly on a thread of their own. */
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Bytes, Compress, CompressedEncoding } from '../../answer/bytes.ts';
import type { CompressOrder, CompressOutcome } from './quickCompress.worker.ts';

const brotli = promisify<Uint8Array, object, Uint8Array>(brotliCompress);
const gz = promisify<Uint8Array, object, Uint8Array>(gzip);

const largeBytes = 4 * 1024 * 1024;

/**
 * Measured on the columns of the 11K demo catalogue (2.3 MB): 468 KB in 2.6 s with 11, 537 KB in 0.2 s with 9. The part
 * that comes at idle has 331 and 370 KB. The plain list is larger still and rarely requested.
 */
function brotliQuality(size: number): number {
  return size > largeBytes ? 9 : 11;
}

/** Level 9 would be 1 % smaller in ten times the time. */
const gzipLevel = 6;

/** Runs on Node's thread pool. Does not change the input. */
export async function compressThoroughly(bytes: Bytes, encoding: CompressedEncoding): Promise<Bytes> {
  // Copies the result: zlib returns slices of larger buffers, which would stay in memory.
  if (encoding === 'gzip') return new Uint8Array(await gz(bytes, { level: gzipLevel }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(bytes.length),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return new Uint8Array(await brotli(bytes, { params }));
}

export interface QuickCompress {
  /** Transfers the input, which is empty afterwards. */
  run(bytes: Bytes, encoding: CompressedEncoding): Promise<Bytes>;
  stop(): Promise<void>;
}

interface Waiting {
  readonly resolve: (bytes: Bytes) => void;
  readonly reject: (error: Error) => void;
}

/** The thread starts on first use, and again if it has ended. */
export function createQuickCompress(): QuickCompress {
  const waiting = new Map<number, Waiting>();
  let orders = 0;
  let thread: Worker | undefined;

  function fail(error: Error): void {
    thread = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    for (const { reject } of all) reject(error);
  }

  function start(): Worker {
    const worker = new Worker(new URL('./quickCompress.worker.ts', import.meta.url));
    worker.on('message', (outcome: CompressOutcome) => {
      const order = waiting.get(outcome.id);
      waiting.delete(outcome.id);
      if (waiting.size === 0) worker.unref();
      if ('bytes' in outcome) order?.resolve(outcome.bytes);
      else order?.reject(new Error(outcome.reason));
    });
    worker.on('error', (error) => {
      if (thread === worker) fail(error instanceof Error ? error : new Error(String(error)));
    });
    worker.on('exit', () => {
      if (thread === worker) fail(new Error('The compressing thread ended.'));
    });
    return worker;
  }

  return {
    run(bytes, encoding) {
      const { promise, resolve, reject } = Promise.withResolvers<Bytes>();
      thread ??= start();
      // Keeps the process alive only while there is work.
      thread.ref();
      const order: CompressOrder = { id: orders++, encoding, bytes };
      waiting.set(order.id, { resolve, reject });
      thread.postMessage(order, [bytes.buffer]);
      return promise;
    },
    async stop() {
      await thread?.terminate();
    },
  };
}

export function createNodeCompress(quick: QuickCompress): Compress {
  return (bytes, encoding, effort) =>
    effort === 'quick' ? quick.run(bytes, encoding) : compressThoroughly(bytes, encoding);
}
