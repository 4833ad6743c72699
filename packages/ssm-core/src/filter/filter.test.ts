import { QueryClient } from '@tanstack/query-core';
import { describe, expect, test, vi } from 'vitest';
import { createHandledClient } from '../testing/answers.ts';
import { breakages, breaks, listenForReported } from '../testing/reported.ts';
import type { Clause } from './clause.ts';
import { readFilters } from './codec/filter.codec.ts';
import type { FilterStart } from './filter.machine.ts';
import { createFilter, type FilterMenu, type FilterPorts } from './filter.ts';

const applied = readFilters('loDb>1&mesh=a,b');

function start(clauses = applied, first: FilterStart | null = null, broken: Partial<FilterPorts> = {}) {
  const menu: { clauses: readonly Clause[]; filtered: FilterMenu['filtered'] } = { clauses, filtered: null };
  const told: unknown[][] = [];
  const watching = new Set<() => void>();
  const { client } = createHandledClient(() => new Promise(() => undefined));
  const filter = createFilter(
    {
      client,
      queryClient: new QueryClient(),
      requestPath: 'public',
      afterPaint: () => () => undefined,
      whenIdle: () => () => undefined,
      readMenu: () => ({
        version: 'V_11K',
        filters: menu.clauses,
        table: undefined,
        total: undefined,
        listed: undefined,
        filtered: menu.filtered,
      }),
      watchMenu(listener) {
        watching.add(listener);
        return () => watching.delete(listener);
      },
      onChange(next) {
        menu.clauses = next;
        told.push(['change', next]);
      },
      onApplied: (next) => void told.push(['applied', next]),
      onFound: (count) => void told.push(['found', count]),
      ...broken,
    },
    first,
  );
  const listener = vi.fn<() => void>();
  const unsubscribe = filter.subscribe(listener);
  const find = (filters: readonly Clause[], count: number): void => {
    menu.filtered = { filters, count };
    for (const tell of watching) tell();
  };
  return { filter, menu, told, listener, unsubscribe, watching, find };
}

describe('the filter dialog', () => {
  test('opens at a row with a draft of the applied filters, and notifies listeners of each change', () => {
    const { filter, listener } = start();
    filter.open(1);
    const { opening } = filter.getSnapshot();
    expect([opening?.rows.map(({ clause }) => clause), opening?.left, opening?.openedAt]).toEqual([applied, 3, '2']);
    expect(filter.getSnapshot()).toBe(filter.getSnapshot());
    listener.mockClear();
    filter.add();
    expect([filter.getSnapshot().opening?.rows.length, listener.mock.calls.length]).toEqual([3, 1]);
  });

  test('is open from the start if the user opened it before the filters were loaded', () => {
    expect(start(applied, { clauses: applied }).filter.getSnapshot().opening?.rows.length).toBe(2);
    expect(start().filter.getSnapshot().opening).toBe(null);
  });

  test('starts with the draft that the previous controller left open', () => {
    const before = start();
    expect(before.filter.readDraft()).toBe(null);
    before.filter.open(1);
    before.filter.changeValue('1', ['<', 'x']);
    before.filter.add();
    before.filter.apply();
    const after = start(applied, before.filter.readDraft());
    expect(after.filter.getSnapshot().opening).toEqual(before.filter.getSnapshot().opening);
    after.filter.remove('3');
    expect([after, before].map(({ filter }) => filter.getSnapshot().opening?.rows.length)).toEqual([2, 3]);
  });

  test('S5-06: shows and reads numbers as its language writes them, also for a draft from another language', () => {
    const german = start(readFilters('loDb>0.5'), null, { locale: 'de' });
    german.filter.open();
    const rows = () => german.filter.getSnapshot().opening?.rows;
    expect(rows()?.[0]?.value).toEqual(['>', '0,5']);
    german.filter.changeValue('1', ['>', '1.000']);
    expect(rows()?.[0]?.clause).toEqual({ key: 'loDb', operator: '>', number: 1000 });
    const english = start([], german.filter.readDraft(), { locale: 'no_TAG' });
    expect(english.filter.getSnapshot().opening?.rows[0]?.value).toEqual(['>', '1000']);
    expect([english.filter.apply(), english.menu.clauses]).toEqual([null, readFilters('loDb>1000')]);
  });

  test('S5-02: applies the draft and closes', () => {
    const { filter, told } = start();
    filter.open();
    filter.remove('2');
    filter.changeValue('1', ['<', '5']);
    expect(filter.apply()).toBe(null);
    const clauses = readFilters('loDb<5');
    expect([told, filter.getSnapshot().opening]).toEqual([
      [
        ['applied', clauses],
        ['change', clauses],
      ],
      null,
    ]);
  });

  test('stays open and returns the first wrong box if the draft cannot be applied', () => {
    const { filter, told } = start();
    filter.open();
    filter.changeValue('1', ['<', 'five']);
    expect([filter.apply(), filter.getSnapshot().opening?.wasRefused, told]).toEqual([
      { filterId: '1', box: 'first' },
      true,
      [],
    ]);
  });

  test('changes nothing if cancelled, and starts over when opened again', () => {
    const { filter, told } = start();
    filter.open();
    filter.clear();
    filter.cancel();
    expect([filter.getSnapshot().opening, told]).toEqual([null, []]);
    filter.open();
    expect(filter.getSnapshot().opening?.rows.length).toBe(2);
  });
});

