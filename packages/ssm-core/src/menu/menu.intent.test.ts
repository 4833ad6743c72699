import { describe, expect, test } from 'vitest';
import { readFilters } from '../filter/codec/filter.codec.ts';
import { withColumns, withFilters, withPage, withPageSize, withSearch, withSortBy } from './menu.intent.ts';
import { viewListOf } from './menu.list.ts';
import { defaultMenuView, type MenuView, viewOfVersion } from './menu.view.ts';

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
  test('is by default the first page of 100 rows of 7K, without search, sort, filters or chosen columns', () => {
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

  test('keeps a search as typed, and returns to the first page', () => {
    expect(withSearch(view, ' tnf ')).toEqual({ ...view, search: ' tnf ', pageIndex: 0 });
  });

  test('sorts a column ascending, then descending, then not at all, always from the first page', () => {
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

  test('changes to a page index; an invalid index means the first page', () => {
    const pages = [7, 0, -3, 2.9, Number.NaN].map((index) => withPage(view, index));
    expect(pages).toEqual([7, 0, 0, 2, 0].map((pageIndex) => ({ ...view, pageIndex })));
  });

  test('returns to the first page if the page size changes', () => {
    expect(withPageSize(view, 25)).toEqual({ ...view, pageSize: 25, pageIndex: 0 });
  });
});

describe('applied filters', () => {
  test('replace earlier filters and return to the first page, but keep search and sort', () => {
    const earlier = withPage(withFilters(view, readFilters('loDb>1')), 3);
    expect(withFilters(earlier, filters)).toEqual({ ...view, filters, pageIndex: 0 });
    expect(withFilters(withPage(withFilters(view, filters), 3), [])).toEqual({ ...view, pageIndex: 0 });
  });

  test('S4-17 add their columns to the columns that the user chose', () => {
    expect(withFilters(withColumns(view, ['seqId', 'pQtl']), filters).columns).toEqual([
      'seqId',
      'pQtl',
      'totalCVPlasma',
    ]);
    expect(withFilters(view, filters).columns).toBe(null);
  });
});

describe('chosen columns', () => {
  test('are shown on the same page; an empty choice restores the default', () => {
    const chosen = withColumns(view, ['targetName', 'seqId']);
    expect(chosen).toEqual({ ...view, columns: ['targetName', 'seqId'] });
    expect([null, []].map((columns) => withColumns(chosen, columns))).toEqual([view, view]);
  });

  test('stay if filters are removed', () => {
    const filtered = withFilters(withColumns(view, ['seqId']), filters);
    expect(withFilters(filtered, []).columns).toEqual(['seqId', 'totalCVPlasma', 'pQtl']);
  });
});

describe('the view of another version', () => {
  const inEleven: MenuView = { ...view, version: 'V_11K', pageIndex: 0 };

  test('S4-10 starts at the first page without filters and without columns that the version lacks', () => {
    const views = [
      withColumns(withFilters(view, filters), ['seqId', 'mousePlasmaBin', 'loDb']),
      withColumns(view, ['mousePlasmaBin']),
    ].map((before) => viewOfVersion(before, 'V_11K'));
    expect(views).toEqual([{ ...inEleven, columns: ['seqId', 'loDb'] }, inEleven]);
  });

  test('S4-19 drops the list of the previous version', () => {
    expect(viewOfVersion({ ...view, list: viewListOf(['1-1']) }, 'V_11K').list).toBe(null);
  });

  test('is the same object, with page, filters and list, if the version is the same', () => {
    const shown = { ...withFilters(view, filters), pageIndex: 3, list: viewListOf(['1-1']) };
    expect(viewOfVersion(shown, shown.version)).toBe(shown);
  });

  test('drops a sort by a column that the version lacks', () => {
    expect(viewOfVersion(view, 'V_11K')).toEqual(inEleven);
    expect(viewOfVersion(withSortBy(view, 'mousePlasmaBin'), 'V_11K')).toEqual({ ...inEleven, sort: null });
  });
});
