import { getMany, promisifyRequest } from 'idb-keyval';

class TooLateError extends Error {
  override readonly name = 'TooLateError';
}

export async function within<T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abandon = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TooLateError(`no answer within ${milliseconds} ms`));
      abandon.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([work(abandon.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** The specification defines name, version and store. Other tabs may run another release. */
const [databaseName, databaseVersion, storeName] = ['SSM', 1, 'selectedValues'] as const;
/** Time limits, because opening and transactions may never settle. The user waits for what is opened and read. */
const readMs = 2500;
/** The user does not wait for a change to be stored. A change that is given up is lost with the tab. */
const writeMs = 10_000;

export function writeToConsole(message: string, error?: unknown): void {
  // oxlint-disable-next-line no-console -- S8-06: the specification wants storage errors there.
  console.error(message, ...(error === undefined ? [] : [error]));
}

/** Reads the values of several keys in the store's transaction. */
export function readMany(store: IDBObjectStore, keys: readonly string[]): Promise<unknown[]> {
  return getMany([...keys], async (_mode, callback) => callback(store));
}

export interface Database {
  readonly run: <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => PromiseLike<T>) => Promise<T>;
  readonly close: () => void;
}

/** True if the browser has closed the connection, which it may do without an event. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'InvalidStateError';
}

/**
 * Resolves when the transaction has completed. Uses listeners, because other code may set the transaction's handlers.
 */
function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}

function abortQuietly(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction had already ended.
  }
}

async function transact<T>(
  connection: IDBDatabase,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => PromiseLike<T>,
  signal: AbortSignal,
): Promise<T> {
  signal.throwIfAborted();
  const transaction = connection.transaction(storeName, mode);
  // An abandoned transaction must not complete later, when other changes have been made to the earlier state.
  signal.addEventListener('abort', () => abortQuietly(transaction), { once: true });
  const completed = completion(transaction);
  try {
    const [result] = await Promise.all([work(transaction.objectStore(storeName)), completed]);
    return result;
  } catch (error) {
    abortQuietly(transaction);
    throw error;
  }
}

/** Opens the database on first use. */
export function createDatabase(): Database {
  let opened: Promise<IDBDatabase> | undefined;

  function forget(connection: Promise<IDBDatabase>): void {
    if (opened === connection) opened = undefined;
  }

  async function open(signal: AbortSignal): Promise<IDBDatabase> {
    const request = indexedDB.open(databaseName, databaseVersion);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName));
    const connection = await promisifyRequest(request);
    if (signal.aborted) connection.close();
    return connection;
  }

  function connected(): Promise<IDBDatabase> {
    if (opened !== undefined) return opened;
    const opening = within(readMs, open).then(
      (connection) => {
        connection.addEventListener('close', () => forget(opening));
        connection.addEventListener('versionchange', () => {
          forget(opening);
          connection.close();
        });
        return connection;
      },
      (error: unknown) => {
        forget(opening);
        throw error;
      },
    );
    opened = opening;
    return opening;
  }

  return {
    run: (mode, work) =>
      within(mode === 'readonly' ? readMs : writeMs, async (signal) => {
        try {
          return await transact(await connected(), mode, work, signal);
        } catch (error) {
          if (!isConnectionLost(error) || signal.aborted) throw error;
          opened = undefined;
          return transact(await connected(), mode, work, signal);
        }
      }),
    close() {
      const closing = opened;
      opened = undefined;
      closing?.then(
        (connection) => connection.close(),
        () => undefined,
      );
    },
  };
}
