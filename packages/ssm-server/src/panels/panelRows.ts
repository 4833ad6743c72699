/** Where panels are kept: what their rules ask of storage. */
import type { PanelHead, PanelSource, PanelVersion, SourcesEnd, VersionHead } from './panel.ts';

export type PanelSort = 'name' | 'changed' | 'count' | 'version';

export interface ListQuery {
  /** As searchText folds it; empty for all. */
  readonly search: string;
  /** Of a reagent that the newest version holds; undefined for all. */
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

/** A creation that can be repeated. */
export interface KeptKey {
  readonly key: string;
  /** Of what was to be created. */
  readonly fingerprint: string;
  readonly panelId: string;
  /** RFC 3339, UTC. */
  readonly created: string;
}

/** What is older than this is forgotten; RFC 3339, UTC. */
export interface Expiry {
  readonly deletedBefore: string;
  readonly keysBefore: string;
}

export interface PanelBytes {
  readonly id: string;
  readonly bytes: number;
}

/** The rows of one owner. */
export interface PanelReader {
  /** Also of a deleted panel. */
  head(id: string): Promise<PanelHead | undefined>;
  version(id: string, number: number): Promise<PanelVersion | undefined>;
  /** Without deleted panels. */
  list(query: ListQuery): Promise<Page<PanelHead>>;
  /** The newest first. */
  versions(id: string, limit: number, offset: number): Promise<readonly VersionHead[]>;
  /** Texts of those that came with this version or before, in their order. */
  sources(id: string, number: number): Promise<readonly string[]>;
}

export interface PanelRows extends PanelReader {
  /** The panel of this name key that is not deleted. */
  idOfName(nameKey: string): Promise<string | undefined>;
  /** Panels that are not deleted. */
  count(): Promise<number>;
  /** About how many bytes all take, with all their versions and sources, deleted ones included. */
  bytes(): Promise<number>;
  /** What each deleted panel takes of them, the oldest deletion first. */
  deletedBytes(): Promise<readonly PanelBytes[]>;
  insertHead(head: PanelHead): Promise<void>;
  updateHead(head: PanelHead): Promise<void>;
  insertVersion(id: string, version: PanelVersion): Promise<void>;
  sourcesEnd(id: string): Promise<SourcesEnd>;
  /** Behind those that there are, of which there are `position`. */
  insertSources(id: string, number: number, position: number, sources: readonly PanelSource[]): Promise<void>;
  key(key: string): Promise<KeptKey | undefined>;
  insertKey(key: KeptKey): Promise<void>;
  /** These panels, with all that is theirs. */
  forgetPanels(ids: readonly string[]): Promise<void>;
  forget(expiry: Expiry): Promise<void>;
}

/** Every method rejects with StoreError where there is storage that can fail. */
export interface PanelTables {
  /** Reads, each by itself. */
  read<Answer>(owner: string, work: (rows: PanelReader) => Promise<Answer>): Promise<Answer>;
  /**
   * One transaction, in which nobody else writes rows of this owner. `work` may be run more than once: only its last
   * run counts.
   */
  change<Answer>(owner: string, work: (rows: PanelRows) => Promise<Answer>): Promise<Answer>;
  /** Owners with deleted panels or keys to forget; of many only some. */
  ownersToForget(expiry: Expiry): Promise<readonly string[]>;
}
