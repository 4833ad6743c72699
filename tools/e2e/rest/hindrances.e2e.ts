import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { continueAs } from '../support/account.ts';
import { eventually, textOf } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';

const full =
  'Signing in needs room in the browser, which has none left for this site. Clear the data of this site and try again.';
const blocked =
  'Signing in needs local storage, which this browser blocks here. Allow this site to keep data and try again.';
const insecure =
  'Signing in needs https, and this page was opened with http. Open it with https, or tell whoever runs it.';

/** Fills local storage so that only this many characters remain free. */
function fillStorage(room: number): void {
  localStorage.setItem('room', 'x'.repeat(room));
  for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (let count = 0; ; count += 1) localStorage.setItem(`${size} ${count}`, 'x'.repeat(size));
    } catch {
      // The entry does not fit, so smaller entries follow.
    }
  }
  localStorage.removeItem('room');
}

function blockStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

describe('obstacles to signing in', () => {
  const host = hosted();

  async function told(page: Page, press = true): Promise<() => Promise<string | undefined>> {
    const { notifications } = menuOf(page);
    if (press) await page.getByRole('button', { name: 'Login', exact: true }).click();
    return () => textOf(notifications.getByRole('alert'));
  }

  test('S4-03: full local storage is reported before the page leaves for the sign-in', async () => {
    const { page } = await host.open(null);
    await page.evaluate(fillStorage, 0);
    await eventually(await told(page), full);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('S4-03: local storage without room for the session is reported after the return from the sign-in', async () => {
    const { page } = await host.open(null);
    await page.evaluate(fillStorage, 1500);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await continueAs(page, 'SSM-Verified');
    await eventually(await told(page, false), full);
    expect(await page.getByRole('button', { name: 'Login', exact: true }).count()).toBe(1);
  });

  test('S4-03: blocked local storage is reported, and the menu works', async () => {
    const { page } = await host.visit();
    await page.addInitScript(blockStorage);
    await page.goto('/');
    await eventually(await told(page), blocked);
    expect(await menuOf(page).cells('Sequence ID')).not.toEqual([]);
  });

  test("S4-03: plain http with a host name other than this computer's is reported", async () => {
    const { page } = await host.visit({}, host.server.origin.replace('127.0.0.1', '0.0.0.0'));
    await page.goto('/');
    await eventually(await told(page), insecure);
    expect(await menuOf(page).cells('Sequence ID')).not.toEqual([]);
  });
});
