import { QueryClient } from '@tanstack/query-core';
import { expect, test, vi } from 'vitest';
import type { FetchShaped } from '../../api/client/client.ts';
import { firstRowCount } from '../../table/columns.ts';
import { createHandledClient, jsonAnswer, problemAnswer } from '../../testing/answers.ts';
import { columnsAnswer } from '../../testing/columns.ts';
import { createMenu, type MenuPorts } from '../menu.ts';
import { defaultMenuView } from '../menu.view.ts';

const total = firstRowCount + 5000;
const last = `${total}-1`;

interface ServerState {
  revision: string;
  isOpen: Promise<unknown>;
  failure: (() => Response) | undefined;
}

/** A catalogue too long for one answer. Every second reagent is named Beta. */
function answerOf(address: URL, { revision }: ServerState): Response {
  const { pathname, searchParams } = address;
  const version = searchParams.get('version');
  if (pathname.endsWith('/catalogue')) return jsonAnswer({ version, revision, total, columns: [], filters: [] });
  const offset = Number(searchParams.get('offset') ?? 0);
  const count = Math.min(Number(searchParams.get('limit') ?? total), total - offset);
  const rows = Array.from({ length: count }, (_, index) => offset + index);
  const columns = {
    seqId: { kind: 'text', values: rows.map((row) => `${row + 1}-1`) },
    fullName: { kind: 'text', dictionary: ['Alpha', 'Beta'], codes: rows.map((row) => row % 2) },
  };
  const edition = `of-${revision}`;
  return columnsAnswer({ format: 1, version, revision, edition, isDemo: false, total, count, columns });
}

function isFirst({ searchParams }: URL): boolean {
  return searchParams.get('limit') === String(firstRowCount);
}

async function begin(ports: Partial<MenuPorts> = {}, answer: typeof answerOf = answerOf) {
  const gate = Promise.withResolvers<void>();
  const server: ServerState = { revision: 'one', isOpen: gate.promise, failure: undefined };
  const signals: AbortSignal[] = [];
  const handler: FetchShaped = async ({ url, signal }) => {
    const address = new URL(url);
    if (address.pathname.endsWith('/search') && !isFirst(address)) {
      signals.push(signal);
      await server.isOpen;
      if (server.failure !== undefined) return server.failure();
    }
    return answer(address, server);
  };
  const { client, requests } = createHandledClient(handler);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  const menu = createMenu({
    client,
    queryClient,
    requestPath: 'public',
    cellText: (_, value) => String(value),
    whenIdle: () => () => undefined,
    ...ports,
  });
  const leave = menu.subscribe(() => undefined);
  await vi.waitUntil(() => menu.getSnapshot().table !== undefined);
  return {
    menu,
    leave,
    server,
    signals,
    open: () => gate.resolve(),
    whole: () => vi.waitUntil(() => menu.getSnapshot().list.table !== undefined),
    parts: () =>
      requests.flatMap(({ url }) => {
        const { searchParams, pathname } = new URL(url);
        return pathname.endsWith('/search') ? [`${searchParams.get('offset')} ${searchParams.get('limit')}`] : [];
      }),
    editions: () =>
      requests
        .map(({ url }) => new URL(url))
        .flatMap(({ searchParams, pathname }) => (pathname.endsWith('/search') ? [searchParams.get('edition')] : [])),
    page: () => {
      const { rows, table } = menu.getSnapshot();
      const seqId = table?.columns.get('seqId');
      return seqId?.kind === 'text' ? Array.from(rows, (row) => seqId.dictionary[seqId.codes[row] as number]) : [];
    },
  };
}

test('the first page of a long catalogue does not change while further rows arrive in parts', async () => {
  const onProgress = vi.fn();
  const { menu, open, whole, page, parts, editions } = await begin({ onProgress });
  const before = menu.getSnapshot();
  const shown = page();
  open();
  await whole();
  const after = menu.getSnapshot();
  expect({
    first: [before.isLoading, before.total, before.result.length, before.page.count, before.list.table],
    shown: [shown.length, shown[0], shown.at(-1)],
    same: [before.rows === after.rows, before.result === after.result, before.page === after.page],
    whole: [after.isLoading, after.total, after.list.table === after.table, after.table?.rowCount],
    told: onProgress.mock.calls.map(([{ status, table }]) => [status, table?.rowCount]).slice(-2),
    parts: parts(),
    editions: editions(),
  }).toEqual({
    first: [false, total, total, total / 100, undefined],
    shown: [100, '1-1', '100-1'],
    same: [true, true, true],
    whole: [false, total, true, total],
    told: [
      ['loading', undefined],
      ['loaded', total],
    ],
    parts: [`null ${firstRowCount}`, 'null 60000'],
    editions: [null, 'of-one'],
  });
});

test('a page whose rows have arrived is shown at once, and any other page once every row has arrived', async () => {
  const { menu, open, whole, page } = await begin();
  menu.showPage(firstRowCount / 100 - 1);
  const there = [menu.getSnapshot().isLoading, page().at(-1)];
  menu.showPage(total / 100 - 1);
  const behind = [menu.getSnapshot().isLoading, page().length];
  open();
  await whole();
  expect([there, behind, [menu.getSnapshot().isLoading, page().at(-1)]]).toEqual([
    [false, `${firstRowCount}-1`],
    [true, 0],
    [false, last],
  ]);
});

