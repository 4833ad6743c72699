/** Tests examples/vite-react with the packed libraries. */
import { describe, expect, inject, test } from 'vitest';
import { noMisdeeds } from '../../e2e/support/browser.ts';
import { eventually, eventuallyReads } from '../../e2e/support/eventually.ts';
import { menuOf } from '../../e2e/support/menu.ts';
import { visitorsOf } from '../../e2e/support/visitors.ts';
import { visitPortal } from '../visitPortal.ts';
import { changedStyles, ownStyles, takeStylesAway } from './ownStyles.ts';

const visitors = visitorsOf(() => inject('origin'));

async function open(token: string | null, colorScheme: 'light' | 'dark' = 'light') {
  const visit = await visitPortal(visitors, token, { colorScheme });
  const { page } = visit;
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/sat/')) sent.push(request.headers()['authorization']);
  });
  await page.goto(`${inject('origin')}/vite-react/index.html`);
  const menu = menuOf(page);
  await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
  return { ...visit, menu, sent };
}

describe('a portal with Vite and React 19', () => {
  test('shows rows, reports selected and opened rows, and clears a selection', async () => {
    const { page, misdeeds, menu } = await open(null);
    const selected = page.locator('#selected');
    const [first = '', second = ''] = await menu.cells('Sequence ID');
    await page.getByRole('checkbox', { name: `Select ${first}` }).click();
    await page.getByRole('checkbox', { name: `Select ${second}` }).click();
    await eventuallyReads(selected, `${first}, ${second}`);
    await page.getByRole('button', { name: 'Start again' }).click();
    await eventuallyReads(selected, 'Nothing yet');
    await eventually(() => page.getByRole('checkbox', { name: `Select ${first}` }).isChecked(), false);
    await menu.grid.getByRole('gridcell', { name: first, exact: true }).click();
    await page.getByText(`Opened ${first}`).waitFor();
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test.each([
    ['light', '#6b2fb3'],
    ['dark', '#c9a4ff'],
  ] as const)('uses its own colour on a %s device, also in a dialog', async (colorScheme, colour) => {
    const { page, menu } = await open(null, colorScheme);
    await menu.button('Keyboard shortcuts').click();
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const accent = await dialog.evaluate((element) =>
      getComputedStyle(element).getPropertyValue('--ssm-color-accent').trim(),
    );
    expect(accent).toBe(colour);
  });

  test('calls the session function and sends its token with each request', async () => {
    const { misdeeds, sent, requests } = await open(inject('token'));
    expect(new Set(sent)).toEqual(new Set([`Bearer ${inject('token')}`]));
    expect(requests.some((request) => request.startsWith('/sat/menuquery/secured/'))).toBe(true);
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test('shows what visitors see if the server refuses the token, and can sign in again', async () => {
    const { page, misdeeds, menu, session, requests } = await open('no token of this server');
    await page.getByRole('alert').filter({ hasText: 'Your session has ended.' }).waitFor();
    session.token = inject('token');
    const before = requests.length;
    await page.getByRole('button', { name: 'Sign in again' }).click();
    await eventually(() => page.getByText('Your session has ended.').count(), 0);
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    expect(requests.slice(before).some((request) => request.startsWith('/sat/menuquery/secured/'))).toBe(true);
    expect(misdeeds).toEqual(noMisdeeds);
  });

  test.each(['a visitor', 'a signed-in person'])('keeps its own look, whatever %s does in the menu', async (who) => {
    const { page, misdeeds, menu } = await open(who === 'a visitor' ? null : inject('token'));
    const before = await ownStyles(page);
    expect(Object.keys(before).length).toBeGreaterThan(1000);
    await menu.visitDialog('Keyboard shortcuts');
    await menu.choosePageSize(25);
    await eventually(() => menu.pageSize(), '25');
    await eventually(() => changedStyles(page, before), []);
    expect(await takeStylesAway(page)).toBeGreaterThan(0);
    expect(await changedStyles(page, before)).toEqual([]);
    expect(misdeeds).toEqual(noMisdeeds);
  });
});
