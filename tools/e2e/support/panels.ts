import type { Page } from 'playwright';
import type { AssayVersion } from 'ssm-core';

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
