import type { Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { eventually, eventuallyReads } from '../e2e/support/eventually.ts';
import { type Menu, menuOf } from '../e2e/support/menu.ts';
import { visitorsOf } from '../e2e/support/visitors.ts';
import { noComplaints, type OpenedBuild, openBuild, shareOf } from './openBuild.ts';
import { builds } from './variants.ts';

const visitors = visitorsOf(() => inject('origin'));

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const role = element?.getAttribute('role') ?? element?.localName ?? '';
    return `${role} ${element?.getAttribute('aria-label') ?? element?.textContent ?? ''}`;
  });
}

/** Returns what the elements added to the page outside of themselves, without Vite's links to lazy-loaded code. */
function traces(page: Page): Promise<Readonly<Record<string, unknown>>> {
  return page.evaluate(() => ({
    head: [...document.head.children].map(({ localName }) => localName).filter((name) => name !== 'link'),
    body: [...document.body.children].map(({ localName }) => localName),
    styles: [document.documentElement, document.body].map((element) => element.style.cssText),
    sheets: document.adoptedStyleSheets.length,
  }));
}

describe.each(builds)('two custom elements on a page, with $project, built for $mode', (build) => {
  interface Elements extends OpenedBuild {
    readonly first: Menu;
    readonly second: Menu;
    readonly firstElement: Locator;
  }

  async function open(): Promise<Elements> {
    const opened = await openBuild(visitors, build, 'element');
    const firstElement = opened.page.locator('#first');
    const [first, second] = [menuOf(firstElement), menuOf(opened.page.locator('#second'))];
    await eventuallyReads(first.count, '7,596 of 7,596 reagents');
    await eventuallyReads(second.count, '11,083 of 11,083 reagents');
    return { ...opened, first, second, firstElement };
  }

  test('are styled in their shadow roots, with their own version, search, sort and page', async () => {
    const { first, second, firstElement, complaints } = await open();
    const share = await shareOf(first, 'Full Name');
    const table = firstElement.locator('[data-component=MenuTable]');
    const display = await table.evaluate((element) => getComputedStyle(element).display);
    await first.search.fill('kinase');
    await first.header('Full Name').click();
    await second.button('Next page').click();
    await eventually(() => second.grid.locator('[aria-rowindex="102"]').count(), 1);
    await eventually(() => first.header('Full Name').getAttribute('aria-sort'), 'ascending');
    expect({
      search: await second.search.inputValue(),
      sort: await second.header('Full Name').getAttribute('aria-sort'),
      count: await second.count.innerText(),
      styles: { share, display },
      complaints,
    }).toEqual({
      search: '',
      sort: 'none',
      count: '11,083 of 11,083 reagents',
      // The columns are 150, 400 and 250 px wide. Spare width goes first to the column with long texts.
      styles: { share: 0.57, display: 'flex' },
      complaints: noComplaints,
    });
  });

  test('a list box opens, takes the focus, and closes on choice, Escape or an outside click', async () => {
    const { page, first, firstElement, complaints } = await open();
    const list = firstElement.getByRole('listbox', { name: 'Rows per page' });
    const trigger = first.button('Rows per page');
    await trigger.click();
    await eventually(() => focused(page), 'option 100');
    await page.keyboard.press('Escape');
    await eventually(() => list.count(), 0);
    await eventually(() => focused(page), 'button Rows per page');

    await trigger.click();
    await list.getByRole('option', { name: '25', exact: true }).click();
    await eventually(() => list.count(), 0);
    await eventually(() => first.pageSize(), '25');

    await trigger.press('ArrowDown');
    await eventually(() => focused(page), 'option 25');
    await page.keyboard.press('ArrowDown');
    await eventually(() => focused(page), 'option 50');
    await page.keyboard.press('Enter');
    await eventually(() => first.pageSize(), '50');

    await trigger.click();
    await eventually(() => list.count(), 1);
    await page.mouse.click(5, 5);
    await eventually(() => list.count(), 0);
    expect(complaints).toEqual(noComplaints);
  });

  test('a dialog traps the focus, closes and returns it', async () => {
    const { page, first, firstElement, complaints } = await open();
    const dialog = firstElement.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const trigger = first.button('Keyboard shortcuts');
    await trigger.click();
    await dialog.waitFor();
    const stops: string[] = [];
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      stops.push(await focused(page));
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await eventually(() => dialog.count(), 0);
    await eventually(() => focused(page), 'button Keyboard shortcuts');
    await trigger.click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => dialog.count(), 0);
    expect({ stops, complaints }).toEqual({
      stops: ['button Close', 'region Keyboard shortcuts', 'button Cancel', 'button Close', 'button Cancel'],
      complaints: noComplaints,
    });
  });

  test('the keyboard moves from one element to the other and beyond', async () => {
    const { page, first, complaints } = await open();
    await first.search.focus();
    const stops: string[] = [];
    while (stops.length < 30 && stops.at(-1) !== 'button After the menus') {
      await page.keyboard.press('Tab');
      stops.push(await focused(page));
    }
    const each = [
      'button Keyboard shortcuts',
      'gridcell',
      'button Rows per page',
      'button First page',
      'button Previous page',
      'button Next page',
      'button Last page',
    ];
    expect({ stops: stops.map((stop) => stop.replace(/^gridcell.*/, 'gridcell')), complaints }).toEqual({
      stops: [...each, 'input Search by Keywords or IDs', ...each, 'button After the menus'],
      complaints: noComplaints,
    });
  });

  test('removing one element cleans up and leaves the other intact, and the removed one works when added again', async () => {
    const { page, first, second, complaints } = await open();
    const before = await traces(page);
    await first.button('Rows per page').click();
    await page.getByRole('option', { name: '25', exact: true }).waitFor();
    await page.evaluate(() => document.querySelector('#first')?.remove());
    await second.choosePageSize(50);
    await eventually(() => second.pageSize(), '50');
    const after = await traces(page);
    await page.evaluate(() => {
      const element = document.createElement('assay-menu');
      element.id = 'first';
      document.querySelector('h1')?.after(element);
    });
    await eventuallyReads(first.count, '7,596 of 7,596 reagents');
    await first.choosePageSize(50);
    expect({ after, restored: await traces(page), complaints }).toEqual({
      after: { ...before, body: ['h1', 'assay-menu', 'button'] },
      restored: before,
      complaints: noComplaints,
    });
  });
});
