import type { Page } from 'playwright';
import { eventually, eventuallyReads } from './eventually.ts';
import type { Menu } from './menu.ts';

const roles: Readonly<Record<string, string>> = { A: 'link', BUTTON: 'button', MAIN: 'main' };
const mostStops = 60;

/** Returns role and name of the focused element, such as `button Next page`. */
export async function focused(page: Page): Promise<string> {
  const { tag, role, type, name } = await page.evaluate(() => {
    const element = document.activeElement;
    const label =
      element?.closest('label')?.textContent ?? (element as HTMLInputElement | null)?.labels?.[0]?.textContent;
    return {
      tag: element?.tagName ?? '',
      role: element?.getAttribute('role') ?? '',
      type: element?.getAttribute('type') ?? '',
      name: (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim(),
    };
  });
  const inputRole = type === 'search' ? 'searchbox' : type;
  return `${role || (tag === 'INPUT' ? inputRole : (roles[tag] ?? tag.toLowerCase()))} ${name}`;
}

/** Presses Tab until the wanted element has the focus. If it never has, throws with the list of all stops. */
export async function tabTo(page: Page, wanted: string | RegExp): Promise<void> {
  const stops: string[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    stops.push(stop);
    if (typeof wanted === 'string' ? stop === wanted : wanted.test(stop)) return;
  }
  throw new Error(`Tab never reached ${wanted}; it stopped at ${stops.join(', ')}`);
}

/** Chooses 11K, searches, sorts and turns the page, all by keys. Returns the first stop of Tab. */
export async function walkByKeys(page: Page, menu: Menu): Promise<string> {
  await page.keyboard.press('Tab');
  const firstStop = await focused(page);
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.tagName), 'MAIN');

  await tabTo(page, 'radio 7K');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
  await tabTo(page, 'searchbox Search by Keywords or IDs');
  await page.keyboard.type('a');
  await tabTo(page, /^(gridcell|columnheader|grid)/);
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await eventually(() => menu.header('Full Name').getAttribute('aria-sort'), 'ascending');
  await tabTo(page, 'button Next page');
  await page.keyboard.press('Enter');
  return firstStop;
}
