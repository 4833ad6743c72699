/** Tests examples/plain-html and examples/sign-in with the packed package's file. */
import path from 'node:path';
import type { Page, Route } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { violations, wcag } from '../e2e/support/axe.ts';
import { isFirefox, noMisdeeds } from '../e2e/support/browser.ts';
import { eventually, eventuallyReads } from '../e2e/support/eventually.ts';
import { menuOf } from '../e2e/support/menu.ts';
import { visitorsOf } from '../e2e/support/visitors.ts';
import { run } from '../process.ts';
import { leavesNothing } from './examples/living.ts';
import { changedStyles, descriptionDisplays, ownStyles } from './examples/ownStyles.ts';
import { savePanel } from './savePanel.ts';
import { variants } from './variants.ts';
import { inChromiumAlone, outsideOfSmoke, type PortalVisit, visitPortal } from './visitPortal.ts';

const visitors = visitorsOf(() => inject('origin'));

async function open({
  token = null,
  isBare = false,
}: {
  token?: string | null;
  isBare?: boolean;
} = {}): Promise<PortalVisit> {
  const visit = await visitPortal(visitors, token);
  const { page } = visit;
  if (isBare) await page.route('**/element.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
  await page.goto(`${inject('origin')}/plain-html/index.html`);
  return visit;
}

describe('a page without React', () => {
  test('shows rows in the portal’s colour and notifies it of searches and selections', async () => {
    const { page, misdeeds, logged } = await open();
    const menu = menuOf(page.locator('ssm-menu'));
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const [first = ''] = await menu.cells('Sequence ID');
    await menu.search.fill(first);
    await eventually(async () => (await menu.cells('Sequence ID'))[0], first);
    await page.getByRole('checkbox', { name: `Select ${first}` }).click();
    await eventually(() => page.locator('#selected').innerText(), first);
    const accent = await page.locator('ssm-menu').evaluate((element) => {
      const root = element.shadowRoot?.querySelector('.ssm-root');
      return getComputedStyle(root as Element).getPropertyValue('--ssm-color-accent');
    });
    await page.getByRole('button', { name: 'Order' }).click();
    await eventually(() => page.locator('#selected').innerText(), 'Ordered 1');
    expect({ accent, misdeeds, logged }).toEqual({
      accent: 'light-dark(#6b2fb3, #c9a4ff)',
      misdeeds: noMisdeeds,
      logged: [],
    });
  });

  test('a dialog opens inside the shadow root, takes the focus and returns it', async () => {
    const { page, misdeeds, logged } = await open();
    const menu = menuOf(page.locator('ssm-menu'));
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const places = await menu.visitDialog('Filters', () =>
      page.evaluate(() => [
        document.querySelectorAll('[role=dialog]').length,
        document.querySelector('ssm-menu')?.shadowRoot?.querySelectorAll('[role=dialog]').length,
        document.activeElement?.localName,
      ]),
    );
    const focused = () =>
      page.evaluate(() => document.querySelector('ssm-menu')?.shadowRoot?.activeElement?.textContent);
    await eventually(focused, 'Filters');
    expect({ places, misdeeds, logged }).toEqual({ places: [0, 1, 'ssm-menu'], misdeeds: noMisdeeds, logged: [] });
  });

  async function addMemberElements(page: Page, seqId: string): Promise<void> {
    await page.evaluate((shown) => {
      const { getAccessToken } = document.querySelector('ssm-menu') as HTMLElement & { getAccessToken: unknown };
      for (const name of ['ssm-builder', 'ssm-spec-sheet']) {
        const element = Object.assign(document.createElement(name), { getAccessToken });
        element.setAttribute('seq-id', shown);
        document.body.append(element);
      }
    }, seqId);
    await page.locator('ssm-spec-sheet').getByRole('heading', { level: 1, name: seqId }).waitFor();
    await page.locator('ssm-builder').getByRole('button', { name: 'Import', exact: true }).waitFor();
  }

  test.each(['a visitor', 'a signed-in person'])(
    'keeps every computed style of the portal, with every element of %s',
    async (who) => {
      const bare = await open({ isBare: true });
      const before = await ownStyles(bare.page);
      const { page } = await open({ token: who === 'a visitor' ? null : inject('token') });
      const menu = menuOf(page.locator('ssm-menu'));
      await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
      const [first = ''] = await menu.cells('Sequence ID');
      if (who === 'a signed-in person') {
        await savePanel([first]);
        await page.reload();
      }
      await menu.visitDialog('Filters');
      if (who === 'a signed-in person') {
        await page.locator('ssm-panels').getByRole('row').nth(1).waitFor();
        await addMemberElements(page, first);
        await page.locator('ssm-builder').getByRole('button', { name: 'Import', exact: true }).click();
        await page.getByRole('dialog', { name: 'Import Analytes' }).waitFor();
        await page.keyboard.press('Escape');
        await eventually(() => page.getByRole('dialog').count(), 0);
      }
      expect(Object.keys(before).length).toBeGreaterThan(1000);
      await eventually(() => changedStyles(page, before), []);
      expect(await descriptionDisplays(page)).toEqual(who === 'a visitor' ? [] : ['none']);
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('ssm-menu, ssm-panels, ssm-builder, ssm-spec-sheet'))
          element.remove();
      });
      await eventually(() => descriptionDisplays(page), []);
    },
  );

  inChromiumAlone(() => {
    test('axe finds nothing in the menu, filters, builder, import, sheet and panels of a signed-in person', async () => {
      const { page, misdeeds } = await open({ token: inject('token') });
      const menu = menuOf(page.locator('ssm-menu'));
      await menu.button('Bulk Search').waitFor();
      const [first = ''] = await menu.cells('Sequence ID');
      await addMemberElements(page, first);
      await page.locator('ssm-panels').getByRole('heading', { level: 1 }).waitFor();
      const found = [await violations(page, { rules: wcag })];
      for (const [element, button, dialog] of [
        ['ssm-menu', 'Filters', 'Filters'],
        ['ssm-menu', 'Columns', 'Columns'],
        ['ssm-builder', 'Import', 'Import Analytes'],
      ] as const) {
        await page.locator(element).getByRole('button', { name: button, exact: true }).click();
        await page.getByRole('dialog', { name: dialog }).waitFor();
        found.push(await violations(page, { rules: wcag }));
        await page.keyboard.press('Escape');
        await eventually(() => page.getByRole('dialog').count(), 0);
      }
      expect({ found, misdeeds }).toEqual({ found: [[], [], [], []], misdeeds: noMisdeeds });
    });
  });

  test('has two independent menus', async () => {
    const { page, misdeeds, logged } = await open();
    await page.evaluate(() => {
      const second = document.createElement('ssm-menu');
      second.id = 'second';
      second.setAttribute('version', 'V_11K');
      document.body.append(second);
    });
    const [first, second] = [menuOf(page.locator('ssm-menu').first()), menuOf(page.locator('#second'))];
    await eventuallyReads(second.count, '11,083 of 11,083 reagents');
    await first.search.fill('no reagent is called so');
    await eventuallyReads(first.count, '0 of 7,596 reagents');
    expect([await second.count.innerText(), await second.search.inputValue()]).toEqual([
      '11,083 of 11,083 reagents',
      '',
    ]);
    expect([misdeeds, logged]).toEqual([noMisdeeds, []]);
  });

  outsideOfSmoke(() => {
    test('adding and removing fifty menus leaks no listener, timer or style', async () => {
      const { page, misdeeds, logged } = await open();
      const menu = menuOf(page.locator('ssm-menu'));
      await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
      await page.evaluate(() => document.querySelector('ssm-menu')?.remove());
      const mount = (times: number) =>
        page.evaluate(async (count) => {
          for (let index = 0; index < count; index += 1) {
            const element = document.createElement('ssm-menu');
            document.body.append(element);
            while (!/of 7,596 reagents/.test(element.shadowRoot?.textContent ?? '')) {
              await new Promise((resolve) => requestAnimationFrame(resolve));
            }
            element.remove();
          }
        }, times);
      await leavesNothing(page, 50, mount);
      expect([misdeeds, logged]).toEqual([noMisdeeds, []]);
    });
  });

  test('with a session, the builder shows what the menu adds, and a sheet opens', async () => {
    const { page, misdeeds, logged } = await open({ token: inject('token') });
    const menu = menuOf(page.locator('ssm-menu'));
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const [first = ''] = await menu.cells('Sequence ID');
    await addMemberElements(page, first);
    await page.getByRole('checkbox', { name: `Select ${first}` }).click();
    await page.getByRole('button', { name: /^Add to Panel/ }).click();
    await page.locator('ssm-builder').getByRole('gridcell', { name: first, exact: true }).waitFor();
    expect([misdeeds, logged]).toEqual([noMisdeeds, []]);
  });

  test('a filter narrows the menu, and the builder reads a file and saves its list as a panel', async () => {
    const { page, misdeeds, logged } = await open({ token: inject('token') });
    const menu = menuOf(page.locator('ssm-menu'));
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const [first = '', second = ''] = await menu.cells('Sequence ID');
    await menu.button('Filters').click();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await filters.getByRole('button', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Sequence ID' }).click();
    await filters.getByRole('combobox').fill(first);
    await filters.getByRole('button', { name: 'Apply' }).click();
    await eventuallyReads(menu.count, '1 of 7,596 reagents');

    await page.evaluate(() => {
      const { getAccessToken } = document.querySelector('ssm-menu') as HTMLElement & { getAccessToken: unknown };
      const element = Object.assign(document.createElement('ssm-builder'), { getAccessToken });
      element.addEventListener('ssm-panel-saved', (event) => {
        document.title = `Saved ${(event as CustomEvent<{ name: string }>).detail.name}`;
      });
      document.body.append(element);
    });
    const builder = page.locator('ssm-builder');
    await builder.getByRole('button', { name: 'Import', exact: true }).click();
    const reading = builder.getByRole('dialog', { name: 'Import Analytes' });
    const list = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(`SeqId\n${first}\n${second}\n`) };
    await reading.locator('input[type=file]').setInputFiles(list);
    await reading.getByRole('button', { name: 'Upload', exact: true }).click();
    await reading.getByRole('button', { name: 'Add 2 analytes' }).click();
    await builder.getByRole('gridcell', { name: second, exact: true }).waitFor();
    await builder.getByRole('button', { name: 'Save Panel', exact: true }).click();
    const saving = builder.getByRole('dialog', { name: 'Save Panel' });
    await saving.getByRole('textbox', { name: 'Name' }).fill(`From a file ${crypto.randomUUID()}`);
    await saving.getByRole('button', { name: 'Save', exact: true }).click();
    await eventually(async () => (await page.title()).startsWith('Saved From a file '), true);
    expect([misdeeds, logged]).toEqual([noMisdeeds, []]);
  });

  // Not in Firefox, which caches a failed fetch of a module until the page reloads.
  test('a failed fetch of the filters is shown as an error of that part, and a retry loads them', async () => {
    const { page } = await open();
    await page.evaluate(() => {
      document.querySelector('ssm-menu')?.addEventListener('ssm-error', (event) => {
        const { code, status } = (event as CustomEvent<{ code: string; status: number }>).detail;
        document.title += ` ${code} ${status}`;
      });
    });
    const menu = menuOf(page.locator('ssm-menu'));
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    await page.route('**/ssm/parts/MenuFilters-*', (route) => route.abort());
    await menu.button('Filters').click();
    await page.getByText('This part of the page could not be loaded.').waitFor();
    expect(await page.title()).toBe('Portal part 0');
    if (!isFirefox) {
      await page.unroute('**/ssm/parts/MenuFilters-*');
      await menu.button('Filters').click();
      await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    }
  });

  test('a failed fetch of code for signed-in people does not ask the user to sign in again', async () => {
    const { page } = await open();
    await page.route('**/ssm/parts/member-*', (route) => route.abort());
    await page.evaluate((token) => {
      const element = Object.assign(document.createElement('ssm-builder'), { getAccessToken: () => token });
      for (const name of ['ssm-error', 'ssm-session-needed']) {
        element.addEventListener(name, (event) => {
          const { code = name } = (event as CustomEvent<{ code?: string }>).detail;
          document.title += ` ${code}`;
        });
      }
      document.body.append(element);
    }, inject('token'));
    const builder = page.locator('ssm-builder');
    await builder.getByText('Your session could not be opened.').waitFor();
    expect(await page.title()).toBe('Portal part');
    if (!isFirefox) {
      await page.unroute('**/ssm/parts/member-*');
      await builder.getByRole('button', { name: 'Try again' }).click();
      await builder.getByRole('button', { name: 'Import', exact: true }).waitFor();
    }
  });

  test('a refused session is reported once, and the visitors’ menu is shown', async () => {
    const { page } = await open();
    const told = await page.evaluate(async () => {
      const element = document.createElement('ssm-menu');
      const reasons: string[] = [];
      element.addEventListener('ssm-session-needed', (event) => reasons.push((event as CustomEvent).detail.reason));
      Object.assign(element, { getAccessToken: () => 'no token of this server' });
      document.body.append(element);
      while (!/of 7,596 reagents/.test(element.shadowRoot?.textContent ?? '')) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return reasons;
    });
    expect(told).toEqual(['refused']);
  });
});

