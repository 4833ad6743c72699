/** What can be done with panels, and why it may be refused. */
import type { AssayVersion } from 'ssm-core';
import type { PanelContent, PanelHead, PanelSource, StoredPanel, VersionHead } from './panel.ts';
import type { Page, PanelSort } from './panelRows.ts';

/** What is to be saved, and how it stands to the catalogue in use. */
export interface PanelToSave {
  readonly content: PanelContent;
  /** Imported lists that come with it, no id twice; those that the panel has are not added again. */
  readonly sources: readonly PanelSource[];
  /** The catalogue in use. */
  readonly revision: string;
  /** SeqIds of the content that are not on its menu. */
  readonly notOnMenu: readonly string[];
  /** The earlier version that is restored: its SeqIds may come back though they have left the menu. */
  readonly restores?: number | undefined;
}

/** Makes a creation repeatable. */
export interface CreationKey {
  readonly key: string;
  /** Differs between contents that differ. */
  readonly fingerprint: string;
}

/** The states that the caller takes the panel for; `*` for any. */
export type Expected = readonly string[] | '*';

export type Refusal =
  /** There is none, or it is deleted, or it is somebody else's. */
  | { readonly reason: 'absent' }
  /** It has changed since. */
  | { readonly reason: 'stale'; readonly number: number; readonly tag: string }
  /** It is of another version of the assay. */
  | { readonly reason: 'otherVersion'; readonly version: AssayVersion }
  | { readonly reason: 'notOnMenu'; readonly seqIds: readonly string[] }
  /** By this panel of the same owner. */
  | { readonly reason: 'nameTaken'; readonly panelId: string }
  /** For something else. */
  | { readonly reason: 'keyUsed' }
  /** The panel that the key made was deleted. */
  | { readonly reason: 'keySpent' }
  | { readonly reason: 'tooManyPanels' }
  /** The panels of this owner would take more bytes than they may. */
  | { readonly reason: 'tooMuchStored' }
  | { readonly reason: 'tooManyVersions' }
  | { readonly reason: 'tooManySources' };

export type Outcome<Done> = { readonly done: Done } | { readonly refused: Refusal };

export interface CreatedPanel extends StoredPanel {
  /** False when an earlier call with the same key has made it. */
  readonly isNew: boolean;
}

export interface PanelQuery {
  readonly search: string;
  /** Of a reagent that the newest version holds. */
  readonly seqId?: string | undefined;
  readonly sort: PanelSort;
  readonly isDescending: boolean;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** Panels by the `sub` of their owner: nobody reaches those of another. */
export interface Panels {
  create(owner: string, draft: PanelToSave, key?: CreationKey): Promise<Outcome<CreatedPanel>>;
  /** The newest version without a number; undefined when there is no such panel or version. */
  find(owner: string, id: string, number?: number): Promise<StoredPanel | undefined>;
  /** Also brings back a deleted panel, for whoever expects the state that the deletion left. */
  save(owner: string, id: string, expected: Expected, draft: PanelToSave): Promise<Outcome<StoredPanel>>;
  /** The state that it is left in. */
  remove(owner: string, id: string, expected: Expected): Promise<Outcome<string>>;
  list(owner: string, query: PanelQuery): Promise<Page<PanelHead>>;
  /** Undefined when there is no such panel. */
  versions(owner: string, id: string, page: number, size: number): Promise<Page<VersionHead> | undefined>;
  /**
   * The texts of the sources of a version and of all before it, in the order in which they were saved; undefined when
   * there is no such panel or version.
   */
  sources(owner: string, id: string, number?: number): Promise<readonly string[] | undefined>;
  /** Forgets what was deleted too long ago, of as many owners as storage names at once. Answers of how many. */
  forget(): Promise<number>;
}
