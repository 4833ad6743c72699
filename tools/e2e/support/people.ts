import { type Title, titles } from './account.ts';
import type { MenuServer } from './server.ts';
import { sessionOf } from './signedIn.ts';

const defaultColumns = ['seqId', 'fullName', 'targetName'];

interface PanelPage {
  readonly items: readonly { readonly id: string; readonly etag: string }[];
}

export async function forgetPeople(server: MenuServer): Promise<void> {
  const savers = titles.filter((title) => title !== 'SSM-Public');
  await Promise.all(savers.map((title) => forget(server, title)));
}

async function forget(server: MenuServer, title: Title): Promise<void> {
  const { access_token: token, profile } = await sessionOf(server, title);
  const user = `user/${encodeURIComponent(profile.sub)}`;

  async function call(path: string, method = 'GET', headers: Record<string, string> = {}, body?: object) {
    const answer = await fetch(`${server.origin}/sat/custompanel/${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  const { columns } = (await (await call(`${user}/column`)).json()) as { columns: readonly string[] };
  if (columns.length > 0) await call(`${user}/column`, 'PUT', {}, { columns: defaultColumns });
  for (;;) {
    const { items } = (await (await call(`${user}/panel?size=100`)).json()) as PanelPage;
    if (items.length === 0) return;
    await Promise.all(items.map(({ id, etag }) => call(`panel/${id}`, 'DELETE', { 'If-Match': etag })));
  }
}
