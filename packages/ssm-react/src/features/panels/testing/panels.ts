import { createPanel, createSatClient, type PanelContent, type SatClient, savePanel } from 'ssm-core';
import { createInMemoryServer, type InMemoryServer, type InMemoryServerOptions } from 'ssm-server';

export const owner = { person: 'SSM-Registered', sub: 'demo-ssm-registered' } as const;

export function seriesSeqIds(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${index + 1}-1`);
}

export function panelContent(content: Partial<PanelContent> = {}): PanelContent {
  return { name: 'Kidney injury', version: 'V_7K', seqIds: ['30-1', '2-1', '10-1', '7-1'], ...content };
}

/**
 * Saves each content as the next version of one panel and returns the panel's id. An idempotency key prevents
 * duplicates.
 */
export async function saveVersions(client: SatClient, contents: readonly PanelContent[]): Promise<string> {
  const [first = panelContent(), ...later] = contents;
  let saved = await createPanel(client, owner.sub, first, `key-${first.name.replace(/\W/g, '-')}`);
  // oxlint-disable-next-line no-await-in-loop -- each is saved over the one before
  for (const content of later) saved = await savePanel(client, saved.panel.id, saved.etag, content);
  return saved.panel.id;
}

export async function losing(seqIds: readonly string[], answer: Response): Promise<Response> {
  const { status, headers } = answer;
  const data: unknown = await answer.clone().json();
  if (typeof data !== 'object' || data === null || !('seqIds' in data) || !Array.isArray(data.seqIds)) return answer;
  return new Response(JSON.stringify({ ...data, seqIds: [...data.seqIds, ...seqIds] }), { status, headers });
}

/** Returns a client for stories. Its server starts with the first request. The story may change answers. */
export function createPanelClient(
  options: InMemoryServerOptions,
  change: (request: Request, answer: Response) => Promise<Response>,
): SatClient {
  let server: Promise<InMemoryServer> | undefined;
  return createSatClient({
    async fetch(request) {
      server ??= createInMemoryServer({ person: owner.person, ...options });
      return change(request, await (await server).fetch(request));
    },
  });
}
