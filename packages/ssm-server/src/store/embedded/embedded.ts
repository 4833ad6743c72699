/** Keeps the embedded database running: starts its thread, and starts it again after it gave up. */
import { Socket } from 'node:net';
import { StoreError } from '../store.ts';
import { type DatabaseThread, startThread, type ThreadOptions } from './startThread.ts';

export interface EmbeddedDatabase {
  /** An unconnected stream for the `pg` driver; its `connect` reaches the thread, whatever it is told. */
  stream(): Socket;
  /** Why the thread gave up last; undefined while it runs. */
  failure(): StoreError | undefined;
  /** How often the thread has started: what was not on the disk is lost with an earlier one. */
  starts(): number;
  close(): Promise<void>;
}

class ThreadSocket extends Socket {
  readonly #reach: () => Promise<string>;

  constructor(reach: () => Promise<string>) {
    super();
    this.#reach = reach;
  }

  override connect(): this {
    this.#reach().then(
      // Whoever waited for it may have given up: a connection that nobody closes would keep the only session.
      (socketPath) => (this.destroyed ? undefined : super.connect({ path: socketPath })),
      (error: Error) => this.destroy(error),
    );
    return this;
  }
}

/**
 * Opens the database of a data folder, making it when there is none. A database that gives up later, as
 * when the disk is full, is opened again for the next connection. Rejects with StoreError, or with the
 * signal's reason.
 */
export async function openEmbedded(options: Omit<ThreadOptions, 'onFailure'>): Promise<EmbeddedDatabase> {
  const closing = new AbortController();
  const signal = AbortSignal.any([options.signal, closing.signal]);
  let failure: StoreError | undefined;
  let starts = 0;
  let thread: Promise<DatabaseThread> | undefined;
  let lastEnded: Promise<void> = Promise.resolve();

  const start = async (): Promise<DatabaseThread> => {
    // Two at once in one folder would destroy it.
    await lastEnded;
    try {
      const started = await startThread({
        ...options,
        signal,
        onFailure(error, ended) {
          failure = error;
          lastEnded = ended;
          thread = undefined;
        },
      });
      failure = undefined;
      starts += 1;
      return started;
    } catch (error) {
      thread = undefined;
      if (error instanceof StoreError) failure = error;
      throw error;
    }
  };
  const reach = async (): Promise<string> => {
    thread ??= start();
    return (await thread).socketPath;
  };

  await reach();
  return {
    stream: () => new ThreadSocket(reach),
    failure: () => failure,
    starts: () => starts,
    async close() {
      const last = thread;
      closing.abort(new Error('The database is closed.'));
      await last?.then(
        (running) => running.stop(),
        () => undefined,
      );
    },
  };
}
