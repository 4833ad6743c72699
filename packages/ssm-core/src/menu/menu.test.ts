import { QueryClient } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FetchShaped } from '../api/client/client.ts';
import { readFilters } from '../filter/codec/filter.codec.ts';
import { createHandledClient, jsonAnswer, problemAnswer } from '../testing/answers.ts';
import { columnsAnswer } from '../testing/columns.ts';
import { breakages, breaks, listenForReported } from '../testing/reported.ts';
import { viewListOf } from './menu.list.ts';
import { createMenu, type MenuPorts, type MenuStart } from './menu.ts';
import { defaultMenuView } from './menu.view.ts';

const seqIds = ['1-1', '2-1', '3-1', '4-1'];
const names = ['Alpha', 'Beta', 'Gamma', 'Alpha beta'];
const firstFields = 'seqId,fullName,targetName,uniProtId,entrezGeneName';

/** What a server of four reagents answers; `revision` is of its catalogue. */
function answerOf({ url }: Request, revision: string): Response {
  const { pathname, searchParams } = new URL(url);
  const version = searchParams.get('version');
  if (pathname.endsWith('/catalogue')) {
    return jsonAnswer({ version, revision, total: 4, columns: [], filters: [] });
  }
  const kept = searchParams.has('filters') ? [1, 3] : [0, 1, 2, 3];
  const isRest = searchParams.get('fields')?.includes('loDb') === true;
  const pick = (values: readonly unknown[]): readonly unknown[] => kept.map((row) => values[row]);
  const columns = isRest
    ? { seqId: { kind: 'text', values: pick(seqIds) }, loDb: { kind: 'number', values: pick([4, 3, 2, 1]) } }
    : { seqId: { kind: 'text', values: pick(seqIds) }, fullName: { kind: 'text', values: pick(names) } };
  const head = { format: 1, version, revision, isDemo: false, total: kept.length, count: kept.length };
  return columnsAnswer({ ...head, columns });
}

interface Begun extends Partial<MenuPorts> {
  readonly start?: MenuStart;
  readonly handler?: FetchShaped;
}

