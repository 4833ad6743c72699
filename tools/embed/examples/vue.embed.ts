/** Tests examples/vue with the packed libraries. */
import { describe, expect, inject, test } from 'vitest';
import { noMisdeeds } from '../../e2e/support/browser.ts';
import { eventually, eventuallyReads } from '../../e2e/support/eventually.ts';
import { menuOf } from '../../e2e/support/menu.ts';
import { visitorsOf } from '../../e2e/support/visitors.ts';
import { inChromiumAlone, visitPortal } from '../visitPortal.ts';
import { leavesNothing } from './living.ts';
import { answerNonsense, recover } from './outage.ts';
import { changedStyles, ownStyles } from './ownStyles.ts';

const visitors = visitorsOf(() => inject('origin'));

async function open(token: string | null) {
  const visit = await visitPortal(visitors, token);
  const { page } = visit;
  await page.goto(`${inject('origin')}/vue/index.html`);
  const menu = menuOf(page.locator('ssm-menu'));
  await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
  return { ...visit, menu };
}

describe('a Vue portal', () => {
  test('receives selections, clears them by a method, and changes the version by an attribute', async () => {
    const { page, misdeeds, logged, menu } = await open(null);
    const selected = page.locator('#selected');
    const [first = '', second = ''] = await menu.cells('Sequence ID');
    await page.getByRole('checkbox', { name: `Select ${first}` }).click();
    await page.getByRole('checkbox', { name: `Select ${second}` }).click();
    await eventuallyReads(selected, `${first}, ${second}`);
    await page.getByRole('button', { name: 'Start again' }).click();
    await eventually(() => page.getByRole('checkbox', { name: `Select ${first}` }).isChecked(), false);
    await eventuallyReads(selected, 'Nothing yet');
    await page.getByRole('combobox', { name: 'Assay' }).selectOption('11K');
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    expect({ misdeeds, logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
  });

  inChromiumAlone(() => {
    test('provides the session by its function: a token gives the menu of a member, and a refused token is reported and can be renewed', async () => {
      const member = await open(inject('token'));
      await member.page.getByRole('button', { name: 'Bulk Search' }).waitFor();
      expect({ misdeeds: member.misdeeds, logged: member.logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
      await member.context.close();

      const { page, session, misdeeds } = await open('no token of this server');
      session.token = inject('token');
      await page.getByRole('button', { name: 'Sign in again' }).click();
      await page.getByRole('button', { name: 'Bulk Search' }).waitFor();
      await eventually(() => page.getByRole('alert').count(), 0);
      expect(misdeeds).toEqual(noMisdeeds);
    });

    test.each(['a visitor', 'a signed-in person'])(
      'keeps every computed style while %s uses the menu, and after the menu is removed',
      async (who) => {
        const { page, misdeeds, logged, menu } = await open(who === 'a visitor' ? null : inject('token'));
        const before = await ownStyles(page);
        expect(Object.keys(before).length).toBeGreaterThan(1000);
        await menu.visitDialog('Filters');
        await eventually(() => changedStyles(page, before), []);
        await page.evaluate(() => document.querySelector('ssm-menu')?.remove());
        await eventually(() => changedStyles(page, before), []);
        expect({ misdeeds, logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
      },
    );

    test('moving the element fifty times with a session leaks no listener, timer or style', async () => {
      const { page, misdeeds, logged } = await open(inject('token'));
      const element = await page.locator('ssm-menu').elementHandle();
      const mount = async (times: number) =>
        element?.evaluate(async (menu, count) => {
          const place = document.querySelector('#root');
          for (let index = 0; index < count; index += 1) {
            place?.append(menu);
            while (!/Bulk Search.*of 7,596 reagents/s.test(menu.shadowRoot?.textContent ?? '')) {
              await new Promise((resolve) => requestAnimationFrame(resolve));
            }
            menu.remove();
          }
        }, times);
      await leavesNothing(page, 50, mount);
      expect({ misdeeds, logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
    });

    test('keeps working if the menu’s server sends nonsense, and the menu recovers afterwards', async () => {
      const { page, misdeeds, menu } = await open(null);
      await answerNonsense(page);
      await page.getByRole('combobox', { name: 'Assay' }).selectOption('11K');
      await recover(page, menu, '11,083 of 11,083 reagents');
      expect(misdeeds).toEqual(noMisdeeds);
    });
  });
});
