/** Tests the saved panels of examples/plain-html with the packed package. */
import { describe, expect, inject, test } from 'vitest';
import { noMisdeeds } from '../e2e/support/browser.ts';
import { eventually, eventuallyReads } from '../e2e/support/eventually.ts';
import { menuOf } from '../e2e/support/menu.ts';
import { visitorsOf } from '../e2e/support/visitors.ts';
import { leavesNothing } from './examples/living.ts';
import { savePanel } from './savePanel.ts';
import { inChromiumAlone, visitPortal } from './visitPortal.ts';

const visitors = visitorsOf(() => inject('origin'));

async function open() {
  const { page, misdeeds, logged } = await visitPortal(visitors, inject('token'));
  await page.goto(`${inject('origin')}/plain-html/index.html`);
  const menu = menuOf(page.locator('ssm-menu'));
  await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
  return {
    page,
    misdeeds,
    logged,
    panels: page.locator('ssm-panels'),
    seqIds: await menu.cells('Sequence ID'),
  };
}

describe('saved panels on a page without React', () => {
  test('are listed, and one panel is opened by keyboard, viewed, exported and loaded before the list returns', async () => {
    const { page, misdeeds, logged, panels, seqIds } = await open();
    const [first = '', second = ''] = seqIds;
    const name = await savePanel([first, second]);
    await page.reload();
    const focused = () =>
      panels.evaluate(({ shadowRoot }) => {
        const element = shadowRoot?.activeElement;
        return `${element?.getAttribute('role') ?? element?.localName} ${element?.textContent}`;
      });
    await panels.getByRole('button', { name, exact: true }).waitFor();
    await panels.getByRole('searchbox').press('Tab');
    // The list shows the panel saved last first.
    await eventually(async () => (await focused()).startsWith(`row ${name}`), true);
    await page.keyboard.press('ArrowRight');
    await eventually(focused, `button ${name}`);
    await page.keyboard.press('Enter');
    const heading = panels.getByRole('heading', { level: 1, name });
    await heading.waitFor();
    await eventually(focused, `h1 ${name}`);
    await panels.getByText('2 of 2 reagents', { exact: true }).waitFor();
    await panels.getByRole('button', { name: 'Versions', exact: true }).click();
    await panels.getByRole('list', { name: 'Versions of this panel' }).waitFor();
    const downloading = page.waitForEvent('download');
    await panels.getByRole('button', { name: 'Export', exact: true }).click();
    await panels.getByRole('menuitem', { name: 'Excel workbook (.xlsx)' }).click();
    const file = (await downloading).suggestedFilename();
    await panels.getByRole('button', { name: 'Edit', exact: true }).click();
    await eventually(() => page.locator('#selected').innerText(), 'Loaded a panel of V_7K');
    await panels.getByRole('button', { name: 'My Panels', exact: true }).click();
    await panels.getByRole('button', { name, exact: true }).waitFor();
    expect({ file, misdeeds, logged }).toEqual({ file: `${name} v1.xlsx`, misdeeds: noMisdeeds, logged: [] });
  });

  inChromiumAlone(() => {
    test('adding and removing twenty lists, each with an open panel, leaks no listener, timer or style', async () => {
      const { page, misdeeds, logged, panels, seqIds } = await open();
      const name = await savePanel(seqIds.slice(0, 2));
      await page.reload();
      await panels.getByRole('button', { name, exact: true }).click();
      await panels.getByRole('heading', { level: 1, name }).waitFor();
      const id = (await panels.getAttribute('panel-id')) ?? '';
      const mount = (times: number) =>
        page.evaluate(
          async ({ count, panelId }) => {
            const getAccessToken = async () => (await (await fetch('session.json')).json()).token;
            for (let index = 0; index < count; index += 1) {
              const element = Object.assign(document.createElement('ssm-panels'), { getAccessToken, panelId });
              document.body.append(element);
              while (!/2 of 2 reagents/.test(element.shadowRoot?.textContent ?? '')) {
                await new Promise((resolve) => requestAnimationFrame(resolve));
              }
              element.remove();
            }
          },
          { count: times, panelId: id },
        );
      await page.evaluate(() =>
        document.querySelectorAll('ssm-menu, ssm-panels').forEach((element) => element.remove()),
      );
      await leavesNothing(page, 20, mount);
      expect([misdeeds, logged]).toEqual([noMisdeeds, []]);
    });
  });
});
