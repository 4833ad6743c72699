import { QueryClient } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFilter } from '../filter/filter.ts';
import { createHandledClient } from '../testing/answers.ts';
import { beginMenu } from '../testing/menus.ts';
import { createViewMemory } from './address/menu.url.ts';
import { filterPortsOf } from './menu.filter.ts';
import type { MenuStart } from './menu.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function beginFiltered(start?: MenuStart) {
  const { menu, arrive, found } = beginMenu(start && { start });
  const counts: number[] = [];
  const filter = createFilter({
    ...filterPortsOf(menu),
    client: createHandledClient(() => new Promise(() => undefined)).client,
    queryClient: new QueryClient(),
    requestPath: 'public',
    afterPaint: () => () => undefined,
    whenIdle: () => () => undefined,
    onApplied: () => undefined,
    onFound: (count) => void counts.push(count),
  });
  menu.subscribe(() => undefined);
  filter.subscribe(() => undefined);
  return { menu, filter, counts, arrive, found };
}

test('an applied filter goes to the rows, the count and the address, and from there to another dialog', async () => {
  const { menu, filter, counts, arrive, found } = beginFiltered();
  await arrive();
  filter.open();
  filter.chooseCategory('1', 'fullName');
  filter.changeValue('1', ' beta ');
  expect(filter.apply()).toBe(null);
  await arrive();
  expect([found(), counts]).toEqual([['2-1', '4-1'], [2]]);

  const search = createViewMemory().write(menu.readView());
  const other = beginFiltered({ view: createViewMemory().read(search).view });
  other.filter.open(0);
  expect([search, other.filter.getSnapshot().opening?.rows]).toEqual([
    '?filters=fullName*%3Dbeta',
    [
      {
        filterId: '1',
        filterKey: 'fullName',
        value: 'beta',
        problems: [],
        clause: { key: 'fullName', operator: '*=', text: 'beta' },
      },
    ],
  ]);
});
