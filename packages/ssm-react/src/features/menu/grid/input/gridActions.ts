import { useMemo } from 'react';
import type { ColumnKey } from 'ssm-core';
import type { MenuModel } from '../../useMenu.ts';

/** A key that changes nothing: the column keeps its place or width, or the user may not select. */
export type KeyWithoutEffect = { readonly column: ColumnKey; readonly keeps: 'place' | 'width' } | 'select';

/** Actions of a user in the grid. A row is its position on the page. The functions keep their identity. */
export interface GridActions {
  readonly sortBy: (key: ColumnKey) => void;
  /** Sets the width of a column. Any width is clamped to the limits. */
  readonly resizeColumn: (key: ColumnKey, width: number) => void;
  readonly resetColumn: (key: ColumnKey) => void;
  /** Moves a column to an index among the shown columns. Fixed columns cannot move. */
  readonly moveColumn: (key: ColumnKey, index: number) => void;
  readonly toggleRow: (place: number) => void;
  /** Selects or deselects all rows from the row chosen last up to this row. */
  readonly extendToRow: (place: number) => void;
  readonly selectAll: () => void;
  readonly toggleAll: () => void;
  readonly openRow: ((place: number) => void) | undefined;
  readonly showKeys: () => void;
  /** Announces why a key changes nothing. */
  readonly tellNoEffect: (key: KeyWithoutEffect) => void;
}

export function useGridActions(
  menu: MenuModel,
  showKeys: GridActions['showKeys'],
  tellNoEffect: GridActions['tellNoEffect'],
): GridActions {
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
      tellNoEffect,
    }),
    [
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
      tellNoEffect,
    ],
  );
}
