import { QueryClient } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { booleanColumn, listColumn, numberColumn, textColumn } from '../table/build.ts';
import { createHandledClient, jsonAnswer, problemAnswer } from '../testing/answers.ts';
import { columnsAnswer } from '../testing/columns.ts';
import { smallTable } from '../testing/table.arbitrary.ts';
import { readFilters } from './codec/filter.codec.ts';
import { createFilter, type Filter, type FilterMenu } from './filter.ts';

const seqIds = ['1-1', '2-1', '3-1', '4-1'];
const loaded = smallTable({
  seqId: textColumn(seqIds),
  uniProtId: listColumn([['P1'], ['P1', 'P2'], ['P3'], null]),
  bufferMS: booleanColumn([true, false, true, null]),
  loDb: numberColumn([100, 0, 7.5, null]),
});

interface Call {
  readonly asked: string;
  readonly edition: string | null;
  readonly answer: (data: unknown) => void;
  readonly fail: () => void;
  readonly isAborted: () => boolean;
}

const found = (listed: readonly string[]) => ({
  format: 1,
  version: loaded.version,
  revision: loaded.revision,
  isDemo: true,
  total: seqIds.length,
  count: listed.length,
  columns: { seqId: { kind: 'text', values: listed } },
});

const counted = (count: number, clauses: readonly unknown[] = []) => ({
  version: loaded.version,
  revision: loaded.revision,
  isDemo: true,
  total: 4,
  count,
  clauses,
});

