/** A menu's server that answers what it should not, while the page around it works. */
import type { Page } from 'playwright';
import { eventuallyReads } from '../../../packages/ssm-host/e2e/support/eventually.ts';
import type { Menu } from '../../../packages/ssm-host/e2e/support/menu.ts';

const catalogues = '**/sat/menuquery/**';

/** From now on the menu's rows are no JSON. */
export async function answerNonsense(page: Page): Promise<void> {
  await page.route(catalogues, (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '<p>Be back soon</p>' }),
  );
}

/** The menu says so in its own place, and has its rows once the server is well again. */
export async function recover(page: Page, menu: Menu, count: string): Promise<void> {
  const again = menu.button('Try again');
  await again.waitFor();
  await page.unroute(catalogues);
  await again.click();
  await eventuallyReads(menu.count, count);
}
