/** Compresses on a thread that is started when it is first needed, and again should it have ended. */
import { Worker } from 'node:worker_threads';
import type { Bytes, CompressedEncoding } from '../../answer/encoding.ts';
import type { CompressOrder, CompressOutcome } from './quickCompress.worker.ts';

export interface QuickCompress {
  /** Takes the bytes over: they are empty afterwards. */
  run(bytes: Bytes, encoding: CompressedEncoding): Promise<Bytes>;
  /** What has not been compressed yet is not. */
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
      // Holds the process while there is work; idle, it does not.
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
