/**
 * What the browser's own database holds. What was decided of an import is shown before it is written, and is written within half a
 * second: a test that reloads a page waits for it here, as a person's hand on the way to the key does.
 */
import type { Page } from 'playwright';

/** The texts of the store whose keys begin so. */
export async function keptTexts(page: Page, beginning: string): Promise<readonly string[]> {
  return page.evaluate(
    (wanted) =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open('SSM', 1);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('selectedValues').objectStore('selectedValues');
          const texts = reading.getAll(IDBKeyRange.bound(wanted, `${wanted}\uffff`));
          texts.addEventListener('error', () => reject(texts.error));
          texts.addEventListener('success', () => {
            opening.result.close();
            resolve(texts.result.map(String));
          });
        });
      }),
    beginning,
  );
}
