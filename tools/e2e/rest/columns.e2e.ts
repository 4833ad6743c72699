import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { signIn, signOut, type Title } from '../support/account.ts';
import { noMisdeeds } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { focused, tabTo } from '../support/keyboard.ts';
import { menuOf } from '../support/menu.ts';

const preference = 'Set selected columns as my preference for all tables';
const three = ['Sequence ID', 'Full Name', 'Target Name'];

/** Title, short key and width of the columns before those that only 7K has. `last` has the columns after those. */
const common = [
  ['Sequence ID', 'seqId', 150],
  ['Full Name', 'fullName', 400],
  ['Target Name', 'targetName', 250],
  ['UniProt ID', 'uniProtId', 150],
  ['Entrez Gene Name', 'entrezGeneName', 150],
  ['Fixed Panels', 'fixedPanels', 250],
  ['Buffer MS', 'bufferMS', 150],
  ['Dilution Group', 'dilGroup', 150],
  ['SELEX Target Amino Acid Range', 'selexRange', 250],
  ['LoDB (RFU)', 'loDb', 150],
  ['Signal to Noise Plasma', 'sigNoisePlasma', 150],
  ['Total CV Plasma (%)', 'totalCvPlasma', 150],
  ['Correlation Plasma', 'corrPlasma', 150],
  ['F-Statistic Plasma', 'fStatPlasma', 150],
  ['Median Normal Plasma (RFU)', 'medNormPlasma', 150],
  ['Signal to Noise Serum', 'sigNoiseSerum', 150],
  ['Total CV Serum (%)', 'totalCvSerum', 150],
  ['Correlation Serum', 'corrSerum', 150],
  ['F-Statistic Serum', 'fStatSerum', 150],
  ['Median Normal Serum (RFU)', 'medNormSerum', 150],
  ['Selectivity', 'charInfo', 400],
  ['Orthogonal Strategies', 'orthStrats', 250],
  ['MRM MS Data', 'mrmMsData', 250],
  ['DDA MS Data', 'ddaMsData', 250],
  ['pQTL', 'pQtl', 250],
] as const;
const mouse = [
  ['Mouse Plasma Qualitative Bin', 'mousePlasmaBin', 250],
  ['Mouse Plasma F-Statistic', 'mousePlasmaFstat', 150],
] as const;
const last = [
  ['Disease States', 'diseases', 500],
  ['Pathways', 'pathways', 500],
] as const;

