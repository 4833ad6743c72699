/**
 * The column model of every table: order, visibility, widths, fixed columns and sort. No other file imports TanStack
 * Table. The model never gets rows. The page owns order and sort, and the model owns widths.
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
import { useState } from 'react';
import {
  type ColumnModel,
  type ColumnSpec,
  type ColumnsShown,
  type ColumnWidths,
  type PlacedColumn,
  usePlacedColumns,
} from './placedColumns.ts';

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

/**
 * Creates a column model and places the columns with it. Only for lazy-loaded components, because this file imports
 * TanStack Table.
 */
export function useColumnModel<Spec extends ColumnSpec>(
  columns: Omit<ColumnsShown<Spec>, 'widths'>,
): readonly PlacedColumn<Spec>[] {
  const [model] = useState(() => createColumnModel<Spec>({}));
  return usePlacedColumns(model, columns);
}
