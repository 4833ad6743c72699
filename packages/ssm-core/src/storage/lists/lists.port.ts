/** What a builder asks of whoever keeps its lists between visits. */
import type { AssayVersion } from '../../api/types.ts';
import type { WorkingListChange, WorkingListItem } from '../../builder/list.change.ts';
import type { WorkingListNotes } from '../../builder/list.notes.ts';

export interface WorkingListKey {
  /** The provider's lasting name for the person. */
  readonly owner: string;
  readonly version: AssayVersion;
}

export type WorkingListStorageProblem =
  /** Nothing can be kept, or read; it is tried again with the next change. */
  | 'storage_unavailable'
  /** The browser gives no more room. */
  | 'storage_full'
  /** What was stored could not be read. It is kept under another key, and the list begins anew. */
  | 'list_set_aside';

export interface StoredList {
  /** What is stored now; null where that cannot be known. */
  readonly items: readonly WorkingListItem[] | null;
  /** What is stored beside them; absent where nothing is, or where that cannot be known. */
  readonly notes?: WorkingListNotes;
  readonly problem: WorkingListStorageProblem | null;
}

export interface WorkingListConnection {
  /**
   * Does these changes to what is stored, whoever stored it, in one step that happens whole or not at all, and
   * answers what is stored then; without changes it only reads. Never rejects, and settles within three seconds.
   */
  readonly change: (key: WorkingListKey, changes: readonly WorkingListChange[]) => Promise<StoredList>;
  readonly close: () => void;
}

/** The steps of a list that can be taken back, and done again; the newest last. */
export interface ListSteps {
  readonly done: readonly WorkingListChange[];
  readonly undone: readonly WorkingListChange[];
}

/** What a builder asks of whoever keeps its steps while a page is loaded again. */
export interface ListStepsStorage {
  readonly read: (key: WorkingListKey) => ListSteps | null;
  readonly write: (key: WorkingListKey, steps: ListSteps) => void;
  /** Calls the listener when the page may be left. Returns an unsubscribe function. */
  readonly beforeLeaving: (listener: () => void) => () => void;
}

/** Changes of a list that were asked for and not answered yet. */
export interface UnwrittenChanges {
  readonly key: WorkingListKey;
  readonly changes: readonly WorkingListChange[];
}

export interface WorkingListStorage {
  /**
   * `onChange` is told of a list that somebody else has changed: another tab, or another connection. `unwritten` answers
   * what is being changed, for a storage that can keep it when the page is left meanwhile.
   */
  readonly connect: (
    onChange: (key: WorkingListKey) => void,
    unwritten?: () => readonly UnwrittenChanges[],
  ) => WorkingListConnection;
}
