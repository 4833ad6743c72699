/** Panels of the person at a page, saved without a click. */
import type { Page } from 'playwright';

/** Saves a panel of the first reagents of the 7K menu under each name, in the name of whoever is signed in. */
export async function savePanels(page: Page, names: readonly string[], count = 1): Promise<void> {
  await page.evaluate(
    async ([wanted, size]) => {
      const [, text = '{}'] = Object.entries(localStorage).find(([name]) => name.startsWith('oidc.user')) ?? [];
      const session = JSON.parse(String(text)) as { access_token: string; profile: { sub: string } };
      const authorization = { Authorization: `Bearer ${session.access_token}` };
      const menu = await fetch('/sat/menuquery/secured/somamer/search?version=V_7K&fields=seqId', {
        headers: { ...authorization, Accept: 'application/json' },
      });
      const seqIds = ((await menu.json()) as { seqId: string }[]).slice(0, size).map(({ seqId }) => seqId);
      for (const name of wanted) {
        const answer = await fetch(`/sat/custompanel/user/${encodeURIComponent(session.profile.sub)}/panel`, {
          method: 'POST',
          headers: { ...authorization, 'Content-Type': 'application/json', 'Idempotency-Key': `${name} of a test` },
          body: JSON.stringify({ name, description: '', version: 'V_7K', seqIds }),
        });
        if (!answer.ok) throw new Error(`${name} was not saved: ${answer.status} ${await answer.text()}`);
      }
    },
    [names, count] as const,
  );
}