/** A menu that somebody looks at, with its idle tasks at hand. */
function begin({ start, handler, ...ports }: Begun = {}) {
  const server = { revision: 'revision1' };
  const { client, requests } = createHandledClient(handler ?? (async (request) => answerOf(request, server.revision)));
  const idle = new Set<() => void>();
  const menu = createMenu(
    {
      client,
      queryClient: new QueryClient(),
      requestPath: 'public',
      cellText: (_, value) => String(value),
      whenIdle(task) {
        idle.add(task);
        return () => void idle.delete(task);
      },
      ...ports,
    },
    start,
  );
  return {
    menu,
    server,
    idle,
    asked: () => requests.map(({ url }) => new URL(url).searchParams.get('fields') ?? 'catalogue'),
    /** What is on its way arrives. */
    arrive: () => vi.advanceTimersByTimeAsync(1),
    runIdle: () => {
      const tasks = [...idle];
      idle.clear();
      for (const task of tasks) task();
    },
    found: () => Array.from(menu.getSnapshot().rows, (row) => seqIds[row]),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a menu and its server', () => {
  test('nothing is asked before somebody listens, and nothing more when nobody does', async () => {
    const { menu, asked, arrive, idle } = begin();
    await arrive();
    const before = asked();
    const end = menu.subscribe(() => undefined);
    end();
    await arrive();
    expect([before, menu.getSnapshot().table, idle.size]).toEqual([[], undefined, 0]);
  });

  test('what is shown and searched is asked for first, the other columns once the browser is idle with it', async () => {
    const { menu, asked, arrive, runIdle } = begin();
    menu.subscribe(() => undefined);
    const awaited = menu.getSnapshot();
    await arrive();
    const first = asked();
    const { table, isLoading } = menu.getSnapshot();
    runIdle();
    await arrive();
    const whole = menu.getSnapshot();
    expect({
      awaited: [awaited.isLoading, awaited.list.status],
      first,
      shown: [isLoading, table?.columns.has('fullName'), table?.columns.has('loDb')],
      rest: asked().slice(2).length,
      whole: [whole.table?.columns.has('fullName'), whole.table?.columns.has('loDb')],
    }).toEqual({
      awaited: [true, 'loading'],
      first: [firstFields, 'catalogue'],
      shown: [false, true, false],
      rest: 1,
      whole: [true, true],
    });
  });

  test('listened to again it goes on with what it had, and asks for nothing that is fresh', async () => {
    const { menu, asked, arrive } = begin();
    const end = menu.subscribe(() => undefined);
    await arrive();
    const before = menu.getSnapshot();
    end();
    menu.subscribe(() => undefined);
    await arrive();
    expect([menu.getSnapshot() === before, asked().length]).toEqual([true, 2]);
  });

  test('two catalogues in one table are never shown: both are asked for again', async () => {
    const { menu, server, arrive, runIdle } = begin();
    menu.subscribe(() => undefined);
    await arrive();
    server.revision = 'revision2';
    runIdle();
    await arrive();
    runIdle();
    await arrive();
    const { table } = menu.getSnapshot();
    expect([table?.revision, table?.columns.has('loDb')]).toEqual(['revision2', true]);
  });

  /** A copy of the first rows that an earlier visit has left, of this revision. */
  function copiesOf(revision: string, tag = revision) {
    return createHandledClient(async (request) => {
      const answer = answerOf(request, revision);
      answer.headers.set('ETag', `"${tag}"`);
      return answer;
    }).client;
  }

  test('rows of an earlier visit are there while the server has yet to answer, and stay where it says the same', async () => {
    const onCatalogueChanged = vi.fn<() => void>();
    const held = Promise.withResolvers<void>();
    let read = 0;
    const { menu, arrive, found } = begin({
      copies: copiesOf('revision1'),
      onCatalogueChanged,
      async handler(request) {
        await held.promise;
        const answer = answerOf(request, 'revision1');
        answer.headers.set('ETag', '"revision1"');
        answer.json = async () => {
          read += 1;
          return new Response(answer.body).json();
        };
        return answer;
      },
    });
    menu.subscribe(() => undefined);
    await arrive();
    menu.search('alpha');
    const before = menu.getSnapshot();
    const rows = found();
    held.resolve();
    await arrive();
    const after = menu.getSnapshot();
    expect({
      rows,
      isLoading: before.isLoading,
      isSame: after.table === before.table && after.rows === before.rows,
      // The catalogue's description alone.
      read,
      told: onCatalogueChanged.mock.calls.length,
    }).toEqual({ rows: ['1-1', '4-1'], isLoading: false, isSame: true, read: 1, told: 0 });
  });

  test('rows of an earlier visit give way to those of another catalogue, which is told once; search and selection stay', async () => {
    const onCatalogueChanged = vi.fn<() => void>();
    const held = Promise.withResolvers<void>();
    const { menu, arrive, found } = begin({
      copies: copiesOf('revision0'),
      onCatalogueChanged,
      async handler(request) {
        await held.promise;
        return answerOf(request, 'revision1');
      },
    });
    menu.subscribe(() => undefined);
    await arrive();
    menu.search('alpha');
    menu.toggleRow(1);
    const before = menu.getSnapshot().table?.revision;
    held.resolve();
    await arrive();
    expect({
      revisions: [before, menu.getSnapshot().table?.revision],
      rows: found(),
      selected: menu.readSelected(),
      told: onCatalogueChanged.mock.calls.length,
    }).toEqual({ revisions: ['revision0', 'revision1'], rows: ['1-1', '4-1'], selected: ['4-1'], told: 1 });
  });

  test('rows of an earlier visit stay beside the error where the server cannot be asked', async () => {
    const { menu, arrive, found } = begin({
      copies: copiesOf('revision0'),
      handler: async () => problemAnswer({ status: 403 }),
    });
    menu.subscribe(() => undefined);
    await arrive();
    expect([found(), menu.getSnapshot().error?.status]).toEqual([seqIds, 403]);
  });

  test('a copy that cannot be read is passed over', async () => {
    const { client: copies } = createHandledClient(() => Promise.reject(new TypeError('broken')));
    const { menu, arrive, found } = begin({ copies });
    menu.subscribe(() => undefined);
    await arrive();
    expect([menu.getSnapshot().list.status, found()]).toEqual(['loaded', seqIds]);
  });

  test('without a copy the server is waited for', async () => {
    const { menu, arrive, found } = begin({
      copies: createHandledClient(async () => problemAnswer({ status: 504 })).client,
    });
    menu.subscribe(() => undefined);
    await arrive();
    expect([found(), menu.getSnapshot().error]).toEqual([seqIds, undefined]);
  });

  test('R11: a failure is told with its error, and trying again asks for what is missing', async () => {
    let isBad = true;
    const { menu, arrive } = begin({
      handler: async (request) => (isBad ? problemAnswer({ status: 403 }) : answerOf(request, 'revision1')),
    });
    menu.subscribe(() => undefined);
    await arrive();
    const { isLoading, error, list } = menu.getSnapshot();
    isBad = false;
    menu.retry();
    await arrive();
    const after = menu.getSnapshot();
    expect([isLoading, error?.status, list.status, after.error, after.list.status]).toEqual([
      false,
      403,
      'failed',
      undefined,
      'loaded',
    ]);
  });

  test('R12: what is stopped is not loading, and can be asked for again', async () => {
    const { menu, arrive } = begin({
      handler: ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
    });
    menu.subscribe(() => undefined);
    await arrive();
    menu.cancel();
    await arrive();
    const { isLoading, isCancelled } = menu.getSnapshot();
    menu.retry();
    expect([isLoading, isCancelled, menu.getSnapshot().isLoading]).toEqual([false, true, true]);
  });

  test('disposed, it asks for nothing and tells nobody', async () => {
    const told = vi.fn();
    const { menu, arrive, idle } = begin({ onProgress: told });
    menu.subscribe(told);
    menu.dispose();
    const before = told.mock.calls.length;
    await arrive();
    menu.search('x');
    expect([told.mock.calls.length, idle.size]).toEqual([before, 0]);
  });
});

