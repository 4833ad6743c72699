import type { BrowserContext } from 'playwright';
import { describe, expect, test } from 'vitest';
import { emailOf, signIn } from '../support/account.ts';
import { hosted } from '../support/hosted.ts';

const hour = 3600_000;

describe('renewing a session', () => {
  const host = hosted();

  // The test takes long on two cores, because it has six tabs and twenty rounds.
  test('R19: six tabs with an expired token renew it once in each of twenty rounds, and stay signed in', async () => {
    const { page, context } = await host.open(null, '/?version=V_11K');
    await signIn(page, 'SSM-Registered');
    const pages = [page, ...(await Promise.all(Array.from({ length: 5 }, () => context.newPage())))];
    await Promise.all(pages.slice(1).map((tab) => tab.goto('/?version=V_11K')));
    for (const tab of pages) {
      await tab.getByRole('button', { name: 'Filters', exact: true }).click();
      await tab.getByRole('button', { name: 'Category' }).click();
      await tab.getByRole('option', { name: 'Full Name', exact: true }).click();
    }
    const renewals = await countRenewals(context);
    const counts: number[] = [];
    const start = Date.now();
    for (let round = 1; round <= 20; round += 1) {
      await context.clock.setFixedTime(start + round * 1.1 * hour);
      const before = renewals.length;
      await Promise.all(
        pages.map(async (tab, index) => {
          const answered = tab.waitForResponse((response) => response.url().includes('/field/search'));
          await tab.getByRole('combobox', { name: 'Value' }).fill(`${String.fromCharCode(96 + round)}${index}`);
          expect((await answered).status()).toBe(200);
        }),
      );
      counts.push(renewals.length - before);
    }
    const signedIn = await Promise.all(pages.map((tab) => tab.getByText(emailOf('SSM-Registered')).count()));
    expect({ counts, signedIn }).toEqual({
      counts: Array.from({ length: 20 }, () => 1),
      signedIn: Array.from({ length: 6 }, () => 1),
    });
  });

  async function countRenewals(context: BrowserContext): Promise<readonly string[]> {
    const seen: string[] = [];
    context.on('request', (request) => {
      if (request.postData()?.includes('grant_type=refresh_token') === true) seen.push(request.url());
    });
    return seen;
  }
});
