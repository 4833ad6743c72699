/** What the commands do their work with: the running server of the data folder, else storage itself. */
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { AssayVersion, RoleTitle } from 'ssm-core';
import type { CatalogueRevision } from '../catalogue/revision.ts';
import { called } from '../config/artefact.ts';
import type { StorageSettings } from '../config/config.ts';
import { createFlagKeeper } from '../flags/flagKeeper.ts';
import type { FlagValue, FlagValues } from '../flags/flags.ts';
import type { Log } from '../log/log.ts';
import { takeBackup } from '../store/backup/takeBackup.ts';
import { openStore } from '../store/openStore.ts';
import type { PersonRecord } from '../store/rows/personRows.ts';
import { type RevisionSummary, type SaveOptions, type Store, StoreError } from '../store/store.ts';
import { type ControlClient, connectControl } from './controlClient.ts';

/** Every method rejects with StoreError, whose message is for the person at the terminal. */
export interface Operator {
  listRevisions(): Promise<readonly RevisionSummary[]>;
  /** Resolves once it is kept, and with `activate` once a server of this folder answers from it. */
  saveRevision(revision: CatalogueRevision, options: SaveOptions): Promise<void>;
  activateRevision(revision: string): Promise<RevisionSummary>;
  /** The revision in use; undefined where nothing was loaded for the version. */
  activeRevision(version: AssayVersion): Promise<CatalogueRevision | undefined>;
  /** An access token of the running server; `unreachable` when there is none. */
  mintToken(title: RoleTitle): Promise<string>;
  /** All that is kept of the person with this `sub`; empty where nothing is. */
  exportPerson(sub: string): Promise<PersonRecord>;
  /** Answers how many rows there were. */
  erasePerson(sub: string): Promise<number>;
  /** The flags of the server, or of all servers of its database. */
  readFlags(): Promise<FlagValues>;
  /** Answers all flags as they are then. */
  writeFlag(key: string, value: FlagValue): Promise<FlagValues>;
  /** The bytes of a backup. */
  backup(): Promise<Readable>;
  close(): Promise<void>;
}

export interface OperatorOptions extends StorageSettings {
  readonly log: Log;
}

/** A server that is being started holds the lock before it takes orders. */
const patienceMs = 20_000;
const betweenMs = 100;

/** An access token of the server that runs in the folder. Rejects with StoreError. */
export async function mintToken(folder: string, title: RoleTitle): Promise<string> {
  const server = await connectControl(folder);
  if (server === undefined) {
    throw new StoreError(
      'unreachable',
      `No server runs in the data folder ${folder}. Start one with: ${called('serve')}`,
    );
  }
  return server.mintToken(title);
}

function operatorOver(store: Store, storage: StorageSettings): Operator {
  const flags = createFlagKeeper(storage, store);
  return {
    listRevisions: () => store.listRevisions(),
    saveRevision: (revision, options) => store.saveRevision(revision, options),
    activateRevision: (revision) => store.activateRevision(revision),
    async activeRevision(version) {
      const revision = (await store.activeRevisionIds())[version];
      return revision === undefined ? undefined : store.loadRevision(revision);
    },
    mintToken: (title) => mintToken(storage.folder, title),
    exportPerson: (sub) => store.exportPerson(sub),
    erasePerson: (sub) => store.erasePerson(sub),
    readFlags: () => flags.read(),
    writeFlag: (key, value) => flags.write(key, value),
    backup: async () => takeBackup(store, flags),
    close: () => store.close(),
  };
}

/**
 * Calls `ofServer` with the server that runs in the folder, or `open` where none runs. Waits while another process holds the folder and
 * takes no orders, as a server that starts. Rejects as `open` does.
 */
export async function reachFolder<Place>(
  folder: string,
  ofServer: (server: ControlClient) => Place,
  open: () => Promise<Place>,
): Promise<Place> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const server = await connectControl(folder);
    if (server !== undefined) return ofServer(server);
    try {
      return await open();
    } catch (error) {
      const isHeld = error instanceof StoreError && error.code === 'locked';
      if (!isHeld || performance.now() > deadline) throw error;
    }
    await pause(betweenMs);
  }
}

/** With DATABASE_URL the database itself: servers notice what changes in it. Rejects with StoreError. */
export async function openOperator(options: OperatorOptions): Promise<Operator> {
  const { folder, databaseUrl } = options;
  const open = async (): Promise<Operator> => operatorOver(await openStore(options), options);
  return databaseUrl === undefined ? reachFolder<Operator>(folder, (server) => server, open) : open();
}
