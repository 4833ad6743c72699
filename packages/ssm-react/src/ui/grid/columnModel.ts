/**
 * The column model of every table, and the one file that imports TanStack Table: order, visibility, widths, the
 * columns that stay at the start, and the sort. Rows never reach it; order and sort are the page's, widths its own.
 */
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import type { ColumnSpec, ColumnsShown, ColumnWidths, PlacedColumn } from './placedColumns.ts';

export interface ColumnModel<Spec extends ColumnSpec> {
  /** The shown columns; their widths are those of `widths()`. */
  readonly place: (columns: ColumnsShown<Spec>) => readonly PlacedColumn<Spec>[];
  /** The same object until one changes. */
  readonly widths: () => ColumnWidths;
  readonly resize: (key: Spec['key'], width: number) => void;
  /** Gives the column its own width back. */
  readonly reset: (key: Spec['key']) => void;
  /** Calls back when a width changes. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});
const noRows: readonly Record<string, never>[] = [];
const directions = { asc: 'ascending', desc: 'descending' } as const;

/** It begins with the widths that were chosen before it was there. */
export function createColumnModel<Spec extends ColumnSpec>(first: ColumnWidths): ColumnModel<Spec> {
  const table = constructTable({
    features,
    columns: [] as readonly { readonly id: string; readonly size: number }[],
    data: noRows,
    manualSorting: true,
    defaultColumn: { minSize: 0 },
    initialState: { columnSizing: first as Record<string, number> },
  });
  let defined: readonly Spec[] = [];

  function define(all: readonly Spec[]): void {
    if (all === defined) return;
    defined = all;
    table.setOptions((before) => ({ ...before, columns: all.map(({ key, width = 0 }) => ({ id: key, size: width })) }));
  }

  return {
    place({ all, shown, fixedCount, sort }) {
      define(all);
      const state = {
        columnOrder: [...shown],
        columnVisibility: Object.fromEntries(all.map(({ key }) => [key, shown.includes(key)])),
        columnPinning: { start: shown.slice(0, fixedCount), end: [] },
        sorting: sort === null ? [] : [{ id: sort.key, desc: sort.direction === 'descending' }],
      };
      table.setOptions((before) => ({ ...before, state }));
      const specs = new Map<string, Spec>(all.map((spec) => [spec.key, spec]));
      const chosen = table.atoms.columnSizing.get();
      return table.getVisibleLeafColumns().map((column) => {
        const sorted = column.getIsSorted();
        return {
          ...(specs.get(column.id) as Spec),
          width: column.getSize(),
          isChosen: chosen[column.id] !== undefined,
          offset: column.getStart(),
          isFixed: column.getIsPinned() === 'start',
          direction: sorted === false ? 'none' : directions[sorted],
        } as const;
      });
    },
    widths: () => table.atoms.columnSizing.get(),
    resize: (key, width) => table.setColumnSizing((widths) => ({ ...widths, [key]: width })),
    reset: (key) =>
      table.setColumnSizing((widths) => Object.fromEntries(Object.entries(widths).filter(([other]) => other !== key))),
    subscribe(listener) {
      const { unsubscribe } = table.atoms.columnSizing.subscribe(() => listener());
      return unsubscribe;
    },
  };
}
