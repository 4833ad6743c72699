/** Runs the embedded database, and restarts its thread after a failure. */
import { Socket } from 'node:net';
import { StoreError } from '../store.ts';
import { type DatabaseThread, startThread, type ThreadOptions } from './startThread.ts';

export interface EmbeddedDatabase {
  /**
   * Returns an unconnected stream for the `pg` driver. Its `connect` ignores the address and connects to the thread.
   */
  stream(): Socket;
  failure(): StoreError | undefined;
  /** Counts the thread's starts, because a restart loses what was not on the disk. */
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
      // The caller may have closed the socket while it waited. A connection without a caller would occupy the only
      // session.
      (socketPath) => (this.destroyed ? undefined : super.connect({ path: socketPath })),
      (error: Error) => this.destroy(error),
    );
    return this;
  }
}

/**
 * Opens the database of a data folder; creates it if there is none. After a later failure, such as a full disk, the
 * next connection opens it again. Rejects with StoreError, or with the signal's reason.
 */
export async function openEmbedded(options: Omit<ThreadOptions, 'onFailure'>): Promise<EmbeddedDatabase> {
  const closing = new AbortController();
  const signal = AbortSignal.any([options.signal, closing.signal]);
  let failure: StoreError | undefined;
  let starts = 0;
  let thread: Promise<DatabaseThread> | undefined;
  let lastEnded: Promise<void> = Promise.resolve();

  const start = async (): Promise<DatabaseThread> => {
    // Waits, because two threads in one folder would destroy the database.
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
