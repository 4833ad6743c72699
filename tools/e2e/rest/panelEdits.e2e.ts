import { describe, expect, test } from 'vitest';
import type { Title } from '../support/account.ts';
import { violations } from '../support/axe.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';
import { builderLink, pick, save, savePanels } from '../support/panels.ts';

describe('edits of panels', () => {
  const host = hosted();

  const open = (title: Title, path = '/') => host.open(title, path, { acceptDownloads: true });

  test('S1-06: Edit asks before it replaces a list, and Undo restores the list with its panel', async () => {
    const { page } = await open('SSM-Verified');
    const kinases = await pick(page, 'kinase', 3);
    await page.getByRole('button', { name: 'Add to Panel Builder (3)' }).click();
    await builderLink(page, '7K Panel Builder, 3 analytes').click();
    await save(page, 'Panel', 'First');
    await page
      .getByRole('grid', { name: '7K Panel', exact: true })
      .getByRole('checkbox', { name: `Select ${kinases[0]}` })
      .click();
    await page.getByRole('button', { name: 'Remove (1)' }).click();
    await page.getByRole('button', { name: 'Save Panel', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Save Panel' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Second');
    await dialog.getByRole('button', { name: 'Save as new', exact: true }).click();
    await menuOf(page).notifications.getByText('Panel saved: Second').waitFor();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Panels' }).click();
    await page.getByRole('grid', { name: 'My Panels' }).getByRole('link', { name: 'First' }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'Edit First' });
    await asked.getByText('The 7K Panel Builder holds 2 analytes.', { exact: false }).waitFor();
    await asked.getByRole('button', { name: 'Replace with 3 analytes' }).click();
    await builderLink(page, '7K Panel Builder, 3 analytes').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await builderLink(page, '7K Panel Builder, 2 analytes').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Save Panel', exact: true }).click();
    await dialog.getByText('Nothing has changed since version 1 of Second, so no version is added.').waitFor();
    expect(await dialog.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Second');
  });

  test('the address of a deleted panel says so to others, and its name only once the owner allows it', async () => {
    const { page, where } = await open('SSM-Verified');
    await savePanels(page, ['Cited once']);
    await page.goto('/my-panels');
    await page.getByRole('link', { name: 'Cited once', exact: true }).click();
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Cited once');
    const address = where();
    await page.goBack();
    await page.getByRole('button', { name: 'Actions for Cited once' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('link', { name: 'Cited once', exact: true }).waitFor({ state: 'hidden' });
    const other = (await open('SSM-Registered', address)).page;
    await eventuallyReads(other.getByRole('heading', { level: 1 }), 'This panel was deleted');
    await other.getByText('Its owner has not allowed its name and content hash to be shown.').waitFor();
    await page.goto(address);
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Cited once: this panel was deleted');
    const allow = page.getByRole('checkbox', { name: 'Show them its name and content hash too' });
    const barriers = await violations(page);
    await allow.click();
    await eventually(() => allow.isChecked(), true);
    await other.reload();
    await eventuallyReads(other.getByRole('heading', { level: 1 }), 'Cited once: this panel was deleted');
    await other.getByText(/^sha256:[0-9a-f]{64}$/).waitFor();
    expect(barriers).toEqual([]);
  });

  test('S1-06, R33: a certified site deletes a Set and undoes the deletion, and no other user can open the Set', async () => {
    const { page, menu, where } = await open('Certified-Site');
    await pick(page, 'kinase', 2);
    await page.getByRole('button', { name: 'Add to Set Builder (2)' }).click();
    await builderLink(page, '7K Set Builder, 2 analytes').click();
    await save(page, 'Set', 'Customer A');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Sets' }).click();
    const list = page.getByRole('grid', { name: 'My Sets' });
    await list.getByRole('link', { name: 'Customer A' }).click();
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Customer A');
    const address = where();
    await eventually(() => page.title(), 'Customer A – SomaScan Menu');
    await page.goBack();
    await eventually(() => page.title(), 'My Sets – SomaScan Menu');
    await page.getByRole('button', { name: 'Actions for Customer A' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await menu.notifications.getByText('Customer A was deleted').waitFor();
    await eventually(() => list.getByRole('link', { name: 'Customer A' }).count(), 0);
    await menu.notifications.getByRole('button', { name: 'Undo' }).click();
    await list.getByRole('link', { name: 'Customer A' }).waitFor();
    const stranger = await open('Certified-Site-Customer', address);
    await stranger.page.getByRole('heading', { level: 1, name: 'There is no such set' }).waitFor();
    expect(address).toMatch(/^\/set\/[\w-]+$/);
  });

  test('invalid names show an error beside the field, and typed text stays', async () => {
    const { page } = await open('SSM-Registered');
    await pick(page, 'kinase', 2);
    await page.getByRole('button', { name: /^Add to Panel Builder/ }).click();
    await builderLink(page, '7K Panel Builder, 2 analytes').click();
    await save(page, 'Panel', 'Taken');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('button', { name: 'Save Panel', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Save Panel' });
    const [name, description] = ['Name', 'Description'].map((label) => dialog.getByRole('textbox', { name: label }));
    await description?.fill('Typed with care');
    const said: string[] = [];
    for (const [text, message] of [
      ['   ', 'Give it a name'],
      ['x'.repeat(121), 'The name is longer than 120 characters'],
    ] as const) {
      await name?.fill(text);
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await dialog.getByText(message).waitFor();
      said.push((await description?.inputValue()) ?? '');
    }
    expect(said).toEqual(['Typed with care', 'Typed with care']);
  });
});
