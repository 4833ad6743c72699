import type { AssayVersion } from '../../api/types.ts';
import type { WorkingListChange, WorkingListItem } from '../../builder/list.change.ts';
import type { WorkingListNotes } from '../../builder/list.notes.ts';

export interface WorkingListKey {
  /** The provider's stable id of the person. */
  readonly owner: string;
  readonly version: AssayVersion;
}

export type WorkingListStorageProblem =
  /** The storage can be neither read nor written. The next change tries again. */
  | 'storage_unavailable'
  | 'storage_full'
  /** The stored value was unreadable. It was moved to another key, and the list starts empty. */
  | 'list_set_aside';

export interface StoredList {
  /** The stored items; null when unknown. */
  readonly items: readonly WorkingListItem[] | null;
  /** The stored notes of the list; absent if there are none, or if they are unknown. */
  readonly notes?: WorkingListNotes;
  readonly problem: WorkingListStorageProblem | null;
}

export interface WorkingListConnection {
  /**
   * Applies changes to a stored list in one transaction, and returns the result, even if another tab changed the list
   * meanwhile. Only reads if there are no changes. Never rejects, and settles within three seconds.
   */
  readonly change: (key: WorkingListKey, changes: readonly WorkingListChange[]) => Promise<StoredList>;
  readonly close: () => void;
}

/** Steps of a list that can be undone and redone, newest last. */
export interface ListSteps {
  readonly done: readonly WorkingListChange[];
  readonly undone: readonly WorkingListChange[];
}

/** Keeps a builder's steps across a reload of the page. */
export interface ListStepsStorage {
  readonly read: (key: WorkingListKey) => ListSteps | null;
  readonly write: (key: WorkingListKey, steps: ListSteps) => void;
  /** Calls the listener when the user may leave the page. Returns an unsubscribe function. */
  readonly beforeLeaving: (listener: () => void) => () => void;
}

/** Changes of a list whose write has not been confirmed. */
export interface UnwrittenChanges {
  readonly key: WorkingListKey;
  readonly changes: readonly WorkingListChange[];
}

export interface WorkingListStorage {
  /**
   * Connects a builder. `onChange` is called with a list that another tab or builder has changed. `unwritten` returns
   * pending changes, which the storage may keep when the user leaves the page.
   */
  readonly connect: (
    onChange: (key: WorkingListKey) => void,
    unwritten?: () => readonly UnwrittenChanges[],
  ) => WorkingListConnection;
}
