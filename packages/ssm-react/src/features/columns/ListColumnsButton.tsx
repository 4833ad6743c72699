import type { AssayVersion, MenuProgress } from 'ssm-core';
import { defaultColumnKeys } from 'ssm-core/engine';
import { shownColumns } from 'ssm-core/internal';

import { ColumnsButton, type ColumnsButtonProps } from './ColumnsButton.tsx';
import type { ListColumns } from './useListColumns.ts';

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
