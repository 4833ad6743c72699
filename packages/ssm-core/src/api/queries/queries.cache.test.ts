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

/** A client whose answers come from the handler, a private cache, and the requests made. */
function start(handler: FetchShaped) {
  const { client, requests } = createHandledClient(handler);
  return { client, requests, cache: new QueryClient() };
}

/** The table that the cache holds once the question was asked, or asked again. */
async function askedAgain(cache: QueryClient, query: SatQuery<Table>): Promise<Table | undefined> {
  await cache.fetchQuery({ ...query, staleTime: 0 });
  return cache.getQueryData(query.queryKey);
}

describe('a table', () => {
  test('asked again in one revision gives the same table, in another the new one', async () => {
    const answers = ['revision1', 'revision1', 'revision2'].map((revision) => columnsAnswer({ ...columns, revision }));
    const { client: asking, cache } = start(async () => answers.shift() ?? problemAnswer({ status: 500 }));
    const query = tableQuery(asking, seqIdAndLoDb);
    const first = await askedAgain(cache, query);
    const second = await askedAgain(cache, query);
    const third = await askedAgain(cache, query);
    expect([first === second, third === first, third?.revision]).toEqual([true, false, 'revision2']);
  });

  test('of filters is replaced whenever it is asked again', async () => {
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

  test('R12: a failing server is asked three times in all, and the error says why', async () => {
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

  test('keeps the last good table when asking again fails', async () => {
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

  test('R13: a version left before its answer came is aborted and never shown', async () => {
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

  test('is asked for again when the window is focused or the network returns, once a minute old', async () => {
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

  test('fails aloud, and does not wait, where the browser believes that it is offline', async () => {
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

  test('is kept half an hour of a whole menu, and a minute of what filters and terms leave', () => {
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

  test('on a server has no timer, which would keep the process from ending', async () => {
    vi.useFakeTimers();
    const { client, cache } = start(async () => columnsAnswer());
    await cache.fetchQuery(tableQuery(client, seqIdAndLoDb));
    expect(vi.getTimerCount()).toEqual(0);
  });
});
