/** examples/next by `next start`, with the packed libraries installed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noMisdeeds, openBrowser, type Visitors } from '../../../packages/ssm-host/e2e/support/browser.ts';
import { eventually, eventuallyReads } from '../../../packages/ssm-host/e2e/support/eventually.ts';
import { menuOf } from '../../../packages/ssm-host/e2e/support/menu.ts';
import { inChromiumAlone, visitPortal } from '../visitPortal.ts';
import { answerNonsense, recover } from './outage.ts';
import { changedStyles, ownStyles, takeStylesAway } from './ownStyles.ts';
import { type RunningExample, startExample } from './startExample.ts';

let portal: RunningExample;
let visitors: Visitors;

beforeAll(async () => {
  portal = await startExample('next', 'node_modules/next/dist/bin/next', (port) => ['start', '--port', String(port)]);
  visitors = await openBrowser(portal.origin);
});

afterAll(async () => {
  await visitors?.close();
  await portal?.stop();
});

describe('a portal of Next', () => {
  test('is hydrated without a complaint: rows of the version that the server said, a selection, a dialog', async () => {
    const { page, context, misdeeds, logged } = await visitPortal(visitors);
    await page.goto('/');
    const menu = menuOf(page);
    await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
    const [first = ''] = await menu.cells('Sequence ID');
    await page.getByRole('checkbox', { name: `Select ${first}` }).click();
    await eventuallyReads(page.locator('#selected'), first);
    await menu.button('Keys of the table').click();
    await page.getByRole('dialog', { name: 'Keys of the table' }).waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => page.getByRole('dialog').count(), 0);
    expect({ misdeeds, logged }).toEqual({ misdeeds: noMisdeeds, logged: [] });
    await context.close();
  });

  inChromiumAlone(() => {
    test('is drawn on the server with the menu in it, before any script has run', async () => {
      const { page, context } = await visitors.visit({ javaScriptEnabled: false });
      await page.goto('/');
      expect({
        heading: await page.getByRole('heading', { level: 1 }).allInnerTexts(),
        searches: await page.getByRole('searchbox', { name: 'Search by Keywords or IDs' }).count(),
        columns: await page.getByRole('columnheader').allInnerTexts(),
        styles: await page.locator('.ssm-root [style]').count(),
      }).toEqual({
        heading: ['Our assays'],
        searches: 1,
        // The first is that of the checkboxes.
        columns: ['', 'Sequence ID', 'Full Name', 'Target Name'],
        styles: 0,
      });
      await context.close();
    });

    test('answers a policy that lets nothing run or style that has not its nonce, another each time', async () => {
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

    test('looks as it would without the menu’s styles, whatever is done in the menu', async () => {
      const { page, context, misdeeds } = await visitors.visit();
      await page.goto('/');
      const menu = menuOf(page);
      await eventuallyReads(menu.count, '11,083 of 11,083 reagents');
      const before = await ownStyles(page);
      expect(Object.keys(before).length).toBeGreaterThan(1000);
      await menu.button('Keys of the table').click();
      await page.getByRole('dialog', { name: 'Keys of the table' }).waitFor();
      await page.keyboard.press('Escape');
      await eventually(() => page.getByRole('dialog').count(), 0);
      await eventually(() => changedStyles(page, before), []);
      expect(await takeStylesAway(page)).toBeGreaterThan(0);
      expect(await changedStyles(page, before)).toEqual([]);
      expect(misdeeds).toEqual(noMisdeeds);
      await context.close();
    });

    test('is whole where the menu’s server answers nonsense, and so is the menu once that is over', async () => {
      const { page, context, misdeeds } = await visitors.visit();
      await answerNonsense(page);
      await page.goto('/');
      await page.getByRole('heading', { name: 'Order' }).waitFor();
      await recover(page, menuOf(page), '11,083 of 11,083 reagents');
      expect(misdeeds).toEqual(noMisdeeds);
      await context.close();
    });
  });
});
