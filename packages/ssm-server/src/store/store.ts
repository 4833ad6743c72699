/** The record of every catalogue: what the server and the commands ask of storage, and how it fails. */
import type { AssayVersion } from 'ssm-core';
import type { SideTableSource } from 'ssm-core/engine';
import type { CatalogueRevision } from '../catalogue/revision.ts';
import type { FlagValue, FlagValues } from '../flags/flags.ts';
import type { Preferences } from '../identity/preferences.ts';
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
  /** RFC 3339, UTC. */
  readonly created: string;
  readonly recordCount: number;
  readonly menuCount: number;
  readonly isActive: boolean;
  /** The files beside the annotations, with who published them. */
  readonly sources: readonly SideTableSource[];
}

export interface SaveOptions {
  /** `ifNone`: only when its version has none in use yet. */
  readonly activate: boolean | 'ifNone';
}

/** Where the development identity provider keeps what it remembers. */
export interface ProviderRecords {
  /** The payload; undefined for what is not there or has ended. */
  find(model: string, by: 'id' | 'uid', value: string): Promise<string | undefined>;
  put(record: ProviderRecord): Promise<void>;
  remove(model: string, id: string): Promise<void>;
  /** All that belongs to a grant. */
  removeGrant(grantId: string): Promise<void>;
}

/** Flags that all servers of a database share; without those that nobody has turned. */
interface StoredFlags {
  all(): Promise<FlagValues>;
  turn(key: string, value: FlagValue): Promise<void>;
}

/** What tells servers of each other's changes. */
interface StoredChanges {
  /** How often each topic has changed: one small query. */
  numbers(): Promise<ChangeNumbers>;
  /** Undefined where no other server can change anything. */
  readonly listen: NoticeChannel['listen'] | undefined;
}

/** How connections are used at the moment. */
export interface ConnectionUsage {
  readonly open: number;
  /** Of these. */
  readonly idle: number;
  /** Queries that wait for one. */
  readonly waiting: number;
  readonly most: number;
}

/** Runs a statement on `request_count`. */
export type RunCount = (
  text: string,
  values: readonly unknown[],
) => Promise<{ readonly rows: readonly unknown[]; readonly rowCount: number }>;

/** Every method that asks storage rejects with StoreError. */
export interface Store {
  /** By version, the oldest first. */
  listRevisions(): Promise<readonly RevisionSummary[]>;
  /** Whole or not at all; saving the same content again changes nothing. */
  saveRevision(revision: CatalogueRevision, options: SaveOptions): Promise<void>;
  activateRevision(revision: string): Promise<RevisionSummary>;
  activeRevisionIds(): Promise<Readonly<Partial<Record<AssayVersion, string>>>>;
  loadRevision(revision: string): Promise<CatalogueRevision>;
  /** The secret of this name: the one that was kept first, by whichever server. */
  keepSecret(name: string, value: string): Promise<string>;
  readonly preferences: Preferences;
  readonly panels: Panels;
  revokeToken(tokenId: string, expires: Date): Promise<void>;
  /** Those of changes after this one that would not have ended yet; 0 for all. */
  signedOut(after: number): Promise<SignedOut>;
  readonly flags: StoredFlags;
  readonly changes: StoredChanges;
  readonly providerRecords: ProviderRecords;
  /** All that is kept of the person with this `sub`; empty where nothing is. */
  exportPerson(sub: string): Promise<PersonRecord>;
  /** Takes it away, with what comes of the person's changes that wait, at whichever server. Answers how many rows there were. */
  erasePerson(sub: string): Promise<number>;
  /** Every row as of one moment; what reads it must read on. */
  allRows(): AsyncIterable<BackupRow>;
  /**
   * Takes away what has ended or was deleted long ago, a bounded number of rows; nobody else does so for `forMs` from then on. Answers
   * how much there was; undefined when it is another server's turn.
   */
  sweep(holder: string, forMs: number): Promise<number | undefined>;
  /** Gives the space of what was deleted back to the disk, where the database does not do so by itself. */
  reclaim(): Promise<void>;
  /** Where servers of one database count requests together. */
  readonly runCount: RunCount;
  ping(): Promise<void>;
  readonly usage: () => ConnectionUsage;
  /** Of changes of people's panels. */
  readonly load: () => QueueLoad;
  /** Ends what was begun and lets the data folder go. */
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

/** `message` is one clear sentence for the person at the terminal, which says what to do; `cause` is what was met. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
