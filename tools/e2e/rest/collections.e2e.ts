import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { continueAs } from '../support/account.ts';
import { violations } from '../support/axe.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { tabTo } from '../support/keyboard.ts';

const place = '/curated-protein-collections';

const item = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Returns the numbers in a text such as “52 genes: 31 on 7K, 38 on 11K, 21 in your builder”. */
async function countsOf(page: Page, name: string): Promise<readonly number[]> {
  const text = await item(page, name)
    .getByText(/ genes: .* on 7K, .* on 11K/)
    .innerText();
  return [...text.replaceAll(',', '').matchAll(/(\d+) (?:genes|on|in)/g)].map(([, digits]) => Number(digits));
}

describe('curated collections', () => {
  const host = hosted();

  test('S1-09, S2-05, S2-29, S2-34, S3-15: a pathway of a category is added, counted in the header, undone, and shown in the menu', async () => {
    const { page, menu, where, misdeeds } = await host.open('SSM-Registered');
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Curated Protein Collections' }).click();
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Curated Protein Collections');
    const cards = page.getByRole('list', { name: 'Curated Protein Collections' }).getByRole('listitem');
    expect(await cards.locator('svg[role=presentation]').count()).toBe(2);
    expect(await cards.getByRole('heading').allInnerTexts()).toEqual(['Disease States', 'Pathways']);
    await page.getByRole('link', { name: 'Pathways', exact: true }).click();
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Pathways');
    await eventually(() => page.title(), 'Pathways – SomaScan Menu');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    expect(await crumbs.allInnerTexts()).toEqual(['Menu', 'Curated Protein Collections', 'Pathways']);

    const [genes, sevenK] = await countsOf(page, 'Apoptosis');
    expect(await countsOf(page, 'Apoptosis')).toEqual([genes, sevenK, expect.any(Number), 0]);
    await item(page, 'Apoptosis')
      .getByRole('button', { name: /^Add all to builder Apoptosis/ })
      .click();
    await menu.notifications.getByText('Analytes added to Panel Builder').waitFor();
    await eventually(async () => (await countsOf(page, 'Apoptosis'))[3], sevenK);
    const held = page.getByRole('banner').getByRole('link', { name: /^7K Panel Builder, \d+ analytes$/ });
    await held.waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await eventually(async () => (await countsOf(page, 'Apoptosis'))[3], 0);

    await item(page, 'Apoptosis').getByRole('link', { name: 'Show in menu Apoptosis' }).click();
    await menu.button('Remove Pathways: Apoptosis').waitFor();
    expect(where()).toBe('/?filters=pathways%3Dapop');
    await page.goBack();
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Pathways');
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('S1-09: the address holds search, open collection and version, and restores them', async () => {
    const { page, where, misdeeds } = await host.open('Certified-Site', `${place}/diseases`);
    await page.getByRole('searchbox', { name: 'Find a collection' }).fill('park');
    await page.getByRole('radio', { name: '11K' }).click();
    await page.getByRole('button', { name: "Genes Parkinson's Disease" }).click();
    await eventually(async () => where(), `${place}/diseases?version=V_11K&q=park&open=park`);
    const address = where();
    await page.goto('/cookie-policy');
    await page.goto(address);
    await page.getByRole('heading', { name: /^Measured on 11K \(\d+\)$/ }).waitFor();
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(["Parkinson's Disease"]);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^11K Set Builder/ })
      .waitFor();
    await page.getByRole('button', { name: /^Add \d+ genes \(\d+ reagents\)$/ }).click();
    await page.getByText('Analytes added to Set Builder').waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^11K Set Builder, \d+ analytes$/ })
      .waitFor();
    await page.goBack();
    await eventually(async () => where(), '/cookie-policy');
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('S2-05, S6-01: visitors sign in and return, a user without access sees why, and the page names an unknown category', async () => {
    const { page, context, where } = await host.open(null, `${place}/pathways?q=wnt`);
    await continueAs(page, 'SSM-Public');
    await page.getByText(/^Curated protein collections are for people with access/).waitFor();
    expect([where(), await page.getByRole('heading', { level: 1 }).innerText()]).toEqual([
      `${place}/pathways?q=wnt`,
      'Pathways',
    ]);
    await context.close();
    const other = await host.open('SSM-Verified', `${place}/colours`);
    await eventuallyReads(other.page.getByRole('heading', { level: 1 }), 'There is no such category');
    await other.page.getByRole('link', { name: 'All categories' }).click();
    await eventually(async () => other.where(), place);
  });

  test('R39: the keyboard alone chooses a collection in the dialog on Home, which filters the menu', async () => {
    const { page, menu, where } = await host.open('SSM-Verified');
    await page.getByRole('button', { name: 'Curated Protein Collections' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Curated Protein Collections' });
    await dialog.getByRole('button', { name: /^Alzheimer/ }).waitFor();
    await tabTo(page, 'tab Disease States');
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('button', { name: /^JAK-STAT \d+ reagents$/ }).focus();
    await page.keyboard.press('Enter');
    await menu.button('Remove Pathways: JAK-STAT').waitFor();
    expect([where(), await dialog.count()]).toEqual(['/?filters=pathways%3Djakstat', 0]);
  });

  test.each(
    [320, 1280].flatMap((width) => (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme }))),
  )(
    'R38, R41: the pages at $width px in $colorScheme have no violation and no overflow',
    async ({ width, colorScheme }) => {
      const viewport = { width, height: width === 320 ? 640 : 900 };
      const options = { viewport, colorScheme, reducedMotion: 'reduce' } as const;
      const { page } = await host.open('SSM-Verified', place, options);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      const look = async (name: string) => {
        const folder = process.env['SSM_SCREENSHOTS'];
        if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
        return [await violations(page), await overflow()];
      };
      await page
        .getByText(/^\d+ collections$/)
        .last()
        .waitFor();
      await item(page, 'Pathways')
        .getByText(/ on 11K/)
        .waitFor();
      const seen = [await look('categories')];
      await page.goto(`${place}/pathways?open=apop`);
      await page.getByRole('heading', { name: /^Measured on/ }).waitFor();
      seen.push(await look('pathways'));
      await page.goto('/');
      if (width < 480) await page.getByRole('button', { name: 'Actions', exact: true }).click();
      await page.getByRole('button', { name: 'Curated Protein Collections' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Alzheimer/ })
        .waitFor();
      seen.push(await look('dialog'));
      expect(seen).toEqual([
        [[], 0],
        [[], 0],
        [[], 0],
      ]);
    },
  );
});
