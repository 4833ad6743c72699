import { describe, expect, test } from 'vitest';
import { noMisdeeds } from '../support/browser.ts';
import { eventually, eventuallyReads, textOf } from '../support/eventually.ts';
import { hosted } from '../support/hosted.ts';
import { menuOf } from '../support/menu.ts';

const message = 'There was an error with your request, please try again later or contact our support team.';
const retry = /^(retry|try again)$/i;

async function seqIdsOf(origin: string): Promise<readonly string[]> {
  const answer = await fetch(`${origin}/sat/menuquery/public/somamer/search?version=V_7K&fields=seqId`, {
    headers: { Accept: 'application/json' },
  });
  return ((await answer.json()) as readonly { readonly seqId: string }[]).map(({ seqId }) => seqId);
}

describe('while the server is down', () => {
  const host = hosted();

  test('S8-01, R11: the rows that loaded stay usable, the other version shows an error, and Retry loads it once the server is back', async () => {
    const { page, misdeeds } = await host.visit();
    const menu = menuOf(page);
    await page.goto('/');
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const [first = ''] = await menu.cells('Sequence ID');
    // Waits for the code that loads after the rows and on the first interaction.
    const late = page.waitForResponse((response) => response.url().includes('/assets/lateVersion-'));
    await page.mouse.move(600, 790);
    await late;
    await page.waitForLoadState('networkidle');
    await host.server.kill();

    await menu.search.fill(first);
    await eventually(async () => (await menu.cells('Sequence ID'))[0], first);
    await menu.search.fill('');
    await menu.version('11K').click();
    await menu.alert.filter({ hasText: message }).first().waitFor();
    await menu.version('7K').click();
    await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
    const kept = (await menu.cells('Sequence ID'))[0];
    await menu.version('11K').click();
    await eventually(() => page.getByRole('button', { name: retry }).first().isVisible(), true);

    await host.server.restart();
    await page.getByRole('button', { name: retry }).first().click();
    await eventually(async () => (await textOf(menu.count))?.endsWith('of 11,083 reagents'), true);
    expect({ kept, misdeeds }).toEqual({ kept: first, misdeeds: noMisdeeds });
  });

  test('S8-03, R11: nothing that the user typed or changed is lost, and Try again works once the server is back', async () => {
    const list = (await seqIdsOf(host.server.origin)).slice(0, 2).join('\n');
    const { page, menu } = await host.open('SSM-Registered', '/7k-panel-builder');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Or paste a list' }).fill(list);
    await host.server.kill();
    let typed: string;
    try {
      await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
      await menu.notifications.getByRole('alert').filter({ hasText: message }).waitFor();
      typed = await dialog.getByRole('textbox', { name: 'Or paste a list' }).inputValue();
    } finally {
      await host.server.restart();
    }
    // Looks in the dialog only, because a lazy part behind it may have failed too.
    await dialog.getByRole('button', { name: 'Try again', exact: true }).click();
    await dialog.getByRole('button', { name: 'Add 2 analytes', exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: '7K Panel Builder, 2 analytes', exact: true }).waitFor();
    expect(typed).toBe(list);
  });
});
