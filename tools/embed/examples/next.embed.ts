/** Tests examples/next with `next start` and the packed libraries. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noMisdeeds } from '../../e2e/support/browser.ts';
import { eventually, eventuallyReads } from '../../e2e/support/eventually.ts';
import { menuOf } from '../../e2e/support/menu.ts';
import { visitorsOf } from '../../e2e/support/visitors.ts';
import { inChromiumAlone, visitPortal } from '../visitPortal.ts';
import { answerNonsense, recover } from './outage.ts';
import { changedStyles, ownStyles, takeStylesAway } from './ownStyles.ts';
import { type RunningExample, startExample } from './startExample.ts';

let portal: RunningExample;

beforeAll(async () => {
  portal = await startExample('next', 'node_modules/next/dist/bin/next', (port) => ['start', '--port', String(port)]);
});

afterAll(() => portal?.stop());

const visitors = visitorsOf(() => portal.origin);

describe('a Next.js portal', () => {
  test("hydrates without a warning, with the server's version, a selection and a dialog", async () => {
    const { page, misdeeds, logged } = await visitPortal(visitors);
    await page.goto('/');
    const menu = menuOf(page);
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    const [first = ''] = await menu.cells('Sequence ID');
    await page.getByRole('checkbox', { name: `Select ${first}` }).click();
    await eventuallyReads(page.locator('#selected'), first);
    await menu.visitDialog('Keyboard shortcuts');
    expect({ misdeeds, logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
  });

  inChromiumAlone(() => {
    test('renders the menu on the server, before any script runs', async () => {
      const { page } = await visitors.visit({ javaScriptEnabled: false });
      await page.goto('/');
      expect({
        heading: await page.getByRole('heading', { level: 1 }).allInnerTexts(),
        searches: await page.getByRole('searchbox', { name: 'Search by Keywords or IDs' }).count(),
        columns: await page.getByRole('columnheader').allInnerTexts(),
        styles: await page.locator('.ssm-root [style]').count(),
      }).toEqual({
        heading: ['Our assays'],
        searches: 1,
        columns: ['', 'Sequence ID', 'Full Name', 'Target Name'],
        styles: 0,
      });
    });

    test('sends a policy that allows only scripts and styles with its nonce, which changes with each response', async () => {
      const policyOf = async () => (await fetch(portal.origin)).headers.get('content-security-policy') ?? '';
      const [first, second] = [await policyOf(), await policyOf()];
      const nonce = /'nonce-[\w+/=-]{20,}'/g;
      expect(first.replaceAll(nonce, 'NONCE').split('; ')).toEqual([
        "default-src 'none'",
        "script-src NONCE 'strict-dynamic'",
        "style-src 'self' NONCE",
        "img-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ]);
      expect(first.match(nonce)).not.toEqual(second.match(nonce));
    });

    test('keeps its own look, whatever the user does in the menu', async () => {
      const { page, misdeeds } = await visitors.visit();
      await page.goto('/');
      const menu = menuOf(page);
      await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
      const before = await ownStyles(page);
      expect(Object.keys(before).length).toBeGreaterThan(1000);
      await menu.visitDialog('Keyboard shortcuts');
      await eventually(() => changedStyles(page, before), []);
      expect(await takeStylesAway(page)).toBeGreaterThan(0);
      expect(await changedStyles(page, before)).toEqual([]);
      expect(misdeeds).toEqual(noMisdeeds);
    });

    test('stays intact if the menu’s server sends nonsense, and the menu recovers afterwards', async () => {
      const { page, misdeeds } = await visitors.visit();
      await answerNonsense(page);
      await page.goto('/');
      await page.getByRole('heading', { name: 'Order' }).waitFor();
      await recover(page, menuOf(page), '11,083 of 11,083 reagents');
      expect(misdeeds).toEqual(noMisdeeds);
    });
  });
});
