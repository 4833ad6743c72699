import type { Page } from 'playwright';
import { viewListOf } from 'ssm-core';
import { writeXlsx } from 'ssm-core/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Title } from '../support/account.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { focused, tabTo } from '../support/keyboard.ts';
import { type Known, knownOf, menuOfVersion } from '../support/known.ts';
import { menuOf } from '../support/menu.ts';

async function workbook(rows: readonly (readonly string[])[]) {
  const file = await writeXlsx({ name: 'Candidates', rows });
  return {
    name: 'candidates.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await file.arrayBuffer()),
  };
}

function column(page: Page, name: string): Promise<readonly string[]> {
  return page.getByRole('grid', { name: 'Results' }).locator(`[role=gridcell][data-column=${name}]`).allInnerTexts();
}

describe('import and bulk search', () => {
  const host = hosted();
  let known: Known;

  beforeAll(async () => {
    known = await knownOf(host.server.origin);
  });

  async function open(where = '/7k-panel-builder', title: Title = 'SSM-Registered') {
    const visitor = await host.open(title, where);
    const { page } = visitor;
    const dialog = page.getByRole('dialog');
    return {
      ...visitor,
      dialog,
      button: (name: string) => page.getByRole('button', { name, exact: true }),
    };
  }

  const builderLink = (page: Page, count: string) =>
    page.getByRole('banner').getByRole('link', { name: `7K Panel Builder, ${count}`, exact: true });

  test('S1-07, S4-19, S5-09, S2-30: each row of a workbook gets a result, the user chooses one of several candidates, and adds all in one step', async () => {
    const { page, dialog, menu, button, misdeeds } = await open();
    const list = await workbook([
      ['SeqId', 'Note'],
      [known.exact, 'as it is'],
      [known.underscored.replace('-', '_'), 'underscored'],
      [known.gene, 'three reagents'],
      [known.elevenKOnly, 'new'],
      ['nonsense', ''],
      [known.exact, 'again'],
    ]);
    await button('Import').click();
    await dialog.getByRole('heading', { name: 'Import Analytes' }).waitFor();
    await eventually(() => button('Upload').getAttribute('aria-disabled'), 'true');
    const chooser = page.waitForEvent('filechooser');
    await button('Choose file').click();
    await (await chooser).setFiles(list);
    await button('Upload').click();
    await menu.notifications.getByText('2 matches found').waitFor();
    const statuses = (await column(page, 'status')).filter((text) => text !== '');
    await page.getByRole('checkbox', { name: `Choose ${known.ofGene[1]} for line 4` }).click();
    const leftOut = await dialog.getByText(/left out/).innerText();
    await button('Add 3 analytes').click();
    await menu.notifications.getByText('Analytes added to Panel Builder').waitFor();
    await builderLink(page, '3 analytes').waitFor();
    await button('Undo').click();
    await builderLink(page, '0 analytes').waitFor();
    await button('Redo').click();
    await builderLink(page, '3 analytes').waitFor();
    const boxes = page.getByRole('grid', { name: '7K Panel' }).getByRole('checkbox', { name: /^Select \d+-/ });
    await eventually(() => boxes.count(), 3);
    const names = await Promise.all((await boxes.all()).map((box) => box.getAttribute('aria-label')));
    const added = names.map((name) => String(name));
    expect({ statuses, leftOut, added: added.toSorted((one, other) => one.localeCompare(other)), misdeeds }).toEqual({
      statuses: [
        'Exact',
        'Other notation',
        // This row has a gene symbol in a column of SeqIds.
        'Proposed',
        'Other version only',
        'Not recognised',
        'Duplicate',
        'Heading',
      ],
      leftOut: '3 left out: 1 in the other version only, 1 duplicate, 1 not recognised',
      added: [known.exact, known.underscored, known.ofGene[1]]
        .map((seqId) => `Select ${seqId}`)
        .toSorted((one, other) => one.localeCompare(other)),
      misdeeds: noMisdeeds,
    });
  });

  test('S4-19, S8-07: a bulk search of pasted ids limits the menu to them until it is removed', async () => {
    const { page, dialog, menu, button, misdeeds } = await open('/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await button('Bulk Search').click();
    await dialog
      .getByRole('textbox', { name: 'Or paste a list' })
      .fill(`${known.exact}\n${known.ofGene.join('\n')}\nno such thing`);
    await button('Upload').click();
    await menu.notifications.getByText('4 matches found').waitFor();
    await button('Show in menu').click();
    await eventuallyReads(menu.count, '4 of 4 reagents');
    const link = page.url();
    await page.reload();
    await eventuallyReads(menu.count, '4 of 4 reagents');
    await page.goBack();
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await page.goForward();
    await eventuallyReads(menu.count, '4 of 4 reagents');
    const elsewhere = await open(link);
    await eventuallyReads(elsewhere.menu.count, '4 of 4 reagents');
    await elsewhere.button('Remove Bulk search: 4 reagents').waitFor();
    await elsewhere.context.close();
    await menu.header('Sequence ID').click();
    await menu.search.fill(known.gene);
    await eventuallyReads(menu.count, '3 of 4 reagents');
    const shown = (await menu.cells('Sequence ID')).toSorted();
    await button('Remove Bulk search: 4 reagents').click();
    await menu.search.fill('');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    expect([shown, misdeeds]).toEqual([known.ofGene.toSorted(), noMisdeeds]);
  });

  test('a list too long for a link is stored only in this browser, which both Copy link and other browsers report', async () => {
    const { page, dialog, menu, button, misdeeds } = await open('/');
    const seqIds = (await menuOfVersion(host.server.origin, 'V_7K')).slice(0, 4000).map(({ seqId }) => seqId);
    await button('Bulk Search').click();
    await dialog.getByRole('heading', { name: 'Bulk Search' }).waitFor();
    const chooser = page.waitForEvent('filechooser');
    await button('Choose file').click();
    await (await chooser).setFiles({
      name: 'long.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(seqIds.join('\n')),
    });
    await button('Upload').click();
    await button('Show in menu').click();
    await eventuallyReads(menu.count, '4,000 of 4,000 reagents');
    const link = page.url();
    await button('Copy link').click();
    await page.getByText('This list of 4,000 reagents is too long for a link').waitFor();
    await page.reload();
    await eventuallyReads(menu.count, '4,000 of 4,000 reagents');
    await page.goBack();
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await page.goForward();
    await eventuallyReads(menu.count, '4,000 of 4,000 reagents');
    const elsewhere = await open(link);
    await elsewhere.menu.notifications.getByText('this browser does not know them').waitFor();
    await eventuallyReads(elsewhere.menu.count, '7,596 of 7,596 reagents');
    expect([new URL(link).search, misdeeds]).toEqual([expect.stringMatching(/^\?list=kept-[0-9a-z]{14}$/), noMisdeeds]);
    await elsewhere.context.close();
  });

  test('S6-01: a visitor who opens a link with a list sees the whole menu and a notice', async () => {
    const { page } = await host.visit();
    const menu = menuOf(page);
    await page.goto(`/?list=${viewListOf([known.exact]).name}&search=${known.gene}`);
    await menu.notifications.getByText('The link lists some reagents alone.').waitFor();
    await eventuallyReads(menu.count, '3 of 7,596 reagents');
    expect(await page.getByRole('button', { name: 'Bulk Search' }).count()).toBe(0);
  });

  test('R39: a list is imported by keyboard alone', async () => {
    const { page, dialog, button } = await open();
    await button('Import').waitFor();
    await tabTo(page, 'button Import');
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: 'Or paste a list' }).waitFor();
    await tabTo(page, 'textarea Or paste a list');
    await page.keyboard.type(`${known.exact}\n${known.gene}`);
    await tabTo(page, 'button Upload');
    await page.keyboard.press('Enter');
    await page.getByRole('grid', { name: 'Results' }).waitFor();
    await tabTo(page, /^checkbox Take /);
    // Moves to the row of the gene, then to its first reagent.
    await page.keyboard.press('Control+End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await tabTo(page, 'button Add 2 analytes');
    await page.keyboard.press('Enter');
    await builderLink(page, '2 analytes').waitFor();
    await eventually(() => focused(page), 'button Import');
    expect(await dialog.count()).toBe(0);
  });

  test('S7-07, S8-07: the template is downloaded under its file name', async () => {
    const { page, menu, button } = await open();
    await button('Import').click();
    const download = page.waitForEvent('download');
    await button('Download template').click();
    const file = await download;
    await menu.notifications.getByText(`${file.suggestedFilename()} downloaded`).waitFor();
    expect(file.suggestedFilename()).toBe('SomaScan_Menu_Import_Template.xlsx');
  });

  test('S6-01: an SSM-Public user has no Bulk Search', async () => {
    const { menu, button } = await open('/', 'SSM-Public');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    expect(await button('Bulk Search').count()).toBe(0);
  });
});