function start(text: string, given: Partial<FilterMenu> = {}) {
  let menu: FilterMenu = {
    version: loaded.version,
    filters: readFilters(text),
    table: loaded,
    total: 4,
    listed: undefined,
    filtered: null,
    ...given,
  };
  const calls: Call[] = [];
  const { client } = createHandledClient(({ url, signal }) => {
    const { pathname, searchParams } = new URL(url);
    const said = searchParams.get('filters') ?? `${searchParams.get('field')} ${searchParams.get('term')}`;
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      calls.push({
        asked: `${pathname.split('/').at(-2)}/${pathname.split('/').at(-1)} ${said}`,
        edition: searchParams.get('edition'),
        answer: (data) => resolve(searchParams.has('fields') ? columnsAnswer(data) : jsonAnswer(data)),
        fail: () => resolve(problemAnswer({ status: 422, code: 'forbidden' })),
        isAborted: () => signal.aborted,
      });
    });
  });
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  const tasks = new Set<() => void>();
  const watching = new Set<() => void>();
  const afterPaint = vi.fn((task: () => void) => {
    tasks.add(task);
    return () => void tasks.delete(task);
  });
  const filter: Filter = createFilter({
    client,
    queryClient,
    requestPath: 'public',
    afterPaint,
    whenIdle: () => () => undefined,
    readMenu: () => menu,
    watchMenu(listener) {
      watching.add(listener);
      return () => watching.delete(listener);
    },
    onChange: () => undefined,
    onApplied: () => undefined,
    onFound: () => undefined,
  });
  return {
    filter,
    calls,
    asked: () => calls.map((call) => call.asked),
    paint: () => {
      const now = [...tasks];
      tasks.clear();
      for (const task of now) task();
    },
    tasks,
    change: (next: Partial<FilterMenu>) => {
      menu = { ...menu, ...next };
      for (const tell of watching) tell();
    },
    arrive: () => vi.advanceTimersByTimeAsync(1),
    counts: () => filter.getSnapshot().opening?.counts ?? null,
    rows: () => {
      const { opening } = filter.getSnapshot();
      return opening?.rows.map(({ filterId }) => {
        const count = opening.counts?.byRow.get(filterId)?.count;
        return count && [count.alone, count.left];
      });
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the counts of the dialog', () => {
  test('come from the loaded columns after typing is painted, without a request', () => {
    const { filter, paint, counts, rows, asked } = start('uniProtId*=P1&loDb>=7.5');
    filter.subscribe(() => undefined);
    filter.open();
    const first = counts();
    paint();
    const opened = [counts(), rows()];
    filter.changeValue('2', ['>=', '0']);
    const drawn = rows();
    paint();
    expect({ first, opened, drawn, typed: rows(), asked: asked() }).toEqual({
      first: null,
      opened: [
        {
          status: 'known',
          count: 1,
          total: 4,
          isOfList: false,
          byRow: new Map([
            ['1', { count: { alone: 2, left: 2, missing: 1 }, removedLast: null }],
            ['2', { count: { alone: 2, left: 1, missing: 1 }, removedLast: null }],
          ]),
        },
        [
          [2, 2],
          [2, 1],
        ],
      ],
      drawn: [
        [2, 2],
        [2, 1],
      ],
      typed: [
        [2, 2],
        [3, 2],
      ],
      asked: [],
    });
  });

  test('are not computed while the dialog is closed or has no listener', () => {
    const { filter, paint, tasks, counts } = start('loDb>1');
    filter.open();
    paint();
    const unheard = counts();
    filter.cancel();
    filter.subscribe(() => undefined);
    expect([unheard, tasks.size]).toEqual([null, 0]);
  });

  test('stay the same objects, without a call of listeners, while nothing changes', () => {
    const { filter, paint, change } = start('loDb>1');
    const listener = vi.fn<() => void>();
    filter.subscribe(listener);
    filter.open();
    paint();
    const before = filter.getSnapshot();
    listener.mockClear();
    change({});
    paint();
    expect([filter.getSnapshot() === before, listener.mock.calls]).toEqual([true, []]);
  });

  test('are requested after typing stops, if the loaded columns are not enough', async () => {
    const { filter, paint, calls, asked, arrive, counts, rows } = start('loDb>1&mesh=a');
    filter.subscribe(() => undefined);
    filter.open();
    paint();
    await vi.advanceTimersByTimeAsync(150);
    filter.changeValue('2', ['ab', '']);
    paint();
    await vi.advanceTimersByTimeAsync(150);
    const early = asked();
    await vi.advanceTimersByTimeAsync(50);
    const awaited = [counts()?.status, counts()?.count, rows()];
    calls[0]?.answer(
      counted(1, [
        { alone: 2, left: 2, missing: 1 },
        { alone: 3, left: 1, missing: 0 },
      ]),
    );
    await arrive();
    expect({ early, awaited, asked: asked(), answered: [counts()?.status, counts()?.count, rows()] }).toEqual({
      early: [],
      awaited: ['counting', null, [[2, 2], null]],
      asked: ['somamer/count loDb>1&mesh=ab'],
      answered: [
        'known',
        1,
        [
          [2, 2],
          [3, 1],
        ],
      ],
    });
  });

  test('are unavailable after a failed request, which can be retried', async () => {
    const { filter, paint, calls, arrive, counts } = start('mesh=a');
    filter.subscribe(() => undefined);
    filter.open();
    paint();
    await vi.advanceTimersByTimeAsync(200);
    calls[0]?.fail();
    await arrive();
    const failed = counts()?.status;
    filter.retryCounts();
    await arrive();
    calls[1]?.answer(counted(2, [{ alone: 2, left: 2, missing: 0 }]));
    await arrive();
    expect([failed, counts()?.status, counts()?.count]).toEqual(['unavailable', 'known', 2]);
  });

  test('need one request for each clause that the columns of a list cannot evaluate', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warned.mockRestore());
    const { filter, paint, calls, asked, arrive, counts } = start('mesh=a&loDb>1&mesh=a', {
      listed: ['1-1', '2-1', '9-9'],
    });
    filter.subscribe(() => undefined);
    filter.open();
    paint();
    await vi.advanceTimersByTimeAsync(200);
    calls[0]?.answer(found(['1-1', '3-1']));
    await arrive();
    expect([asked(), counts()?.count, counts()?.total, counts()?.isOfList, warned.mock.calls]).toEqual([
      ['somamer/search mesh=a'],
      1,
      2,
      true,
      [],
    ]);
  });

  test('are computed again when columns load later, and end with the last listener', async () => {
    const { filter, paint, calls, change, rows, arrive } = start('loDb>1', { table: undefined });
    const end = filter.subscribe(() => undefined);
    filter.open();
    paint();
    await vi.advanceTimersByTimeAsync(200);
    end();
    await arrive();
    const left = calls.map((call) => call.isAborted());
    filter.subscribe(() => undefined);
    change({ table: loaded });
    paint();
    expect([left, rows()]).toEqual([[true], [[2, 2]]]);
  });
});

