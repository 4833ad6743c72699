import { useMemo } from 'react';
import type { ColumnKey, ColumnsPorts } from 'ssm-core';
import { openColumns } from './openColumns.ts';
import { type ColumnsModel, type ColumnsPerson, useColumns } from './useColumns.ts';

export interface ListColumnsOptions extends ColumnsPerson {
  /** What the list shows without a choice and without a preference. */
  readonly columns?: readonly ColumnKey[] | undefined;
}

export interface ListColumns extends ColumnsModel {
  /** What is shown without a choice; undefined is the menu's own default. */
  readonly usual: readonly ColumnKey[] | undefined;
}

const doNothing = () => undefined;

/** The columns of a list that has no address of its own: remembered for the session, else as preferred. */
export function useListColumns(
  list: NonNullable<ColumnsPorts['list']>,
  { columns, ...person }: ListColumnsOptions,
): ListColumns {
  const model = useColumns(openColumns, { ...person, list, onApplied: doNothing }) as ColumnsModel;
  return useMemo(() => ({ ...model, usual: model.preferred.length > 0 ? model.preferred : columns }), [model, columns]);
}
