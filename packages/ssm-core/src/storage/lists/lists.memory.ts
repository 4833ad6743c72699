import { applyChange, type WorkingListItem } from '../../builder/list.change.ts';
import { noNotes, notesAfter, type WorkingListNotes } from '../../builder/list.notes.ts';
import type { WorkingListKey, WorkingListStorage } from './lists.port.ts';

type Connected = (key: WorkingListKey) => void;

/**
 * Keeps lists in memory until the page ends, for embedding without storage. Several builders share them, as tabs share
 * a browser's storage.
 */
export function createMemoryWorkingLists(): WorkingListStorage {
  const lists = new Map<string, { readonly items: readonly WorkingListItem[]; readonly notes: WorkingListNotes }>();
  const connections = new Set<Connected>();

  return {
    connect(onChange) {
      const own: Connected = (key) => onChange(key);
      connections.add(own);
      return {
        async change(key, changes) {
          const name = `${key.version} ${key.owner}`;
          const before = lists.get(name) ?? { items: [], notes: noNotes };
          const items = changes.reduce(applyChange, before.items);
          const notes = changes.reduce(notesAfter, before.notes);
          lists.set(name, { items, notes });
          const isChanged = items !== before.items || notes !== before.notes;
          if (isChanged) for (const other of connections) if (other !== own) other(key);
          return { items, notes, problem: null };
        },
        close: () => void connections.delete(own),
      };
    },
  };
}