describe('suggestions in the dialog', () => {
  const valueOf = (value: string, count = 1) => ({ value, count });

  test('are requested once the focus is in a box and its text no longer changes', async () => {
    const { filter, calls, asked, arrive } = start('uniProtId*=P');
    const said = () => filter.getSnapshot().suggestions.get('1')?.first;
    filter.subscribe(() => undefined);
    filter.open();
    filter.changeValue('1', 'P0');
    await vi.advanceTimersByTimeAsync(200);
    const unwanted = said();
    filter.wantSuggestions('1', 'first', true);
    await vi.advanceTimersByTimeAsync(100);
    filter.changeValue('1', 'P04');
    const typed = [said(), asked()];
    await vi.advanceTimersByTimeAsync(160);
    calls[0]?.answer([valueOf('P049'), valueOf('P041')]);
    await arrive();
    const answered = said();
    filter.changeValue('1', 'P041');
    const longer = said();
    filter.wantSuggestions('1', 'first', false);
    expect({ unwanted, typed, asked: asked(), answered, longer, chosen: said() }).toEqual({
      unwanted: undefined,
      typed: [{ suggestions: [], isLoading: true }, []],
      asked: ['field/search uniProtId P04'],
      answered: { suggestions: [valueOf('P049'), valueOf('P041')], isLoading: false },
      longer: { suggestions: [valueOf('P041')], isLoading: true },
      chosen: undefined,
    });
  });

  test('load separately for each of two boxes', async () => {
    const { filter, calls, arrive } = start('mesh=kin,sig');
    filter.subscribe(() => undefined);
    filter.open();
    filter.wantSuggestions('1', 'first', true);
    filter.wantSuggestions('1', 'second', true);
    await vi.advanceTimersByTimeAsync(160);
    calls[1]?.answer([valueOf('signal')]);
    await arrive();
    expect([calls.length, filter.getSnapshot().suggestions]).toEqual([
      2,
      new Map([
        [
          '1',
          {
            first: { suggestions: [], isLoading: true },
            second: { suggestions: [valueOf('signal')], isLoading: false },
          },
        ],
      ]),
    ]);
  });

  test('end when the user chooses another category or closes the dialog', async () => {
    const { filter, calls, arrive } = start('mesh=kin');
    filter.subscribe(() => undefined);
    filter.open();
    filter.wantSuggestions('1', 'first', true);
    await vi.advanceTimersByTimeAsync(160);
    filter.chooseCategory('1', 'diseases');
    filter.chooseCategory('1', 'mesh');
    await arrive();
    const other = filter.getSnapshot().suggestions.size;
    filter.changeValue('1', ['kin', '']);
    filter.wantSuggestions('1', 'first', true);
    filter.cancel();
    expect([calls.map((call) => call.isAborted()), other, filter.getSnapshot().suggestions.size]).toEqual([
      [true],
      0,
      0,
    ]);
  });
});

describe('filters that match no row', () => {
  test('are explained after painting, and the server counts clauses whose columns are not loaded', async () => {
    const clauses = readFilters('uniProtId*=P1&mesh=a');
    const { filter, paint, calls, asked, change, arrive } = start('', { filters: clauses });
    filter.subscribe(() => undefined);
    const something = filter.getSnapshot().nothing;
    change({ filtered: { filters: clauses, count: 0 } });
    const first = filter.getSnapshot().nothing;
    paint();
    calls[0]?.answer(
      counted(0, [
        { alone: 2, left: 2, missing: 1 },
        { alone: 1, left: 0, missing: 0 },
      ]),
    );
    await arrive();
    calls[1]?.answer(counted(1));
    await arrive();
    expect({ something, first, asked: asked(), explained: filter.getSnapshot().nothing }).toEqual({
      something: null,
      first: { clauses, isOfList: false, explained: null },
      asked: ['somamer/count uniProtId*=P1&mesh=a', 'somamer/count mesh=a'],
      explained: {
        clauses,
        isOfList: false,
        explained: {
          emptyAlone: [],
          drops: [
            { index: 1, brings: 2 },
            { index: 0, brings: 1 },
          ],
        },
      },
    });
  });

  test('are no longer explained once they change, and are not counted by the server without a listener', () => {
    const clauses = readFilters('mesh=a');
    const { filter, paint, change, asked, tasks } = start('', {
      filters: clauses,
      filtered: { filters: clauses, count: 0 },
    });
    paint();
    const unheard = asked();
    const end = filter.subscribe(() => undefined);
    change({ filters: [], filtered: null });
    end();
    expect([unheard, filter.getSnapshot().nothing, tasks.size]).toEqual([[], null, 0]);
  });
});

describe('the edition of the loaded rows', () => {
  const table = { ...loaded, edition: 'edition1' };
  const askedOf = (calls: readonly Call[]) => calls.map(({ asked, edition }) => `${asked} of ${edition}`);

  test('is sent with requests for counts and suggestions', async () => {
    const { filter, paint, calls } = start('mesh=a', { table });
    filter.subscribe(() => undefined);
    filter.open();
    filter.wantSuggestions('1', 'first', true);
    paint();
    await vi.advanceTimersByTimeAsync(200);
    expect(askedOf(calls)).toEqual(['field/search mesh a of edition1', 'somamer/count mesh=a of edition1']);
  });

  test('is sent with requests for the reagents of a clause', async () => {
    const { filter, paint, calls } = start('mesh=a', { table, listed: ['1-1'] });
    filter.subscribe(() => undefined);
    filter.open();
    paint();
    await vi.advanceTimersByTimeAsync(200);
    expect(askedOf(calls)).toEqual(['somamer/search mesh=a of edition1']);
  });

  test('is sent with requests that explain why no row is left', async () => {
    const clauses = readFilters('uniProtId*=P1&mesh=a');
    const { filter, paint, calls, arrive } = start('', {
      table,
      filters: clauses,
      filtered: { filters: clauses, count: 0 },
    });
    filter.subscribe(() => undefined);
    paint();
    calls[0]?.answer(
      counted(0, [
        { alone: 2, left: 2, missing: 1 },
        { alone: 1, left: 0, missing: 0 },
      ]),
    );
    await arrive();
    expect(askedOf(calls)).toEqual([
      'somamer/count uniProtId*=P1&mesh=a of edition1',
      'somamer/count mesh=a of edition1',
    ]);
  });
});
