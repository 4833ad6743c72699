/** Runs the reference server behind the page's global fetch, at /sat. */
import { createPanel, createSatClient, type Panel, type PanelContent, savePanel } from 'ssm-core';
import { createInMemoryServer, type InMemoryServer, type InMemoryServerOptions } from 'ssm-server';
import type { GetAccessToken } from '../../session/session.ts';

type Title = Parameters<InMemoryServer['mint']>[0];

export interface ElementServer {
  readonly tokenOf: (title: Title) => GetAccessToken;
  /**
   * Saves the contents in order. A name that repeats becomes the next version of that panel. Returns the newest
   * version of each name.
   */
  readonly save: (title: Title, contents: readonly PanelContent[]) => Promise<readonly Panel[]>;
  readonly end: () => void;
}

export async function startElementServer(options: InMemoryServerOptions = {}): Promise<ElementServer> {
  const server = await createInMemoryServer(options);
  const before = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname.startsWith('/sat/') ? server.fetch(request) : before.call(window, request);
  };
  const tokenOf = (title: Title) => () => server.mint(title);

  async function save(title: Title, contents: readonly PanelContent[]): Promise<readonly Panel[]> {
    const client = createSatClient({ fetch: server.fetch, accessToken: tokenOf(title) });
    const { data } = await client.get('/menuquery/jwt/validate', { params: {} });
    const saved = new Map<string, Awaited<ReturnType<typeof createPanel>>>();
    for (const content of contents) {
      const known = saved.get(content.name);
      const next =
        known === undefined
          ? createPanel(client, data.sub, content, `filling-${saved.size}`)
          : savePanel(client, known.panel.id, known.etag, content);
      // oxlint-disable-next-line no-await-in-loop -- they are saved in their order
      saved.set(content.name, await next);
      // Saves one after the other, because the order of two panels saved in the same millisecond is undefined.
      // oxlint-disable-next-line no-await-in-loop -- see above
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    return [...saved.values()].map(({ panel }) => panel);
  }

  return {
    tokenOf,
    save,
    end() {
      window.fetch = before;
    },
  };
}
