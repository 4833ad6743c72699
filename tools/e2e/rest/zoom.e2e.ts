import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { emailOf } from '../support/account.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { hosted, type Visitor } from '../support/hosted.ts';

const zoomed = [
  ['html', 0.8],
  ['html', 1.25],
  ['body', 1.25],
  ['#root', 0.8],
] as const;

/** A window that is wide enough for every column of `withColumns` at each zoom. */
const viewport = { width: 1680, height: 900 };

const withColumns = '/?columns=seqId,fullName,targetName,charInfo,loDb';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
}

/** Returns how far a list is from its right position, which is at the start of its trigger, 4 px below or above it. */
async function distance(trigger: Locator, list: Locator): Promise<readonly [along: number, across: number]> {
  const [at, box] = [await boxOf(trigger), await boxOf(list)];
  const [below, above] = [box.y - at.y - at.height, at.y - box.y - box.height];
  return [Math.abs(box.x - at.x), Math.min(Math.abs(below - 4), Math.abs(above - 4))];
}

async function look(trigger: Locator): Promise<readonly number[]> {
  const page = trigger.page();
  const list = page.locator('[data-component=Popover]');
  await trigger.click();
  await list.waitFor();
  const seen = await distance(trigger, list);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  return seen;
}

/** Returns the gap between a tooltip and its trigger, and the distance of their centres. */
async function tooltipAt(trigger: Locator): Promise<readonly number[]> {
  const bubble = trigger.page().getByRole('tooltip');
  await trigger.hover();
  await bubble.waitFor();
  const [at, box] = [await boxOf(trigger), await boxOf(bubble)];
  await trigger.page().mouse.move(0, 0);
  await bubble.waitFor({ state: 'detached' });
  const gap = Math.max(box.y - at.y - at.height, at.y - box.y - box.height);
  return [gap, Math.abs(box.x + box.width / 2 - at.x - at.width / 2)];
}

const rowBoxes = (grid: Locator): Promise<readonly { readonly top: number; readonly bottom: number }[]> =>
  grid.evaluate((element) =>
    [...element.querySelectorAll('[role=row]:has([role=gridcell])')]
      .map((row) => row.getBoundingClientRect())
      .filter(({ bottom }) => bottom > 0)
      .map(({ top, bottom }) => ({ top, bottom }))
      .toSorted((a, b) => a.top - b.top),
  );

async function worstSeam(grid: Locator): Promise<number> {
  const rows = await rowBoxes(grid);
  return Math.max(...rows.slice(1).map(({ top }, index) => Math.abs(top - (rows[index]?.bottom ?? 0))));
}

describe.each(zoomed)('CSS zoom of the page around: %s, %d', (selector, factor) => {
  const host = hosted();

  async function open(path: string): Promise<Visitor> {
    const visitor = await host.open('SSM-Verified', path, { viewport });
    await zoom(visitor.page);
    return visitor;
  }

  async function zoom(page: Page): Promise<void> {
    await page.locator(selector).evaluate((element: HTMLElement, value) => {
      element.style.zoom = String(value);
      window.scrollTo(0, 20);
    }, factor);
  }

  test('R36: lists, dialogs and tooltips open at their triggers', async () => {
    const { page, menu, misdeeds } = await open(withColumns);
    await menu.grid.getByRole('gridcell').first().waitFor();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const places = [await look(button(emailOf('SSM-Verified'))), await look(button('Rows per page'))];
    const [gap = 0, aside = 9] = await tooltipAt(menu.header('Selectivity').getByRole('button'));
    await menu.button('Filters').click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.waitFor();
    const [box, scrim] = [await boxOf(dialog), await boxOf(page.locator('.ssm-ModalOverlay'))];
    places.push(await look(button('Category')));
    await button('Category').click();
    await page.getByRole('option', { name: 'Full Name', exact: true }).click();
    await page.getByRole('combobox', { name: 'Value' }).fill('kin');
    const suggestions = page.getByRole('listbox', { name: 'Value' });
    await suggestions.waitFor();
    places.push(
      await distance(page.getByRole('combobox', { name: 'Value' }), page.locator('[data-component=Popover]')),
    );
    expect(places.flat().filter((far) => far > 1.5)).toEqual([]);
    expect([gap >= 5 && gap <= 7, aside <= 1]).toEqual([true, true]);
    expect([scrim.x, scrim.y, scrim.width, scrim.height].map(Math.round)).toEqual([
      0,
      0,
      viewport.width,
      viewport.height,
    ]);
    expect([
      Math.abs(box.x + box.width / 2 - viewport.width / 2) <= 1,
      box.y >= 0,
      box.y + box.height <= viewport.height,
    ]).toEqual([true, true, true]);
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('R36: rows fill the table down to the last row', async () => {
    const { menu } = await open('/');
    await menu.grid.getByRole('gridcell').first().waitFor();
    const covers = (): Promise<readonly boolean[]> =>
      menu.grid.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const rows = [...element.querySelectorAll('[role=row]')].map((row) => row.getBoundingClientRect());
        return [
          Math.min(...rows.map((row) => row.top)) <= top + 1,
          Math.max(...rows.map((row) => row.bottom)) >= bottom - 20,
        ];
      });
    for (const top of [0, 1000, 100_000]) {
      await menu.grid.evaluate((element, value) => element.scrollTo(0, value), top);
      await eventually(covers, [true, true]);
      expect(await worstSeam(menu.grid)).toBeLessThan(1);
    }
    expect(await menu.grid.locator('[aria-rowindex="101"]').count()).toBe(1);
  });

  test('R36: the edge of a column follows the pointer', async () => {
    const { page, menu } = await open(withColumns);
    const header = menu.header('Selectivity');
    const handle = header.locator('[data-part=ResizeHandle]');
    await handle.waitFor();
    const before = await boxOf(header);
    const at = await boxOf(handle);
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 5 });
    await page.mouse.up();
    await eventually(async () => Math.round((await boxOf(header)).width - before.width), 60);
    expect(await worstSeam(menu.grid)).toBeLessThan(1);
  });

  test('R36: a column drops where the pointer and the mark are', async () => {
    const { page, menu, where } = await open(withColumns);
    const [from, to] = [menu.header('Target Name'), menu.header('Selectivity')];
    await to.waitFor();
    const [start, end] = [await boxOf(from), await boxOf(to)];
    const y = start.y + start.height / 2;
    await page.mouse.move(start.x + 20, y);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width * 0.6, y, { steps: 8 });
    const mark = await boxOf(menu.grid.locator('[data-part=DropMark]'));
    await page.mouse.up();
    expect(Math.abs(mark.x - end.x - end.width)).toBeLessThan(3);
    await eventually(where, '/?columns=seqId%2CfullName%2CcharInfo%2CtargetName%2CloDb');
  });

  test('R36: rows of several lines have no gap or overlap', async () => {
    const { page } = await open('/7k-panel-builder');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page
      .getByRole('textbox', { name: 'Or paste a list' })
      .fill(['P01137', 'TNF', 'ungefähr nichts', 'IL6', '2190-55', 'VEGFA', 'Hmox', 'interleukin', 'EGFR'].join('\n'));
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    const results = page.getByRole('grid', { name: 'Results' });
    await results.getByRole('gridcell').first().waitFor();
    await eventually(async () => (await worstSeam(results)) < 1, true);
    const heights = new Set((await rowBoxes(results)).map(({ top, bottom }) => Math.round(bottom - top)));
    expect(heights.size).toBeGreaterThan(1);
  });
});
