/**
 * Tests the plain page and the Vite example with the vendor's files, whose cells are longer, emptier and less regular
 * than those of the demo.
 */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { loggedBy, noMisdeeds } from '../../e2e/support/browser.ts';
import { eventually, eventuallyReads } from '../../e2e/support/eventually.ts';
import { menuOf } from '../../e2e/support/menu.ts';
import { type MenuServer, startMenuServer } from '../../e2e/support/server.ts';
import { visitorsOf } from '../../e2e/support/visitors.ts';
import { isAbsent, sharedFile } from '../../sharedData.ts';

const used = { V_7K: 'annotation_7k.tsv', V_11K: 'annotation_11k.tsv' };
const absent = Object.values(used).filter(isAbsent);

const il6 = ['2573-20', '4673-13', '21946-79', '2620-4', '4139-71', '7011-8', '8092-29', '15602-43'];

describe.skipIf(absent.length > 0)(
  `examples on real catalogues (needs ${Object.values(used).join(', ')} in SSM_SHARED_DATA)`,
  () => {
    let server: MenuServer;

    beforeAll(async () => {
      server = await startMenuServer({ built: inject('site') });
      for (const [version, name] of Object.entries(used)) {
        await server.catalogue(['load', '--version', version, sharedFile(name)]);
      }
    });

    afterAll(() => server?.stop());
    const visitors = visitorsOf(() => server.origin);

    async function open(example: string, token: string | null = null) {
      const visit = await visitors.visit();
      const { page } = visit;
      const logged = await loggedBy(page);
      await page.route('**/session.json', (route) => route.fulfill({ json: { token } }));
      await page.goto(`${server.origin}/${example}/index.html`);
      return { ...visit, logged };
    }

    test('the page without React: a search, the longest names, a selection, and the other version', async () => {
      const { page, misdeeds, logged } = await open('plain-html');
      const menu = menuOf(page.locator('ssm-menu'));
      await eventuallyReads(menu.count, '7,289 of 7,289 reagents');
      await menu.search.fill('IL6');
      await eventuallyReads(menu.count, `${il6.length} of 7,289 reagents`);
      const found = await menu.cells('Sequence ID');
      await page.getByRole('checkbox', { name: 'Select 2573-20' }).click();
      await eventually(() => page.locator('#selected').innerText(), '2573-20');
      await menu.search.fill('');
      await menu.header('Full Name').click();
      await eventually(() => menu.header('Full Name').getAttribute('aria-sort'), 'ascending');
      await menu.button('Last page').click();
      await eventually(
        async () => (await menu.cells('Sequence ID')).filter((text) => /^\d+-\d+$/.test(text)).length > 5,
        true,
      );
      const width = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      const overflow = await width();
      await page.locator('ssm-menu').evaluate((element) => element.setAttribute('version', 'V_11K'));
      await eventuallyReads(menu.count, '10,760 of 10,760 reagents');
      expect({ found, overflow, misdeeds, logged }).toEqual({
        found: il6,
        overflow: 0,
        misdeeds: noMisdeeds,
        logged: [],
      });
    });

    test('the page without React: a real sheet, and a real list in the builder', async () => {
      const { page, misdeeds, logged } = await open('plain-html', await server.token('SSM-Registered'));
      const menu = menuOf(page.locator('ssm-menu'));
      await eventuallyReads(menu.count, '7,289 of 7,289 reagents');
      await page.evaluate(() => {
        const { getAccessToken } = document.querySelector('ssm-menu') as HTMLElement & { getAccessToken: unknown };
        for (const name of ['ssm-builder', 'ssm-spec-sheet']) {
          const element = Object.assign(document.createElement(name), { getAccessToken });
          element.setAttribute('seq-id', '10000-28');
          document.body.append(element);
        }
      });
      await page.locator('ssm-spec-sheet').getByRole('heading', { level: 1, name: '10000-28' }).waitFor();
      await page.locator('ssm-spec-sheet').getByText('Beta-crystallin B2').first().waitFor();
      const builder = page.locator('ssm-builder');
      await builder.getByRole('button', { name: 'Import', exact: true }).click();
      const dialog = builder.getByRole('dialog', { name: 'Import Analytes' });
      const list = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from(`SeqId\n${il6.join('\n')}\n`) };
      await dialog.locator('input[type=file]').setInputFiles(list);
      await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
      await dialog.getByRole('button', { name: `Add ${il6.length} analytes` }).click();
      await builder.getByRole('gridcell', { name: '4673-13', exact: true }).waitFor();
      expect({ misdeeds, logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
    });

    test('Vite and React: rows, a sort, a selection, and the keys of the table', async () => {
      const { page, misdeeds, logged } = await open('vite-react');
      const menu = menuOf(page);
      await eventuallyReads(menu.count, '7,289 of 7,289 reagents');
      await menu.search.fill('Interleukin-6');
      await eventually(async () => (await menu.cells('Sequence ID'))[0], '2573-20');
      await page.getByRole('checkbox', { name: 'Select 2573-20' }).click();
      await eventuallyReads(page.locator('#selected'), '2573-20');
      await menu.search.fill('');
      await menu.choosePageSize(500);
      await menu.grid.getByRole('gridcell').first().click();
      await page.keyboard.press('Control+End');
      await eventually(async () => menu.grid.locator('[aria-rowindex="501"]').count(), 1);
      await menu.button('Keyboard shortcuts').click();
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      expect({ misdeeds, logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
    });
  },
);
