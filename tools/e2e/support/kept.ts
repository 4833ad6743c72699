/**
 * Reads the browser's database. A decision in an import is stored up to half a second after it shows, so tests wait
 * for the stored value before they reload.
 */
import type { Page } from 'playwright';

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
