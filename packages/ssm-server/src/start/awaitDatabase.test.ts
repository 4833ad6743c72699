import { describe, expect, it } from 'vitest';
import { silentLog } from '../log/log.ts';
import { type Store, StoreError } from '../store/store.ts';
import { freePort } from '../store/testing/program.ts';
import { awaitDatabase } from './awaitDatabase.ts';

const away = new StoreError('unreachable', 'The database at db:5432/menu does not answer.', {
  cause: Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
});

async function scene(open: () => Promise<Store>, signal = new AbortController().signal) {
  const port = await freePort();
  const lines: string[] = [];
  const store = awaitDatabase(open, {
    config: { host: '127.0.0.1', port, profile: 'local' },
    build: { version: '1.2.3', commit: undefined },
    log: silentLog,
    print: (line) => lines.push(line),
    signal,
    betweenMs: 10,
  });
  return { address: `http://127.0.0.1:${port}`, lines, store };
}

describe('awaitDatabase', () => {
  it('R15: answers /health and refuses every other request until the database answers', async () => {
    let isThere = false;
    const database = {} as Store;
    const { address, lines, store } = await scene(async () => {
      if (!isThere) throw away;
      return database;
    });
    await expect.poll(() => lines.length).toEqual(1);
    const health = await fetch(`${address}/health`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ok', version: '1.2.3', profile: 'local' }]);
    const menu = await fetch(`${address}/sat/menuquery/public/somamer/search?version=V_7K`);
    expect([menu.status, menu.headers.get('Retry-After'), await menu.json()]).toMatchObject([
      503,
      '5',
      { code: 'unavailable', detail: 'The server waits for its database. Try again in a few seconds.' },
    ]);
    isThere = true;
    const opened = await store;
    expect(opened.store).toBe(database);
    await opened.stopAnswering();
    await expect(fetch(`${address}/health`)).rejects.toThrow('fetch failed');
    expect(lines).toEqual([
      'The database at db:5432/menu does not answer. The server waits for it; until then /health answers, and all else is 503.',
    ]);
  });

  it.each(['28P01', '3D000', '55P03'])('stops waiting if the database answers with a refusal (%s)', async (code) => {
    const refusing = new StoreError('unreachable', 'refused', { cause: Object.assign(new Error(code), { code }) });
    const { store, lines } = await scene(() => Promise.reject(refusing));
    await expect(store).rejects.toEqual(refusing);
    expect(lines).toEqual([]);
  });

  it("rejects with the signal's reason if the signal aborts", async () => {
    const stopping = new AbortController();
    const { store, lines } = await scene(() => Promise.reject(away), stopping.signal);
    await expect.poll(() => lines.length).toEqual(1);
    const reason = new Error('stopped');
    stopping.abort(reason);
    await expect(store).rejects.toEqual(reason);
  });
});