describe('the view of a menu', () => {
  test('is its own, and every change is told', async () => {
    const onViewChange = vi.fn();
    const { menu, arrive, found } = begin({ onViewChange });
    menu.subscribe(() => undefined);
    await arrive();
    menu.search('alpha');
    const searched = found();
    menu.sortBy('seqId');
    menu.sortBy('seqId');
    expect([searched, found(), onViewChange.mock.calls.length]).toEqual([['1-1', '4-1'], ['4-1', '1-1'], 3]);
    expect(menu.readView()).toEqual({
      ...defaultMenuView,
      search: 'alpha',
      sort: { key: 'seqId', direction: 'descending' },
    });
  });

  test('is what is said from outside as long as something is, and a change is only a wish', async () => {
    const onViewChange = vi.fn();
    const { menu, arrive, found } = begin({ onViewChange });
    menu.follow({ view: { ...defaultMenuView, search: 'beta' } });
    menu.subscribe(() => undefined);
    await arrive();
    menu.search('gamma');
    const refused = found();
    menu.follow({ view: { ...defaultMenuView, search: 'gamma' } });
    expect([onViewChange.mock.calls, refused, found()]).toEqual([
      [[{ ...defaultMenuView, search: 'gamma' }]],
      ['2-1', '4-1'],
      ['3-1'],
    ]);
  });

  test('a preview shows what would be, and changes nothing', async () => {
    const { menu, arrive, found } = begin();
    menu.subscribe(() => undefined);
    await arrive();
    const before = menu.getSnapshot();
    const preview = menu.preview({ view: { ...defaultMenuView, search: 'gamma' } });
    expect([Array.from(preview.rows), menu.getSnapshot() === before, found()]).toEqual([[2], true, seqIds]);
  });

  test('parts that do not change are the same objects', async () => {
    const { menu, arrive } = begin();
    menu.subscribe(() => undefined);
    await arrive();
    const { rows: _, ...before } = menu.getSnapshot();
    menu.search('alpha');
    const after = menu.getSnapshot();
    const same = Object.entries(before).flatMap(([key, value]) => (Reflect.get(after, key) === value ? [key] : []));
    expect(same.toSorted()).toEqual(
      [
        'table',
        'catalogue',
        'isLoading',
        'isCancelled',
        'error',
        'total',
        'filter',
        'filtered',
        'asked',
        'shown',
        'hiddenColumns',
        'list',
      ].toSorted(),
    );
  });

  test('S4-10: another version is shown without filters, list and selection, and is asked for', async () => {
    const { menu, asked, arrive } = begin({
      start: { view: { ...defaultMenuView, filters: readFilters('loDb>1'), list: viewListOf(['1-1']) } },
    });
    menu.subscribe(() => undefined);
    await arrive();
    menu.selectAll();
    const before = asked().length;
    menu.showVersion('V_11K');
    const awaited = menu.getSnapshot();
    await arrive();
    expect({
      view: menu.readView(),
      selected: menu.readSelected(),
      awaited: [awaited.list.version, awaited.list.status, awaited.result.length],
      shown: menu.getSnapshot().result.length,
      asked: asked().length - before,
    }).toEqual({
      view: { ...defaultMenuView, version: 'V_11K' },
      selected: [],
      awaited: ['V_11K', 'loading', 0],
      shown: 4,
      asked: 2,
    });
  });

  test('S4-19: a list is shown alone, in the places of the whole table', async () => {
    const { menu, arrive, found } = begin({
      start: { view: { ...defaultMenuView, list: viewListOf(['4-1', '9-9']) } },
    });
    menu.subscribe(() => undefined);
    await arrive();
    expect([found(), menu.getSnapshot().total, menu.getSnapshot().table?.rowCount]).toEqual([['4-1'], 1, 4]);
  });

  test('R39: the rows of a list are the same object when its late columns have come, so that nobody loses their place', async () => {
    const { menu, arrive, runIdle } = begin({
      start: { view: { ...defaultMenuView, list: viewListOf(['2-1', '4-1']) } },
    });
    menu.subscribe(() => undefined);
    await arrive();
    const before = menu.getSnapshot();
    runIdle();
    await arrive();
    const after = menu.getSnapshot();
    expect([after.table === before.table, after.table?.columns.has('loDb')]).toEqual([false, true]);
    expect([after.rows === before.rows, after.result === before.result]).toEqual([true, true]);
    menu.search('beta');
    expect(menu.getSnapshot().rows === before.rows).toBe(false);
  });
});

