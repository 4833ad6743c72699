import { describe, expect, test } from 'vitest';
import { readFilters } from '../filter/codec/filter.codec.ts';
import { withColumns, withFilters, withPage, withPageSize, withSearch, withSortBy } from './menu.intent.ts';
import { viewListOf } from './menu.list.ts';
import { defaultMenuView, type MenuView, viewOfVersion } from './menu.view.ts';

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
const filters = readFilters('totalCvPlasma<8&pubs=pQtl');

describe('the view', () => {
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
    expect(withSearch(view, ' tnf ')).toEqual({ ...view, search: ' tnf ', pageIndex: 0 });
  });

  test('choosing a column sorts ascending, then descending, then not, from the first page', () => {
    const views = [1, 2, 3, 4].map((times) =>
      Array.from({ length: times }).reduce<MenuView>((before) => withSortBy(before, 'fullName'), view),
    );
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
    const pages = [7, 0, -3, 2.9, Number.NaN].map((index) => withPage(view, index));
    expect(pages).toEqual([7, 0, 0, 2, 0].map((pageIndex) => ({ ...view, pageIndex })));
  });

  test('a chosen page size goes to the first page', () => {
    expect(withPageSize(view, 25)).toEqual({ ...view, pageSize: 25, pageIndex: 0 });
  });
});

describe('filters', () => {
  test('applied replace those before, from the first page; sort and search stay', () => {
    const earlier = withPage(withFilters(view, readFilters('loDb>1')), 3);
    expect(withFilters(earlier, filters)).toEqual({ ...view, filters, pageIndex: 0 });
    expect(withFilters(withPage(withFilters(view, filters), 3), [])).toEqual({ ...view, pageIndex: 0 });
  });

  test('S4-17 applied add their columns to those that a person chose', () => {
    expect(withFilters(withColumns(view, ['seqId', 'pQtl']), filters).columns).toEqual([
      'seqId',
      'pQtl',
      'totalCVPlasma',
    ]);
    expect(withFilters(view, filters).columns).toBe(null);
  });
});

describe('columns', () => {
  test('are shown as chosen, on the same page; none is the default again', () => {
    const chosen = withColumns(view, ['targetName', 'seqId']);
    expect(chosen).toEqual({ ...view, columns: ['targetName', 'seqId'] });
    expect([null, []].map((columns) => withColumns(chosen, columns))).toEqual([view, view]);
  });

  test('chosen stay while filters are dropped', () => {
    const filtered = withFilters(withColumns(view, ['seqId']), filters);
    expect(withFilters(filtered, []).columns).toEqual(['seqId', 'totalCVPlasma', 'pQtl']);
  });
});

describe('another version', () => {
  const inEleven: MenuView = { ...view, version: 'V_11K', pageIndex: 0 };

  test('S4-10 is shown on its first page, without filters, and without columns that it has not', () => {
    const views = [
      withColumns(withFilters(view, filters), ['seqId', 'mousePlasmaBin', 'loDb']),
      withColumns(view, ['mousePlasmaBin']),
    ].map((before) => viewOfVersion(before, 'V_11K'));
    expect(views).toEqual([{ ...inEleven, columns: ['seqId', 'loDb'] }, inEleven]);
  });

  test('S4-19 is shown without the list that was searched for in the one before', () => {
    expect(viewOfVersion({ ...view, list: viewListOf(['1-1']) }, 'V_11K').list).toBe(null);
  });

  test('is not what the same version is: it keeps its page, filters and list', () => {
    const shown = { ...withFilters(view, filters), pageIndex: 3, list: viewListOf(['1-1']) };
    expect(viewOfVersion(shown, shown.version)).toBe(shown);
  });

  test('is shown without a sort by a column that it has not', () => {
    expect(viewOfVersion(view, 'V_11K')).toEqual(inEleven);
    expect(viewOfVersion(withSortBy(view, 'mousePlasmaBin'), 'V_11K')).toEqual({ ...inEleven, sort: null });
  });
});
