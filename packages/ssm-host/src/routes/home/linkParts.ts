/** Lazy-loaded because few addresses name lists or have unreadable parts. */
import { type BulkSearchList, createBulkSearchLists, isKeptList, readViewList } from 'ssm-core';

export { addressNotices } from './addressNotices.ts';

export type BulkSearchReading = BulkSearchList | 'invalid_value' | 'list_unknown';

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

export async function keepList(owner: string, list: BulkSearchList): Promise<void> {
  if (!isKeptList(list)) return;
  const lists = createBulkSearchLists();
  await lists.keep(owner, list);
  lists.close();
}
