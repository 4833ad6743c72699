import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Portal, startPortal } from '../../embed/portal.ts';
import { eventually, eventuallyReads, textOf } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';

describe('a portal on another origin', () => {
  const env: Record<string, string> = {};
  let portal: Portal;

  beforeAll(async () => {
    portal = await startPortal();
    env['SSM_EMBED_ORIGINS'] = portal.origin;
  });
  const host = hosted({ env });
  beforeAll(() => portal.show(host.server.origin));
  afterAll(() => portal?.close());

  test('R36: frames the menu for its own user, receives the selection, and changes the view', async () => {
    const token = await host.server.token('SSM-Registered');
    const { page, misdeeds } = await host.visit({}, portal.origin);
    await page.route('**/session.json', (route) => route.fulfill({ json: { token } }));
    await page.goto('/');
    const frame = page.frameLocator('iframe').locator('body');
    const menu = menuOf(frame);
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const [seqId = ''] = await menu.cells('Sequence ID');
    await frame.getByRole('checkbox', { name: `Select ${seqId}`, exact: true }).click();
    const selected = page.locator('#selected');
    await eventually(() => selected.innerText(), seqId);
    await page.getByRole('button', { name: 'Kinases of 11K' }).click();
    await eventually(() => menu.search.inputValue(), 'kinase');
    await eventually(async () => (await textOf(menu.count))?.endsWith(' of 11,083 reagents'), true);
    const elsewhere = misdeeds.otherOrigins.filter((address) => !address.startsWith(`${host.server.origin}/`));
    expect([elsewhere, misdeeds.uncaught, misdeeds.policyViolations]).toEqual([[], [], []]);
  });
});
