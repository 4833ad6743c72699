import { describe, expect, test } from 'vitest';
import { signIn, signOut } from '../support/account.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { builderLink, savePanels, selectFirst } from '../support/panels.ts';

const all7K = '7,596 of 7,596 reagents';

describe('builders of different users', () => {
  const { open } = hosted();

  test('R44: the list is hidden from the next user of this browser, and its owner sees it after signing in again', async () => {
    const { page } = await open('SSM-Verified');
    await selectFirst(page, 3);
    await page.getByRole('button', { name: 'Add to Panel Builder (3)' }).click();
    await builderLink(page, '7K Panel Builder, 3 analytes').waitFor();
    await signOut(page, 'SSM-Verified');
    await signIn(page, 'SSM-Registered');
    await builderLink(page, '7K Panel Builder, 0 analytes').waitFor();
    const held = await page.getByText('In builder').count();
    await signOut(page, 'SSM-Registered');
    await signIn(page, 'SSM-Verified');
    await builderLink(page, '7K Panel Builder, 3 analytes').waitFor();
    expect(held).toBe(0);
  });

  test('S4-04, S2-07: certified users have a single Set Builder with a version toggle', async () => {
    const { page, menu, where } = await open('Certified-Site', '/?version=V_11K');
    await selectFirst(page, 1);
    await page.getByRole('button', { name: 'Add to Set Builder (1)' }).click();
    await menu.notifications.getByText('Analytes added to Set Builder').waitFor();
    await builderLink(page, '11K Set Builder, 1 analyte').click();
    await eventuallyReads(page.getByRole('heading', { level: 1 }), '11K Set Builder');
    const first = where();
    await menu.version('7K').click();
    await eventuallyReads(page.getByRole('heading', { level: 1 }), '7K Set Builder');
    await page.getByRole('link', { name: 'Open the menu' }).click();
    await eventuallyReads(menu.count, all7K);
    expect([first, await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allInnerTexts()]).toEqual([
      '/set-builder?version=V_11K',
      ['Menu', 'Set Builder', 'My Sets', 'Curated Protein Collections', 'File Downloads', 'Release Notes'],
    ]);
  });

  test('S2-28: the link in the header leads to the builder of the latest version, also after a reload, or of the panel in view', async () => {
    const { page, menu, where } = await open('SSM-Registered', '/?version=V_11K');
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    await savePanels(page, ['A panel of the other version']);
    await page.goto('/my-panels');
    await builderLink(page, '11K Panel Builder, 0 analytes').waitFor();
    await page
      .getByRole('grid', { name: 'My Panels' })
      .getByRole('link', { name: 'A panel of the other version' })
      .click();
    await builderLink(page, '7K Panel Builder, 0 analytes').waitFor();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Menu' }).click();
    await eventually(async () => where(), '/?version=V_11K');
    await builderLink(page, '11K Panel Builder, 0 analytes').waitFor();
    expect(await builderLink(page, '7K Panel Builder, 0 analytes').count()).toBe(0);
  });

  test('S2-04: an SSM-Public user who types the address of a builder sees what their role permits', async () => {
    const { page } = await open('SSM-Public', '/7k-panel-builder');
    await page.getByText('Building panels is for people with access.').waitFor();
    expect([
      await page.getByRole('heading', { level: 1 }).allInnerTexts(),
      await page.getByRole('grid').count(),
    ]).toEqual([['7K Panel Builder'], 0]);
  });
});
