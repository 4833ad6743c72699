import { describe, expect, test } from 'vitest';
import type { ColumnKey } from '../api/types.ts';
import { readFilters } from '../filter/filter.codec.ts';
import { emptySelection, setSelected } from '../table/select.ts';
import { firstMenuState, type MenuEvent, type MenuState, nextMenuState } from './menu.intent.ts';
import { viewListOf } from './menu.list.ts';
import { createMenuStore } from './menu.store.ts';
import { defaultMenuView, type MenuView } from './menu.view.ts';

/** Page 3 of a search, sorted. */
const view: MenuView = {
  version: 'V_7K',
  search: 'IL6',
  filters: [],
  list: null,
  columns: null,
  sort: { key: 'loDb', direction: 'descending' },
  pageIndex: 2,
  pageSize: 500,
};

const nothingSelected = { selection: emptySelection(0), revision: null, anchor: null };
/** Four rows, none selected. */
const carried = { type: 'selection.carry', selection: emptySelection(4), revision: 'revision1' } as const;
const selectTwo = { type: 'selection.set', rows: [1, 2], isSelected: true, anchor: 1 } as const;
const twoSelected = { selection: setSelected(emptySelection(4), [1, 2], true), revision: 'revision1', anchor: 1 };

function after(...events: readonly MenuEvent[]): MenuState {
  return events.reduce(nextMenuState, firstMenuState(view));
}

describe('the view', () => {
  test('begins as given, with nothing selected', () => {
    expect(after()).toEqual({ view, ...nothingSelected });
  });

  test('is by default the 7K menu in its own order, without search, filters or columns of its own, on the first page of 100', () => {
    expect(defaultMenuView).toEqual({
      version: 'V_7K',
      search: '',
      filters: [],
      list: null,
      columns: null,
      sort: null,
      pageIndex: 0,
      pageSize: 100,
    });
  });

  test('a changed search keeps the text as typed and goes to the first page', () => {
    expect(after({ type: 'search.change', search: ' tnf ' }).view).toEqual({ ...view, search: ' tnf ', pageIndex: 0 });
  });

  test('choosing a column sorts ascending, then descending, then not, from the first page', () => {
    const choose = { type: 'sort.choose', key: 'fullName' } as const;
    const views = [1, 2, 3, 4].map((times) => after(...Array.from({ length: times }, () => choose)).view);
    expect(views).toEqual(
      [
        { key: 'fullName', direction: 'ascending' } as const,
        { key: 'fullName', direction: 'descending' } as const,
        null,
        { key: 'fullName', direction: 'ascending' } as const,
      ].map((sort) => ({ ...view, sort, pageIndex: 0 })),
    );
  });

  test('a page is gone to by its index; what is no index is the first page', () => {
    const pages = [7, 0, -3, 2.9, Number.NaN].map((index) => after({ type: 'page.go', index }).view);
    expect(pages).toEqual([7, 0, 0, 2, 0].map((pageIndex) => ({ ...view, pageIndex })));
  });

  test('a chosen page size goes to the first page', () => {
    expect(after({ type: 'pageSize.choose', size: 25 }).view).toEqual({ ...view, pageSize: 25, pageIndex: 0 });
  });

  test('a restored view of the same version keeps the selection', () => {
    const restored = { ...defaultMenuView, pageIndex: 4 };
    expect(after(carried, selectTwo, { type: 'view.restore', view: restored })).toEqual({
      view: restored,
      ...twoSelected,
    });
  });

  test('a restored view of another version drops the selection', () => {
    const restored: MenuView = { ...view, version: 'V_11K' };
    expect(after(carried, selectTwo, { type: 'view.restore', view: restored })).toEqual({
      view: restored,
      ...nothingSelected,
    });
  });
});

const filters = readFilters('totalCvPlasma<8&pubs=pQtl');
const applied = { type: 'filters.apply', clauses: filters } as const;

describe('filters', () => {
  test('applied replace those before, from the first page; sort, search and selection stay', () => {
    const earlier = { type: 'filters.apply', clauses: readFilters('loDb>1') } as const;
    expect(after(carried, selectTwo, earlier, { type: 'page.go', index: 3 }, applied)).toEqual({
      view: { ...view, filters, pageIndex: 0 },
      ...twoSelected,
    });
  });

  test('S4-17 applied add their columns to those that a person chose', () => {
    const choose = { type: 'columns.show', columns: ['seqId', 'pQtl'] } as const;
    expect(after(choose, applied).view.columns).toEqual(['seqId', 'pQtl', 'totalCVPlasma']);
    expect(after(applied).view.columns).toBe(null);
  });

  test('are dropped one by one, or all at once, from the first page', () => {
    const toPage = { type: 'page.go', index: 3 } as const;
    const drop = { type: 'filter.drop', index: 0 } as const;
    expect(after(applied, toPage, drop).view).toEqual({ ...view, filters: filters.slice(1), pageIndex: 0 });
    expect(after(applied, toPage, { type: 'filters.clear' }).view).toEqual({ ...view, pageIndex: 0 });
    expect(after(applied, { type: 'filter.drop', index: 2 }).view.filters).toEqual(filters);
  });
});

