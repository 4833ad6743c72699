import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Title } from '../support/account.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

function watchShifts(): void {
  interface Source {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: readonly Source[] };
  window.shifts = [];
  const words = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
        return `${name}: ${words(previousRect)} → ${words(currentRect)}`;
      });
      window.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const views = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
] as const;

const links = [
  ['Home', '/', '7,596 of 7,596 reagents'],
  ['a link with two filters', '/?filters=dilGroup%3D20%2525%26loDb%3E100', undefined],
] as const;

const people: readonly (readonly [title: Title | null, late: string])[] = [
  [null, 'Login'],
  ['SSM-Registered', 'Bulk Search'],
  ['Certified-Site', 'Bulk Search'],
];

describe('the content of Home stays in place while the rest loads', () => {
  const host = hosted();

  async function settle(page: Page, late: string): Promise<void> {
    // Narrow windows hide most buttons until the user asks for them.
    await page.locator('button', { hasText: late }).first().waitFor({ state: 'attached' });
    await page.getByRole('gridcell').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }

  for (const [title, late] of people) {
    for (const { width, height } of views) {
      test(`for ${title ?? 'a visitor'} at ${width} px, opened and loaded again`, async () => {
        const { page, menu } = await host.open(title, '/', { viewport: { width, height } });
        await settle(page, late);
        await page.addInitScript(watchShifts);
        const seen: Record<string, readonly Shift[]> = {};
        for (const [name, link, count] of links) {
          // oxlint-disable-next-line no-await-in-loop -- one page after the other
          await page.goto(link);
          // oxlint-disable-next-line no-await-in-loop -- as above
          await settle(page, late);
          // oxlint-disable-next-line no-await-in-loop -- as above
          if (count !== undefined) await eventuallyReads(menu.count, count);
          // oxlint-disable-next-line no-await-in-loop -- as above
          const shifts = await page.evaluate(() => window.shifts);
          // Shifts count only if their sum, which browsers report with two digits, is not zero.
          seen[name] = shifts.reduce((sum, { value }) => sum + value, 0) < 0.005 ? [] : shifts;
        }
        expect(seen).toEqual(Object.fromEntries(links.map(([name]) => [name, []])));
      });
    }
  }

  for (const { width, height } of views) {
    test(`a tall table is as high as it was left from its first paint on, at ${width} px`, async () => {
      const { page, menu } = await host.open('SSM-Registered', '/', { viewport: { width, height } });
      await settle(page, 'Bulk Search');
      const frame = async () => (await menu.grid.boundingBox())?.height ?? 0;
      const usual = await frame();
      if (width < 480) await page.getByRole('button', { name: 'Actions', exact: true }).click();
      await page.getByRole('button', { name: 'Tall table', exact: true }).click();
      await eventually(async () => (await frame()) > usual + 50, true);
      const tall = await frame();
      await page.addInitScript(watchShifts);
      await page.goto('/');
      await settle(page, 'Bulk Search');
      expect([
        await frame(),
        await page.evaluate(() => window.shifts.reduce((sum, { value }) => sum + value, 0) < 0.005),
      ]).toEqual([tall, true]);
    });
  }
});
