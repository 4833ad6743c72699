import { QueryClient } from '@tanstack/query-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSatClient } from '../api/client/client.ts';
import type { ColumnKey } from '../api/types.ts';
import { breakages, breaks, listenForReported } from '../testing/reported.ts';
import { offeredColumns } from './columns.offer.ts';
import { type Columns, type ColumnsPorts, createColumns } from './columns.ts';

const three: readonly ColumnKey[] = ['seqId', 'fullName', 'targetName'];

function storageWith(entries: Readonly<Record<string, readonly ColumnKey[]>> = {}) {
  const kept = new Map(
    Object.entries(entries).map(([key, columns]) => [key, JSON.stringify({ format: 1, columns })] as const),
  );
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return {
    open: () => storage,
    read: () => Object.fromEntries([...kept].map(([key, text]) => [key, JSON.parse(text).columns])),
  };
}

interface Call {
  readonly method: string;
  readonly columns: unknown;
  readonly signal: AbortSignal;
  readonly answer: (columns: readonly ColumnKey[]) => void;
  readonly fail: () => void;
}

function start(ports: Partial<ColumnsPorts> = {}) {
  const calls: Call[] = [];
  const told: unknown[][] = [];
  const client = createSatClient({
    baseUrl: 'https://menu.example/sat',
    fetch: async (request) => {
      const columns = request.method === 'PUT' ? (await request.json()).columns : undefined;
      return new Promise<Response>((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason));
        calls.push({
          method: request.method,
          columns,
          signal: request.signal,
          answer: (kept) => resolve(Response.json({ columns: kept })),
          fail: () => resolve(Response.json({ type: 'about:blank', status: 422, code: 'forbidden' }, { status: 403 })),
        });
      });
    },
  });
  const tell =
    (name: string) =>
    (...given: readonly unknown[]) =>
      void told.push([name, ...given]);
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  const local = storageWith();
  const session = storageWith();
  const made = createColumns({
    client,
    queryClient,
    sub: 'ann',
    claimed: [],
    list: null,
    openLocal: local.open,
    openSession: session.open,
    onApplied: tell('applied'),
    onSaving: tell('saving'),
    onSaved: tell('saved'),
    onSaveFailed: (error) => void told.push(['save failed', error.code]),
    onReadFailed: (error) => void told.push(['read failed', error.code]),
    ...ports,
  });
  const listener = vi.fn<() => void>();
  onTestFinished(made.subscribe(listener));
  const call = async (method: string, index = 0): Promise<Call> =>
    vi.waitFor(() => {
      const found = calls.filter((each) => each.method === method)[index];
      if (found === undefined) throw new Error(`no ${method} yet`);
      return found;
    });
  return { made, calls, call, told, listener, local, session };
}

function open(made: Columns, shown = three): void {
  made.open({ version: 'V_7K', shown, offered: offeredColumns('V_7K'), fixed: ['seqId'], defaults: three });
}

test('a choice of tall tables is stored for the person, notified to listeners, and used on other pages', () => {
  const { made, listener, local } = start();
  expect(made.getSnapshot().isTall).toBe(false);
  made.makeTall(true);
  expect([made.getSnapshot().isTall, listener.mock.calls.length > 0]).toEqual([true, true]);
  const { made: other } = start({ openLocal: local.open });
  expect(other.getSnapshot().isTall).toBe(true);
  const { made: nobody } = start({ openLocal: local.open, sub: undefined });
  expect(nobody.getSnapshot().isTall).toBe(false);
});

test('bars beside numbers are shown until the person hides them, here and on other pages', () => {
  const { made, listener, local } = start();
  expect(made.getSnapshot().hasBars).toBe(true);
  made.showBars(false);
  expect([made.getSnapshot().hasBars, listener.mock.calls.length > 0]).toEqual([false, true]);
  const { made: other } = start({ openLocal: local.open });
  expect(other.getSnapshot().hasBars).toBe(false);
  other.showBars(true);
  const { made: third } = start({ openLocal: local.open });
  expect(third.getSnapshot().hasBars).toBe(true);
});

