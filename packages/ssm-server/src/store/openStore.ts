/** Opens the store: the data folder's embedded database, or the PostgreSQL of DATABASE_URL. */

import { writeFlag } from '../flags/flagFile.ts';
import type { FlagValue } from '../flags/flags.ts';
import type { Log } from '../log/log.ts';
import { called } from '../settings/artefact.ts';
import type { StorageSettings } from '../settings/config.ts';
import type { ReadBackup } from './backup/backupLines.ts';
import { insertRows } from './backup/backupRows.ts';
import { type Connection, connectEmbedded, connectRemote } from './connect.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { prepareDataFolder } from './folder/dataFolder.ts';
import { type FolderLock, lockDataFolder } from './folder/lock.ts';
import { createStore, type StoreOptions } from './kyselyStore.ts';
import { upsertFlag } from './rows/flagRows.ts';
import { finish, isUnfinished, migrate, refuseNewer } from './schema/migrate.ts';
import { migrations } from './schema/migrations.ts';
import type { Store } from './store.ts';

export interface OpenStoreOptions extends StorageSettings, StoreOptions {
  readonly log: Log;
  /** Lock of the folder, if the caller already holds it. The caller must then release it. */
  readonly lock?: FolderLock | undefined;
  readonly signal?: AbortSignal | undefined;
}

const maximumConnections = 5;

async function connectFolder(folder: string, signal: AbortSignal): Promise<Connection> {
  return connectEmbedded(await openEmbedded({ folder, maximumConnections, signal }), folder);
}

const unfinished = `Long lists are stored as the release before reads them, until: ${called('migrate')} --finish`;

async function openOn(connection: Connection, signal: AbortSignal, options: OpenStoreOptions): Promise<Store> {
  const abort = (): void => void connection.close();
  const { log } = options;
  signal.addEventListener('abort', abort, { once: true });
  try {
    signal.throwIfAborted();
    await migrate(connection);
    await connection.unflushed?.flush();
    if (await isUnfinished(connection)) log.info({}, unfinished);
    return createStore(connection, options);
  } catch (error) {
    await connection.close();
    throw signal.aborted ? signal.reason : connection.explain(error);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Restores a backup: creates the schema that it had, inserts its rows, migrates, and sets the flags. Returns the number
 * of rows. If it rejects with StoreError, nothing was restored.
 */
async function restoreOn(
  connection: Connection,
  { head, rows }: ReadBackup,
  turn: (key: string, value: FlagValue) => Promise<unknown>,
): Promise<number> {
  const { database, place } = connection;
  try {
    refuseNewer(head.schema, migrations.length, 'This backup');
    await migrate(connection, migrations.slice(0, head.schema));
    const count = await insertRows(database, place, rows);
    await migrate(connection);
    await finish(connection);
    await connection.unflushed?.flush();
    for (const [key, value] of Object.entries(head.flags)) await turn(key, value);
    return count;
  } catch (error) {
    throw connection.explain(error);
  } finally {
    await connection.close();
  }
}

export async function restoreStore(storage: StorageSettings, backup: ReadBackup): Promise<number> {
  const { folder, databaseUrl, databaseLimits } = storage;
  if (databaseUrl !== undefined) {
    const connection = connectRemote(databaseUrl, databaseLimits);
    return restoreOn(connection, backup, (key, value) => upsertFlag(connection.database, key, value));
  }
  await prepareDataFolder(folder);
  const lock = lockDataFolder(folder);
  try {
    const connection = await connectFolder(folder, new AbortController().signal);
    return await restoreOn(connection, backup, (key, value) => writeFlag(folder, key, value));
  } finally {
    lock.release();
  }
}

/** Migrates, and records that no server of the release before is running any more. Rejects with StoreError. */
export async function finishMigration(databaseUrl: string, storage: StorageSettings): Promise<void> {
  const connection = connectRemote(databaseUrl, storage.databaseLimits);
  try {
    await migrate(connection);
    await finish(connection);
  } catch (error) {
    throw connection.explain(error);
  } finally {
    await connection.close();
  }
}

/** Opens the store. Rejects with StoreError, or with the signal's reason; everything is then closed. */
export async function openStore(options: OpenStoreOptions): Promise<Store> {
  const { folder, databaseUrl, databaseLimits, listenUrl, log, signal = new AbortController().signal } = options;
  const started = performance.now();
  if (databaseUrl !== undefined) return openOn(connectRemote(databaseUrl, databaseLimits, listenUrl), signal, options);
  await prepareDataFolder(folder);
  const ownLock = options.lock === undefined ? lockDataFolder(folder) : undefined;
  try {
    const store = await openOn(await connectFolder(folder, signal), signal, options);
    log.info({ ms: Math.round(performance.now() - started) }, 'The embedded database is open');
    return {
      ...store,
      async close() {
        await store.close();
        ownLock?.release();
      },
    };
  } catch (error) {
    ownLock?.release();
    throw error;
  }
}
