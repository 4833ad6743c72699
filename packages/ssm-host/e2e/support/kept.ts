/**
 * What the browser's own database holds. A change is shown before it is written, and is written within half a second: a test that
 * reloads a page waits for it here, as a person's hand on the way to the key does.
 */
import type { Page } from 'playwright';
import type { AssayVersion } from 'ssm-core';

/** The texts of the store whose keys begin so, by key. */
export async function keptTexts(page: Page, beginning: string): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(
    (wanted) =>
      new Promise<Record<string, string>>((resolve, reject) => {
        const opening = indexedDB.open('SSM', 1);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction('selectedValues');
          const store = reading.objectStore('selectedValues');
          const [keys, values] = [store.getAllKeys(), store.getAll()];
          reading.addEventListener('abort', () => reject(reading.error));
          reading.addEventListener('complete', () => {
            database.close();
            const texts = keys.result.map((key, index) => [String(key), String(values.result[index])] as const);
            resolve(Object.fromEntries(texts.filter(([key]) => key.startsWith(wanted))));
          });
        });
      }),
    beginning,
  );
}

export interface KeptList {
  readonly count: number;
  /** The name of the panel that the list came from; null for none. */
  readonly panel: string | null;
}

/** The working list of whoever is at the page; of one person alone. */
export async function keptList(page: Page, version: AssayVersion = 'V_7K'): Promise<KeptList> {
  const texts = Object.entries(await keptTexts(page, version === 'V_7K' ? 'selectedItems7k' : 'selectedItems11k'));
  const textOf = (isWanted: (key: string) => boolean) => texts.find(([key]) => isWanted(key))?.[1];
  const list = textOf((key) => !key.endsWith(':panel') && !key.endsWith(':sources'));
  const notes = textOf((key) => key.endsWith(':panel'));
  return {
    count: list === undefined ? 0 : (JSON.parse(list) as { readonly items: readonly unknown[] }).items.length,
    panel:
      notes === undefined ? null : ((JSON.parse(notes) as { origin: { name: string } | null }).origin?.name ?? null),
  };
}
