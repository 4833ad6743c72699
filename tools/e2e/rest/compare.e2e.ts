import { describe, expect, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads, textOf } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { builderLink, pick, save, savePanels } from '../support/panels.ts';

describe('comparing lists', () => {
  const host = hosted();

  test.each([
    { name: 'wide, light', width: 1280, height: 800, colorScheme: 'light' as const },
    { name: 'narrow, dark', width: 320, height: 640, colorScheme: 'dark' as const },
  ])(
    '$name: what one panel has and another lacks becomes a new panel, with the comparison as its source',
    async (device) => {
      const { width, height, colorScheme } = device;
      const { page, menu, where, misdeeds } = await host.open('SSM-Verified', '/', {
        viewport: { width: 1280, height },
      });
      const [five, three] = [`First five, ${colorScheme}`, `First three, ${colorScheme}`];
      await savePanels(page, [three], { count: 3 });
      await savePanels(page, [five], { count: 5 });
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height });
      await page.goto('/my-panels');
      const compare = page.getByRole('button', { name: 'Compare', exact: true });
      await page.getByRole('checkbox', { name: `Select ${five}`, exact: true }).click();
      await page.getByText('1 selected. Select at least one more to compare').first().waitFor();
      const isOffForOne = await compare.getAttribute('aria-disabled');
      await page.getByRole('row', { name: three, exact: true }).focus();
      await page.keyboard.press('Space');
      const ofList = await violations(page);
      await compare.click();
      await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Compare Lists');
      await page.getByRole('button', { name: 'Show what is exactly in A', exact: true }).click();
      const part = page.getByRole('region', { name: 'Only in A: 2' });
      await eventually(() => part.getByRole('listitem').count(), 2);
      const found = await violations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

      const address = where();
      await page.reload();
      await eventually(() => part.getByRole('listitem').count(), 2);
      await page.getByRole('button', { name: 'Add to 7K Panel Builder (2)' }).click();
      await menu.notifications.getByText('Analytes added to Panel Builder').waitFor();
      await page.getByRole('link', { name: 'Open 7K Panel Builder' }).click();
      await save(page, 'Panel', `The other two, ${colorScheme}`);
      await page.goto('/my-panels');
      await page
        .getByRole('grid', { name: 'My Panels' })
        .getByRole('link', { name: `The other two, ${colorScheme}` })
        .click();
      if (width < 480) await page.getByRole('button', { name: 'Actions', exact: true }).click();
      await page.getByRole('button', { name: 'Sources', exact: true }).click();
      const source = page.getByRole('region', { name: 'Sources' }).getByRole('listitem');
      expect(await textOf(source.getByRole('heading'))).toBe(
        `Comparison: Only in A, by SeqId; A: ${five} (7K, newest version); B: ${three} (7K, newest version)`,
      );
      await page.goBack();
      expect([isOffForOne, ofList, address.startsWith('/compare?list=panel%3A'), found, misdeeds]).toEqual([
        'true',
        [],
        true,
        [],
        noMisdeeds,
      ]);
    },
  );

  test('one panel is compared by the action of its row, with a list that is added there', async () => {
    const { page } = await host.open('SSM-Verified');
    await savePanels(page, ['By action'], { count: 3 });
    await page.goto('/my-panels');
    await page.getByRole('button', { name: 'Actions for By action' }).click();
    await page.getByRole('menuitem', { name: 'Compare', exact: true }).click();
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Compare Lists');
    await page.getByRole('button', { name: 'Add a list' }).click();
    await page.getByRole('option', { name: '7K Panel Builder', exact: true }).click();
    const lists = page.getByRole('list', { name: 'Lists' }).getByRole('listitem');
    await eventually(() => lists.count(), 2);
    expect((await lists.allInnerTexts()).map((text) => text.includes('By action'))).toEqual([true, false]);
  });

  test('a builder and a pathway are compared by protein, and a deleted panel is named', async () => {
    const { page } = await host.open('SSM-Registered');
    await pick(page, 'apoptosis', 2);
    await page.getByRole('button', { name: 'Add to Panel Builder (2)' }).click();
    await builderLink(page, '7K Panel Builder, 2 analytes').waitFor();
    const lists = ['builder:V_7K', 'collection:V_7K:pathways:apop', 'panel:no-such-panel'];
    await page.goto(`/compare?${new URLSearchParams([...lists.map((list) => ['list', list]), ['by', 'protein']])}`);
    await page.getByText('This panel no longer exists, or it is not yours.').waitFor();
    const table = page.getByRole('table', { name: 'What the lists share' });
    await eventually(() => table.getByRole('row').count(), 4);
    await page.getByRole('button', { name: 'Take' }).click();
    await page.getByRole('option', { name: 'In any list' }).click();
    await eventually(
      async () =>
        /^In any list: \d+ proteins, measured by \d+ reagents/.test(
          (await textOf(page.getByRole('region', { name: 'Take' }).getByRole('status'))) ?? '',
        ),
      true,
    );
    expect(await page.getByRole('list', { name: 'Lists' }).getByRole('listitem').count()).toBe(3);
  });

  test.each([
    { name: 'wide, light', width: 1280, height: 800, colorScheme: 'light' as const },
    { name: 'narrow, dark', width: 320, height: 640, colorScheme: 'dark' as const },
  ])('$name: panels and collections with the ticked reagents are found and compared', async (device) => {
    const { width, height, colorScheme } = device;
    const { page, menu, where, misdeeds } = await host.open('SSM-Verified', '/', { viewport: { width: 1280, height } });
    const name = `Holds four, ${colorScheme}`;
    await savePanels(page, [name], { count: 4 });
    const [first = '', second = ''] = await menu.cells('Sequence ID');
    for (const seqId of [first, second]) {
      await page.getByRole('checkbox', { name: `Select ${seqId}`, exact: true }).click();
    }
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: 'Compare selected (2)', exact: true }).click();
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Compare Lists');
    await page.getByRole('button', { name: 'Find elsewhere List of reagents', exact: true }).click();
    const panels = page.getByRole('table', { name: /^Panels \(/ });
    await eventuallyReads(panels.getByRole('row', { name }).getByRole('cell').first(), '2 of 2');
    await page.getByRole('table', { name: /^Curated collections \(/ }).waitFor();
    const address = where();
    await page.reload();
    await panels.getByRole('row', { name }).waitFor();
    const found = await violations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await panels.getByRole('button', { name: `Compare ${name}`, exact: true }).click();
    const table = page.getByRole('table', { name: 'What the lists share' });
    await eventuallyReads(table.getByRole('row', { name: /^A, B/ }).getByRole('cell').first(), '2');
    await page.goBack();
    await eventually(() => page.getByRole('list', { name: 'Lists' }).getByRole('listitem').count(), 1);
    expect([/^\/compare\?list=list%3AV_7K%3A.*&elsewhere=0$/.test(address), found, misdeeds]).toEqual([
      true,
      [],
      noMisdeeds,
    ]);
  });

  test.each([
    { name: 'wide, light', width: 1280, height: 800, colorScheme: 'light' as const },
    { name: 'narrow, dark', width: 320, height: 640, colorScheme: 'dark' as const },
  ])('$name: a gene set is found by typing, and compared with a panel', async (device) => {
    const { width, height, colorScheme } = device;
    const { page, where, misdeeds } = await host.open('SSM-Verified', '/', { viewport: { width: 1280, height } });
    await savePanels(page, [`With a set, ${colorScheme}`], { count: 30 });
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await page.goto('/compare');
    await page.getByRole('button', { name: 'Add a list' }).click();
    await page.getByRole('option', { name: `With a set, ${colorScheme}`, exact: true }).click();
    await page.getByRole('searchbox', { name: 'Find a collection or gene set' }).fill('signaling');
    const found = page.getByRole('list', { name: 'Find a collection or gene set' });
    await found.getByText('GO biological process').first().waitFor();
    const barriers = await violations(page);
    await found.getByRole('listitem').filter({ hasText: 'GO biological process' }).getByRole('button').first().click();
    await page.getByRole('table', { name: 'What the lists share' }).waitFor();
    const lists = page.getByRole('list', { name: 'Lists' }).getByRole('listitem');
    await eventually(async () => (await lists.last().innerText()).includes('7K, GO biological process'), true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.reload();
    await page.getByRole('table', { name: 'What the lists share' }).waitFor();
    expect([where().includes('collection%3AV_7K%3AgoBioProcess'), barriers, misdeeds]).toEqual([true, [], noMisdeeds]);
  });

  test('what filters find is compared with a panel', async () => {
    const { page, menu } = await host.open('SSM-Registered', `/?filters=${encodeURIComponent('dilGroup=20%25')}`);
    await savePanels(page, ['First nine'], { count: 9 });
    const [count = ''] = ((await textOf(menu.count)) ?? '').split(' of ');
    await page.getByRole('button', { name: 'Compare result', exact: true }).click();
    const lists = page.getByRole('list', { name: 'Lists' }).getByRole('listitem');
    await eventually(async () => (await lists.allInnerTexts()).join().includes(`${count} reagents`), true);
    await page.getByRole('button', { name: 'Add a list' }).click();
    await page.getByRole('option', { name: 'First nine', exact: true }).click();
    await eventually(() => lists.count(), 2);
    expect((await lists.first().innerText()).split('\n').slice(0, 3)).toEqual([
      'A',
      'Result of the menu',
      '7K, 1 filter',
    ]);
  });

  test('S2-15: a visitor signs in first, and a person without access reads what the page is for', async () => {
    const { page } = await host.open('SSM-Public', '/compare');
    await eventuallyReads(page.getByRole('heading', { level: 1 }), 'Compare Lists');
    await page.getByText(/^Comparing lists is for people with access\./).waitFor();
    const visitor = await host.open(null, '/compare');
    await visitor.page.getByRole('heading', { level: 1, name: 'Development sign-in' }).waitFor();
    expect(new URL(visitor.page.url()).pathname).not.toBe('/compare');
  });
});
