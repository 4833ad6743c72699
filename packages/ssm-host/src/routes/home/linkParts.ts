/** What few addresses need: the lists that they name, and what is said of parts that cannot be read. */
import { createSearchedLists, isKeptList, readViewList, type SearchedList } from 'ssm-core';

export { addressNotices } from './addressNotices.ts';

export type ListReading = SearchedList | 'invalid_value' | 'list_unknown';

/** The list that the name stands for: the address itself holds it, or this browser kept it for the person. */
export async function listNamed(owner: string, name: string): Promise<ListReading> {
  const read = readViewList(name);
  if (read !== 'list_unknown') return read;
  const lists = createSearchedLists();
  try {
    return (await lists.find(owner, name)) ?? read;
  } finally {
    lists.close();
  }
}

/** Keeps a list that is too long for an address. */
export async function keepList(owner: string, list: SearchedList): Promise<void> {
  if (!isKeptList(list)) return;
  const lists = createSearchedLists();
  await lists.keep(owner, list);
  lists.close();
}
