import type { Page } from 'playwright';
import { eventuallyReads } from '../../e2e/support/eventually.ts';
import type { Menu } from '../../e2e/support/menu.ts';

const catalogues = '**/sat/menuquery/**';

export async function answerNonsense(page: Page): Promise<void> {
  await page.route(catalogues, (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '<p>Be back soon</p>' }),
  );
}

export async function recover(page: Page, menu: Menu, count: string): Promise<void> {
  const again = menu.button('Try again');
  await again.waitFor();
  await page.unroute(catalogues);
  await again.click();
  await eventuallyReads(menu.count, count);
}
