import type { Problem } from 'ssm-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCatalogueHolder } from '../catalogue/active.ts';
import { smallCatalogue } from '../testing/smallCatalogue.ts';
import { createTestServer, type JsonAnswer } from '../testing/testServer.ts';

const detailOf = ({ body }: JsonAnswer): string => (body as Problem).detail;

describe('health and ready', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('health responds while nothing is loaded', async () => {
    const { get } = await createTestServer({ catalogues: createCatalogueHolder() });
    expect(await get('/health')).toEqual({
      status: 200,
      headers: {
        'cache-control': 'no-store',
        'content-length': '15',
        'content-type': 'application/json',
        'x-request-id': 'request-1',
      },
      body: { status: 'ok' },
    });
  });

  it('ready names the loaded catalogues', async () => {
    const { body } = await (await createTestServer()).get('/ready');
    expect(body).toEqual({
      status: 'ready',
      catalogues: [
        { version: 'V_7K', revision: 'small-V_7K-1', isDemo: false, total: 3 },
        { version: 'V_11K', revision: 'small-V_11K-1', isDemo: false, total: 4 },
      ],
    });
  });

  it('a version without a catalogue is not ready, and requests for its menu are told when to retry', async () => {
    const catalogues = createCatalogueHolder();
    catalogues.replace([smallCatalogue('V_7K')]);
    const { get } = await createTestServer({ catalogues });
    const answer = await get('/ready');
    expect([answer.status, answer.headers['retry-after'], detailOf(answer)]).toEqual([
      503,
      '5',
      'No catalogue is loaded yet for V_11K. Try again shortly.',
    ]);
    const menu = await get('/sat/menuquery/public/somamer/search?version=V_11K');
    expect([menu.status, menu.headers['retry-after'], detailOf(menu)]).toEqual([
      503,
      '5',
      'No V_11K catalogue is loaded yet. Try again in a few seconds.',
    ]);
  });

  it('a server that is shutting down is not ready', async () => {
    const answer = await (await createTestServer({ isLeaving: () => true })).get('/ready');
    expect([answer.status, detailOf(answer)]).toEqual([
      503,
      'This server is about to end. Ask another, or try again shortly.',
    ]);
  });

  it('a server with unreachable or failing storage is not ready', async () => {
    for (const isStoreReachable of [async () => false, () => Promise.reject(new Error('gone'))]) {
      const answer = await (await createTestServer({ isStoreReachable })).get('/ready');
      expect([answer.status, detailOf(answer)]).toEqual([503, 'Storage does not answer. Try again shortly.']);
    }
  });

  it('ready counts an answer of the storage that arrived while the server was blocked', async () => {
    const stood = Promise.withResolvers<boolean>();
    const { get } = await createTestServer({ isStoreReachable: () => stood.promise });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pending = get('/ready');
    await vi.waitUntil(() => vi.getTimerCount() === 1, { interval: 1 });
    vi.advanceTimersByTime(2000);
    stood.resolve(true);
    expect((await pending).status).toEqual(200);
  });

  it('ready waits at most two seconds for the storage', async () => {
    const { get } = await createTestServer({ isStoreReachable: () => new Promise(() => {}) });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pending = get('/ready');
    await vi.waitUntil(() => vi.getTimerCount() === 1, { interval: 1 });
    await vi.advanceTimersByTimeAsync(2000);
    expect((await pending).status).toEqual(503);
  });
});

const path = '/ofrep/v1/evaluate/flags';
const banner = 'genericUI_downtimeBanner_frontend';
const asking = (headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  body: JSON.stringify({ context: { targetingKey: 'a@b.example', project: 'ssm' } }),
  headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
});

describe('evaluateFlags', () => {
  it('S4-05 returns every flag, and 304 until a flag changes', async () => {
    let values = { [banner]: 'off', another: true };
    const { ask } = await createTestServer({ flags: { current: async () => values } });
    const first = await ask(path, asking());
    const tag = first.headers.get('ETag') ?? '';
    expect([first.status, await first.json(), first.headers.get('Cache-Control')]).toEqual([
      200,
      {
        flags: [
          { key: 'another', value: true, reason: 'STATIC', variant: 'true' },
          { key: banner, value: 'off', reason: 'STATIC', variant: 'off' },
        ],
      },
      'no-cache',
    ]);
    const same = await ask(path, asking({ 'If-None-Match': tag }));
    expect([same.status, same.headers.get('ETag'), await same.text()]).toEqual([304, tag, '']);
    values = { ...values, [banner]: 'on' };
    const turned = await ask(path, asking({ 'If-None-Match': tag }));
    expect([turned.status, turned.headers.get('ETag') === tag]).toEqual([200, false]);
  });

  it('accepts any context, and no context', async () => {
    const { ask } = await createTestServer();
    const contexts = ['{}', '{"context":{}}', '{"context":{"targetingKey":"","more":{"deep":[1]}}}'];
    const statuses = contexts.map(async (body) => (await ask(path, { ...asking(), body })).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 200]);
    const refused = ['{"context":7}', '[]', '{"context":{"targetingKey":7}}'];
    const problems = refused.map(async (body) => (await ask(path, { ...asking(), body })).status);
    expect(await Promise.all(problems)).toEqual([400, 400, 400]);
  });
});

describe('evaluateFlag', () => {
  it('S4-05 returns the requested flag, and an error if the flag is missing', async () => {
    const { ask } = await createTestServer();
    const known = await ask(`${path}/${banner}`, asking());
    expect([known.status, await known.json()]).toEqual([
      200,
      { key: banner, value: 'off', reason: 'STATIC', variant: 'off' },
    ]);
    for (const key of ['other', 'toString', '__proto__']) {
      const unknown = await ask(`${path}/${key}`, asking());
      expect([unknown.status, await unknown.json()]).toEqual([
        404,
        { key, errorCode: 'FLAG_NOT_FOUND', errorDetails: 'There is no such flag.' },
      ]);
    }
  });
});
