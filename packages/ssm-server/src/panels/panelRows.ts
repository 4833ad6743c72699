import type { PanelHead, PanelSource, PanelVersion, SourcesEnd, Tombstone, VersionHead } from './panel.ts';

export type PanelSort = 'name' | 'changed' | 'count' | 'version';

export interface ListQuery {
  /** Folded by `searchText`; empty for all. */
  readonly search: string;
  /** A reagent that the newest version must contain; undefined for all panels. */
  readonly seqId?: string | undefined;
  readonly sort: PanelSort;
  readonly isDescending: boolean;
  readonly limit: number;
  readonly offset: number;
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

export interface KeptKey {
  readonly key: string;
  readonly fingerprint: string;
  readonly panelId: string;
  readonly created: string;
}

/** Rows older than these times expire; RFC 3339, UTC. */
export interface Expiry {
  readonly deletedBefore: string;
  readonly keysBefore: string;
}

export interface PanelBytes {
  readonly id: string;
  readonly bytes: number;
}

export interface VersionKey {
  readonly id: string;
  readonly number: number;
}

export interface OwnedTombstone extends Tombstone {
  readonly owner: string;
}

export interface PanelReader {
  head(id: string): Promise<PanelHead | undefined>;
  version(id: string, number: number): Promise<PanelVersion | undefined>;
  /** Lists panels that are not deleted. */
  list(query: ListQuery): Promise<Page<PanelHead>>;
  /** Returns SeqIds of versions by the panel's id. Leaves out versions that are absent or cannot be read. */
  seqIds(versions: readonly VersionKey[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Lists versions, newest first. */
  versions(id: string, limit: number, offset: number): Promise<readonly VersionHead[]>;
  /** Returns the newest version that was saved on another catalogue revision. */
  versionOnOther(id: string, revision: string): Promise<PanelVersion | undefined>;
  /** Returns the newest versions of panels, by the panels' ids. */
  newestVersions(heads: readonly PanelHead[]): Promise<ReadonlyMap<string, PanelVersion>>;
  /** Returns the decisions about catalogue updates of panels, as texts in their order, by the panels' ids. */
  reviews(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Returns the owner's tombstone of a panel. */
  tombstone(id: string): Promise<Tombstone | undefined>;
  /** Returns the sources that this or an earlier version added, as texts in their order. */
  sources(id: string, number: number): Promise<readonly string[]>;
}

export interface PanelRows extends PanelReader {
  idOfName(nameKey: string): Promise<string | undefined>;
  count(): Promise<number>;
  bytes(): Promise<number>;
  /** Returns the size of each deleted panel. The panel that was deleted first comes first. */
  deletedBytes(): Promise<readonly PanelBytes[]>;
  insertHead(head: PanelHead): Promise<void>;
  updateHead(head: PanelHead): Promise<void>;
  insertVersion(id: string, version: PanelVersion): Promise<void>;
  sourcesEnd(id: string): Promise<SourcesEnd>;
  /** Adds sources to a version, after the first `position` sources of the panel. */
  insertSources(id: string, number: number, position: number, sources: readonly PanelSource[]): Promise<void>;
  key(key: string): Promise<KeptKey | undefined>;
  insertKey(key: KeptKey): Promise<void>;
  putTombstone(tombstone: Tombstone): Promise<void>;
  forgetPanels(ids: readonly string[]): Promise<void>;
  forget(expiry: Expiry): Promise<void>;
}

/** Every method rejects with StoreError when storage fails. */
export interface PanelTables {
  read<Answer>(owner: string, work: (rows: PanelReader) => Promise<Answer>): Promise<Answer>;
  /**
   * Runs a transaction, which excludes other writes to the owner's rows. `work` may run more than once; only its last
   * run counts.
   */
  change<Answer>(owner: string, work: (rows: PanelRows) => Promise<Answer>): Promise<Answer>;
  /** Returns the tombstone of anybody's panel. */
  tombstone(id: string): Promise<OwnedTombstone | undefined>;
  /** Returns some owners with expired panels or keys, up to a limit per call. */
  ownersToForget(expiry: Expiry): Promise<readonly string[]>;
}
