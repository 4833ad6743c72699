/**
 * What the browser's own database holds. What was decided of an import is shown before it is written, and is written within half a
 * second: a test that reloads a page waits for it here, as a person's hand on the way to the key does.
 */
import type { Page } from 'playwright';

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
            const texts = (keys.result as string[]).map((key, index) => [key, String(values.result[index])] as const);
            resolve(Object.fromEntries(texts.filter(([key]) => key.startsWith(wanted))));
          });
        });
      }),
    beginning,
  );
}
