import type { Locator, Page } from 'playwright';
import type { AssayVersion } from 'ssm-core';
import { eventually, eventuallyReads } from './eventually.ts';
import { menuOf } from './menu.ts';

interface SavedPanels {
  readonly version?: AssayVersion;
  readonly count?: number;
}

/** Saves a panel of the menu's first reagents under each name, for the signed-in user. */
export async function savePanels(
  page: Page,
  names: readonly string[],
  { version = 'V_7K', count = 1 }: SavedPanels = {},
): Promise<void> {
  await page.evaluate(
    async ([wanted, of, size]) => {
      const [, text = '{}'] = Object.entries(localStorage).find(([name]) => name.startsWith('oidc.user')) ?? [];
      const session = JSON.parse(String(text)) as { access_token: string; profile: { sub: string } };
      const authorization = { Authorization: `Bearer ${session.access_token}` };
      const menu = await fetch(`/sat/menuquery/secured/somamer/search?version=${of}&fields=seqId`, {
        headers: { ...authorization, Accept: 'application/json' },
      });
      const seqIds = ((await menu.json()) as { seqId: string }[]).slice(0, size).map(({ seqId }) => seqId);
      for (const name of wanted) {
        const answer = await fetch(`/sat/custompanel/user/${encodeURIComponent(session.profile.sub)}/panel`, {
          method: 'POST',
          headers: { ...authorization, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
          body: JSON.stringify({ name, description: '', version: of, seqIds }),
        });
        if (!answer.ok) throw new Error(`${name} was not saved: ${answer.status} ${await answer.text()}`);
      }
    },
    [names, version, count] as const,
  );
}

/** Saves an own collection of one reagent under each name, for the signed-in user. */
export async function saveCollections(page: Page, names: readonly string[]): Promise<void> {
  await page.evaluate(async (wanted) => {
    const [, text = '{}'] = Object.entries(localStorage).find(([name]) => name.startsWith('oidc.user')) ?? [];
    const session = JSON.parse(String(text)) as { access_token: string; profile: { sub: string } };
    const headers = { Authorization: `Bearer ${session.access_token}`, 'Content-Type': 'application/json' };
    const path = `/sat/custompanel/user/${encodeURIComponent(session.profile.sub)}/collection`;
    const menu = await fetch('/sat/menuquery/secured/somamer/search?version=V_7K&fields=seqId', {
      headers: { ...headers, Accept: 'application/json' },
    });
    const seqIds = ((await menu.json()) as { seqId: string }[]).slice(0, 1).map(({ seqId }) => seqId);
    for (const name of wanted) {
      const body = JSON.stringify({ name, seqIds });
      const answer = await fetch(path, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`${name} was not saved: ${answer.status} ${await answer.text()}`);
    }
  }, names);
}

export const builderLink = (page: Page, name: string): Locator =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Searches a word and ticks its first reagents. Returns their SeqIds. */
export async function pick(page: Page, word: string, count: number): Promise<readonly string[]> {
  const menu = menuOf(page);
  await menu.search.fill(word);
  await eventually(async () => (await menu.count.allInnerTexts()).some((text) => text.startsWith('7,596')), false);
  const boxes = page.getByRole('checkbox', { name: /^Select \d+-/ });
  await boxes.first().waitFor();
  const taken = (await boxes.evaluateAll((found) => found.map((box) => box.getAttribute('aria-label') ?? '')))
    .slice(0, count)
    .map((label) => label.replace('Select ', ''));
  await page.getByRole('checkbox', { name: `Select ${taken[0]}`, exact: true }).click();
  await page.getByRole('checkbox', { name: `Select ${taken.at(-1)}`, exact: true }).click({ modifiers: ['Shift'] });
  await menu.search.fill('');
  // Otherwise the next search could read the rows of this one.
  await eventuallyReads(menu.count, '7,596 of 7,596 reagents');
  return taken;
}

/** Ticks the first reagents of the menu, one by one. Returns their SeqIds. */
export async function selectFirst(page: Page, count: number): Promise<readonly string[]> {
  const boxes = page.getByRole('checkbox', { name: /^Select \d+-/ });
  await boxes.nth(count - 1).waitFor();
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    names.push(String(await boxes.nth(index).getAttribute('aria-label')).replace('Select ', ''));
    await boxes.nth(index).click();
  }
  return names;
}

/** Saves the builder under a new name, by its dialog. */
export async function save(page: Page, group: 'Panel' | 'Set', name: string): Promise<void> {
  await page.getByRole('button', { name: `Save ${group}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Save ${group}` });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  // Waits for the last one, because the notification of an earlier save may still be visible.
  await menuOf(page).notifications.getByText(`${group} saved: ${name.trim()}`).last().waitFor();
}