describe('filters of a menu', () => {
  const filters = readFilters('v11Only=true');

  test('that the loaded columns cannot tell are asked of the server, by SeqId alone', async () => {
    const onFiltered = vi.fn();
    const { menu, asked, arrive, found } = begin({ onFiltered });
    menu.subscribe(() => undefined);
    await arrive();
    menu.applyFilters(filters);
    const pending = menu.getSnapshot();
    await arrive();
    expect({
      pending: [pending.filter.isPending, pending.isLoading, pending.result.length],
      asked: asked().slice(2),
      found: found(),
      told: onFiltered.mock.calls,
    }).toEqual({
      pending: [true, false, 4],
      asked: ['seqId'],
      found: ['2-1', '4-1'],
      told: [[{ filters, count: 2, keepsList: true }]],
    });
  });

  test('S4-16: that leave nothing keep the rows of before', async () => {
    const nothing = { format: 1, version: 'V_7K', revision: 'revision1', isDemo: false, total: 0, count: 0 };
    const { menu, arrive, found } = begin({
      handler: async (request) =>
        request.url.includes('filters=v11Only')
          ? columnsAnswer({ ...nothing, columns: { seqId: { kind: 'text', values: [] } } })
          : answerOf(request, 'revision1'),
    });
    menu.subscribe(() => undefined);
    await arrive();
    menu.applyFilters(filters);
    await arrive();
    expect([found(), menu.getSnapshot().filtered]).toEqual([seqIds, { filters, count: 0, keepsList: true }]);
  });
});

