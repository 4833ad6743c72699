/** Lists that end with the page: for embedding where nothing may be stored. */
import { applyChange, type ListItem } from '../builder/list.change.ts';
import type { ListKey, ListStorage } from './lists.port.ts';

type Connected = (key: ListKey) => void;

/** Shared by the builders that it is given to, as a browser's storage is by its tabs. */
export function createMemoryLists(): ListStorage {
  const lists = new Map<string, readonly ListItem[]>();
  const connections = new Set<Connected>();

  return {
    connect(onChange) {
      const own: Connected = (key) => onChange(key);
      connections.add(own);
      return {
        async change(key, changes) {
          const name = `${key.version} ${key.owner}`;
          const before = lists.get(name) ?? [];
          const items = changes.reduce(applyChange, before);
          lists.set(name, items);
          if (items !== before) for (const other of connections) if (other !== own) other(key);
          return { items, problem: null };
        },
        close: () => void connections.delete(own),
      };
    },
  };
}
