import { useMemo } from 'react';
import type { ColumnKey, ColumnsPorts } from 'ssm-core';
import { openColumns } from './openColumns.ts';
import { type ColumnsModel, type ColumnsPerson, useColumns } from './useColumns.ts';

export interface ListColumnsOptions extends ColumnsPerson, Pick<ColumnsPorts, 'onApplied'> {
  /** What the list shows without a choice and without a preference. */
  readonly columns?: readonly ColumnKey[] | undefined;
}

export interface ListColumns extends ColumnsModel {
  /** What is shown without a choice; undefined is the menu's own default. */
  readonly usual: readonly ColumnKey[] | undefined;
}

/** The columns of a list: what was chosen is remembered for the session, but for a list without a name; else they are as preferred. */
export function useListColumns(list: ColumnsPorts['list'], { columns, ...options }: ListColumnsOptions): ListColumns {
  const model = useColumns(openColumns, { ...options, list }) as ColumnsModel;
  return useMemo(() => ({ ...model, usual: model.preferred.length > 0 ? model.preferred : columns }), [model, columns]);
}
