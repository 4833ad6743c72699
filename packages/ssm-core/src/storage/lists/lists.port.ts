import type { AssayVersion } from '../../api/types.ts';
import type { WorkingListChange, WorkingListItem } from '../../builder/list.change.ts';
import type { WorkingListNotes } from '../../builder/list.notes.ts';

export interface WorkingListKey {
  /** The provider's stable id of the person. */
  readonly owner: string;
  readonly version: AssayVersion;
}

export type WorkingListStorageProblem =
  /** Storage can be neither read nor written. The next change tries again. */
  | 'storage_unavailable'
  | 'storage_full'
  /** The stored value could not be read. It is kept under another key, and the list starts empty. */
  | 'list_set_aside';

export interface StoredList {
  /** The stored items; null when unknown. */
  readonly items: readonly WorkingListItem[] | null;
  /** The stored notes of the list; absent without any or when unknown. */
  readonly notes?: WorkingListNotes;
  readonly problem: WorkingListStorageProblem | null;
}

export interface WorkingListConnection {
  /**
   * Applies changes to the stored list in one transaction, also to a list of another tab, and returns the result.
   * Without changes it only reads. Never rejects, and settles within three seconds.
   */
  readonly change: (key: WorkingListKey, changes: readonly WorkingListChange[]) => Promise<StoredList>;
  readonly close: () => void;
}

/** Steps of a list to undo and redo; the newest last. */
export interface ListSteps {
  readonly done: readonly WorkingListChange[];
  readonly undone: readonly WorkingListChange[];
}

/** Storage of a builder's steps across a reload of the page. */
export interface ListStepsStorage {
  readonly read: (key: WorkingListKey) => ListSteps | null;
  readonly write: (key: WorkingListKey, steps: ListSteps) => void;
  /** Calls the listener when the page may be left. Returns an unsubscribe function. */
  readonly beforeLeaving: (listener: () => void) => () => void;
}

/** Changes of a list that were requested and not answered yet. */
export interface UnwrittenChanges {
  readonly key: WorkingListKey;
  readonly changes: readonly WorkingListChange[];
}

export interface WorkingListStorage {
  /**
   * Calls `onChange` for a list that another tab or connection has changed. `unwritten` returns pending changes, which
   * a storage may keep when the page is left.
   */
  readonly connect: (
    onChange: (key: WorkingListKey) => void,
    unwritten?: () => readonly UnwrittenChanges[],
  ) => WorkingListConnection;
}
