import type { Page } from 'playwright';
import { eventually } from './eventually.ts';

export const titles = [
  'SSM-Public',
  'SSM-Registered',
  'SSM-Verified',
  'Certified-Site',
  'Certified-Site-Customer',
] as const;
export type Title = (typeof titles)[number];

export function emailOf(title: Title): string {
  return `${title.toLowerCase()}@example.org`;
}

export async function continueAs(page: Page, title: Title): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Development sign-in' }).waitFor();
  await page.getByRole('button', { name: `Continue as ${title}`, exact: true }).click();
}

export async function signIn(page: Page, title: Title): Promise<void> {
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await continueAs(page, title);
  await page.getByRole('button', { name: emailOf(title), exact: true }).waitFor();
}

/** Signs out. The page shows that at once. */
export async function logOut(page: Page, title: Title): Promise<void> {
  const account = page.getByRole('button', { name: emailOf(title), exact: true });
  await account.scrollIntoViewIfNeeded();
  // Waits for a frame: scrolling closes a menu, and the scroll event comes in the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
  await account.click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
}

/** Signs out, and waits until the provider has redirected back. */
export async function signOut(page: Page, title: Title): Promise<void> {
  await Promise.all([page.waitForEvent('load'), logOut(page, title)]);
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
}

export async function keptNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Object.keys(localStorage));
}

export function eventuallyKeepsNothing(page: Page): Promise<void> {
  return eventually(() => keptNames(page), []);
}

/** Returns what a page shows according to the title of its user. */
export async function seenOnHome(page: Page) {
  return {
    navigation: await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts(),
    banners: await page.getByRole('note').locator('summary').allInnerTexts(),
    selectable: await page.getByRole('checkbox', { name: /^Select all/ }).count(),
    reason: await page.getByText(/to select reagents$/).allInnerTexts(),
  };
}
