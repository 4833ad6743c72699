/** The lists of a person's last bulk searches that are too long for an address, in the browser's own database. */

import { promisifyRequest } from 'idb-keyval';
import { viewListOf } from '../menu/menu.list.ts';
import type { BulkSearchList } from '../menu/menu.view.ts';
import { createDatabase, selectedValues, writeToConsole } from './database.ts';
import { readBulkSearchLists, writeBulkSearchLists } from './searched.codec.ts';

export interface BulkSearchListsOptions {
  /** Told of every fault, for engineers; default: the console. */
  readonly onFault?: (message: string, error?: unknown) => void;
  readonly now?: () => Date;
}

export interface BulkSearchLists {
  /** Keeps the list as the owner's newest. Never rejects, and settles within three seconds. */
  readonly keep: (owner: string, list: BulkSearchList) => Promise<void>;
  /** The list of this name that the owner searched for here; undefined when it is not among those kept. Never rejects. */
  readonly find: (owner: string, name: string) => Promise<BulkSearchList | undefined>;
  readonly close: () => void;
}

/** Twenty kilobytes each. */
const maximumKept = 5;

function storedKey(owner: string): string {
  return `searchedLists:${owner}`;
}

/** Nothing is opened before a list is kept or asked for. */
export function createBulkSearchLists(options: BulkSearchListsOptions = {}): BulkSearchLists {
  const { onFault = writeToConsole, now = () => new Date() } = options;
  const database = createDatabase(selectedValues);
  return {
    async keep(owner, list) {
      const key = storedKey(owner);
      try {
        await database.run('readwrite', async (store) => {
          const stored: unknown = await promisifyRequest(store.get(key));
          const before = readBulkSearchLists(stored);
          // A broken value, or one of a newer release, is never overwritten.
          if (before === null) store.put(stored, `${key}:aside:${now().toISOString()}`);
          const others = (before ?? []).filter((seqIds) => viewListOf(seqIds).name !== list.name);
          store.put(writeBulkSearchLists([list.seqIds, ...others].slice(0, maximumKept)), key);
        });
      } catch (error) {
        onFault('The searched list could not be kept in this browser', error);
      }
    },
    async find(owner, name) {
      try {
        const stored = await database.run('readonly', (store) =>
          promisifyRequest<unknown>(store.get(storedKey(owner))),
        );
        return readBulkSearchLists(stored)
          ?.map(viewListOf)
          .find((list) => list.name === name);
      } catch (error) {
        onFault('The searched lists of this browser could not be read', error);
        return undefined;
      }
    },
    close: database.close,
  };
}
