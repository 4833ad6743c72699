/** Compresses on a thread that starts on first use, and again if it has ended. */
import { Worker } from 'node:worker_threads';
import type { Bytes, CompressedEncoding } from '../../answer/encoding.ts';
import type { CompressOrder, CompressOutcome } from './quickCompress.worker.ts';

export interface QuickCompress {
  /** Transfers the input, which is empty afterwards. */
  run(bytes: Bytes, encoding: CompressedEncoding): Promise<Bytes>;
  stop(): Promise<void>;
}

interface Waiting {
  readonly resolve: (bytes: Bytes) => void;
  readonly reject: (error: Error) => void;
}

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