describe('columns', () => {
  test('are shown as chosen, on the same page; none is the default again', () => {
    const choose = { type: 'columns.show', columns: ['targetName', 'seqId'] } as const;
    expect(after(choose).view).toEqual({ ...view, columns: ['targetName', 'seqId'] });
    const none = [null, []].map((columns) => after(choose, { type: 'columns.show', columns }).view);
    expect(none).toEqual([view, view]);
  });

  test('chosen stay while filters are dropped', () => {
    const choose = { type: 'columns.show', columns: ['seqId'] } as const;
    expect(after(choose, applied, { type: 'filters.clear' }).view.columns).toEqual(['seqId', 'totalCVPlasma', 'pQtl']);
  });
});

describe('clearing the menu', () => {
  test('S4-10 drops filters and selection and goes to the first page; search, columns and sort stay', () => {
    const choose = { type: 'columns.show', columns: ['seqId', 'pQtl', 'totalCVPlasma'] } as const;
    expect(after(carried, selectTwo, choose, applied, { type: 'menu.clear' })).toEqual({
      view: { ...view, columns: choose.columns, pageIndex: 0 },
      ...nothingSelected,
    });
  });

  test('S4-10 with a version shows it, without filters, and without columns that it has not', () => {
    const toEleven = { type: 'menu.clear', version: 'V_11K' } as const;
    const choose = (columns: readonly ColumnKey[]) => ({ type: 'columns.show', columns }) as const;
    const views = [choose(['seqId', 'mousePlasmaBin', 'loDb']), choose(['mousePlasmaBin'])].map(
      (chosen) => after(applied, chosen, toEleven).view,
    );
    const inEleven: MenuView = { ...view, version: 'V_11K', pageIndex: 0 };
    expect(views).toEqual([{ ...inEleven, columns: ['seqId', 'loDb'] }, inEleven]);
  });

  test('S4-19 with a version shows it, without the list that was searched for in the other', () => {
    const restore = { type: 'view.restore', view: { ...view, list: viewListOf(['1-1']) } } as const;
    expect(after(restore, { type: 'menu.clear', version: 'V_11K' }).view.list).toBe(null);
  });

  test('with a version shows it, without a sort by a column that it has not', () => {
    const toEleven = { type: 'menu.clear', version: 'V_11K' } as const;
    expect(after(toEleven).view).toEqual({ ...view, version: 'V_11K', pageIndex: 0 });
    expect(after({ type: 'sort.choose', key: 'mousePlasmaBin' }, toEleven).view).toEqual({
      ...view,
      version: 'V_11K',
      sort: null,
      pageIndex: 0,
    });
  });
});

describe('the selection', () => {
  test('is carried to a table with its revision and no anchor', () => {
    expect(after(carried, selectTwo, { ...carried, revision: 'revision2' })).toEqual({
      view,
      selection: emptySelection(4),
      revision: 'revision2',
      anchor: null,
    });
  });

  test('takes rows in and out, and keeps the anchor until another is given', () => {
    const range = { type: 'selection.set', rows: Uint32Array.of(1, 2, 3), isSelected: true } as const;
    const out = { type: 'selection.set', rows: [2], isSelected: false, anchor: 2 } as const;
    expect(after(carried, selectTwo)).toEqual({ view, ...twoSelected });
    expect(after(carried, selectTwo, range)).toEqual({
      view,
      selection: setSelected(emptySelection(4), [1, 2, 3], true),
      revision: 'revision1',
      anchor: 1,
    });
    expect(after(carried, selectTwo, range, out)).toEqual({
      view,
      selection: setSelected(emptySelection(4), [1, 3], true),
      revision: 'revision1',
      anchor: 2,
    });
  });

  test('survives search, filters, columns, sort and paging', () => {
    const { view: changed, ...selected } = after(
      carried,
      selectTwo,
      { type: 'columns.show', columns: ['seqId', 'loDb'] },
      applied,
      { type: 'search.change', search: 'x' },
      { type: 'sort.choose', key: 'seqId' },
      { type: 'pageSize.choose', size: 25 },
      { type: 'page.go', index: 3 },
    );
    expect(selected).toEqual(twoSelected);
    expect(changed).toEqual({
      version: 'V_7K',
      search: 'x',
      filters,
      list: null,
      columns: ['seqId', 'loDb', 'totalCVPlasma', 'pQtl'],
      sort: { key: 'seqId', direction: 'ascending' },
      pageIndex: 3,
      pageSize: 25,
    });
  });
});

test('a store reads what its events made, and tells whoever listens until they end it', () => {
  const store = createMenuStore(view);
  const told: number[] = [];
  const end = store.subscribe(() => told.push(store.read().view.pageIndex));
  store.send({ type: 'page.go', index: 4 });
  end();
  store.send({ type: 'page.go', index: 5 });
  expect({ told, state: store.read() }).toEqual({ told: [4], state: after({ type: 'page.go', index: 5 }) });
});