describe('the preference', () => {
  test("is the stored one, or else the token's, until the server answers; then the answer is used and stored", async () => {
    const local = storageWith({ 'preferredCols:bob': ['loDb'] });
    const claimed: readonly ColumnKey[] = ['pQtl'];
    expect(start({ claimed }).made.getSnapshot().preferred).toBe(claimed);
    const { made, call } = start({ sub: 'bob', claimed, openLocal: local.open });
    expect(made.getSnapshot().preferred).toEqual(['loDb']);
    (await call('GET')).answer(['uniProtId']);
    await vi.waitFor(() => expect(made.getSnapshot().preferred).toEqual(['uniProtId']));
    expect(local.read()).toEqual({ 'preferredCols:bob': ['uniProtId'] });
  });

  test('is empty without a signed-in person, and is not requested', () => {
    const { made, calls } = start({ sub: undefined });
    open(made);
    expect([made.getSnapshot().preferred, made.getSnapshot().canPrefer, calls]).toEqual([[], false, []]);
  });

  test('is not changed by a failed request, which is reported once and can be retried', async () => {
    const { made, call, told } = start();
    (await call('GET')).fail();
    await vi.waitFor(() => expect(told).toEqual([['read failed', 'forbidden']]));
    made.retryRead();
    (await call('GET', 1)).answer(['loDb']);
    await vi.waitFor(() => expect(made.getSnapshot().preferred).toEqual(['loDb']));
    expect(told).toHaveLength(1);
  });
});

describe('the columns dialog', () => {
  test('keeps a draft until it is applied, and then reports the choice', () => {
    const { made, told } = start();
    const closed = made.getSnapshot();
    open(made);
    made.toggle('loDb');
    made.changeFind('lod');
    const { dialog } = made.getSnapshot();
    expect([dialog?.find, [...(dialog?.draft.chosen ?? [])], told]).toEqual(['lod', [...three, 'loDb'], []]);
    expect(made.getSnapshot()).toBe(made.getSnapshot());
    made.apply();
    expect(told).toEqual([['applied', [...three, 'loDb'], 'V_7K']]);
    expect(made.getSnapshot()).toEqual(closed);
  });

  test('is applied once, and ignores what the user does later', () => {
    const { made, told } = start();
    open(made);
    made.apply();
    made.apply();
    made.toggle('loDb');
    made.cancel();
    expect(told).toEqual([['applied', three, 'V_7K']]);
  });

  test('S5-10: cannot be applied while no column is chosen', () => {
    const { made, told } = start();
    made.open({ version: 'V_7K', shown: ['seqId'], offered: offeredColumns('V_7K'), fixed: [], defaults: three });
    made.toggle('seqId');
    made.apply();
    const before = [made.getSnapshot().dialog?.draft.chosen, [...told]];
    made.toggle('loDb');
    made.apply();
    expect([before, told]).toEqual([[new Set(), []], [['applied', ['loDb'], 'V_7K']]]);
  });

  test('changes nothing when cancelled', () => {
    const { made, told } = start();
    open(made);
    made.toggle('loDb');
    made.cancel();
    expect([made.getSnapshot().dialog, told]).toEqual([null, []]);
  });

  test('S9-05: stores the columns that one person chose for a list in the session, and forgets them on reset', () => {
    const session = storageWith({ 'builderCols:ann': ['seqId', 'pQtl'], 'builderCols:bob': ['seqId', 'loDb'] });
    const { made } = start({ list: 'builder', openSession: session.open });
    expect(made.getSnapshot().chosen).toEqual(['seqId', 'pQtl']);
    open(made, ['seqId', 'pQtl']);
    made.toggle('pQtl');
    made.apply();
    expect(made.getSnapshot().chosen).toEqual(['seqId']);
    made.choose(null);
    expect([made.getSnapshot().chosen, session.read()]).toEqual([null, { 'builderCols:bob': ['seqId', 'loDb'] }]);
  });
});

describe('columns without the dialog', () => {
  test('are applied, and stored for a list, but not as a preference', () => {
    const session = storageWith();
    const { made, told, calls } = start({ list: 'builder', openSession: session.open });
    made.show(['seqId', 'loDb'], 'V_11K');
    expect([made.getSnapshot().chosen, told, session.read(), calls.map(({ method }) => method)]).toEqual([
      ['seqId', 'loDb'],
      [['applied', ['seqId', 'loDb'], 'V_11K']],
      { 'builderCols:ann': ['seqId', 'loDb'] },
      ['GET'],
    ]);
  });
});

