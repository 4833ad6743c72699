/** Lets commands work through the running server of a data folder, or directly on the storage. */
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { AssayVersion, RoleTitle } from 'ssm-core';
import type { CatalogueRevision } from '../catalogue/revision.ts';
import { createFlagKeeper } from '../flags/flagKeeper.ts';
import type { FlagValue, FlagValues } from '../flags/flags.ts';
import type { Log } from '../log/log.ts';
import { called } from '../settings/artefact.ts';
import type { StorageSettings } from '../settings/config.ts';
import { takeBackup } from '../store/backup/takeBackup.ts';
import { openStore } from '../store/openStore.ts';
import type { PersonRecord } from '../store/rows/personRows.ts';
import { type RevisionSummary, type SaveOptions, type Store, StoreError } from '../store/store.ts';
import { type ControlClient, connectControl } from './controlClient.ts';

/** Every method rejects with StoreError. Its message is for the operator. */
export interface Operator {
  listRevisions(): Promise<readonly RevisionSummary[]>;
  /** Resolves once the revision is stored, or with `activate` once the server uses it. */
  saveRevision(revision: CatalogueRevision, options: SaveOptions): Promise<void>;
  activateRevision(revision: string): Promise<RevisionSummary>;
  activeRevision(version: AssayVersion): Promise<CatalogueRevision | undefined>;
  /** Rejects with `not_found` for an unknown revision. */
  revision(revision: string): Promise<CatalogueRevision>;
  /** Rejects with `unreachable` if no server runs. */
  mintToken(title: RoleTitle): Promise<string>;
  exportPerson(sub: string): Promise<PersonRecord>;
  erasePerson(sub: string): Promise<number>;
  readFlags(): Promise<FlagValues>;
  writeFlag(key: string, value: FlagValue): Promise<FlagValues>;
  backup(): Promise<Readable>;
  close(): Promise<void>;
}

export interface OperatorOptions extends StorageSettings {
  readonly log: Log;
}

/** A starting server locks the folder before it accepts orders. */
const patienceMs = 20_000;
const betweenMs = 100;

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
    revision: (revision) => store.loadRevision(revision),
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
 * Calls `ofServer` if a server runs in the folder, otherwise `open`. Waits while another process, such as a starting
 * server, has locked the folder. Rejects as `open` does.
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

/** With DATABASE_URL, opens the database directly, because servers notice changes in it. Rejects with StoreError. */
export async function openOperator(options: OperatorOptions): Promise<Operator> {
  const { folder, databaseUrl } = options;
  const open = async (): Promise<Operator> => operatorOver(await openStore(options), options);
  return databaseUrl === undefined ? reachFolder<Operator>(folder, (server) => server, open) : open();
}
