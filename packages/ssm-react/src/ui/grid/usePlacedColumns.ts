import { useMemo, useSyncExternalStore } from 'react';
import type { ColumnModel } from './columnModel.ts';
import {
  type ColumnSpec,
  type ColumnsShown,
  type ColumnWidths,
  type PlacedColumn,
  placeColumns,
} from './placedColumns.ts';

const noWidths: ColumnWidths = {};
const readNoWidths = () => noWidths;
const nothing = () => () => undefined;

export function usePlacedColumns<Spec extends ColumnSpec>(
  model: ColumnModel<Spec> | undefined,
  { all, shown, fixedCount, sort }: Omit<ColumnsShown<Spec>, 'widths'>,
): readonly PlacedColumn<Spec>[] {
  const readWidths = model?.widths ?? readNoWidths;
  const widths = useSyncExternalStore(model?.subscribe ?? nothing, readWidths, readWidths);
  return useMemo(() => {
    const columns = { all, shown, widths, fixedCount, sort };
    return model === undefined ? placeColumns(columns) : model.place(columns);
  }, [model, widths, all, shown, fixedCount, sort]);
}
