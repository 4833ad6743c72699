import { setTimeout as pause } from 'node:timers/promises';
import { type RoleTitle, roles } from 'ssm-core';
import { columnsMediaType, identifierColumnKeys } from 'ssm-core/engine';
import { demoPerson } from '../../identity/demoPerson.ts';

interface Measured {
  readonly kind: string;
  /** Milliseconds since the load began. */
  readonly atMs: number;
  readonly ms: number;
  readonly status: number;
}

export interface MixedLoad {
  /** Stops the load. Resolves to all calls in the order of their answers, when the last one is answered. */
  stop(): Promise<readonly Measured[]>;
}

export const people: readonly RoleTitle[] = roles
  .filter(({ allowsGeneralRoutes }) => allowsGeneralRoutes)
  .map(({ title }) => title);

const patienceMs = 30_000;
const everyMs = 100;

const menu = '/sat/menuquery/public';

interface Call {
  readonly kind: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** `tokens` belong to `people`, in the same order; `seqIds` are on the 11K menu. */
export function startMixedLoad(address: string, tokens: readonly string[], seqIds: readonly string[]): MixedLoad {
  const begun = performance.now();
  const measured: Measured[] = [];
  const over = new AbortController();
  let questions = 0;

  async function call({ kind, path, ...init }: Call): Promise<{ status: number; etag: string; body: unknown }> {
    const from = performance.now();
    let status = 0;
    try {
      const answer = await fetch(address + path, { ...init, signal: AbortSignal.timeout(patienceMs) });
      const bytes = await answer.arrayBuffer();
      status = answer.status;
      const isJson = answer.headers.get('Content-Type')?.includes('json') === true && bytes.byteLength < 100_000;
      const body: unknown = isJson ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
      return { status, etag: answer.headers.get('ETag') ?? '', body };
    } catch {
      return { status: 0, etag: '', body: undefined };
    } finally {
      const now = performance.now();
      measured.push({ kind, atMs: now - begun, ms: now - from, status });
    }
  }

  async function watch(): Promise<void> {
    while (!over.signal.aborted) {
      await call({ kind: 'ready', path: '/ready' });
      await pause(everyMs);
    }
  }

  async function browse(): Promise<void> {
    const headers = { Accept: columnsMediaType, 'Accept-Encoding': 'br' };
    while (!over.signal.aborted) {
      questions += 1;
      const version = questions % 2 === 0 ? 'V_7K' : 'V_11K';
      const asked = `version=${version}&fields=${identifierColumnKeys.join(',')}`;
      const filters = encodeURIComponent(`loDb~${questions % 997},${questions}&totalCvPlasma<${1 + (questions % 20)}`);
      await call({ kind: 'menu', path: `${menu}/somamer/search?${asked}`, headers });
      await call({ kind: 'filter', path: `${menu}/somamer/search?${asked}&filters=${filters}`, headers });
      const term = String.fromCharCode(97 + (questions % 26));
      await call({ kind: 'suggest', path: `${menu}/field/search?version=${version}&field=charInfo&term=${term}` });
      await pause(20);
    }
  }

  async function work(title: RoleTitle, token: string): Promise<void> {
    const own = `/sat/custompanel/user/${demoPerson(title).sub}/panel`;
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const bodyOf = (name: string, count: number): string =>
      JSON.stringify({ name, description: '', version: 'V_11K', seqIds: seqIds.slice(0, count) });
    for (let time = 1; !over.signal.aborted; time += 1) {
      const name = `Panel ${crypto.randomUUID()}`;
      const count = time % 5 === 0 ? seqIds.length : 50 + (time % 100);
      const made = await call({ kind: 'create', path: own, method: 'POST', headers, body: bodyOf(name, count) });
      const { id } = (made.body ?? {}) as { readonly id?: string };
      await call({ kind: 'list', path: `${own}?sort=changed&size=100`, headers });
      if (id !== undefined) {
        const ifMatch = { ...headers, 'If-Match': made.etag };
        const path = `/sat/custompanel/panel/${id}`;
        await call({ kind: 'save', path, method: 'PUT', headers: ifMatch, body: bodyOf(name, count - 1) });
        await call({ kind: 'open', path, headers });
      }
      await call({ kind: 'list', path: `${own}?sort=name&size=100&page=1`, headers });
      await pause(20);
    }
  }

  const all = [watch(), browse(), browse(), ...people.map((title, index) => work(title, tokens[index] ?? ''))];
  return {
    async stop() {
      over.abort();
      await Promise.all(all);
      return measured;
    },
  };
}