describe('a page that signs users in', () => {
  async function openSignIn() {
    const { page, misdeeds } = await visitPortal(visitors);
    await page.goto(`${inject('origin')}/sign-in/index.html`);
    const menu = menuOf(page.locator('ssm-menu'));
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    return { page, misdeeds, menu };
  }

  async function signIn(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Continue as SSM-Registered', exact: true }).click();
  }

  test('has its configured colour and reports the selection', async () => {
    const { page, misdeeds, menu } = await openSignIn();
    const [first = ''] = await menu.cells('Sequence ID');
    await page.getByRole('checkbox', { name: `Select ${first}` }).click();
    await eventually(() => page.locator('#selected').innerText(), first);
    const accent = await page.locator('ssm-menu').evaluate((element) => {
      const inner = element.shadowRoot?.querySelector('.ssm-root');
      return getComputedStyle(inner as Element).getPropertyValue('--ssm-color-accent');
    });
    expect({ accent, misdeeds }).toEqual({ accent: 'light-dark(#6b2fb3, #c9a4ff)', misdeeds: noMisdeeds });
  });

  test('a visitor signs in by the button of the page, sees signed-in content, and signs out', async () => {
    const { page, misdeeds, menu } = await openSignIn();
    await signIn(page);
    await page.getByRole('button', { name: 'Bulk Search' }).waitFor();
    const address = new URL(page.url());
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await eventually(() => page.getByRole('button', { name: 'Bulk Search' }).count(), 0);
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    expect([address.pathname, address.search, misdeeds]).toEqual(['/sign-in/index.html', '', noMisdeeds]);
  });

  outsideOfSmoke(() => {
    test.each([
      ['answers without a token', (route: Route) => route.fulfill({ json: { token_type: 'Bearer' } })],
      ['cannot be reached', (route: Route) => route.abort()],
    ])('when the provider %s, the user stays signed out and the button offers sign-in', async (_, answer) => {
      const { page, menu } = await openSignIn();
      await page.route('**/oidc/token', answer, { times: 1 });
      const answered = page.waitForRequest('**/oidc/token');
      await signIn(page);
      await answered;
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
      await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
      expect(await page.getByRole('button', { name: 'Sign out', exact: true }).count()).toBe(0);
      await signIn(page);
      await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Bulk Search' }).waitFor();
    });
  });

  outsideOfSmoke(() => {
    test('when the server refuses the token, the button offers to sign in again', async () => {
      const { page } = await openSignIn();
      const refused = { access_token: 'no token of this server' };
      await page.route('**/oidc/token', (route) => route.fulfill({ json: refused }), { times: 1 });
      await signIn(page);
      await page.getByRole('heading', { level: 1, name: 'Our assays' }).waitFor();
      await signIn(page);
      await page.getByRole('button', { name: 'Bulk Search' }).waitFor();
      expect(await page.getByRole('button', { name: 'Sign out', exact: true }).count()).toBe(1);
    });
  });
});

inChromiumAlone(() => {
  describe.each(variants)('on a server with $name', ({ name }) => {
    test('importing the elements has no side effects', async () => {
      const cwd = path.join(inject('projects'), name);
      const args = ['--input-type=module', '--eval', "import 'ssm-react/element'"];
      expect(await run(process.execPath, args, { cwd, isQuiet: true })).toEqual({ code: 0, text: '' });
    });
  });
});
