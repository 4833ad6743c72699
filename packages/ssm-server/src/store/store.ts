/** Declares the storage that the server and the commands use, and its errors. */
import type { AssayVersion } from 'ssm-core';
import type { SideTableSource } from 'ssm-core/engine';
import type { CatalogueRevision } from '../catalogue/revision.ts';
import type { FlagValue, FlagValues } from '../flags/flags.ts';
import type { Preferences } from '../identity/identity.ts';
import type { OwnCollections } from '../panels/own/ownCollections.ts';
import type { Panels } from '../panels/panels.ts';
import type { QueueLoad } from '../queue/queue.ts';
import type { BackupRow } from './backup/tables.ts';
import type { NoticeChannel } from './notices/noticeChannel.ts';
import type { SignedOut } from './rows/accountRows.ts';
import type { ChangeNumbers } from './rows/changeRows.ts';
import type { PersonRecord } from './rows/personRows.ts';
import type { ProviderRecord } from './rows/providerRows.ts';

export interface RevisionSummary {
  readonly revision: string;
  readonly version: AssayVersion;
  readonly label: string;
  readonly isDemo: boolean;
  readonly created: string;
  readonly recordCount: number;
  readonly menuCount: number;
  readonly isActive: boolean;
  readonly sources: readonly SideTableSource[];
}

export interface SaveOptions {
  /** With `ifNone`, activates the revision only if its version has no active one. */
  readonly activate: boolean | 'ifNone';
}

export interface ProviderRecords {
  find(model: string, by: 'id' | 'uid', value: string): Promise<string | undefined>;
  put(record: ProviderRecord): Promise<void>;
  remove(model: string, id: string): Promise<void>;
  removeGrant(grantId: string): Promise<void>;
}

/** Flags that all servers of a database share. Flags that were never set are missing. */
interface StoredFlags {
  all(): Promise<FlagValues>;
  turn(key: string, value: FlagValue): Promise<void>;
}

interface StoredChanges {
  numbers(): Promise<ChangeNumbers>;
  readonly listen: NoticeChannel['listen'] | undefined;
}

export interface ConnectionUsage {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
  readonly most: number;
}

export type RunCount = (
  text: string,
  values: readonly unknown[],
) => Promise<{ readonly rows: readonly unknown[]; readonly rowCount: number }>;

/** Every method that reaches storage rejects with StoreError. */
export interface Store {
  listRevisions(): Promise<readonly RevisionSummary[]>;
  /** Saves the revision completely or not at all. Saving the same content again changes nothing. */
  saveRevision(revision: CatalogueRevision, options: SaveOptions): Promise<void>;
  activateRevision(revision: string): Promise<RevisionSummary>;
  activeRevisionIds(): Promise<Readonly<Partial<Record<AssayVersion, string>>>>;
  /** Reads a revision. Without its knowledge, which is the largest part, this is quicker. */
  loadRevision(revision: string, options?: { readonly withKnowledge: boolean }): Promise<CatalogueRevision>;
  /** Stores the secret, unless there is one of this name. Returns the stored secret. */
  keepSecret(name: string, value: string): Promise<string>;
  readonly preferences: Preferences;
  readonly panels: Panels;
  readonly ownCollections: OwnCollections;
  revokeToken(tokenId: string, expires: Date): Promise<void>;
  /** Returns unexpired tokens that were signed out after the change with this number; 0 for all. */
  signedOut(after: number): Promise<SignedOut>;
  readonly flags: StoredFlags;
  readonly changes: StoredChanges;
  readonly providerRecords: ProviderRecords;
  /** Returns all stored data of the person with this `sub`. */
  exportPerson(sub: string): Promise<PersonRecord>;
  /** Erases a person's data, including changes that are still waiting at any server. Returns the number of rows. */
  erasePerson(sub: string): Promise<number>;
  allRows(): AsyncIterable<BackupRow>;
  /**
   * Deletes a limited number of expired rows, and keeps other servers from sweeping for `forMs`. Returns the number of
   * rows, or undefined if it is another server's turn.
   */
  sweep(holder: string, forMs: number): Promise<number | undefined>;
  reclaim(): Promise<void>;
  readonly runCount: RunCount;
  ping(): Promise<void>;
  readonly usage: () => ConnectionUsage;
  readonly load: () => QueueLoad;
  close(): Promise<void>;
}

export type StoreErrorCode =
  | 'locked'
  | 'not_writable'
  | 'newer_schema'
  | 'disk_full'
  | 'unreachable'
  | 'not_found'
  | 'damaged';

/** Error of the storage. `message` tells the operator in one sentence what to do; `cause` is the original error. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
