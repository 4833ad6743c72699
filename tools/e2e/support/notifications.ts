import type { Page } from 'playwright';

/** Waits for a notification and closes it, so that an equal later notification can be recognized as new. */
export async function closeNotification(page: Page, text: string | RegExp): Promise<void> {
  const region = page.getByRole('region', { name: 'Notifications', exact: true });
  const told = region.locator('[data-part=Toast]').filter({ has: page.getByText(text, { exact: true }) });
  await told.getByRole('button', { name: 'Close notification' }).click();
  await told.waitFor({ state: 'hidden' });
}
