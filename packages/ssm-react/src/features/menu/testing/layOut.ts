import type { ColumnKey } from 'ssm-core';
import { columnDefinition } from 'ssm-core/engine';
import { type ColumnWidths, placeColumns } from '../../../ui/grid/placedColumns.ts';
import { type LaidOutColumn, usualFixedCount } from '../layout/columnLayout.ts';

export function layOut(
  shown: readonly ColumnKey[],
  widths: ColumnWidths = {},
  fixedCount = usualFixedCount,
): readonly LaidOutColumn[] {
  return placeColumns({ all: shown.map(columnDefinition), shown, widths, fixedCount, sort: null });
}