test.each([
  ['a search', { search: 'beta' }, total / 2, '2-1'],
  ['a sort', { sort: { key: 'fullName', direction: 'descending' } }, total, '2-1'],
  ['a list', { list: { seqIds: [last], name: 'list' } }, 1, last],
] as const)('%s uses every row, and not only the first rows', async (_, change, count, first) => {
  const { menu, open, whole, page } = await begin();
  menu.changeView({ ...defaultMenuView, ...menu.readView(), ...change });
  const waiting = menu.getSnapshot();
  open();
  await whole();
  expect([
    [waiting.isLoading, waiting.result.length, waiting.table],
    [menu.getSnapshot().isLoading, menu.getSnapshot().result.length, page()[0]],
  ]).toEqual([
    [true, 0, undefined],
    [false, count, first],
  ]);
});

test('rows that the user selects early are selected once every row has arrived', async () => {
  const onSelectionChange = vi.fn();
  const { menu, open, whole } = await begin({ onSelectionChange });
  menu.toggleRow(2);
  menu.toggleAll();
  menu.toggleRow(0);
  menu.search('beta');
  const before = menu.readSelected();
  open();
  await whole();
  const told: readonly string[][] = onSelectionChange.mock.calls.map(([seqIds]) => seqIds);
  expect([before, told.map(({ length }) => length), told.at(-1)?.at(0), told.at(-1)?.at(-1)]).toEqual([
    [],
    [1, total, total - 1],
    '2-1',
    last,
  ]);
});

test('a row that the user opens early opens once every row has arrived, with the complete list', async () => {
  const onRowAction = vi.fn();
  const { menu, open, whole } = await begin({ onRowAction });
  menu.openRow(1);
  const before = onRowAction.mock.calls.length;
  open();
  await whole();
  const [[seqId, { list }]] = onRowAction.mock.calls as unknown as [[string, { list: readonly string[] }]];
  expect([before, seqId, list.length, list.at(-1)]).toEqual([0, '2-1', total, last]);
});

test('if the user opens several rows early, only the last one opens, and none opens if the user has left', async () => {
  const onRowAction = vi.fn();
  const { menu, open, whole } = await begin({ onRowAction });
  menu.openRow(1);
  menu.openRow(2);
  menu.toggleRow(0);
  open();
  await whole();
  const left = await begin({ onRowAction });
  left.menu.openRow(3);
  left.leave();
  left.menu.subscribe(() => undefined);
  left.open();
  await left.whole();
  expect([onRowAction.mock.calls.map(([seqId]) => seqId as string), menu.readSelected()]).toEqual([['3-1'], ['1-1']]);
});

test('if further rows fail, the first rows stay with an error, and the further rows arrive after a retry', async () => {
  const { menu, server, open, whole, page } = await begin();
  server.failure = () => problemAnswer({ status: 400, code: 'invalid_parameter' });
  menu.toggleRow(0);
  open();
  await vi.waitUntil(() => menu.getSnapshot().error !== undefined);
  const { isLoading, error, list } = menu.getSnapshot();
  const failed = [isLoading, error?.code, list.status, page()[0]];
  menu.search('beta');
  const searched = [menu.getSnapshot().isLoading, menu.getSnapshot().table, menu.getSnapshot().error?.code];
  server.failure = undefined;
  menu.retry();
  await whole();
  expect([failed, searched, menu.getSnapshot().error, menu.getSnapshot().result.length, menu.readSelected()]).toEqual([
    [false, 'invalid_parameter', 'failed', '1-1'],
    [false, undefined, 'invalid_parameter'],
    undefined,
    total / 2,
    ['1-1'],
  ]);
});

test('if further rows are cancelled, the first rows stay, and the further rows arrive after a retry', async () => {
  const { menu, signals, open, whole, page } = await begin();
  await vi.waitUntil(() => signals.length > 0);
  menu.cancel();
  await vi.waitUntil(() => menu.getSnapshot().list.status === 'failed');
  const stopped = [menu.getSnapshot().isLoading, menu.getSnapshot().isCancelled, page()[0], signals[0]?.aborted];
  open();
  menu.retry();
  await whole();
  expect([stopped, menu.getSnapshot().result.length]).toEqual([[false, false, '1-1', true], total]);
});

test('if further rows come from another catalogue, all rows are requested again, and early actions are dropped', async () => {
  const { menu, server, open, whole } = await begin();
  menu.toggleRow(0);
  server.revision = 'two';
  open();
  await whole();
  await vi.waitUntil(() => menu.getSnapshot().list.table?.revision === 'two');
  expect([menu.getSnapshot().table?.revision, menu.readSelected()]).toEqual(['two', []]);
});

test('requests for the rows of a version are aborted when the user leaves the version', async () => {
  const { menu, signals, open, whole } = await begin();
  await vi.waitUntil(() => signals.length > 0);
  menu.toggleRow(0);
  menu.showVersion('V_11K');
  await vi.waitUntil(() => menu.getSnapshot().table?.version === 'V_11K');
  const aborted = signals[0]?.aborted;
  open();
  await whole();
  expect([aborted, menu.getSnapshot().list.table?.version, menu.readSelected()]).toEqual([true, 'V_11K', []]);
});

test('a server that cannot send parts gets one request for all rows', async () => {
  const { menu, open, parts } = await begin({}, (address, server) => {
    if (!address.searchParams.has('limit')) return answerOf(address, server);
    server.isOpen = Promise.resolve();
    return problemAnswer({ status: 400, code: 'invalid_parameter', field: 'limit' });
  });
  open();
  expect([menu.getSnapshot().list.table?.rowCount, parts()]).toEqual([total, [`null ${firstRowCount}`, 'null null']]);
});
