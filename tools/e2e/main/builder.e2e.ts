import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';
import { builderLink, selectFirst } from '../support/panels.ts';

/** Imitates a slow disk. Each write takes 400 ms, and is aborted if the page closes first. */
function writeSlowly(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the store
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function slowPut(...given) {
    const until = performance.now() + 400;
    const wait = (): void => {
      if (performance.now() < until) this.count().addEventListener('success', wait);
    };
    wait();
    return put.apply(this, given);
  };
}

describe('builders', () => {
  const { open } = hosted();

  test('S1-05, S2-25, S2-28, S4-18, S5-10, R8: a list picked over three searches survives a reload, and its changes can be undone', async () => {
    const { page, menu, where, misdeeds } = await open('SSM-Registered');
    await builderLink(page, '7K Panel Builder, 0 analytes').waitFor();
    const picked: string[] = [];
    for (const term of ['kinase', 'interleukin', 'antigen']) {
      await menu.search.fill(term);
      await eventually(async () => (await menu.count.allInnerTexts()).some((text) => text.startsWith('7,596')), false);
      picked.push(...(await selectFirst(page, 2)));
      await menu.search.fill('');
    }
    await page.getByRole('button', { name: 'Add to Panel Builder (6)' }).click();
    await menu.notifications.getByText('Analytes added to Panel Builder').waitFor();
    await builderLink(page, '7K Panel Builder, 6 analytes').click();
    await eventually(async () => where(), '/7k-panel-builder');
    await eventuallyReads(page.getByRole('heading', { level: 1 }), '7K Panel Builder');
    const grid = page.getByRole('grid', { name: '7K Panel', exact: true });
    await page.reload();
    await grid.getByRole('gridcell', { name: picked[0] as string, exact: true }).waitFor();
    const rows = async () => (await grid.getByRole('checkbox', { name: /^Select \d+-/ }).all()).length;
    const afterReload = [await rows(), await page.title()];
    await grid.getByRole('checkbox', { name: `Select ${picked[2]}` }).click();
    await page.getByRole('button', { name: 'Remove (1)' }).click();
    await builderLink(page, '7K Panel Builder, 5 analytes').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await builderLink(page, '7K Panel Builder, 6 analytes').waitFor();
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    const trail = await crumbs.getByRole('listitem').allInnerTexts();
    await crumbs.getByRole('link', { name: 'Menu' }).click();
    await menu.search.fill(picked[0] as string);
    await page.getByRole('button', { name: `${picked[0]} is in the builder. Remove it` }).waitFor();
    expect({ afterReload, trail, misdeeds }).toEqual({
      afterReload: [6, '7K Panel Builder – SomaScan Menu'],
      trail: ['Menu', '7K Panel Builder'],
      misdeeds: noMisdeeds,
    });
  });

  test('S2-25, S4-21: a rule keeps one reagent per protein in one step, and is recorded with the saved panel', async () => {
    const { page, menu, misdeeds } = await open('SSM-Registered');
    await menu.search.fill('kinase');
    await page.getByRole('checkbox', { name: /^Select all \d/ }).click();
    await page.getByRole('button', { name: /^Add to Panel Builder \(/ }).click();
    await menu.notifications.getByText('Analytes added to Panel Builder').waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^7K Panel Builder, / })
      .click();
    await page.getByRole('button', { name: 'One per protein…' }).click();
    const dialog = page.getByRole('dialog', { name: 'One reagent per protein' });
    const outcome = await dialog.getByText(/ to remove, .+ to keep$/).innerText();
    const [removed = 0, kept = 0] = [...outcome.matchAll(/\d[\d,]*/g)].map(([text]) => Number(text.replace(',', '')));
    await dialog.getByRole('button', { name: /^Remove / }).click();
    await builderLink(page, `7K Panel Builder, ${kept} analytes`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await builderLink(page, `7K Panel Builder, ${kept + removed} analytes`).waitFor();
    await page.getByRole('button', { name: 'Redo' }).click();
    await builderLink(page, `7K Panel Builder, ${kept} analytes`).waitFor();
    await page.getByRole('button', { name: 'Save Panel', exact: true }).click();
    const saving = page.getByRole('dialog', { name: 'Save Panel' });
    await saving.getByRole('textbox', { name: 'Name' }).fill('One per protein');
    await saving.getByRole('button', { name: 'Save', exact: true }).click();
    await menu.notifications.getByText('Panel saved: One per protein').waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Panels' }).click();
    await page.getByRole('grid', { name: 'My Panels' }).getByRole('link', { name: 'One per protein' }).click();
    await page.getByRole('button', { name: 'Sources', exact: true }).click();
    await page.getByRole('heading', { level: 3, name: 'One reagent per protein' }).waitFor();
    const told = page.getByText(/ with several reagents: /);
    expect([removed > 0, await told.innerText(), misdeeds]).toEqual([
      true,
      expect.stringMatching(new RegExp(` kept, ${removed} reagents? removed$`)),
      noMisdeeds,
    ]);
  });

  test('R8: a page reloaded right after a click loses neither the change nor typed text', async () => {
    const { page, misdeeds } = await open('SSM-Registered');
    await page.addInitScript(writeSlowly);
    await page.reload();
    await builderLink(page, '7K Panel Builder, 0 analytes').waitFor();
    await selectFirst(page, 3);
    const clickAndReload = async (button: Locator) => {
      await button.click();
      await page.reload();
    };
    await clickAndReload(page.getByRole('button', { name: 'Add to Panel Builder (3)' }));
    await builderLink(page, '7K Panel Builder, 3 analytes').click();
    const grid = page.getByRole('grid', { name: '7K Panel', exact: true });
    await grid
      .getByRole('checkbox', { name: /^Select \d/ })
      .first()
      .click();
    await clickAndReload(page.getByRole('button', { name: 'Remove (1)' }));
    await page.getByText('New panel, 2 analytes not saved').waitFor();
    await page.getByRole('button', { name: 'Save Panel', exact: true }).click();
    const name = page.getByRole('dialog', { name: 'Save Panel' }).getByRole('textbox', { name: 'Name' });
    await name.pressSequentially('Half typed');
    await page.reload();
    await page.getByRole('button', { name: 'Save Panel', exact: true }).click();
    await eventually(() => name.inputValue(), 'Half typed');
    const waiting = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('unwritten:')));
    await eventually(waiting, []);
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('R8: two tabs show the same list', async () => {
    const { page, context } = await open('SSM-Registered');
    const other = await context.newPage();
    await other.goto('/11k-panel-builder');
    await other.getByText('This Panel Builder is empty').waitFor();
    await page.goto('/?version=V_11K');
    await eventuallyReads(menuOf(page).count, '11,083 of 11,083 reagents');
    await page.getByRole('checkbox', { name: /^Select all/ }).click();
    await page.getByRole('button', { name: 'Add to Panel Builder (11,083)' }).click();
    await builderLink(other, '11K Panel Builder, 11,083 analytes').waitFor();
    await other.getByRole('button', { name: 'Clear', exact: true }).click();
    await builderLink(page, '11K Panel Builder, 0 analytes').waitFor();
    expect(await other.getByText('This Panel Builder is empty').count()).toBe(1);
  });
});
