import { environmentManager, focusManager, onlineManager, QueryClient, QueryObserver } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { Table } from '../../table/table.ts';
import { createHandledClient, problemAnswer } from '../../testing/answers.ts';
import { columns, columnsAnswer } from '../../testing/columns.ts';
import type { FetchShaped } from '../client/client.ts';
import type { SatError } from '../error.ts';
import { countQuery, suggestionsQuery } from './filterQueries.ts';
import { catalogueQuery, tableQuery } from './queries.ts';
import type { SatQuery } from './query.ts';

const menu = { version: 'V_7K', requestPath: 'public' } as const;
const seqIdAndLoDb = { ...menu, fields: ['loDb', 'seqId'] } as const;
const over100 = { key: 'loDb', operator: '>', number: 100 } as const;

function start(handler: FetchShaped) {
  const { client, requests } = createHandledClient(handler);
  return { client, requests, cache: new QueryClient() };
}

async function askedAgain(cache: QueryClient, query: SatQuery<Table>): Promise<Table | undefined> {
  await cache.fetchQuery({ ...query, staleTime: 0 });
  return cache.getQueryData(query.queryKey);
}

describe('a table', () => {
  test('stays the same object if refetched in the same revision, and is a new object in another revision', async () => {
    const answers = ['revision1', 'revision1', 'revision2'].map((revision) => columnsAnswer({ ...columns, revision }));
    const { client: asking, cache } = start(async () => answers.shift() ?? problemAnswer({ status: 500 }));
    const query = tableQuery(asking, seqIdAndLoDb);
    const first = await askedAgain(cache, query);
    const second = await askedAgain(cache, query);
    const third = await askedAgain(cache, query);
    expect([first === second, third === first, third?.revision]).toEqual([true, false, 'revision2']);
  });

  test('with filters is replaced by a new object at every refetch', async () => {
    const { client: asking, cache } = start(async () => columnsAnswer());
    const query = tableQuery(asking, { ...seqIdAndLoDb, clauses: [over100] });
    expect((await askedAgain(cache, query)) === (await askedAgain(cache, query))).toEqual(false);
  });
});

describe('a watched table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    focusManager.setFocused(undefined);
    onlineManager.setOnline(true);
    vi.useRealTimers();
  });

  test("R12: is requested three times if the server fails, and then has the server's error", async () => {
    const { client: asking, requests, cache } = start(async () => problemAnswer({ status: 503 }));
    const observer = new QueryObserver(cache, tableQuery(asking, seqIdAndLoDb));
    const unsubscribe = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(499);
    expect(requests.length).toEqual(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests.length).toEqual(2);
    await vi.advanceTimersByTimeAsync(10_000);
    const { data, error } = observer.getCurrentResult();
    expectTypeOf(error).toEqualTypeOf<SatError | null>();
    expect([requests.length, data, error?.code, error?.status]).toEqual([3, undefined, 'unavailable', 503]);
    unsubscribe();
    cache.clear();
  });

  test('keeps the last good table when a refetch fails', async () => {
    const answers = [columnsAnswer()];
    const { client: asking, cache } = start(async () => answers.shift() ?? problemAnswer({ status: 400 }));
    const observer = new QueryObserver(cache, tableQuery(asking, seqIdAndLoDb));
    const unsubscribe = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    const { data } = observer.getCurrentResult();
    await observer.refetch();
    const again = observer.getCurrentResult();
    expect([data?.rowCount, again.data === data, again.error?.code]).toEqual([2, true, 'invalid_parameter']);
    unsubscribe();
    cache.clear();
  });

  test('R13: does not show an answer for a version that the user has left, and aborts its request', async () => {
    const pending: ((answer: Response) => void)[] = [];
    const { client: asking, requests, cache } = start(() => new Promise((resolve) => pending.push(resolve)));
    const observer = new QueryObserver(cache, tableQuery(asking, seqIdAndLoDb));
    const unsubscribe = observer.subscribe(() => undefined);
    observer.setOptions(tableQuery(asking, { ...seqIdAndLoDb, version: 'V_11K' }));
    await vi.advanceTimersByTimeAsync(0);
    pending[1]?.(columnsAnswer({ ...columns, version: 'V_11K', revision: 'revision9' }));
    await vi.advanceTimersByTimeAsync(0);
    pending[0]?.(columnsAnswer());
    await vi.advanceTimersByTimeAsync(0);
    expect([observer.getCurrentResult().data?.revision, requests.map(({ signal }) => signal.aborted)]).toEqual([
      'revision9',
      [true, false],
    ]);
    unsubscribe();
    cache.clear();
  });

  test('is refetched on focus or reconnect once it is a minute old', async () => {
    const { client: asking, requests, cache } = start(async () => columnsAnswer());
    const observer = new QueryObserver(cache, tableQuery(asking, seqIdAndLoDb));
    cache.mount();
    const unsubscribe = observer.subscribe(() => undefined);
    const asked: number[] = [];
    const turn = async (ms: number, { setOnline }: { readonly setOnline?: boolean } = {}) => {
      await vi.advanceTimersByTimeAsync(ms);
      const set = (isOn: boolean) =>
        setOnline === true ? onlineManager.setOnline(isOn) : focusManager.setFocused(isOn);
      set(false);
      set(true);
      await vi.advanceTimersByTimeAsync(0);
      asked.push(requests.length);
    };
    await turn(59_000);
    await turn(1_000);
    await turn(1_000);
    await turn(60_000, { setOnline: true });
    expect(asked).toEqual([1, 2, 2, 3]);
    unsubscribe();
    cache.unmount();
    cache.clear();
  });

  test('fails at once if the browser reports that it is offline', async () => {
    const { client: asking, requests, cache } = start(async () => problemAnswer({ status: 404 }));
    onlineManager.setOnline(false);
    const observer = new QueryObserver(cache, tableQuery(asking, seqIdAndLoDb));
    const unsubscribe = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    const { error, fetchStatus } = observer.getCurrentResult();
    expect([requests.length, error?.code, fetchStatus]).toEqual([1, 'not_found', 'idle']);
    unsubscribe();
    cache.clear();
  });
});

describe('unused data', () => {
  afterEach(() => {
    environmentManager.setIsServer(() => true);
    vi.useRealTimers();
  });

  test('stays cached half an hour for a whole menu, and a minute for filters and terms', () => {
    environmentManager.setIsServer(() => false);
    const { client } = start(async () => columnsAnswer());
    const kept = [
      tableQuery(client, seqIdAndLoDb),
      catalogueQuery(client, menu),
      tableQuery(client, { ...seqIdAndLoDb, clauses: [over100] }),
      countQuery(client, menu),
      suggestionsQuery(client, { ...menu, field: 'mesh', term: 'a' }),
    ].map(({ gcTime }) => gcTime);
    expect(kept).toEqual([1_800_000, 1_800_000, 60_000, 60_000, 60_000]);
  });

  test('has no timer on a server, because a timer would keep the process alive', async () => {
    vi.useFakeTimers();
    const { client, cache } = start(async () => columnsAnswer());
    await cache.fetchQuery(tableQuery(client, seqIdAndLoDb));
    expect(vi.getTimerCount()).toEqual(0);
  });
});
