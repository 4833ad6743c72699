import type { AssayVersion, MenuProgress } from 'ssm-core';
import { defaultColumnKeys } from 'ssm-core/engine';
import { shownColumns } from 'ssm-core/internal';

import { ColumnsButton, type ColumnsButtonProps } from './ColumnsButton.tsx';
import type { ListColumns } from './useListColumns.ts';

export interface ListColumnsButtonProps extends Pick<ColumnsButtonProps, 'defaults' | 'fixedColumnCount'> {
  readonly version: AssayVersion;
  /** The list as its table shows it; undefined until it does. */
  readonly menu: MenuProgress | undefined;
  readonly columns: ListColumns;
}

/** Chooses the columns of a list, also of one that has no rows to show. */
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
