import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';

async function pasted(page: Page): Promise<readonly (readonly string[])[]> {
  await page.evaluate(() => {
    const area = document.createElement('textarea');
    area.setAttribute('aria-label', 'Pasted');
    document.body.append(area);
    area.focus();
  });
  await page.keyboard.press('ControlOrMeta+v');
  const area = page.getByRole('textbox', { name: 'Pasted' });
  const text = await area.inputValue();
  await area.evaluate((element) => element.remove());
  return text.split('\n').map((line) => line.split('\t'));
}

const cell = (page: Page, row: number, header: number) =>
  page.locator(`[role=row][aria-rowindex="${row + 1}"] [role=gridcell][aria-colindex="${header}"]`);

describe('copying from the table', () => {
  const host = hosted();

  test('Ctrl + A and Ctrl + C copy every selected row, whether or not the row is drawn', async () => {
    const { page, menu, misdeeds } = await host.open('SSM-Verified');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const drawn = await menu.cells('Sequence ID');
    await cell(page, 1, 2).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.getByText('7,596 selected').waitFor();
    // Repeats the copy until the code for copying has loaded, which starts once the table is used.
    await eventually(async () => {
      await page.keyboard.press('ControlOrMeta+c');
      return (await menu.notifications.getByText('7,596 rows copied').count()) > 0;
    }, true);
    const lines = await pasted(page);
    const columns = Number(await menu.grid.getAttribute('aria-colcount')) - 1;
    expect({
      lines: lines.length,
      seqIds: new Set(lines.map(([seqId]) => seqId)).size,
      first: lines.slice(0, drawn.length).map(([seqId]) => seqId),
      columns: [...new Set(lines.map((line) => line.length))],
      misdeeds,
    }).toEqual({ lines: 7596, seqIds: 7596, first: drawn, columns: [columns], misdeeds: noMisdeeds });
  });

  test.each(['SSM-Verified', null] as const)(
    'a text selection that has scrolled out of view is copied from its first row to its last, for %s',
    async (title) => {
      const { page, menu, misdeeds } = await host.open(title);
      await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
      const column = title === null ? 1 : 2;
      const [, second] = await menu.cells('Sequence ID');
      const from = await cell(page, 2, column + 1).boundingBox();
      if (from === null) throw new Error('The second row is not drawn.');
      await page.mouse.move(from.x + 30, from.y + 10);
      await page.mouse.down();
      await page.mouse.move(from.x + 60, from.y + 50, { steps: 3 });
      await page.mouse.wheel(0, 1600);
      const last = cell(page, 56, column + 1);
      await last.waitFor();
      const seqId = (await cell(page, 56, column).textContent()) ?? '';
      const to = await last.boundingBox();
      if (to === null) throw new Error('The last row is not drawn.');
      await page.mouse.move(to.x + 40, to.y + 10, { steps: 3 });
      await page.mouse.up();
      await page.keyboard.press('ControlOrMeta+c');
      const lines = await pasted(page);
      const seqIds = lines.map(([each]) => each);
      expect({ first: seqIds[0], last: seqIds.at(-1), count: new Set(seqIds).size, misdeeds }).toEqual({
        first: second,
        last: seqId,
        count: 55,
        misdeeds: noMisdeeds,
      });
    },
  );

  test('a text selection in an import report that has scrolled out of view copies only the lines in view, and a notice says so', async () => {
    const { page, menu, misdeeds } = await host.open('SSM-Verified');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const ids = Array.from({ length: 200 }, (_, index) => `unknown-${index}`).join('\n');
    await menu.button('Bulk Search').click();
    await page.getByRole('textbox', { name: 'Or paste a list' }).fill(ids);
    await menu.button('Upload').click();
    const line = (place: number) =>
      page.getByRole('grid', { name: 'Results' }).locator(`[role=row][aria-rowindex="${place}"] [data-column=reason]`);
    await line(2).waitFor();
    const from = await line(2).boundingBox();
    if (from === null) throw new Error('The first line is not drawn.');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y + 30, { steps: 3 });
    await page.mouse.wheel(0, 2400);
    await line(80).waitFor();
    await line(80).scrollIntoViewIfNeeded();
    const to = await line(80).boundingBox();
    if (to === null) throw new Error('The last line is not drawn.');
    await page.mouse.move(to.x + 20, to.y + 10, { steps: 3 });
    await page.mouse.up();
    await page.keyboard.press('ControlOrMeta+c');
    await menu.notifications.getByText('Only the lines in view were copied. “Download results” has all.').waitFor();
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('a copy of the whole page says that the copy has only the rows in view', async () => {
    const { page, menu, misdeeds } = await host.open(null);
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+c');
    await menu.notifications.getByText(/^Of the table, only the rows in view were copied\./).waitFor();
    expect(misdeeds).toEqual(noMisdeeds);
  });
});
