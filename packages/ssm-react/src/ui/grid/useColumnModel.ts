import { useState } from 'react';
import { createColumnModel } from './columnModel.ts';
import type { ColumnSpec, ColumnsShown, PlacedColumn } from './placedColumns.ts';
import { usePlacedColumns } from './usePlacedColumns.ts';

/** Places columns by a column model of their own. Only for lazy-loaded components, because it imports the model. */
export function useColumnModel<Spec extends ColumnSpec>(
  columns: Omit<ColumnsShown<Spec>, 'widths'>,
): readonly PlacedColumn<Spec>[] {
  const [model] = useState(() => createColumnModel<Spec>({}));
  return usePlacedColumns(model, columns);
}
