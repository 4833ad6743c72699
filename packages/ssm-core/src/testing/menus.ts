import { QueryClient } from '@tanstack/query-core';
import { vi } from 'vitest';
import type { FetchShaped } from '../api/client/client.ts';
import { createMenu, type MenuPorts, type MenuStart } from '../menu/menu.ts';
import { createHandledClient, jsonAnswer } from './answers.ts';
import { columnsAnswer } from './columns.ts';

export const seqIds = ['1-1', '2-1', '3-1', '4-1'];
const names = ['Alpha', 'Beta', 'Gamma', 'Alpha beta'];

export function answerOfMenu({ url }: Request, revision: string): Response {
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

export function beginMenu({ start, handler, ...ports }: Begun = {}) {
  const server = { revision: 'revision1' };
  const { client, requests } = createHandledClient(
    handler ?? (async (request) => answerOfMenu(request, server.revision)),
  );
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
    arrive: () => vi.advanceTimersByTimeAsync(1),
    runIdle: () => {
      const tasks = [...idle];
      idle.clear();
      for (const task of tasks) task();
    },
    found: () => Array.from(menu.getSnapshot().rows, (row) => seqIds[row]),
  };
}
