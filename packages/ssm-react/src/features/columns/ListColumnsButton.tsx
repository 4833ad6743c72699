import { useMemo } from 'react';
import type { AssayVersion, ColumnKey, ColumnsPorts, MenuProgress } from 'ssm-core';
import { defaultColumnKeys } from 'ssm-core/engine';
import { shownColumns } from 'ssm-core/internal';
import { ColumnsButton, type ColumnsButtonProps } from './ColumnsButton.tsx';
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

export interface ListColumnsButtonProps extends Pick<ColumnsButtonProps, 'defaults' | 'fixedColumnCount'> {
  readonly version: AssayVersion;
  readonly menu: MenuProgress | undefined;
  readonly columns: ListColumns;
}

/** Also works for a list without rows. */
export function ListColumnsButton({ version, menu, columns, ...button }: ListColumnsButtonProps) {
  const { chosen, usual = defaultColumnKeys } = columns;
  return (
    <ColumnsButton
      {...button}
      version={version}
      catalogue={menu?.catalogue}
      shown={menu?.columns ?? shownColumns({ version, filters: [], columns: chosen }, usual)}
      columns={columns}
    />
  );
}