describe('what is selected of a menu', () => {
  test('is told by SeqId, survives search and sort, and is not part of the snapshot', async () => {
    const onSelectionChange = vi.fn();
    const { menu, arrive } = begin({ onSelectionChange });
    const told = vi.fn();
    menu.subscribe(() => undefined);
    await arrive();
    menu.subscribe(told);
    const before = menu.getSnapshot();
    menu.toggleRow(3);
    menu.toggleRow(1);
    const isSame = menu.getSnapshot() === before;
    menu.search('alpha');
    menu.toggleAll();
    expect({
      isSame,
      told: told.mock.calls.length,
      selected: menu.readSelected(),
      calls: onSelectionChange.mock.calls,
    }).toEqual({
      isSame: true,
      told: 1,
      selected: ['1-1', '2-1', '4-1'],
      calls: [[['4-1']], [['2-1', '4-1']], [['1-1', '2-1', '4-1']]],
    });
  });

  test('is extended from the row that was chosen last, in the order shown', async () => {
    const { menu, arrive } = begin();
    menu.subscribe(() => undefined);
    await arrive();
    menu.toggleRow(3);
    menu.extendToRow(1);
    expect(menu.readSelected()).toEqual(['2-1', '3-1', '4-1']);
  });

  test('leaves out rows that are held elsewhere, and a press on one of them is told', async () => {
    const onPress = vi.fn();
    const { menu, arrive } = begin();
    menu.follow({
      held: { has: (seqId) => seqId === '2-1', without: (_, rows) => rows.filter((row) => row !== 1), onPress },
    });
    menu.subscribe(() => undefined);
    await arrive();
    menu.selectAll();
    menu.toggleRow(1);
    expect([menu.readSelected(), onPress.mock.calls]).toEqual([['1-1', '3-1', '4-1'], [['2-1', 'V_7K']]]);
  });

  test('what is held from now on is selected no longer', async () => {
    const onSelectionChange = vi.fn();
    const { menu, arrive } = begin({ onSelectionChange });
    menu.subscribe(() => undefined);
    await arrive();
    menu.selectAll();
    menu.follow({ held: { has: (seqId) => seqId === '2-1', without: (_, rows) => rows, onPress: vi.fn() } });
    expect([menu.readSelected(), onSelectionChange.mock.calls.at(-1)]).toEqual([
      ['1-1', '3-1', '4-1'],
      [['1-1', '3-1', '4-1']],
    ]);
  });

  test('and the view pass on to a menu that begins where another was', async () => {
    const first = begin();
    first.menu.subscribe(() => undefined);
    await first.arrive();
    first.menu.search('alpha');
    first.menu.selectAll();
    const { menu, arrive } = begin({
      start: { view: first.menu.readView(), selectedSeqIds: first.menu.readSelected() },
    });
    menu.subscribe(() => undefined);
    await arrive();
    expect([menu.readView().search, menu.readSelected()]).toEqual(['alpha', ['1-1', '4-1']]);
  });
});

describe('what the page gives a menu and breaks', () => {
  /** Goes through everything that is told, and returns what came of it. */
  async function walk(ports: Partial<MenuPorts>) {
    const held = Promise.withResolvers<void>();
    const { menu, arrive, found } = begin({
      copies: createHandledClient(async (request) => {
        const answer = answerOf(request, 'revision0');
        answer.headers.set('ETag', '"revision0"');
        return answer;
      }).client,
      async handler(request) {
        await held.promise;
        return answerOf(request, 'revision1');
      },
      ...ports,
    });
    const told = vi.fn();
    menu.subscribe(told);
    await arrive();
    held.resolve();
    await arrive();
    menu.toggleRow(2);
    menu.openRow(0);
    menu.search('alpha');
    menu.selectAll();
    menu.applyFilters(readFilters('loDb>2'));
    await arrive();
    menu.select(['3-1', ...menu.readSelected()]);
    const { status, table } = menu.getSnapshot().list;
    return {
      view: menu.readView(),
      revision: table?.revision,
      status,
      found: found(),
      selected: menu.readSelected(),
      told: told.mock.calls.length,
    };
  }

  test.each([
    'onCatalogueChanged',
    'onViewChange',
    'onSelectionChange',
    'onRowAction',
    'onProgress',
    'onFiltered',
  ] as const)('%s: what it throws is reported at each call, and the menu goes on as without', async (name) => {
    const called = vi.fn();
    const wanted = await walk({ [name]: called });
    const reported = listenForReported();
    expect([await walk({ [name]: breaks }), reported]).toEqual([wanted, breakages(called.mock.calls.length)]);
    expect(called).toHaveBeenCalled();
  });

  test('cellText: whoever needs a text throws what it throws, until a view is shown that needs none', async () => {
    const { menu, arrive, found, runIdle } = begin({ cellText: breaks });
    menu.subscribe(() => undefined);
    await arrive();
    const shown = found();
    expect(runIdle).toThrow('of the page');
    expect(() => menu.sortBy('fullName')).toThrow('of the page');
    menu.changeView(defaultMenuView);
    expect(() => menu.search('alpha')).toThrow('of the page');
    expect(menu.getSnapshot).toThrow('of the page');
    menu.changeView(defaultMenuView);
    expect([shown, found()]).toEqual([seqIds, seqIds]);
  });
});