describe('saving a preference', () => {
  async function save({ made, call }: ReturnType<typeof start>, ...keys: readonly ColumnKey[]): Promise<Call> {
    open(made);
    for (const key of keys) made.toggle(key);
    made.wantPreference(true);
    made.apply();
    return call('PUT');
  }

  test('S4-20: calls the callbacks, and shows the preference at once', async () => {
    const started = start();
    const { made, told } = started;
    const put = await save(started, 'loDb');
    put.answer([]);
    await vi.waitFor(() => expect(made.getSnapshot().preferred).toEqual([...three, 'loDb']));
    expect([put.columns, told.slice(1)]).toEqual([
      [...three, 'loDb'],
      [['saving'], ['saved']],
    ]);
  });

  test('R11: can fail, which is reported, and can be retried with the same columns', async () => {
    const started = start();
    const { made, told, call } = started;
    (await save(started, 'loDb')).fail();
    await vi.waitFor(() => expect(told.at(-1)).toEqual(['save failed', 'forbidden']));
    made.retrySave();
    const again = await call('PUT', 1);
    again.answer([]);
    await vi.waitFor(() => expect(told.at(-1)).toEqual(['saved']));
    expect(again.columns).toEqual([...three, 'loDb']);
  });

  test('waits for a pending save, and then sends only the latest choice', async () => {
    const started = start();
    const { told, call, calls } = started;
    const first = await save(started, 'loDb');
    await save(started, 'pQtl');
    await save(started, 'mrmMsData');
    const sentBefore = calls.filter(({ method }) => method === 'PUT').length;
    first.answer([]);
    const second = await call('PUT', 1);
    second.answer([]);
    await vi.waitFor(() => expect(told.at(-1)).toEqual(['saved']));
    const sent = calls
      .filter(({ method }) => method === 'PUT')
      .map(({ columns }) => (columns as readonly string[]).at(-1));
    expect([sentBefore, first.signal.aborted, sent, told.filter(([name]) => name === 'saved')]).toEqual([
      1,
      false,
      ['loDb', 'mrmMsData'],
      [['saved']],
    ]);
  });

  test('S4-20: is aborted on dispose, without callbacks', async () => {
    const started = start();
    const { made, told } = started;
    const put = await save(started, 'loDb');
    open(made);
    made.dispose();
    const before = told.length;
    await vi.waitFor(() => expect(put.signal.aborted).toBe(true));
    made.apply();
    made.choose(['loDb']);
    made.retrySave();
    expect([made.getSnapshot().dialog, made.getSnapshot().chosen, told.length - before]).toEqual([null, null, 0]);
  });
});

describe('errors of the page', () => {
  const telling = { onApplied: breaks, onSaving: breaks, onSaved: breaks, onSaveFailed: breaks, onReadFailed: breaks };

  test('are reported if callbacks throw, and columns are still applied, saved and fetched', async () => {
    const reported = listenForReported();
    const { made, call } = start({ ...telling, list: 'builder' });
    (await call('GET')).fail();
    await vi.waitFor(() => expect(reported).toEqual(breakages(1)));
    open(made);
    made.toggle('loDb');
    made.wantPreference(true);
    made.apply();
    expect([made.getSnapshot().chosen, reported]).toEqual([[...three, 'loDb'], breakages(3)]);
    (await call('PUT')).fail();
    await vi.waitFor(() => expect(reported).toEqual(breakages(4)));
    made.retrySave();
    (await call('PUT', 1)).answer([]);
    await vi.waitFor(() => expect(made.getSnapshot().preferred).toEqual([...three, 'loDb']));
    await vi.waitFor(() => expect(reported).toEqual(breakages(6)));
  });

  test("are not reported if the browser's storage throws", async () => {
    const { made, call, told } = start({ list: 'builder', openLocal: breaks, openSession: breaks });
    (await call('GET')).answer(['uniProtId']);
    await vi.waitFor(() => expect(made.getSnapshot().preferred).toEqual(['uniProtId']));
    made.choose(['seqId', 'loDb']);
    made.makeTall(true);
    expect([made.getSnapshot().chosen, made.getSnapshot().isTall, told]).toEqual([['seqId', 'loDb'], true, []]);
  });
});
