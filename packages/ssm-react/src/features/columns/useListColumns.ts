import { useMemo } from 'react';
import type { ColumnKey, ColumnsPorts } from 'ssm-core';
import { openColumns } from './openColumns.ts';
import { type ColumnsModel, type ColumnsPerson, useColumns } from './useColumns.ts';

export interface ListColumnsOptions extends ColumnsPerson, Pick<ColumnsPorts, 'onApplied'> {
  readonly columns?: readonly ColumnKey[] | undefined;
}

export interface ListColumns extends ColumnsModel {
  /** Columns without a choice; undefined means the menu's default. */
  readonly usual: readonly ColumnKey[] | undefined;
}

/** Remembers the chosen columns of a named list for the session. Falls back to the preferred ones. */
export function useListColumns(list: ColumnsPorts['list'], { columns, ...options }: ListColumnsOptions): ListColumns {
  const model = useColumns(openColumns, { ...options, list }) as ColumnsModel;
  return useMemo(() => ({ ...model, usual: model.preferred.length > 0 ? model.preferred : columns }), [model, columns]);
}
