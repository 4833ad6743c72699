import { mkdtempSync } from 'node:fs';
import { rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noMisdeeds } from '../support/browser.ts';
import { differenceOf, eventually } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { savePanels } from '../support/panels.ts';

const zones = ['America/Denver', 'Asia/Tokyo', 'Pacific/Kiritimati'] as const;

interface Read {
  readonly text: string;
  readonly moments: readonly (readonly [time: string, shown: string])[];
}

/** Reads all dates of the page. A `<time>` with a time of day is a moment, any other is a calendar day. */
function readPage(page: Page): Promise<Read> {
  return page.evaluate(() => {
    const plain = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const copy = document.body.cloneNode(true) as Element;
    for (const other of copy.querySelectorAll('script, style')) other.remove();
    const times = [...copy.querySelectorAll('time')].filter(({ dateTime }) => dateTime.includes('T'));
    const moments = times.map((time) => [time.dateTime, plain(time)] as const);
    for (const time of times) time.remove();
    return { text: plain(copy), moments };
  });
}

const style = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Returns how a moment should read in a time zone. The pages of files show only the day. */
function momentIn(timeZone: string, where: string, time: string): string {
  const options = where.startsWith('/file-downloads') ? { dateStyle: style.dateStyle } : style;
  const text = new Intl.DateTimeFormat('en', { ...options, timeZone }).format(new Date(time));
  return text.replace(/\s+/g, ' ');
}

describe('in three time zones', () => {
  const files = mkdtempSync(path.join(tmpdir(), 'ssm-zones-'));
  beforeAll(async () => {
    await writeFile(path.join(files, 'ours.txt'), 'ours');
    await utimes(path.join(files, 'ours.txt'), 0, Date.UTC(2026, 2, 8, 3) / 1000);
    const categories = [{ id: 'ours', title: 'Our files', files: [{ path: 'ours.txt' }] }];
    await writeFile(path.join(files, 'index.json'), JSON.stringify({ categories }));
  });
  const host = hosted({ env: { SSM_FILES: files } });
  afterAll(() => rm(files, { recursive: true, force: true }));

  test('S1-10: on every page a calendar day is the same in each zone, and a moment is in the zone of the user', async () => {
    const visitors = await Promise.all(zones.map((timezoneId) => host.open('SSM-Verified', '/', { timezoneId })));
    const [{ page: first }] = visitors as [(typeof visitors)[number]];
    await savePanels(first, ['Of three zones'], { count: 3 });
    await first.goto('/my-panels');
    const panel = (await first.getByRole('link', { name: 'Of three zones' }).getAttribute('href')) ?? '';
    await first.goto('/');
    const seqId = await first.locator('[role=gridcell][aria-colindex="2"]').first().textContent();
    await first.goto('/file-downloads');
    const category = first.getByRole('main').locator('a[href^="/file-downloads/"]');
    await category.first().waitFor();
    const categories = await category.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const paths = [
      '/',
      '/7k-panel-builder',
      '/my-panels',
      panel,
      `/specs/${seqId}`,
      '/curated-protein-collections',
      '/curated-protein-collections/diseases',
      '/file-downloads',
      ...new Set(categories),
      '/release-notes',
      '/about',
      '/cookie-policy',
    ];
    const withMoments: string[] = [];
    const differing: string[] = [];
    for (const where of paths) {
      for (const { page } of visitors) {
        await page.goto(where);
        await page.getByRole('heading', { level: 1 }).waitFor();
        if (where === panel) {
          for (const name of ['Versions', 'Sources']) await page.getByRole('button', { name, exact: true }).click();
          await page.getByText('Version 1').first().waitFor();
        }
        await page.waitForLoadState('networkidle');
      }
      const [plain, ...others] = visitors.map(({ page }) => page) as [Page, Page, Page];
      await eventually(async () => {
        const [{ text }, ...rest] = await Promise.all([readPage(plain), ...others.map(readPage)]);
        return [where, ...rest.map((each) => differenceOf(each.text, text))];
      }, [where, '', '']);
      const reads = await Promise.all(visitors.map(({ page }) => readPage(page)));
      const wanted = reads.map(({ moments }, index) =>
        moments.map(([time]) => [time, momentIn(zones[index] ?? '', where, time)]),
      );
      expect([where, reads.map(({ moments }) => moments)]).toEqual([where, wanted]);
      const shown = reads.map(({ moments }) => JSON.stringify(moments));
      if (shown[0] !== '[]') withMoments.push(where);
      if (new Set(shown).size > 1) differing.push(where);
    }
    // The comparison proves something only for pages with moments, and if the zones differ.
    expect(withMoments).toEqual(['/my-panels', panel, '/file-downloads/ours']);
    expect(differing).toEqual(withMoments);
    expect(visitors.map(({ misdeeds }) => misdeeds)).toEqual(zones.map(() => noMisdeeds));
  });
});
