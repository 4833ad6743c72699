import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { savePanels } from '../support/panels.ts';

const height = 640;

async function isSeen(page: Page, row: string): Promise<boolean> {
  const box = await page
    .getByRole('row', { name: new RegExp(row) })
    .first()
    .boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

describe('at 320 px', () => {
  const host = hosted();

  test('the first row of every table is visible without scrolling, and no page overflows', async () => {
    const { page, menu, misdeeds } = await host.open('SSM-Registered', '/', { viewport: { width: 320, height } });
    await menu.grid.getByRole('gridcell').first().waitFor();
    const [first] = (await menu.cells('Sequence ID')) as readonly [string, ...string[]];
    const widths: number[] = [];
    const seen: Record<string, boolean> = {};
    const look = async (name: string, row: string): Promise<void> => {
      await page
        .getByRole('row', { name: new RegExp(row) })
        .first()
        .waitFor();
      seen[name] = await isSeen(page, row);
      widths.push(await page.evaluate(() => document.documentElement.scrollWidth));
    };
    await look('menu', first);
    await page.getByRole('checkbox', { name: `Select ${first}` }).click();
    await page.getByRole('button', { name: 'Add to Panel Builder (1)' }).click();
    await page.goto('/7k-panel-builder');
    await look('builder', first);
    await savePanels(page, ['Cytokines of the study, plasma']);
    await page.goto('/my-panels');
    await look('panels', 'Cytokines of the study, plasma');
    await page.getByRole('link', { name: 'Cytokines of the study, plasma' }).click();
    await look('panel', first);
    expect({ seen, widths, misdeeds }).toEqual({
      seen: { menu: true, builder: true, panels: true, panel: true },
      widths: [320, 320, 320, 320],
      misdeeds: { uncaught: [], policyViolations: [], otherOrigins: [] },
    });
  });
});

describe('in a column of 600 px', () => {
  const host = hosted();

  test('scrolling and the keyboard reach the third column', async () => {
    const { page, menu } = await host.open('SSM-Registered', '/', { viewport: { width: 632, height: 800 } });
    await menu.grid.getByRole('gridcell').first().waitFor();
    const header = menu.header('Target Name');
    const isReached = async (): Promise<boolean> => {
      const [at, view] = [await header.boundingBox(), await menu.grid.boundingBox()];
      return at !== null && view !== null && at.x > view.x + 190 && at.x + at.width <= view.x + view.width + 1;
    };
    expect(await isReached()).toBe(false);
    await menu.grid.hover();
    await page.mouse.wheel(500, 0);
    await eventually(isReached, true);
    await page.mouse.wheel(-500, 0);
    await eventually(isReached, false);
    await menu.grid.getByRole('gridcell').nth(1).focus();
    await page.keyboard.press('End');
    await eventually(isReached, true);
  });
});
