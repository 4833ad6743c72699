import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFilters } from '../filter/codec/filter.codec.ts';
import { createHandledClient, jsonAnswer } from '../testing/answers.ts';
import { answerOfMenu, beginMenu, seqIds } from '../testing/menus.ts';
import { breakages, breaks, listenForReported } from '../testing/reported.ts';
import { viewListOf } from './menu.list.ts';
import type { MenuPorts } from './menu.ts';
import { defaultMenuView } from './menu.view.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the view of a menu', () => {
  test('belongs to the menu if the page does not control it, and every change is reported', async () => {
    const onViewChange = vi.fn();
    const { menu, arrive, found } = beginMenu({ onViewChange });
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

  test('is the page’s while the page controls it, and changes are only requested', async () => {
    const onViewChange = vi.fn();
    const { menu, arrive, found } = beginMenu({ onViewChange });
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

  test('is the one that was sent for further changes, also if the page passes it back late', async () => {
    const onViewChange = vi.fn();
    const { menu } = beginMenu({ onViewChange });
    menu.follow({ view: defaultMenuView });
    menu.search('a');
    menu.sortBy('seqId');
    menu.follow({ view: { ...defaultMenuView } });
    menu.sortBy('seqId');
    menu.follow({ view: { ...defaultMenuView, search: 'a' } });
    menu.showColumns(['seqId']);
    const searched = { ...defaultMenuView, search: 'a' };
    const sorted = { ...searched, sort: { key: 'seqId', direction: 'descending' } };
    expect(onViewChange.mock.calls).toEqual([
      [searched],
      [{ ...searched, sort: { key: 'seqId', direction: 'ascending' } }],
      [sorted],
      [{ ...sorted, columns: ['seqId'] }],
    ]);
  });

  test('is the page’s for further changes if the page passes one that was not sent, or refuses a change', async () => {
    const onViewChange = vi.fn();
    const { menu } = beginMenu({ onViewChange });
    menu.follow({ view: defaultMenuView });
    menu.search('a');
    menu.follow({ view: { ...defaultMenuView, search: 'page' } });
    menu.sortBy('seqId');
    vi.advanceTimersByTime(2000);
    menu.showPage(1);
    expect(onViewChange.mock.calls.slice(1)).toEqual([
      [{ ...defaultMenuView, search: 'page', sort: { key: 'seqId', direction: 'ascending' } }],
      [{ ...defaultMenuView, search: 'page', pageIndex: 1 }],
    ]);
  });

  test('can be previewed without changing anything', async () => {
    const { menu, arrive, found } = beginMenu();
    menu.subscribe(() => undefined);
    await arrive();
    const before = menu.getSnapshot();
    const preview = menu.preview({ view: { ...defaultMenuView, search: 'gamma' } });
    expect([Array.from(preview.rows), menu.getSnapshot() === before, found()]).toEqual([[2], true, seqIds]);
  });

  test('keeps its other parts the same objects when one part changes', async () => {
    const { menu, arrive } = beginMenu();
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
        'sort',
        'asked',
        'shown',
        'hiddenColumns',
        'list',
      ].toSorted(),
    );
  });

  test('S4-10: loses filters, list and selection if another version is requested', async () => {
    const { menu, asked, arrive } = beginMenu({
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

  test('S4-19: shows only the rows of its list, with the row numbers of the whole table', async () => {
    const { menu, arrive, found } = beginMenu({
      start: { view: { ...defaultMenuView, list: viewListOf(['4-1', '9-9']) } },
    });
    menu.subscribe(() => undefined);
    await arrive();
    expect([found(), menu.getSnapshot().total, menu.getSnapshot().table?.rowCount]).toEqual([['4-1'], 1, 4]);
  });

  test('R39: keeps the rows of a list the same object if columns arrive late, so users keep their place', async () => {
    const { menu, arrive, runIdle } = beginMenu({
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

describe('the selection of a menu', () => {
  test('is reported by SeqId, survives search and sort, and is not part of the snapshot', async () => {
    const onSelectionChange = vi.fn();
    const { menu, arrive } = beginMenu({ onSelectionChange });
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

  test('extends from the row that was chosen most recently, in the order shown', async () => {
    const { menu, arrive } = beginMenu();
    menu.subscribe(() => undefined);
    await arrive();
    menu.toggleRow(3);
    menu.extendToRow(1);
    expect(menu.readSelected()).toEqual(['2-1', '3-1', '4-1']);
  });

  test('gives a range the state of the row where the range starts, so that users can also unselect a range', async () => {
    const { menu, arrive } = beginMenu();
    menu.subscribe(() => undefined);
    await arrive();
    menu.selectAll();
    const seen: (readonly string[])[] = [];
    for (const act of [
      () => menu.extendToRow(0),
      () => menu.extendToRow(2),
      () => menu.toggleRow(0),
      () => menu.extendToRow(2),
    ]) {
      act();
      seen.push(menu.readSelected());
    }
    expect(seen).toEqual([['2-1', '3-1', '4-1'], ['4-1'], ['1-1', '4-1'], ['1-1', '2-1', '3-1', '4-1']]);
  });

  test('toggles only one row when the user extends after selecting all, because there is no start row', async () => {
    const { menu, arrive } = beginMenu();
    menu.subscribe(() => undefined);
    await arrive();
    menu.toggleRow(0);
    menu.selectAll();
    menu.extendToRow(2);
    expect(menu.readSelected()).toEqual(['1-1', '2-1', '4-1']);
  });

  test('excludes held rows, and a click on a held row is reported', async () => {
    const onPress = vi.fn();
    const { menu, arrive } = beginMenu();
    menu.follow({
      held: { has: (seqId) => seqId === '2-1', without: (_, rows) => rows.filter((row) => row !== 1), onPress },
    });
    menu.subscribe(() => undefined);
    await arrive();
    menu.selectAll();
    menu.toggleRow(1);
    expect([menu.readSelected(), onPress.mock.calls]).toEqual([['1-1', '3-1', '4-1'], [['2-1', 'V_7K']]]);
  });

  test('loses rows that become held', async () => {
    const onSelectionChange = vi.fn();
    const { menu, arrive } = beginMenu({ onSelectionChange });
    menu.subscribe(() => undefined);
    await arrive();
    menu.selectAll();
    menu.follow({ held: { has: (seqId) => seqId === '2-1', without: (_, rows) => rows, onPress: vi.fn() } });
    expect([menu.readSelected(), onSelectionChange.mock.calls.at(-1)]).toEqual([
      ['1-1', '3-1', '4-1'],
      [['1-1', '3-1', '4-1']],
    ]);
  });

  test('is dropped when the version changes, and this is reported once, after the change of the view', async () => {
    const told: unknown[] = [];
    const { menu, arrive } = beginMenu({
      onViewChange: ({ version }) => told.push(version),
      onSelectionChange: (selected) => told.push(selected),
    });
    menu.subscribe(() => undefined);
    await arrive();
    menu.select(['2-1']);
    menu.showVersion('V_11K');
    menu.showVersion('V_7K');
    await arrive();
    menu.select(['3-1']);
    menu.follow({ view: { ...defaultMenuView, version: 'V_11K' } });
    expect([told, menu.readSelected()]).toEqual([[['2-1'], 'V_11K', [], 'V_7K', ['3-1'], []], []]);
  });

  test('is dropped with its version even before rows arrive, and stays if the page refuses the other version', async () => {
    const onSelectionChange = vi.fn();
    const { menu } = beginMenu({ onSelectionChange, start: { selectedSeqIds: ['2-1'] } });
    menu.follow({ view: defaultMenuView });
    menu.showVersion('V_11K');
    expect([menu.readSelected(), onSelectionChange.mock.calls]).toEqual([['2-1'], []]);
    menu.follow({ view: { ...defaultMenuView, version: 'V_11K' } });
    expect([menu.readSelected(), onSelectionChange.mock.calls]).toEqual([[], [[[]]]]);
  });

  test('is requested to be empty if the version changes while the page controls it, and stays as the page passes it', async () => {
    const onSelectionChange = vi.fn();
    const { menu, arrive } = beginMenu({ onSelectionChange });
    menu.subscribe(() => undefined);
    menu.follow({ selectedSeqIds: ['2-1'] });
    await arrive();
    menu.showVersion('V_11K');
    menu.follow({ selectedSeqIds: ['2-1'] });
    await arrive();
    expect([menu.readSelected(), onSelectionChange.mock.calls]).toEqual([['2-1'], [[[]]]]);
    // The page chose this selection, or none, together with the version.
    menu.follow({ view: defaultMenuView, selectedSeqIds: ['3-1'] });
    menu.follow({ view: { ...defaultMenuView, version: 'V_11K' }, selectedSeqIds: [] });
    menu.follow({ view: defaultMenuView, selectedSeqIds: [] });
    expect(onSelectionChange).toHaveBeenCalledOnce();
  });

  test('comes back with the view of its version, once the page shows it', async () => {
    const onSelectionChange = vi.fn();
    const { menu, arrive } = beginMenu({ onSelectionChange });
    menu.subscribe(() => undefined);
    menu.follow({ view: defaultMenuView });
    await arrive();
    menu.select(['2-1', '4-1']);
    menu.follow({ view: { ...defaultMenuView, version: 'V_11K' } });
    await arrive();
    menu.changeView(defaultMenuView, ['2-1', '4-1']);
    const requested = menu.readSelected();
    menu.follow({ view: defaultMenuView });
    expect([requested, menu.readSelected(), menu.selection.read().count, onSelectionChange.mock.calls]).toEqual([
      [],
      ['2-1', '4-1'],
      2,
      [[['2-1', '4-1']], [[]], [['2-1', '4-1']]],
    ]);
  });

  test('of a view that is replaced without leaving the version is the given one', async () => {
    const { menu, arrive } = beginMenu();
    menu.subscribe(() => undefined);
    await arrive();
    menu.changeView({ ...defaultMenuView, search: 'alpha' }, ['3-1']);
    menu.showVersion('V_11K');
    menu.showVersion('V_7K');
    await arrive();
    const after = menu.readSelected();
    menu.changeView(defaultMenuView, ['3-1']);
    expect([after, menu.readSelected()]).toEqual([[], ['3-1']]);
  });

  test('can start another menu, together with the view', async () => {
    const first = beginMenu();
    first.menu.subscribe(() => undefined);
    await first.arrive();
    first.menu.search('alpha');
    first.menu.selectAll();
    const { menu, arrive } = beginMenu({
      start: { view: first.menu.readView(), selectedSeqIds: first.menu.readSelected() },
    });
    menu.subscribe(() => undefined);
    await arrive();
    expect([menu.readView().search, menu.readSelected()]).toEqual(['alpha', ['1-1', '4-1']]);
  });
});

describe('a sort by a column without values', () => {
  const sort = { key: 'loDb', direction: 'descending' } as const;
  const view = { ...defaultMenuView, search: 'alpha', sort };

  /** The column has values in 7K only. */
  async function fillOf7K(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith('/catalogue')) return answerOfMenu(request, 'revision1');
    const version = searchParams.get('version');
    const column = { key: 'loDb', known: version === 'V_7K' ? 4 : 0, derivedFrom: null, source: null };
    return jsonAnswer({ version, revision: 'revision1', total: 4, columns: [column], filters: [] });
  }

  test('of an address is not applied, so that the best matches come first', async () => {
    const { menu, arrive, found } = beginMenu({
      handler: fillOf7K,
      start: { view: { ...view, version: 'V_11K', search: 'beta' } },
    });
    menu.subscribe(() => undefined);
    await arrive();
    await arrive();
    expect([menu.getSnapshot().sort, menu.readView().sort, found()]).toEqual([null, sort, ['2-1', '4-1']]);
  });

  test('is dropped with its version, as a correction, before the version counts as shown', async () => {
    const told: unknown[] = [];
    const { menu, arrive } = beginMenu({
      handler: fillOf7K,
      onViewChange: (next, isCorrection) => told.push([next.version, next.sort, isCorrection ?? false]),
      start: { view },
    });
    menu.subscribe(() => undefined);
    await arrive();
    await arrive();
    menu.showVersion('V_11K', (shown) => told.push(shown));
    await arrive();
    await arrive();
    expect(told).toEqual([['V_11K', sort, false], ['V_11K', null, true], { ...view, version: 'V_11K', sort: null }]);
  });

  test('stays where the version fills the column, and where no catalogue says so', async () => {
    const onShown = vi.fn();
    const filled = beginMenu({ handler: fillOf7K, start: { view: { ...view, version: 'V_11K', sort: null } } });
    filled.menu.subscribe(() => undefined);
    await filled.arrive();
    filled.menu.changeView({ ...filled.menu.readView(), sort });
    filled.menu.showVersion('V_7K', onShown);
    await filled.arrive();
    await filled.arrive();
    const broken = beginMenu({ handler: () => Promise.reject(new Error('no network')), start: { view } });
    broken.menu.subscribe(() => undefined);
    broken.menu.showVersion('V_11K', onShown);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(onShown.mock.calls).toEqual([[view], [{ ...view, version: 'V_11K' }]]);
  });

  test('is no longer awaited once the menu has no listener', async () => {
    const onShown = vi.fn();
    const { menu, arrive } = beginMenu({ handler: fillOf7K, start: { view } });
    const end = menu.subscribe(() => undefined);
    menu.showVersion('V_11K', onShown);
    end();
    menu.subscribe(() => undefined);
    await arrive();
    await arrive();
    expect([onShown.mock.calls, menu.readView().sort]).toEqual([[], sort]);
  });
});

describe('host functions that throw', () => {
  async function walk(ports: Partial<MenuPorts>) {
    const held = Promise.withResolvers<void>();
    const { menu, arrive, found } = beginMenu({
      copies: createHandledClient(async (request) => {
        const answer = answerOfMenu(request, 'revision0');
        answer.headers.set('ETag', '"revision0"');
        return answer;
      }).client,
      async handler(request) {
        await held.promise;
        return answerOfMenu(request, 'revision1');
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
  ] as const)(
    '%s: each error of this function is reported, and the menu works as without the function',
    async (name) => {
      const called = vi.fn();
      const wanted = await walk({ [name]: called });
      const reported = listenForReported();
      expect([await walk({ [name]: breaks }), reported]).toEqual([wanted, breakages(called.mock.calls.length)]);
      expect(called).toHaveBeenCalled();
    },
  );

  test('cellText: an error of this function reaches each caller that needs a text, until the view needs no text', async () => {
    const { menu, arrive, found, runIdle } = beginMenu({ cellText: breaks });
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
