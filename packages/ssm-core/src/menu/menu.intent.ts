/**
 * What a person wants of the menu: search, filters, columns, sort, page and selection, as a pure transition. It has one
 * state and no effects, so it needs no machine, and the first view need not wait for one.
 */
import type { AssayVersion, ColumnKey } from '../api/types.ts';
import type { Clause } from '../filter/clause.ts';
import type { PageSize } from '../table/page.ts';
import { emptySelection, type Selection, setSelected } from '../table/select.ts';
import type { Sort } from '../table/sort.ts';
import type { RowNumbers } from '../table/table.ts';
import { withFilters } from './menu.filters.ts';
import { type MenuView, viewOfVersion } from './menu.view.ts';

/** Rows stay in the query cache. */
export interface MenuState {
  readonly view: MenuView;
  /** One byte a row of the table that it was last carried to. */
  readonly selection: Selection;
  /** The catalogue revision of that table; null before the first. */
  readonly revision: string | null;
  /** The row that a range is extended from. */
  readonly anchor: number | null;
}

export type MenuEvent =
  | { readonly type: 'search.change'; readonly search: string }
  /** In place of those applied; columns that they read join the shown ones. */
  | { readonly type: 'filters.apply'; readonly clauses: readonly Clause[] }
  /** The filter at this place, from 0. */
  | { readonly type: 'filter.drop'; readonly index: number }
  | { readonly type: 'filters.clear' }
  /** Null or none is the person's default. */
  | { readonly type: 'columns.show'; readonly columns: readonly ColumnKey[] | null }
  /** Ascending, then descending, then none. */
  | { readonly type: 'sort.choose'; readonly key: ColumnKey }
  | { readonly type: 'page.go'; readonly index: number }
  | { readonly type: 'pageSize.choose'; readonly size: PageSize }
  /** The whole view at once, from an address or an embedder. */
  | { readonly type: 'view.restore'; readonly view: MenuView }
  /** Drops filters, list and selection and goes to page 0; with a version, shows it. Search text, columns and sort stay. */
  | { readonly type: 'menu.clear'; readonly version?: AssayVersion }
  | {
      readonly type: 'selection.set';
      readonly rows: RowNumbers | readonly number[];
      readonly isSelected: boolean;
      readonly anchor?: number;
    }
  /** The selection in the row numbers of another table, whose revision is given. */
  | { readonly type: 'selection.carry'; readonly selection: Selection; readonly revision: string };

const nothingSelected = { selection: emptySelection(0), revision: null, anchor: null } as const;

export function firstMenuState(view: MenuView): MenuState {
  return { view, ...nothingSelected };
}

function nextSort(sort: Sort | null, key: ColumnKey): Sort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
}

function shownOrDefault(columns: readonly ColumnKey[] | null): readonly ColumnKey[] | null {
  return columns === null || columns.length === 0 ? null : columns;
}

/** What changes within the view goes to the first page, unless it is the page. */
function withView(state: MenuState, change: Partial<MenuView>): MenuState {
  return { ...state, view: { ...state.view, pageIndex: 0, ...change } };
}

export function nextMenuState(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'search.change':
      return withView(state, { search: event.search });
    case 'filters.apply':
      return { ...state, view: withFilters(state.view, event.clauses) };
    case 'filter.drop':
      return { ...state, view: withFilters(state.view, state.view.filters.toSpliced(event.index, 1)) };
    case 'filters.clear':
      return { ...state, view: withFilters(state.view, []) };
    case 'columns.show':
      return withView(state, { columns: shownOrDefault(event.columns), pageIndex: state.view.pageIndex });
    case 'sort.choose':
      return withView(state, { sort: nextSort(state.view.sort, event.key) });
    case 'page.go':
      return withView(state, { pageIndex: Math.max(0, Math.floor(event.index) || 0) });
    case 'pageSize.choose':
      return withView(state, { pageSize: event.size });
    case 'view.restore': {
      const isSameMenu = event.view.version === state.view.version;
      return { ...state, ...(isSameMenu ? {} : nothingSelected), view: event.view };
    }
    case 'menu.clear':
      return { view: viewOfVersion(state.view, event.version ?? state.view.version), ...nothingSelected };
    case 'selection.set': {
      const selection = setSelected(state.selection, event.rows, event.isSelected);
      return { ...state, selection, anchor: event.anchor ?? state.anchor };
    }
    default:
      return { ...state, selection: event.selection, revision: event.revision, anchor: null };
  }
}
