/**
 * Pure functions for a user's changes of the view. Each returns to the first page, unless the user changes the page or
 * the columns.
 */
import type { ColumnKey } from '../api/types.ts';
import type { Clause } from '../filter/clause.ts';
import type { Sort } from '../table/order/sort.ts';
import type { PageSize } from '../table/page.ts';
import { withFilterColumns } from './menu.columns.ts';
import type { MenuView } from './menu.view.ts';

export function withSearch(view: MenuView, search: string): MenuView {
  return { ...view, search, pageIndex: 0 };
}

/** Replaces the applied filters, and adds their columns to columns that the view chose. */
export function withFilters(view: MenuView, filters: readonly Clause[]): MenuView {
  const columns = view.columns === null ? null : withFilterColumns(view.columns, filters);
  return { ...view, filters, columns, pageIndex: 0 };
}

export function withColumns(view: MenuView, columns: readonly ColumnKey[] | null): MenuView {
  return { ...view, columns: columns?.length === 0 ? null : columns };
}

export function withSortBy(view: MenuView, key: ColumnKey): MenuView {
  return { ...view, sort: nextSort(view.sort, key), pageIndex: 0 };
}

function nextSort(sort: Sort | null, key: ColumnKey): Sort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
}

export function withPage(view: MenuView, index: number): MenuView {
  return { ...view, pageIndex: Math.max(0, Math.floor(index) || 0) };
}

export function withPageSize(view: MenuView, pageSize: PageSize): MenuView {
  return { ...view, pageSize, pageIndex: 0 };
}
