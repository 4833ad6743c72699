/** Declares the own collections of a person: what is stored, its limits, and its rows. */
import type { Schema } from 'ssm-core';

export interface OwnCollectionContent {
  readonly name: string;
  readonly note: string;
  /** In the user's order, without duplicates. */
  readonly seqIds: readonly string[];
  /** Entries of the user's list of which no reagent was taken. */
  readonly leftOut: readonly Schema<'LeftOutEntry'>[];
}

export interface StoredCollection extends OwnCollectionContent {
  readonly id: string;
  readonly created: string;
  /** When the content was saved last. */
  readonly changed: string;
  /** Identifies the current state; changes with every write. */
  readonly tag: string;
  readonly deleted: string | null;
}

/** What the limits need to know of a collection. */
export interface CollectionHead {
  readonly id: string;
  /** The same for equal names; null for a deleted collection, whose name is free again. */
  readonly nameKey: string | null;
  readonly bytes: number;
  readonly deleted: string | null;
}

export interface CollectionToSave {
  readonly content: OwnCollectionContent;
  /** SeqIds of the content that are on no active menu. */
  readonly notOnMenu: readonly string[];
}

export const ownCollectionLimits = {
  collections: 200,
  /** Maximum size of one owner's collections, which are estimated. */
  bytes: 4 * 1024 * 1024,
  deletedMs: 30 * 24 * 3_600_000,
} as const;

const seqIdBytes = 10;
const rowBytes = 300;

/** Returns the estimated size of a collection in storage. */
export function collectionBytes({ name, note, seqIds, leftOut }: OwnCollectionContent): number {
  const left = leftOut.length === 0 ? 0 : JSON.stringify(leftOut).length;
  return rowBytes + name.length + note.length + seqIds.length * seqIdBytes + left;
}

export type CollectionRefusal =
  /** The collection is missing, is deleted, or belongs to another owner. */
  | { readonly reason: 'absent' }
  | { readonly reason: 'stale'; readonly tag: string }
  | { readonly reason: 'notOnMenu'; readonly seqIds: readonly string[] }
  | { readonly reason: 'nameTaken'; readonly collectionId: string }
  | { readonly reason: 'tooManyCollections' }
  | { readonly reason: 'tooMuchStored' };

export type CollectionOutcome<Done> = { readonly done: Done } | { readonly refused: CollectionRefusal };

export interface CollectionReader {
  /** Returns the collections that are not deleted. */
  all(): Promise<readonly StoredCollection[]>;
  find(id: string): Promise<StoredCollection | undefined>;
}

export interface CollectionRows extends CollectionReader {
  /** Returns the heads of all collections, deleted ones too. */
  heads(): Promise<readonly CollectionHead[]>;
  /** Inserts the collection, or replaces the one with its id. */
  put(collection: StoredCollection): Promise<void>;
  /** Erases collections. */
  forget(ids: readonly string[]): Promise<void>;
}

/** Every method rejects with StoreError when storage fails. */
export interface CollectionTables {
  read<Answer>(owner: string, work: (rows: CollectionReader) => Promise<Answer>): Promise<Answer>;
  /**
   * Runs a transaction, which excludes other writes to the owner's rows. `work` may run more than once; only its last
   * run counts.
   */
  change<Answer>(owner: string, work: (rows: CollectionRows) => Promise<Answer>): Promise<Answer>;
  /** Returns some owners with collections that were deleted before this time, up to a limit per call. */
  ownersToForget(deletedBefore: string): Promise<readonly string[]>;
}

/** States that the caller accepts as current; `*` for any state. */
export type ExpectedStates = readonly string[] | '*';

export interface OwnCollections {
  list(owner: string): Promise<readonly StoredCollection[]>;
  find(owner: string, id: string): Promise<StoredCollection | undefined>;
  /** Returns the existing collection if its content is the same. */
  create(
    owner: string,
    draft: CollectionToSave,
  ): Promise<CollectionOutcome<StoredCollection & { readonly isNew: boolean }>>;
  /** Replaces the content. Restores a deleted collection if the caller expects the state of its deletion. */
  save(
    owner: string,
    id: string,
    expected: ExpectedStates,
    draft: CollectionToSave,
  ): Promise<CollectionOutcome<StoredCollection>>;
  /** Deletes a collection, and returns the state with which `save` restores it. */
  remove(owner: string, id: string, expected: ExpectedStates): Promise<CollectionOutcome<string>>;
  /** Erases what was deleted long ago, for some owners. Returns their number. */
  forget(): Promise<number>;
}