describe('columns', () => {
  const host = hosted();

  async function open(title: Title, path = '/', viewport = { width: 1280, height: 800 }) {
    const visit = await host.visit({ viewport });
    await visit.page.goto('/');
    await signIn(visit.page, title);
    if (path !== '/') await visit.page.goto(path);
    return { ...visit, where: () => visit.page.url().slice(host.server.origin.length) };
  }

  const titles = (page: Page, name = 'Menu') =>
    page.getByRole('grid', { name, exact: true }).getByRole('columnheader').allTextContents();
  const titled = (page: Page, expected: readonly string[], name?: string) =>
    eventually(async () => (await titles(page, name)).filter((title) => title !== ''), expected);
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Select Columns' });
  const columnsButton = (page: Page) => page.getByRole('button', { name: 'Columns', exact: true });

  async function choose(page: Page, ...names: readonly string[]): Promise<void> {
    await columnsButton(page).click();
    const dialog = dialogOf(page);
    for (const name of names) await dialog.getByRole('checkbox', { name, exact: true }).click();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  test('S1-08, S2-23: chosen columns show at once and are in the address, and Back removes them', async () => {
    const { page, where, misdeeds } = await open('SSM-Registered');
    await titled(page, three);
    await choose(page, 'LoDB (RFU)', 'Target Name');
    await titled(page, ['Sequence ID', 'Full Name', 'LoDB (RFU)']);
    const address = decodeURIComponent(where());
    await page.reload();
    await titled(page, ['Sequence ID', 'Full Name', 'LoDB (RFU)']);
    await page.goBack();
    await titled(page, three);
    expect([address, misdeeds]).toEqual(['/?columns=seqId,fullName,loDb', noMisdeeds]);
  });

  test('S3-03: 7K has 29 columns and 11K has 27 columns, each with its title, short key and width', async () => {
    const { page, where, misdeeds } = await open('SSM-Registered');
    const all = async (path: string) => {
      await page.goto(path);
      await titled(page, three);
      await columnsButton(page).click();
      const boxes = dialogOf(page).getByRole('group', { name: 'Columns' }).getByRole('checkbox');
      await boxes.first().waitFor();
      const offered = await boxes.evaluateAll((each) => each.map((box) => box.closest('label')?.textContent));
      await dialogOf(page).getByRole('button', { name: 'All', exact: true }).click();
      await dialogOf(page).getByRole('button', { name: 'Apply' }).click();
      await titled(page, offered as string[]);
      const headers = page.getByRole('grid', { name: 'Menu', exact: true }).getByRole('columnheader');
      const widths = await headers.evaluateAll((each) =>
        each.flatMap((header) => (header.textContent === '' ? [] : [(header as HTMLElement).offsetWidth])),
      );
      const short = new URLSearchParams(where().split('?')[1]).get('columns')?.split(',');
      return offered.map((title, index) => [title, short?.[index], widths[index]]);
    };
    const seven = await all('/');
    const eleven = await all('/?version=V_11K');
    expect({ seven, eleven, counts: [seven.length, eleven.length], misdeeds }).toEqual({
      seven: [...common, ...mouse, ...last],
      eleven: [...common, ...last],
      counts: [29, 27],
      misdeeds: noMisdeeds,
    });
  });

  test('S4-20, S8-07, S9-05: a saved preference applies in another browser, in the menu and in the builder', async () => {
    const preferred = [...three, 'Dilution Group', 'LoDB (RFU)'];
    const first = await open('SSM-Verified');
    await choose(first.page, 'LoDB (RFU)', 'Dilution Group', preference);
    await menuOf(first.page).notifications.getByText('Column display preferences saved').waitFor();
    await titled(first.page, preferred);
    await columnsButton(first.page).click();
    const isOff = await dialogOf(first.page).getByRole('checkbox', { name: preference }).isDisabled();
    await dialogOf(first.page).getByRole('button', { name: 'Cancel' }).click();
    await first.page.goto('/');
    await titled(first.page, preferred);
    await signOut(first.page, 'SSM-Verified');
    await titled(first.page, three);
    const kept = await first.page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
    await first.context.close();

    const second = await open('SSM-Verified');
    await titled(second.page, preferred);
    await second.page
      .getByRole('checkbox', { name: /^Select \d+-/ })
      .first()
      .click();
    await second.page.getByRole('button', { name: 'Add to Panel Builder (1)' }).click();
    await second.page.goto('/7k-panel-builder');
    await titled(second.page, preferred, '7K Panel');
    await choose(second.page, 'Dilution Group', 'LoDB (RFU)');
    await titled(second.page, three, '7K Panel');
    await second.page.reload();
    await titled(second.page, three, '7K Panel');
    await second.page.goto('/?version=V_11K');
    await titled(second.page, preferred);
    expect({ isOff, kept, misdeeds: second.misdeeds }).toEqual({ isOff: true, kept: [[], []], misdeeds: noMisdeeds });
  });

  test('S2-04: a saved panel shows the columns that the user chose for the panel', async () => {
    const { page } = await open('Certified-Site');
    await page
      .getByRole('checkbox', { name: /^Select \d+-/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Add to Set Builder (1)' }).click();
    await page.goto('/set-builder?version=V_7K');
    await page.getByRole('button', { name: 'Save Set' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Columns of a set');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.goto('/my-sets');
    await page.getByRole('link', { name: 'Columns of a set' }).click();
    await titled(page, three, 'Columns of a set');
    await choose(page, 'Target Name', 'UniProt ID');
    await titled(page, ['Sequence ID', 'Full Name', 'UniProt ID'], 'Columns of a set');
    await page.reload();
    await titled(page, ['Sequence ID', 'Full Name', 'UniProt ID'], 'Columns of a set');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Cols')))).toEqual([]);
  });

  test('S6-01: visitors and SSM-Public users have no Columns button', async () => {
    const visitor = await host.visit();
    await visitor.page.goto('/');
    await titled(visitor.page, three);
    await visitor.page.getByRole('button', { name: 'Filters' }).waitFor();
    const ofVisitor = await columnsButton(visitor.page).count();
    const asked = visitor.requests.filter((path) => path.includes('/custompanel/'));
    await visitor.context.close();
    const person = await open('SSM-Public');
    await titled(person.page, three);
    expect([ofVisitor, asked, await columnsButton(person.page).count()]).toEqual([0, [], 0]);
  });

  test('S8-03, R11: a preference that fails to save shows a retry, and the columns stay', async () => {
    const { page, misdeeds } = await open('Certified-Site-Customer');
    await titled(page, three);
    await page.route('**/custompanel/user/*/column', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await choose(page, 'pQTL', preference);
    await menuOf(page).notifications.getByText('Failed to save column preference').waitFor();
    await titled(page, [...three, 'pQTL']);
    await page.unroute('**/custompanel/user/*/column');
    await menuOf(page).notifications.getByRole('button', { name: 'Try again' }).click();
    await menuOf(page).notifications.getByText('Column display preferences saved').waitFor();
    await page.goto('/');
    await titled(page, [...three, 'pQTL']);
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('R39: the keyboard alone chooses columns', async () => {
    const { page, where } = await open('SSM-Registered');
    await titled(page, three);
    await columnsButton(page).focus();
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor();
    await tabTo(page, 'searchbox Find a column');
    await page.keyboard.type('selectivity');
    await tabTo(page, 'checkbox Selectivity');
    await page.keyboard.press('Space');
    await tabTo(page, 'button Apply');
    await page.keyboard.press('Enter');
    await titled(page, [...three, 'Selectivity']);
    await eventually(() => focused(page), 'button Columns');
    await page.waitForURL(({ search }) => search !== '');
    expect(where()).toBe('/?columns=seqId%2CfullName%2CtargetName%2CcharInfo');
  });

  test('R41: at 320 px the dialog scrolls and nothing is cut off', async () => {
    const { page } = await open('SSM-Registered', '/', { width: 320, height: 640 });
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await columnsButton(page).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('checkbox', { name: 'Pathways' }).click();
    const overflow = await page.evaluate(() =>
      [...document.querySelectorAll('[role=dialog], [role=dialog] [data-part=Body], [role=dialog] footer')].map(
        (element) => element.scrollWidth - element.clientWidth,
      ),
    );
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await dialog.waitFor({ state: 'detached' });
    await titled(page, ['Sequence ID', 'Full Name', 'Target Name', 'Pathways']);
    expect(overflow).toEqual([0, 0, 0]);
  });
});
