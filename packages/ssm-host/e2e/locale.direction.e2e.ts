/** A language from left to right and one from right to left: what the page says of itself, and where arrow keys go. */
import { describe, expect, test } from 'vitest';
import { siteIn } from './locale/site.ts';
import { eventually } from './support/eventually.ts';

describe.each([
  ['en-XA', 'ltr'],
  ['ar-XB', 'rtl'],
] as const)('in the pseudo-locale %s, from %s', (tag, direction) => {
  const site = siteIn(tag);

  test('the page says its language and direction', async () => {
    const { page, faults, look, rows } = await site.open(null);
    await rows();
    await look('home');
    const root = await page.evaluate(() => {
      const { lang, dir } = document.documentElement;
      return { lang, dir, shown: getComputedStyle(document.querySelector('.ssm-root') as Element).direction };
    });
    expect(faults).toEqual({});
    expect([root, await page.title()]).toEqual([
      { lang: tag, dir: direction, shown: direction },
      site.texts.shell.menuName,
    ]);
  });

  test('arrow keys go where they point', async () => {
    const { page, rows } = await site.open(null);
    await rows();
    const column = () => page.evaluate(() => document.activeElement?.getAttribute('aria-colindex'));
    const onwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    await page.getByRole('gridcell').first().click();
    const columns = [await column()];
    for (const key of [onwards, onwards, back]) {
      await page.keyboard.press(key);
      columns.push(await column());
    }
    const [first, second] = await page.getByRole('radio').all();
    await first?.focus();
    await page.keyboard.press(onwards);
    const steps = columns.slice(1).map((at, index) => Number(at) - Number(columns[index]));
    expect(steps).toEqual([1, 1, -1]);
    await eventually(async () => await second?.isChecked(), true);
  });
});
