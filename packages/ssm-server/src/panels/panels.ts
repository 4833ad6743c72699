import type { AssayVersion } from 'ssm-core';
import type {
  PanelContent,
  PanelHead,
  PanelSource,
  PanelVersion,
  StoredPanel,
  Tombstone,
  VersionHead,
} from './panel.ts';
import type { Page, PanelSort } from './panelRows.ts';

export interface PanelToSave {
  readonly content: PanelContent;
  /** Imported lists to add, without duplicate ids. Lists that the panel already has are skipped. */
  readonly sources: readonly PanelSource[];
  readonly revision: string;
  /** True if a new source makes a version although the content is the same. */
  readonly makesVersion?: boolean;
  /** SeqIds of the content that are not on the active menu. */
  readonly notOnMenu: readonly string[];
  /** The version that is being restored. Its SeqIds are accepted even if they are not on the menu. */
  readonly restores?: number | undefined;
}

export interface CreationKey {
  readonly key: string;
  readonly fingerprint: string;
}

/** States of the panel that the caller accepts as current; `*` for any state. */
export type Expected = readonly string[] | '*';

export type Refusal =
  /** The panel is missing, is deleted, or belongs to another owner. */
  | { readonly reason: 'absent' }
  | { readonly reason: 'stale'; readonly number: number; readonly tag: string }
  | { readonly reason: 'otherVersion'; readonly version: AssayVersion }
  | { readonly reason: 'notOnMenu'; readonly seqIds: readonly string[] }
  | { readonly reason: 'nameTaken'; readonly panelId: string }
  | { readonly reason: 'keyUsed' }
  | { readonly reason: 'keySpent' }
  | { readonly reason: 'tooManyPanels' }
  | { readonly reason: 'tooMuchStored' }
  | { readonly reason: 'tooManyVersions' }
  | { readonly reason: 'tooManySources' };

export type Outcome<Done> = { readonly done: Done } | { readonly refused: Refusal };

export interface CreatedPanel extends StoredPanel {
  /** False if an earlier call with the same key created the panel. */
  readonly isNew: boolean;
}

export interface PanelQuery {
  readonly search: string;
  readonly seqId?: string | undefined;
  readonly sort: PanelSort;
  readonly isDescending: boolean;
  readonly page: number;
  readonly size: number;
}

/** A panel with what is needed to compare the catalogues under it. */
export interface ReviewedPanel {
  readonly head: PanelHead;
  readonly newest: PanelVersion;
  /** The newest version that was saved on another revision than the one in use; undefined if there is none. */
  readonly base: PanelVersion | undefined;
  /** Decisions about catalogue updates, as texts in their order. */
  readonly reviews: readonly string[];
}

export type RevisionOf = (version: AssayVersion) => string | undefined;

export interface ReadTombstone extends Tombstone {
  readonly isOwn: boolean;
}

/** Panels by the `sub` of their owner. No call but `tombstone` can reach another owner's panels. */
export interface Panels {
  create(owner: string, draft: PanelToSave, key?: CreationKey): Promise<Outcome<CreatedPanel>>;
  /** Finds a version, by default the newest. Returns undefined for a missing panel or version. */
  find(owner: string, id: string, number?: number): Promise<StoredPanel | undefined>;
  /** Saves a version. Also restores a deleted panel if the caller expects the tag of the deletion. */
  save(owner: string, id: string, expected: Expected, draft: PanelToSave): Promise<Outcome<StoredPanel>>;
  /** Deletes a panel, and returns the tag of its deleted state. */
  remove(owner: string, id: string, expected: Expected): Promise<Outcome<string>>;
  list(owner: string, query: PanelQuery): Promise<Page<PanelHead>>;
  /** Returns the SeqIds of newest versions by the panel's id. Leaves out lists that cannot be read. */
  seqIds(owner: string, heads: readonly PanelHead[]): Promise<ReadonlyMap<string, readonly string[]>>;
  versions(owner: string, id: string, page: number, size: number): Promise<Page<VersionHead> | undefined>;
  /**
   * Returns the sources of a version and of all versions before it, in the order saved. Returns undefined for a missing
   * panel or version.
   */
  sources(owner: string, id: string, number?: number): Promise<readonly string[] | undefined>;
  /**
   * Returns what the address of a panel says after its deletion. The owner reads it also while the panel exists; anybody
   * else reads the name and the hash only if the owner allowed it, else empty texts.
   */
  tombstone(caller: string, id: string): Promise<ReadTombstone | undefined>;
  /** Allows or forbids others to read the name and the hash. Returns undefined if the panel is not the owner's. */
  nameTombstone(owner: string, id: string, isNamed: boolean): Promise<ReadTombstone | undefined>;
  /** Finds a panel for a comparison with a revision. Returns undefined for a missing panel. */
  review(owner: string, id: string, revisionOf: RevisionOf): Promise<ReviewedPanel | undefined>;
  /** Lists the panels that changed last, for a comparison with the revisions in use. */
  listReviews(owner: string, limit: number, revisionOf: RevisionOf): Promise<Page<ReviewedPanel>>;
  /** Deletes expired rows of some owners, and returns the number of owners. */
  forget(): Promise<number>;
}
