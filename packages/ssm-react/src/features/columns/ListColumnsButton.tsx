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
  /** Columns shown while the user has chosen none. Undefined means the default of the menu. */
  readonly usual: readonly ColumnKey[] | undefined;
}

/**
 * Remembers for the session which columns the user has chosen for a named list. Until then the list shows the
 * preferred columns.
 */
export function useListColumns(list: ColumnsPorts['list'], { columns, ...options }: ListColumnsOptions): ListColumns {
  const model = useColumns(openColumns, { ...options, list }) as ColumnsModel;
  return useMemo(() => ({ ...model, usual: model.preferred.length > 0 ? model.preferred : columns }), [model, columns]);
}

export interface ListColumnsButtonProps extends Pick<ColumnsButtonProps, 'defaults' | 'fixedColumnCount'> {
  readonly version: AssayVersion;
  readonly menu: MenuProgress | undefined;
  readonly columns: ListColumns;
}

/** The button for the columns of a list. It also works for a list without rows. */
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
