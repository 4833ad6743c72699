/** What few addresses need: the lists that they name, and what is said of parts that cannot be read. */
import { type BulkSearchList, createBulkSearchLists, isKeptList, readViewList } from 'ssm-core';

export { addressNotices } from './addressNotices.ts';

export type BulkSearchReading = BulkSearchList | 'invalid_value' | 'list_unknown';

/** The list that the name stands for: the address itself holds it, or this browser kept it for the person. */
export async function listNamed(owner: string, name: string): Promise<BulkSearchReading> {
  const read = readViewList(name);
  if (read !== 'list_unknown') return read;
  const lists = createBulkSearchLists();
  try {
    return (await lists.find(owner, name)) ?? read;
  } finally {
    lists.close();
  }
}

/** Keeps a list that is too long for an address. */
export async function keepList(owner: string, list: BulkSearchList): Promise<void> {
  if (!isKeptList(list)) return;
  const lists = createBulkSearchLists();
  await lists.keep(owner, list);
  lists.close();
}
