import { describe, expect, test } from 'vitest';
import type { Title } from '../support/account.ts';
import { violations } from '../support/axe.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { builderLink, pick, save } from '../support/panels.ts';

describe('unsaved lists and earlier versions', () => {
  const host = hosted();
  const open = (title: Title, path = '/') => host.open(title, path);

  test('S1-15: the builder names its panel and its unsaved changes, also after a reload, at 320 px in the dark', async () => {
    const { page, where, misdeeds } = await open('SSM-Registered');
    const kinases = await pick(page, 'kinase', 3);
    await page.getByRole('button', { name: 'Add to Panel Builder (3)' }).click();
    await builderLink(page, '7K Panel Builder, 3 analytes').click();
    await page.getByText('New panel, 3 analytes not saved').waitFor();
    await save(page, 'Panel', 'Unsaved work');
    await page.getByText('No changes to save').waitFor();
    const list = page.getByRole('grid', { name: '7K Panel', exact: true });
    await list.getByRole('checkbox', { name: `Select ${kinases[0]}` }).click();
    await page.getByRole('button', { name: 'Remove (1)' }).click();
    await page.getByText('1 change not saved: 1 removed').waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.reload();
    await page.getByText('1 change not saved: 1 removed').waitFor();
    await page.getByText('version 1', { exact: false }).waitFor();
    const found = await violations(page);
    await page.getByRole('link', { name: 'Unsaved work' }).click();
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Unsaved work');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'Edit Unsaved work' });
    await asked.getByText('It is Unsaved work, version 1. 1 change not saved: 1 removed.', { exact: false }).waitFor();
    expect([where().startsWith('/panel/'), found, misdeeds]).toEqual([true, [], noMisdeeds]);
  });

  test('S1-15, R9: the browser asks before the user leaves only while it cannot store an unsaved list', async () => {
    const { page, context } = await open('SSM-Registered');
    await context.addInitScript(() => {
      indexedDB.open = () => {
        throw new Error('refused');
      };
    });
    let asked = 0;
    page.on('dialog', (dialog) => {
      asked += 1;
      void dialog.accept();
    });
    await pick(page, 'kinase', 2);
    await page.getByRole('button', { name: 'Add to Panel Builder (2)' }).click();
    await builderLink(page, '7K Panel Builder, 2 analytes').waitFor();
    await page.reload();
    const whileKept = asked;
    await builderLink(page, '7K Panel Builder, 0 analytes').waitFor();
    await pick(page, 'kinase', 2);
    await page.getByRole('button', { name: 'Add to Panel Builder (2)' }).click();
    await builderLink(page, '7K Panel Builder, 2 analytes').waitFor();
    await page.getByText('This browser does not keep the builder just now.', { exact: false }).waitFor();
    await page.reload();
    await builderLink(page, '7K Panel Builder, 0 analytes').waitFor();
    expect([whileKept, asked]).toEqual([0, 1]);
  });

  test('S1-16: an earlier version is restored as the newest version, with one notice, also by keyboard and at 320 px in the dark', async () => {
    const { page, menu, misdeeds } = await open('SSM-Registered');
    await pick(page, 'kinase', 3);
    await page.getByRole('button', { name: 'Add to Panel Builder (3)' }).click();
    await builderLink(page, '7K Panel Builder, 3 analytes').click();
    await save(page, 'Panel', 'Restored');
    const list = page.getByRole('grid', { name: '7K Panel', exact: true });
    await list
      .getByRole('checkbox', { name: /^Select \d+-/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Remove (1)' }).click();
    await page.getByText('1 change not saved: 1 removed').waitFor();
    await save(page, 'Panel', 'Restored');
    await page.getByText('No changes to save').waitFor();
    await page.getByRole('link', { name: 'Restored', exact: true }).click();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Actions', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Versions', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Restore version 1' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Restore version 1' });
    await dialog.getByText('Saves version 3 with the 3 reagents of version 1. The earlier versions stay.').waitFor();
    await eventually(() => dialog.getByRole('button', { name: 'Restore', exact: true }).isEnabled(), true);
    const found = await violations(page);
    await dialog.getByRole('button', { name: 'Restore', exact: true }).press('Enter');
    await menu.notifications.getByText('Version 1 restored as version 3').waitFor();
    await page.getByRole('button', { name: 'Restore version 2' }).waitFor();
    const facts = await page
      .locator('dt', { hasText: 'Panel version' })
      .locator('xpath=following-sibling::dd')
      .innerText();
    expect([facts, found, misdeeds]).toEqual(['3', [], noMisdeeds]);
  });
});
