/** What a person wants of the menu: search, sort, page and selection. Rows stay in the query cache. */
import { assign, setup } from 'xstate';
import { type AssayVersion, type ColumnKey, defaultAssayVersion } from '../api/types.ts';
import { columnsOfVersion } from '../table/columns.ts';
import { defaultPageSize, type PageSize } from '../table/page.ts';
import { emptySelection, type Selection, setSelected } from '../table/select.ts';
import type { Sort } from '../table/sort.ts';
import type { RowNumbers } from '../table/table.ts';

export interface MenuView {
  readonly version: AssayVersion;
  /** As typed; trimmed only when used. */
  readonly search: string;
  /** Null is the catalogue's order. */
  readonly sort: Sort | null;
  /** From 0; may lie beyond the last page, which pageOf mends. */
  readonly pageIndex: number;
  readonly pageSize: PageSize;
}

export const defaultMenuView: MenuView = {
  version: defaultAssayVersion,
  search: '',
  sort: null,
  pageIndex: 0,
  pageSize: defaultPageSize,
};

export interface MenuContext {
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
  /** Ascending, then descending, then none. */
  | { readonly type: 'sort.choose'; readonly key: ColumnKey }
  | { readonly type: 'page.go'; readonly index: number }
  | { readonly type: 'pageSize.choose'; readonly size: PageSize }
  /** The whole view at once, from an address or an embedder. */
  | { readonly type: 'view.restore'; readonly view: MenuView }
  /** Drops the selection and goes to page 0; with a version, shows it. Search text and sort stay. */
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

function nextSort(sort: Sort | null, key: ColumnKey): Sort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' };
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null;
}

/** The view in another version: on its first page, sorted only by a column that the version has. */
function viewOfVersion(view: MenuView, version: AssayVersion): MenuView {
  const keepsSort = columnsOfVersion(version).some((column) => column.key === view.sort?.key);
  return { ...view, version, sort: keepsSort ? view.sort : null, pageIndex: 0 };
}

export const menuMachine = setup({
  types: {
    context: {} as MenuContext,
    events: {} as MenuEvent,
    // Pure helpers also build an actor without input, which never starts.
    input: {} as { readonly view: MenuView } | undefined,
  },
  guards: {
    'the view is of another version': ({ context }, view: MenuView) => view.version !== context.view.version,
  },
  actions: {
    changeView: assign(({ context }, change: Partial<MenuView>) => ({
      view: { ...context.view, pageIndex: 0, ...change },
    })),
    dropSelection: assign(nothingSelected),
  },
}).createMachine({
  id: 'menu',
  context: ({ input }) => ({ view: input?.view ?? defaultMenuView, ...nothingSelected }),
  on: {
    'search.change': { actions: { type: 'changeView', params: ({ event }) => ({ search: event.search }) } },
    'sort.choose': {
      actions: {
        type: 'changeView',
        params: ({ context, event }) => ({ sort: nextSort(context.view.sort, event.key) }),
      },
    },
    'page.go': {
      actions: {
        type: 'changeView',
        params: ({ event }) => ({ pageIndex: Math.max(0, Math.floor(event.index) || 0) }),
      },
    },
    'pageSize.choose': { actions: { type: 'changeView', params: ({ event }) => ({ pageSize: event.size }) } },
    'view.restore': [
      {
        guard: { type: 'the view is of another version', params: ({ event }) => event.view },
        actions: ['dropSelection', { type: 'changeView', params: ({ event }) => event.view }],
      },
      { actions: { type: 'changeView', params: ({ event }) => event.view } },
    ],
    'menu.clear': {
      actions: [
        'dropSelection',
        {
          type: 'changeView',
          params: ({ context, event }) => viewOfVersion(context.view, event.version ?? context.view.version),
        },
      ],
    },
    'selection.set': {
      actions: assign(({ context, event }) => ({
        selection: setSelected(context.selection, event.rows, event.isSelected),
        anchor: event.anchor ?? context.anchor,
      })),
    },
    'selection.carry': {
      actions: assign(({ event }) => ({ selection: event.selection, revision: event.revision, anchor: null })),
    },
  },
});
