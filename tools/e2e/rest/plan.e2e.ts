import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { builderLink, savePanels } from '../support/panels.ts';

describe('planning a panel', () => {
  const host = hosted();

  test.each([
    { name: 'wide, light', width: 1280, height: 800, colorScheme: 'light' as const },
    { name: 'narrow, dark', width: 320, height: 640, colorScheme: 'dark' as const },
  ])(
    '$name: goals are planned exactly in a worker, and the plan is a draft that is saved with its terms',
    async (device) => {
      const { width, height, colorScheme } = device;
      const { page, where, misdeeds } = await host.open('SSM-Verified', '/', { viewport: { width: 1280, height } });
      const name = `Known ${colorScheme}`;
      await savePanels(page, [name], { count: 2 });
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await page.goto('/my-panels');
      await page.getByRole('grid', { name: 'My Panels' }).getByRole('link', { name }).click();
      if (width < 600) await page.getByRole('button', { name: 'Actions', exact: true }).click();
      await page.getByRole('button', { name: 'Plan', exact: true }).click();
      await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Plan a Panel');
      for (const goal of ['Apoptosis', "Alzheimer's Disease"]) {
        await page.getByRole('button', { name: 'Add a goal' }).click();
        await page.getByRole('option', { name: goal }).click();
        await page.getByRole('textbox', { name: `Wanted part of ${goal} in percent` }).waitFor();
      }
      await page.getByRole('textbox', { name: 'Wanted part of Apoptosis in percent' }).fill('60');
      await page.getByRole('textbox', { name: 'At most (reagents)' }).fill('9');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Plan', exact: true }).click();
      const plan = page.getByRole('region', { name: 'The plan', exact: true });
      await plan.getByText(/^Proved: /).waitFor();
      const rows = await plan.getByRole('table', { name: 'Reagents of the plan' }).getByRole('rowheader').count();
      const found = await violations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      const address = where();

      await page.getByRole('button', { name: 'Use as draft in 7K Panel Builder' }).click();
      await builderLink(page, `7K Panel Builder, ${rows} analytes`).waitFor();
      await page.getByRole('link', { name: 'Open 7K Panel Builder' }).click();
      await page.getByRole('button', { name: 'Save Panel' }).click();
      await page.getByRole('textbox', { name: 'Name' }).fill(`Planned ${colorScheme}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.goto('/my-panels');
      await page.getByRole('link', { name: `Planned ${colorScheme}` }).click();
      if (width < 600) await page.getByRole('button', { name: 'Actions', exact: true }).click();
      await page.getByRole('button', { name: 'Sources' }).click();
      await page.getByText(/Apoptosis: .*measurable genes covered.*; at most 9 reagents; .*solved exactly/).waitFor();
      expect([rows > 2, rows <= 9, address.startsWith('/plan?version=V_7K&goal=60%3A'), found, misdeeds]).toEqual([
        true,
        true,
        true,
        [],
        noMisdeeds,
      ]);
    },
  );

  test('the terms are in the link, and a plan is computed by keyboard alone', async () => {
    const { page } = await host.open('SSM-Registered', '/plan?version=V_11K&goal=50%3Aapop&cv=20&single=1');
    await page.getByText(/^\d+ of \d+ measurable genes$/).waitFor();
    expect(await page.getByRole('textbox', { name: 'Greatest CV in plasma' }).inputValue()).toBe('20');
    await page.getByRole('button', { name: 'Plan', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('region', { name: 'The plan', exact: true })
      .getByRole('table', { name: 'Goals of the plan' })
      .waitFor();
  });

  test('S2-15: a visitor signs in first, and a person without access reads what the page is for', async () => {
    const { page } = await host.open('SSM-Public', '/plan');
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Plan a Panel');
    await page.getByText(/^Planning panels is for people with access\./).waitFor();
    const visitor = await host.open(null, '/plan');
    await visitor.page.getByRole('heading', { level: 1, name: 'Development sign-in' }).waitFor();
    expect(new URL(visitor.page.url()).pathname).not.toBe('/plan');
  });
});
