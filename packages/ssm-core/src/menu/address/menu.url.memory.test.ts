import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFilters } from '../../filter/codec/filter.codec.ts';
import { columnsOfVersion } from '../../table/columns.ts';
import { pageSizes } from '../../table/page.ts';
import { readViewList, viewListOf } from '../menu.list.ts';
import { defaultMenuView, type MenuView } from '../menu.view.ts';
import { createViewMemory } from './menu.url.ts';

const anyView: fc.Arbitrary<MenuView> = fc.constantFrom('V_7K' as const, 'V_11K' as const).chain((version) =>
  fc.record({
    version: fc.constant(version),
    search: fc.string({ unit: 'grapheme' }),
    filters: fc.constantFrom(readFilters(''), readFilters('dilGroup=20%25&mesh=a%2Cb,c')),
    list: fc.constantFrom(null, viewListOf(['10000-28', '2-1']), viewListOf([])),
    columns: fc.constantFrom(null, ['seqId', 'loDb'] as const),
    sort: fc.option(
      fc.record({
        key: fc.constantFrom(...columnsOfVersion(version).map(({ key }) => key)),
        direction: fc.constantFrom('ascending' as const, 'descending' as const),
      }),
    ),
    pageIndex: fc.nat(1000),
    pageSize: fc.constantFrom(...pageSizes),
  }),
);

test('any view is written to an address and read back in another browser', () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(createViewMemory(undefined, readViewList).read(createViewMemory().write(view))).toEqual({
        view,
        problems: [],
      });
    }),
  );
});

test('a view that was just written is read back as the same object, every time', () => {
  const memory = createViewMemory();
  const view: MenuView = { ...defaultMenuView, search: 'IL 6 ', pageIndex: 2 };
  const search = memory.write(view);
  const reading = memory.read(search);
  expect({ search, isSame: reading.view === view, isStable: memory.read(search) === reading }).toEqual({
    search: '?page=3&search=IL+6+',
    isSame: true,
    isStable: true,
  });
});

test('an address that changed is parsed again', () => {
  const memory = createViewMemory();
  memory.write({ ...defaultMenuView, search: 'x' });
  expect(memory.read('?colour=blue')).toEqual({
    view: defaultMenuView,
    problems: [{ code: 'unknown_parameter', name: 'colour', value: 'blue' }],
  });
});

test('an unpaired surrogate is read as a replacement character', () => {
  const memory = createViewMemory();
  const search = memory.write({ ...defaultMenuView, search: 'a\ud800' });
  expect(memory.read(search).view).toEqual({ ...defaultMenuView, search: 'a\ufffd' });
});

test('a list that was just written is read without the storage of lists', () => {
  const memory = createViewMemory();
  const view: MenuView = { ...defaultMenuView, list: viewListOf(['2-1']) };
  const search = memory.write(view);
  const elsewhere = createViewMemory().read(search);
  expect({ isSame: memory.read(search).view === view, elsewhere }).toEqual({
    isSame: true,
    elsewhere: {
      view: defaultMenuView,
      problems: [{ code: 'list_unread', name: 'list', value: view.list?.name }],
    },
  });
});

function methodOf(before: MenuView, after: MenuView, isCorrection?: boolean): 'replace' | 'push' | undefined {
  const memory = createViewMemory(undefined, readViewList);
  return memory.step(memory.write(before), after, isCorrection)?.method;
}

const from: MenuView = { ...defaultMenuView, search: 'il', pageIndex: 3 };

test('a step has the query of the next view, which is then read back as the same object', () => {
  const memory = createViewMemory();
  const next: MenuView = { ...from, pageIndex: 4 };
  const step = memory.step(memory.write(from), next);
  expect(step).toEqual({ method: 'push', search: '?page=5&search=il' });
  expect(memory.read('?page=5&search=il').view).toBe(next);
});

test('a view that equals the previous one adds no history entry', () => {
  expect(methodOf(from, { ...from })).toBe(undefined);
});

test('typing replaces the history entry, and so does the change of page that typing causes', () => {
  expect([
    methodOf(from, { ...from, search: 'il6' }),
    methodOf(from, { ...from, search: 'il6', pageIndex: 0 }),
    methodOf(from, { ...from, search: '' }),
  ]).toEqual(['replace', 'replace', 'replace']);
});

test('a change of page, page size, sort or version adds a history entry', () => {
  expect([
    methodOf(from, { ...from, pageIndex: 4 }),
    methodOf(from, { ...from, pageIndex: 0, pageSize: 500 }),
    methodOf(from, { ...from, pageIndex: 0, sort: { key: 'loDb', direction: 'ascending' } }),
    methodOf(
      { ...from, sort: { key: 'loDb', direction: 'ascending' } },
      { ...from, sort: { key: 'loDb', direction: 'descending' } },
    ),
    methodOf(from, { ...from, pageIndex: 0, version: 'V_11K' }),
    methodOf(from, { ...from, search: 'tnf', pageIndex: 0, version: 'V_11K' }),
  ]).toEqual(['push', 'push', 'push', 'push', 'push', 'push']);
});

test('a correction of the view replaces the history entry', () => {
  const sorted: MenuView = { ...from, sort: { key: 'loDb', direction: 'ascending' } };
  expect([methodOf(sorted, from, true), methodOf(from, from, true)]).toEqual(['replace', undefined]);
});

test('showing or removing a list adds a history entry, and typing within the list replaces one', () => {
  const listed: MenuView = { ...from, list: viewListOf(['2-1']), pageIndex: 0 };
  expect([
    methodOf(from, { ...listed, search: '' }),
    methodOf(listed, { ...listed, list: null }),
    methodOf(listed, { ...listed, search: 'il6' }),
  ]).toEqual(['push', 'push', 'replace']);
});
