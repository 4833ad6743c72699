import { useMemo } from 'react';
import type { ColumnKey } from 'ssm-core';
import type { MenuModel } from '../../useMenu.ts';

/** Actions of a user in the grid. Rows are places on the page, and the functions are stable. */
export interface GridActions {
  readonly sortBy: (key: ColumnKey) => void;
  /** Accepts any width and clamps it. */
  readonly resizeColumn: (key: ColumnKey, width: number) => void;
  readonly resetColumn: (key: ColumnKey) => void;
  /** The index is among the shown columns. Fixed columns cannot move. */
  readonly moveColumn: (key: ColumnKey, index: number) => void;
  readonly toggleRow: (place: number) => void;
  /** Selects or unselects the range from the last chosen row. */
  readonly extendToRow: (place: number) => void;
  readonly selectAll: () => void;
  readonly toggleAll: () => void;
  readonly openRow: ((place: number) => void) | undefined;
  readonly showKeys: () => void;
}

export function useGridActions(menu: MenuModel, showKeys: () => void): GridActions {
  const { sortBy, resizeColumn, resetColumn, moveColumn, toggleRow, extendToRow, selectAll, toggleAll, openRow } = menu;
  return useMemo(
    () => ({
      sortBy,
      resizeColumn,
      resetColumn,
      moveColumn,
      toggleRow,
      extendToRow,
      selectAll,
      toggleAll,
      openRow,
      showKeys,
    }),
    [sortBy, resizeColumn, resetColumn, moveColumn, toggleRow, extendToRow, selectAll, toggleAll, openRow, showKeys],
  );
}
