/** Compresses answers: thoroughly in Node's thread pool, quickly in a thread for this purpose. */
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Bytes, Compress, CompressedEncoding } from '../../answer/bytes.ts';
import type { CompressOrder, CompressOutcome } from './quickCompress.worker.ts';

const brotli = promisify<Uint8Array, object, Uint8Array>(brotliCompress);
const gz = promisify<Uint8Array, object, Uint8Array>(gzip);

const largeBytes = 4 * 1024 * 1024;

/**
 * Measured on the columns of the 11K demo catalogue (2.3 MB). Quality 11 gives 468 KB in 2.6 s, quality 9 gives 537 KB
 * in 0.2 s. The part fetched at idle gets 331 and 370 KB. The plain list is larger, but rarely requested.
 */
function brotliQuality(size: number): number {
  return size > largeBytes ? 9 : 11;
}

/** Level 9 would save 1 % but take ten times as long. */
const gzipLevel = 6;

/** Compresses in Node's thread pool. Does not change the input. */
export async function compressThoroughly(bytes: Bytes, encoding: CompressedEncoding): Promise<Bytes> {
  // zlib returns slices of larger buffers. A copy of the result lets the buffers be freed.
  if (encoding === 'gzip') return new Uint8Array(await gz(bytes, { level: gzipLevel }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality(bytes.length),
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return new Uint8Array(await brotli(bytes, { params }));
}

export interface QuickCompress {
  /** Compresses the bytes. They are transferred to the thread, and `bytes` is empty afterwards. */
  run(bytes: Bytes, encoding: CompressedEncoding): Promise<Bytes>;
  stop(): Promise<void>;
}

interface Waiting {
  readonly resolve: (bytes: Bytes) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the thread on first use, and again if it has ended. */
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
      // The thread keeps the process alive only while it has work.
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
