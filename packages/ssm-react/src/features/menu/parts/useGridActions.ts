import { useMemo } from 'react';
import type { GridActions } from '../grid/input/gridActions.ts';
import type { MenuModel } from '../useMenu.ts';

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
