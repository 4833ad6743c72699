import { onTestFinished, vi } from 'vitest';

const name = 'SSM';
const storeName = 'selectedValues';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(name, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName));
  const database = await settled(opening);
  try {
    return await settled(work(database.transaction(storeName, mode).objectStore(storeName)));
  } finally {
    database.close();
  }
}

export async function emptyDatabase(): Promise<void> {
  await settled(indexedDB.deleteDatabase(name));
}

export function storedValue(key: string): Promise<unknown> {
  return inStore<unknown>('readonly', (store) => store.get(key));
}

export async function storeValue(key: string, value: unknown): Promise<void> {
  await inStore('readwrite', (store) => store.put(value, key));
}

export async function storedKeys(): Promise<readonly string[]> {
  return (await inStore('readonly', (store) => store.getAllKeys())).map(String);
}

export async function openNewer(): Promise<void> {
  const opening = indexedDB.open(name, 2);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('other'));
  (await settled(opening)).close();
}

/** Makes every opening of a database return the given request. Returns a function that ends this. */
export function breakOpening(answer: () => IDBOpenDBRequest): () => void {
  const broken = vi.spyOn(indexedDB, 'open').mockImplementation(answer);
  onTestFinished(() => broken.mockRestore());
  return () => broken.mockRestore();
}

/** Records connections that are opened. Returns a function that closes them without an event, as a browser may do. */
export function closeConnections(): () => void {
  const opened: IDBDatabase[] = [];
  const open = indexedDB.open.bind(indexedDB);
  const spied = vi.spyOn(indexedDB, 'open').mockImplementation((...parameters) => {
    const opening = open(...parameters);
    opening.addEventListener('success', () => opened.push(opening.result));
    return opening;
  });
  onTestFinished(() => spied.mockRestore());
  return () => opened.forEach((database) => database.close());
}
