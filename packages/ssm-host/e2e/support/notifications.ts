/** Notifications, as a person reads and closes them. */
import type { Page } from 'playwright';

/** Waits for the one that reads so, and closes it: whatever is told next is then told anew. */
export async function closeNotification(page: Page, text: string | RegExp): Promise<void> {
  const region = page.getByRole('region', { name: 'Notifications', exact: true });
  const told = region.locator('[data-part=Toast]').filter({ has: page.getByText(text, { exact: true }) });
  await told.getByRole('button', { name: 'Close notification' }).click();
  await told.waitFor({ state: 'hidden' });
}
