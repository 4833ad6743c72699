/** Saves panels on a server, records what the server acknowledged, and compares this with the restarted server. */
import type { RoleTitle } from 'ssm-core';
import { demoPerson } from '../../identity/demoPerson.ts';

interface Saved {
  readonly name: string;
  readonly description: string;
  readonly seqIds: readonly string[];
}

interface Noted {
  readonly id: string;
  /** The version with number 1 has the index 0. */
  readonly versions: Saved[];
  etag: string;
  isDeleted: boolean;
}

/** A write that was sent but not acknowledged. It may have had an effect or not. */
type Open =
  | { readonly kind: 'create'; readonly key: string; readonly content: Saved }
  | { readonly kind: 'save'; readonly panel: Noted; readonly content: Saved }
  | { readonly kind: 'delete'; readonly panel: Noted };

interface Body extends Saved {
  readonly id: string;
  readonly number: number;
}

interface Call {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const smallMenu = ['2-1', '10000-28', '10001-7', '20000-1'];

export interface PanelWriter {
  /** Writes until the server refuses or the signal aborts. Returns the refusal, if any. */
  write(address: string, token: string, signal?: AbortSignal): Promise<string | undefined>;
  check(address: string, token: string): Promise<readonly string[]>;
  count(): number;
}

export function createPanelWriter(title: RoleTitle, someSeqIds: readonly string[] = smallMenu): PanelWriter {
  const { sub } = demoPerson(title);
  const noted = new Map<string, Noted>();
  let open: Open | undefined;
  let writes = 0;

  const call = (address: string, token: string, path: string, { headers, ...init }: Call = {}): Promise<Response> =>
    fetch(`${address}/sat/custompanel/${path}`, {
      ...init,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    });
  const bodyOf = (content: Saved): string => JSON.stringify({ ...content, version: 'V_11K' });
  const etagOf = (answer: Response): string => answer.headers.get('ETag') ?? '';

  function newContent(name: string): Saved {
    writes += 1;
    const from = writes % someSeqIds.length;
    return { name, description: `write ${writes}`, seqIds: [...someSeqIds.slice(from), ...someSeqIds.slice(0, from)] };
  }

  async function demandTaken(answer: Response): Promise<void> {
    if (!answer.ok) throw new Error(`${open?.kind} ${answer.status} ${await answer.text()}`);
  }

  async function create(address: string, token: string, key: string, content: Saved): Promise<Noted> {
    open = { kind: 'create', key, content };
    const headers = { 'Idempotency-Key': key };
    const answer = await call(address, token, `user/${sub}/panel`, { method: 'POST', body: bodyOf(content), headers });
    await demandTaken(answer);
    const { id } = (await answer.json()) as Body;
    const panel: Noted = { id, versions: [content], etag: etagOf(answer), isDeleted: false };
    noted.set(id, panel);
    open = undefined;
    return panel;
  }

  async function save(address: string, token: string, panel: Noted): Promise<void> {
    const content = newContent(panel.versions[0]?.name ?? '');
    open = { kind: 'save', panel, content };
    const headers = { 'If-Match': panel.etag };
    const answer = await call(address, token, `panel/${panel.id}`, { method: 'PUT', body: bodyOf(content), headers });
    await demandTaken(answer);
    await answer.text();
    panel.versions.push(content);
    panel.etag = etagOf(answer);
    open = undefined;
  }

  async function remove(address: string, token: string, panel: Noted): Promise<void> {
    open = { kind: 'delete', panel };
    const headers = { 'If-Match': panel.etag };
    const answer = await call(address, token, `panel/${panel.id}`, { method: 'DELETE', headers });
    await demandTaken(answer);
    panel.isDeleted = true;
    open = undefined;
  }

  async function writeOne(address: string, token: string): Promise<void> {
    const panel = await create(address, token, crypto.randomUUID(), newContent(`Panel ${crypto.randomUUID()}`));
    for (let time = 0; time < 3; time += 1) await save(address, token, panel);
    if (noted.size % 4 === 0) await remove(address, token, panel);
  }

  /** Finds out whether an unanswered write had an effect. An unanswered creation is sent again. */
  async function settle(address: string, token: string): Promise<void> {
    if (open === undefined) return;
    if (open.kind === 'create') {
      await create(address, token, open.key, open.content);
      return;
    }
    const { panel } = open;
    const answer = await call(address, token, `panel/${panel.id}`);
    const { number } = (await answer.json()) as Body;
    if (open.kind === 'delete') panel.isDeleted = answer.status === 404;
    else if (number === panel.versions.length + 1) panel.versions.push(open.content);
    open = undefined;
  }

  async function faultOf(address: string, token: string, { id, versions, isDeleted }: Noted): Promise<string[]> {
    if (isDeleted) {
      const { status } = await call(address, token, `panel/${id}`);
      return status === 404 ? [] : [`a deleted panel answers ${status}`];
    }
    const numbers = [undefined, ...versions.keys()];
    const read = numbers.map(async (index) => {
      const query = index === undefined ? '' : `?number=${index + 1}`;
      const answer = await call(address, token, `panel/${id}${query}`);
      const { number, name, description, seqIds } = (await answer.json()) as Body;
      const found = JSON.stringify({ number, name, description, seqIds });
      const expected = JSON.stringify({ number: (index ?? versions.length - 1) + 1, ...versions.at(index ?? -1) });
      return found === expected ? [] : [`${answer.status} ${found} in place of ${expected}`];
    });
    return (await Promise.all(read)).flat();
  }

  async function listed(address: string, token: string): Promise<readonly string[]> {
    const ids: string[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await call(address, token, `user/${sub}/panel?sort=name&size=100&page=${page}`);
      const { items } = (await answer.json()) as { items: readonly { id: string }[] };
      if (items.length === 0) return ids.toSorted();
      ids.push(...items.map(({ id }) => id));
    }
  }

  return {
    count: () => writes,

    async write(address, token, signal) {
      try {
        for (;;) {
          if (signal?.aborted === true) return undefined;
          await writeOne(address, token);
        }
      } catch (error) {
        return (error as Error).message;
      }
    },

    async check(address, token) {
      await settle(address, token);
      const panels = [...noted.values()];
      const faults: string[] = [];
      for (const panel of panels) faults.push(...(await faultOf(address, token, panel)));
      const expected = panels.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id);
      const there = await listed(address, token);
      if (there.join() !== expected.toSorted().join()) faults.push(`${there.length} listed of ${expected.length}`);
      return faults;
    },
  };
}
