/** What a builder asks of whoever keeps its lists between visits. */
import type { AssayVersion } from '../../api/types.ts';
import type { ListChange, ListItem } from '../../builder/list.change.ts';
import type { ListNotes } from '../../builder/list.notes.ts';

export interface ListKey {
  /** The provider's lasting name for the person. */
  readonly owner: string;
  readonly version: AssayVersion;
}

export type ListStorageProblem =
  /** Nothing can be kept, or read; it is tried again with the next change. */
  | 'storage_unavailable'
  /** The browser gives no more room. */
  | 'storage_full'
  /** What was stored could not be read. It is kept under another key, and the list begins anew. */
  | 'list_set_aside';

export interface StoredList {
  /** What is stored now; null where that cannot be known. */
  readonly items: readonly ListItem[] | null;
  /** What is stored beside them; absent where nothing is, or where that cannot be known. */
  readonly notes?: ListNotes;
  readonly problem: ListStorageProblem | null;
}

export interface ListConnection {
  /**
   * Does these changes to what is stored, whoever stored it, in one step that happens whole or not at all, and
   * answers what is stored then; without changes it only reads. Never rejects, and settles within three seconds.
   */
  readonly change: (key: ListKey, changes: readonly ListChange[]) => Promise<StoredList>;
  readonly close: () => void;
}

export interface ListStorage {
  /** `onChange` is told of a list that somebody else has changed: another tab, or another connection. */
  readonly connect: (onChange: (key: ListKey) => void) => ListConnection;
}
