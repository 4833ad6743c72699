import { describe, expect, test } from 'vitest';
import { emailOf } from '../support/account.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { focused, tabTo } from '../support/keyboard.ts';
import { openEachWay, openings, presses } from '../support/openings.ts';
import { savePanels } from '../support/panels.ts';

const everyOpening = Object.keys(openings);
const everyPress = Object.keys(presses);

async function severalOf(origin: string): Promise<string> {
  const address = `${origin}/sat/menuquery/public/somamer/search?version=V_7K&fields=entrezGeneName`;
  const answer = await fetch(address, { headers: { Accept: 'application/json' } });
  const menu = (await answer.json()) as readonly { readonly entrezGeneName: readonly string[] | null }[];
  const counts = new Map<string, number>();
  for (const [symbol, ...others] of menu.map(({ entrezGeneName }) => entrezGeneName ?? [])) {
    if (symbol !== undefined && others.length === 0) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count > 1)?.[0] ?? '';
}

describe('every way to open a menu, list or dialog', () => {
  const host = hosted();

  async function open(path: string) {
    const visitor = await host.open('SSM-Verified', path, { hasTouch: true });
    return { ...visitor, button: (name: string) => visitor.page.getByRole('button', { name, exact: true }) };
  }

  test('R39: each menu, list and dialog of Home takes the focus on every opening', async () => {
    const { page, menu, button, misdeeds } = await open('/?filters=fullName*%3Dkinase');
    await eventually(async () => (await menu.cells('Sequence ID')).length > 5, true);
    const lists = [
      await openEachWay(button(emailOf('SSM-Verified')), 'menuitem'),
      await openEachWay(button('Rows per page'), 'option'),
    ];
    const dialogs = [];
    for (const name of ['Curated Protein Collections', 'Columns', 'Bulk Search', 'Filters', 'Full Name: kinase']) {
      dialogs.push(await openEachWay(button(name), 'dialog'));
    }
    await button('Filters').click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    lists.push(await openEachWay(button('Category'), 'option'));
    await button('Category').click();
    await page.getByRole('option', { name: 'LoDB', exact: false }).first().click();
    lists.push(await openEachWay(button('Operator'), 'option'));
    await button('Category').click();
    await page.getByRole('option', { name: 'Fixed Panels', exact: true }).click();
    lists.push(await openEachWay(button('Value'), 'option'));
    await button('Category').click();
    await page.getByRole('option', { name: 'Dilution Group', exact: true }).click();
    lists.push(await openEachWay(button('Value'), 'option'));
    expect({ lists, dialogs, misdeeds }).toEqual({
      lists: lists.map(() => everyOpening),
      dialogs: dialogs.map(() => everyPress),
      misdeeds: noMisdeeds,
    });
  });

  test('R39: the account menu opens in every way, and Enter on its item signs the user out', async () => {
    const { page, button } = await open('/');
    await openEachWay(button(emailOf('SSM-Verified')), 'menuitem');
    await button(emailOf('SSM-Verified')).focus();
    await page.keyboard.press('Space');
    await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Log out');
    await page.keyboard.press('Enter');
    await button('Login').waitFor();
    expect(await button(emailOf('SSM-Verified')).count()).toBe(0);
  });

  test('R39: each menu, list and dialog of My Panels and of a panel takes the focus on every opening', async () => {
    const { page, button } = await open('/my-panels');
    await savePanels(page, ['Kidney'], { count: 3 });
    await page.reload();
    await button('Actions for Kidney').waitFor();
    // When react-aria's table gets the focus from outside, the focus moves to its first row.
    await tabTo(page, /^row /);
    await page.keyboard.press('ArrowLeft');
    await eventually(() => focused(page), 'button Actions for Kidney');
    const seen = [await openEachWay(button('Actions for Kidney'), 'menuitem')];
    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await page.keyboard.press(key);
      await eventually(() => focused(page), 'menuitem Open');
      await page.keyboard.type('Rename');
      await eventually(() => focused(page), 'menuitem Rename');
      await page.keyboard.press('Enter');
      await eventually(() => focused(page), ' Name');
      await page.keyboard.press('Escape');
      await eventually(() => focused(page), 'button Actions for Kidney');
    }
    await page.getByRole('link', { name: 'Kidney' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kidney' }).waitFor();
    seen.push(await openEachWay(button('Export'), 'menuitem'));
    await button('Versions').click();
    seen.push(await openEachWay(button('Rows per page'), 'option'));
    expect(seen).toEqual(seen.map(() => everyOpening));
    expect(await openEachWay(button('Columns'), 'dialog')).toEqual(everyPress);
  });

  test('R39: each list and dialog of a builder takes the focus on every opening', async () => {
    const { page, button } = await open('/7k-panel-builder');
    expect(await openEachWay(button('Import'), 'dialog')).toEqual(everyPress);
    await button('Import').click();
    const text = await severalOf(host.server.origin);
    await page.getByRole('textbox', { name: 'Or paste a list' }).fill(text);
    await button('Upload').click();
    await page.getByRole('grid', { name: 'Results' }).waitFor();
    const choice = page.getByRole('button', { name: /^Choose for several/ });
    expect(await openEachWay(choice, 'menuitem')).toEqual(everyOpening);
  });

  test.each(['Columns', 'Bulk Search', 'Curated Protein Collections'])(
    'R38: %s shows at once that its code is loading',
    async (name) => {
      const { page, menu, button } = await open('/');
      await menu.grid.getByRole('gridcell').first().waitFor();
      await button(name).waitFor();
      const held = Promise.withResolvers<void>();
      await page.route('**/assets/**', async (route) => {
        await held.promise;
        await route.continue();
      });
      await button(name).press('Enter');
      await eventually(() => button(name).getAttribute('aria-busy'), 'true');
      const bar = await button(name).evaluate((element) => getComputedStyle(element, '::after').blockSize);
      const said = await button(name).locator('+ [aria-live=polite]').textContent();
      held.resolve();
      await page.getByRole('dialog').waitFor();
      expect({ bar, said, isBusy: await page.locator('button[aria-busy=true]').count() }).toEqual({
        bar: '3px',
        said: 'Loading …',
        isBusy: 0,
      });
    },
  );
});
