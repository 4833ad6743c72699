import { promisifyRequest } from 'idb-keyval';
import { array, literal, object, string } from 'zod/mini';
import { decodeList, encodeList, viewListOf } from '../menu/menu.list.ts';
import type { BulkSearchList } from '../menu/menu.view.ts';
import { createDatabase, writeToConsole } from './database.ts';
import { readJson } from './stored.json.ts';

const format = 1;

export function writeBulkSearchLists(lists: readonly (readonly string[])[]): string {
  return JSON.stringify({ format, lists: lists.map(encodeList) });
}

export function readBulkSearchLists(value: unknown): readonly (readonly string[])[] | null {
  if (value === undefined) return [];
  const lists = readJson(object({ format: literal(format), lists: array(string()) }), value)?.lists.map(decodeList);
  return lists?.every((list) => list !== undefined) ? lists : null;
}

export interface BulkSearchListsOptions {
  /** Reports every fault to engineers; default: the console. */
  readonly onFault?: (message: string, error?: unknown) => void;
  readonly now?: () => Date;
}

export interface BulkSearchLists {
  /** Stores the list as the owner's newest one. Never rejects, and settles within three seconds. */
  readonly keep: (owner: string, list: BulkSearchList) => Promise<void>;
  /** Finds the owner's list with this name; undefined when it is not stored. Never rejects. */
  readonly find: (owner: string, name: string) => Promise<BulkSearchList | undefined>;
  readonly close: () => void;
}

/** Each stored list takes about 20 kB. */
const maximumKept = 5;

function storedKey(owner: string): string {
  return `searchedLists:${owner}`;
}

/** Stores the lists of recent bulk searches that are too long for a URL. Opens the database on first use. */
export function createBulkSearchLists(options: BulkSearchListsOptions = {}): BulkSearchLists {
  const { onFault = writeToConsole, now = () => new Date() } = options;
  const database = createDatabase();
  return {
    async keep(owner, list) {
      const key = storedKey(owner);
      try {
        await database.run('readwrite', async (store) => {
          const stored: unknown = await promisifyRequest(store.get(key));
          const before = readBulkSearchLists(stored);
          // A broken value, or a value of a newer release, is never overwritten.
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