describe('the applied filters', () => {
  test('can lose one clause or all clauses', () => {
    const { filter, menu } = start();
    filter.drop(0);
    expect(menu.clauses).toEqual([applied[1]]);
    filter.dropAll();
    expect(menu.clauses).toEqual([]);
  });

  test('report their number of rows once, and only after the user changed the filters in the dialog', () => {
    const { filter, menu, told, find, unsubscribe, watching } = start();
    find(menu.clauses, 7);
    filter.drop(0);
    find(applied, 7);
    find(menu.clauses, 3);
    find(menu.clauses, 3);
    expect(told.slice(1)).toEqual([['found', 3]]);
    unsubscribe();
    expect(watching.size).toBe(0);
  });

  test('do not change after dispose', () => {
    const { filter, menu, told, watching } = start();
    filter.open();
    filter.dispose();
    filter.drop(0);
    filter.open();
    expect([filter.apply(), filter.getSnapshot().opening, menu.clauses, told]).toEqual([null, null, applied, []]);
    expect(watching.size).toBe(0);
  });
});

describe("errors of the page's callbacks", () => {
  function walk(broken: Partial<FilterPorts>) {
    const { filter, menu, listener, find, told } = start(applied, null, broken);
    filter.open();
    filter.changeValue('1', ['<', '5']);
    const refused = filter.apply();
    find(menu.clauses, 0);
    filter.drop(0);
    filter.open();
    return { refused, told, state: filter.getSnapshot(), listened: listener.mock.calls.length };
  }

  test.each(['onChange', 'onApplied', 'onFound'] as const)(
    '%s: each error of this callback is reported, and filters work as without the callback',
    (name) => {
      const called = vi.fn();
      const wanted = walk({ [name]: called });
      const reported = listenForReported();
      expect([walk({ [name]: breaks }), reported]).toEqual([wanted, breakages(called.mock.calls.length)]);
      expect(called).toHaveBeenCalled();
    },
  );

  test('watchMenu: an error of this callback is reported, and a draft can still be applied', () => {
    const reported = listenForReported();
    const { filter, told, unsubscribe } = start(applied, null, { watchMenu: breaks });
    filter.open();
    filter.remove('2');
    const refused = filter.apply();
    unsubscribe();
    const clauses = readFilters('loDb>1');
    expect([refused, told, reported]).toEqual([
      null,
      [
        ['applied', clauses],
        ['change', clauses],
      ],
      breakages(1),
    ]);
  });

  test('readMenu: an error of this callback reaches the caller, and filters work once the callback returns a menu', () => {
    const menu = {
      version: 'V_11K',
      filters: applied,
      table: undefined,
      total: undefined,
      listed: undefined,
      filtered: null,
    } as const;
    const readMenu = vi.fn<FilterPorts['readMenu']>(breaks);
    expect(() => start(applied, null, { readMenu })).toThrow('of the page');
    readMenu.mockReturnValue(menu);
    const { filter, find, told } = start(applied, null, { readMenu });
    readMenu.mockImplementation(breaks);
    expect(() => filter.open()).toThrow('of the page');
    expect(() => filter.drop(0)).toThrow('of the page');
    expect(() => find(applied, 1)).toThrow('of the page');
    readMenu.mockReturnValue(menu);
    filter.open();
    filter.drop(0);
    expect([filter.getSnapshot().opening?.rows.length, told]).toEqual([2, [['change', [applied[1]]]]]);
  });
});
