/** Three filters: how long the dialog takes to open, and the result to be painted once they are applied. */
import type { Browser } from 'playwright';
import { open, type PageUnderTest, type Samples, settle, timedClick, timedOpening } from './page.ts';

/** Each leaves another result; the first is not the one that the page begins with. */
const leastLoDb = ['150', '40', '90', '200'];

/** The filters of the page's address, with another number in the first of them each time. */
export async function measureFilters(browser: Browser, subject: PageUnderTest, slowdown: number): Promise<Samples> {
  const { page } = await open(browser, subject.filterUrl, subject.rowCount, slowdown);
  const samples = { filters: [] as number[], dialog: [] as number[] };
  const dialog = page.getByRole('dialog');
  for (const number of leastLoDb) {
    await settle(page);
    samples.dialog.push(await timedOpening(page, page.getByRole('button', { name: 'Filters' }), '[role=dialog]'));
    await dialog.getByRole('textbox', { name: 'Value' }).first().fill(number);
    await settle(page);
    samples.filters.push(await timedClick(page, dialog.getByRole('button', { name: 'Apply' })));
    await dialog.waitFor({ state: 'hidden' });
  }
  await page.context().close();
  return samples;
}
