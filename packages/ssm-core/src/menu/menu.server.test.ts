import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readFilters } from '../filter/codec/filter.codec.ts';
import { createHandledClient, jsonAnswer, problemAnswer } from '../testing/answers.ts';
import { columnsAnswer } from '../testing/columns.ts';
import { answerOfMenu, beginMenu, seqIds } from '../testing/menus.ts';
import type { MenuProgress } from './menu.snapshot.ts';

const firstFields = 'seqId,fullName,targetName,uniProtId,entrezGeneName';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a menu and its server', () => {
  test('makes no request before the first listener comes, or after the last listener has left', async () => {
    const { menu, asked, arrive, idle } = beginMenu();
    await arrive();
    const before = asked();
    const end = menu.subscribe(() => undefined);
    end();
    await arrive();
    expect([before, menu.getSnapshot().table, idle.size]).toEqual([[], undefined, 0]);
  });

  test('requests shown and searched columns first, and the other columns when the browser is idle', async () => {
    const { menu, asked, arrive, runIdle } = beginMenu();
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

  test('keeps its data for a new listener, and requests nothing that is fresh', async () => {
    const { menu, asked, arrive } = beginMenu();
    const end = menu.subscribe(() => undefined);
    await arrive();
    const before = menu.getSnapshot();
    end();
    menu.subscribe(() => undefined);
    await arrive();
    expect([menu.getSnapshot() === before, asked().length]).toEqual([true, 2]);
  });

  test('never shows two catalogues in one table, but requests both parts of the table again', async () => {
    const { menu, server, arrive, runIdle } = beginMenu();
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

  function copiesOf(revision: string, tag = revision) {
    return createHandledClient(async (request) => {
      const answer = answerOfMenu(request, revision);
      answer.headers.set('ETag', `"${tag}"`);
      return answer;
    }).client;
  }

  test('shows rows of an earlier visit until the server answers, and keeps the rows if they have not changed', async () => {
    const onCatalogueChanged = vi.fn<() => void>();
    const held = Promise.withResolvers<void>();
    let read = 0;
    const { menu, arrive, found } = beginMenu({
      copies: copiesOf('revision1'),
      onCatalogueChanged,
      async handler(request) {
        await held.promise;
        const answer = answerOfMenu(request, 'revision1');
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
      read,
      told: onCatalogueChanged.mock.calls.length,
    }).toEqual({ rows: ['1-1', '4-1'], isLoading: false, isSame: true, read: 1, told: 0 });
  });

  test('replaces the rows of an earlier visit by a new catalogue, reports this, and keeps search and selection', async () => {
    const onCatalogueChanged = vi.fn<() => void>();
    const held = Promise.withResolvers<void>();
    const { menu, arrive, found } = beginMenu({
      copies: copiesOf('revision0'),
      onCatalogueChanged,
      async handler(request) {
        await held.promise;
        return answerOfMenu(request, 'revision1');
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

  test('shows rows of an earlier visit together with the error if the server fails', async () => {
    const { menu, arrive, found } = beginMenu({
      copies: copiesOf('revision0'),
      handler: async () => problemAnswer({ status: 403 }),
    });
    menu.subscribe(() => undefined);
    await arrive();
    expect([found(), menu.getSnapshot().error?.status]).toEqual([seqIds, 403]);
  });

  test('ignores cached rows that cannot be read', async () => {
    const { client: copies } = createHandledClient(() => Promise.reject(new TypeError('broken')));
    const { menu, arrive, found } = beginMenu({ copies });
    menu.subscribe(() => undefined);
    await arrive();
    expect([menu.getSnapshot().list.status, found()]).toEqual(['loaded', seqIds]);
  });

  test('waits for the server if there are no cached rows', async () => {
    const { menu, arrive, found } = beginMenu({
      copies: createHandledClient(async () => problemAnswer({ status: 504 })).client,
    });
    menu.subscribe(() => undefined);
    await arrive();
    expect([found(), menu.getSnapshot().error]).toEqual([seqIds, undefined]);
  });

  /** A server with editions, behind a browser that caches answers for the current edition. */
  function keepingBrowser() {
    const server = { revision: 'revision1' };
    const kept = new Map<string, string>();
    const reached: string[] = [];
    async function handler(request: Request): Promise<Response> {
      const { searchParams, pathname } = new URL(request.url);
      const isOfRows = !pathname.endsWith('/catalogue');
      const before = kept.get(request.url);
      if (before === undefined) {
        const edition = searchParams.get('edition');
        reached.push(`${edition} ${isOfRows ? searchParams.get('fields')?.split(',')[1] : 'catalogue'}`);
        const body = JSON.stringify({
          ...(await answerOfMenu(request, server.revision).json()),
          ...(isOfRows && { edition: `of-${server.revision}` }),
        });
        if (edition === `of-${server.revision}`) kept.set(request.url, body);
        return isOfRows ? columnsAnswer(JSON.parse(body)) : jsonAnswer(JSON.parse(body));
      }
      return isOfRows ? columnsAnswer(JSON.parse(before)) : jsonAnswer(JSON.parse(before));
    }
    return { server, handler, reached };
  }

  test('requests all data after the first rows for the edition of those rows', async () => {
    const { handler, reached } = keepingBrowser();
    const { menu, arrive, runIdle } = beginMenu({ handler });
    menu.subscribe(() => undefined);
    await arrive();
    runIdle();
    await arrive();
    menu.applyFilters(readFilters('loDb>2'));
    menu.applyFilters(readFilters('goBioProcess=a'));
    await arrive();
    expect(reached).toEqual([
      'null fullName',
      'of-revision1 catalogue',
      'of-revision1 fixedPanels',
      'of-revision1 undefined',
    ]);
  });

  test('never shows answers of another edition together with the first rows', async () => {
    const { server, handler, reached } = keepingBrowser();
    const { menu, arrive, runIdle } = beginMenu({ handler });
    const shown = new Set<string>();
    menu.subscribe(() => {
      const { table, catalogue } = menu.getSnapshot();
      shown.add(`${table?.revision} ${catalogue?.revision} ${table?.columns.has('loDb')}`);
    });
    await arrive();
    server.revision = 'revision2';
    runIdle();
    await arrive();
    runIdle();
    await arrive();
    expect([...shown].filter((state) => state.endsWith('true')).at(-1)).toEqual('revision2 revision2 true');
    expect([...shown].filter((state) => /^revision1 .* true/.test(state))).toEqual([]);
    expect(reached.at(-1)).toEqual('of-revision2 catalogue');
  });

  test('shows cached answers of an edition when the user returns, and replaces them all if the catalogue changed', async () => {
    const { server, handler, reached } = keepingBrowser();
    const first = beginMenu({ handler });
    first.menu.subscribe(() => undefined);
    await first.arrive();
    first.runIdle();
    await first.arrive();
    first.menu.dispose();
    reached.length = 0;

    const held = Promise.withResolvers<void>();
    const onCatalogueChanged = vi.fn<() => void>();
    const { menu, arrive, runIdle } = beginMenu({
      copies: createHandledClient(handler).client,
      onCatalogueChanged,
      async handler(request) {
        if (!new URL(request.url).searchParams.has('edition')) await held.promise;
        return handler(request);
      },
    });
    menu.subscribe(() => undefined);
    await arrive();
    runIdle();
    await arrive();
    const { table, catalogue } = menu.getSnapshot();
    const before = [table?.revision, table?.columns.has('loDb'), catalogue?.revision];
    expect([before, reached]).toEqual([['revision1', true, 'revision1'], ['null fullName']]);
    server.revision = 'revision2';
    held.resolve();
    await arrive();
    runIdle();
    await arrive();
    const after = menu.getSnapshot();
    expect([after.table?.revision, after.table?.columns.has('loDb'), after.catalogue?.revision]).toEqual([
      'revision2',
      true,
      'revision2',
    ]);
    expect(onCatalogueChanged).toHaveBeenCalledTimes(1);
  });

  test('R11: reports the error of a failed request, and requests only missing data on retry', async () => {
    let isBad = true;
    const { menu, arrive } = beginMenu({
      handler: async (request) => (isBad ? problemAnswer({ status: 403 }) : answerOfMenu(request, 'revision1')),
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

  test('R12: does not show loading after a request was cancelled, and can retry the request', async () => {
    const { menu, arrive } = beginMenu({
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

  test('makes no request and calls no listener once disposed', async () => {
    const told = vi.fn();
    const { menu, arrive, idle } = beginMenu({ onProgress: told });
    menu.subscribe(told);
    menu.dispose();
    const before = told.mock.calls.length;
    await arrive();
    menu.search('x');
    expect([told.mock.calls.length, idle.size]).toEqual([before, 0]);
  });
});

describe('filters of a menu', () => {
  const filters = readFilters('v11Only=true');

  test('are evaluated by the server, which returns SeqIds only, if the loaded columns are not enough', async () => {
    const onFiltered = vi.fn();
    const { menu, asked, arrive, found } = beginMenu({ onFiltered });
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

  test('are reported as failed if the server fails, until they succeed or are replaced', async () => {
    const told = vi.fn<(list: MenuProgress) => void>();
    let isBroken = true;
    const { menu, arrive } = beginMenu({
      onProgress: told,
      handler: async (request) =>
        isBroken && request.url.includes('filters=') ? new Response('<p>') : answerOfMenu(request, 'revision1'),
    });
    menu.subscribe(() => undefined);
    await arrive();
    const failed = () => told.mock.lastCall?.[0].failedFilters;
    const before = failed();
    menu.applyFilters(filters);
    await arrive();
    const unknown = failed();
    menu.applyFilters([]);
    const cleared = failed();
    menu.applyFilters(filters);
    await arrive();
    const again = failed();
    isBroken = false;
    menu.retry();
    await arrive();
    expect([before, unknown, cleared, again, failed()]).toEqual([undefined, filters, undefined, filters, undefined]);
    expect(unknown).toBe(filters);
  });

  test('S4-16: keep the previous rows on screen if they match no row', async () => {
    const nothing = { format: 1, version: 'V_7K', revision: 'revision1', isDemo: false, total: 0, count: 0 };
    const { menu, arrive, found } = beginMenu({
      handler: async (request) =>
        request.url.includes('filters=v11Only')
          ? columnsAnswer({ ...nothing, columns: { seqId: { kind: 'text', values: [] } } })
          : answerOfMenu(request, 'revision1'),
    });
    menu.subscribe(() => undefined);
    await arrive();
    menu.applyFilters(filters);
    await arrive();
    expect([found(), menu.getSnapshot().filtered]).toEqual([seqIds, { filters, count: 0, keepsList: true }]);
  });
});
