import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { folderError, signingKeyFileOf } from '../folder/dataFolder.ts';
import { privateSocket } from '../folder/privateSocket.ts';
import { StoreError } from '../store.ts';
import type { ThreadData, ThreadMessage } from './database.worker.ts';
import { threadError } from './threadError.ts';

export interface ThreadOptions {
  readonly folder: string;
  readonly maximumConnections: number;
  readonly signal: AbortSignal;
  /** Called when the database fails after it was ready. `ended` resolves when its thread has ended. */
  readonly onFailure: (error: StoreError, ended: Promise<void>) => void;
}

export interface DatabaseThread {
  readonly socketPath: string;
  /**
   * Closes the database. If that takes too long, terminates the thread. Nothing is lost, because of the write-ahead
   * log.
   */
  stop(): Promise<void>;
}

const stopMs = 700;

const databaseFolder = (folder: string): string => path.join(folder, 'database');

/**
 * Returns whether a data folder has no complete database. Throws StoreError if the folder had one earlier, because
 * creating another would hide the loss.
 */
export function lacksDatabase(folder: string): boolean {
  const database = databaseFolder(folder);
  if (existsSync(path.join(database, 'PG_VERSION'))) return false;
  if (!existsSync(database) && !existsSync(signingKeyFileOf(folder))) return true;
  throw new StoreError(
    'damaged',
    `The data folder ${folder} has lost its database: ${path.basename(database)} has no files that can be used. ` +
      'Restore the folder from a copy, or a backup into a new folder. To begin anew, delete the folder.',
  );
}

/** Returns whether the control file has the version of any PostgreSQL release. 9.0 wrote 903, and 18 writes 1800. */
function hasControlFile(folder: string): boolean {
  try {
    const written = readFileSync(path.join(databaseFolder(folder), 'global/pg_control')).readUInt32LE(8);
    return written > 900 && written < 10_000;
  } catch {
    return false;
  }
}

/** Resolves when the database answers. Rejects with StoreError, or with the signal's reason. */
export async function startThread(options: ThreadOptions): Promise<DatabaseThread> {
  const { folder, maximumConnections, signal, onFailure } = options;
  signal.throwIfAborted();
  const socket = await privateSocket(folder, 'database.sock').catch((error: NodeJS.ErrnoException) => {
    throw folderError(folder, error);
  });
  const workerData: ThreadData = {
    folder: databaseFolder(folder),
    isNew: lacksDatabase(folder),
    socketPath: socket.path,
    maximumConnections,
  };
  const worker = new Worker(new URL('./database.worker.ts', import.meta.url), { workerData });
  let isEnded = false;
  let isReady = false;
  const end = async (): Promise<void> => {
    isEnded = true;
    await worker.terminate();
    await socket.remove();
  };
  const ready = new Promise<void>((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    const giveUp = (reason: string): void => {
      if (isEnded) return;
      const error = threadError(reason, folder, hasControlFile);
      reject(error);
      if (isReady) onFailure(error, end());
    };
    worker.on('message', (message: ThreadMessage) => {
      if (message.kind === 'failed') giveUp(message.reason);
      if (message.kind !== 'ready') return;
      signal.removeEventListener('abort', abort);
      isReady = true;
      resolve();
    });
    worker.on('error', (error: unknown) => giveUp(error instanceof Error ? error.message : String(error)));
    worker.on('exit', () => giveUp('its thread ended'));
  });
  try {
    await ready;
  } catch (error) {
    await end();
    throw error;
  }
  return {
    socketPath: socket.path,
    async stop() {
      if (isEnded) return;
      isEnded = true;
      worker.postMessage('stop', []);
      const late = AbortSignal.timeout(stopMs);
      await Promise.race([once(worker, 'message', { signal: late }), once(worker, 'exit', { signal: late })]).catch(
        () => undefined,
      );
      await end();
    },
  };
}
