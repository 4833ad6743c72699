import { useCallback, useMemo, useState } from 'react';
import { type AssayVersion, defaultMenuView, type MenuView } from 'ssm-core';
import type { ListColumns } from '../features/columns/useListColumns.ts';
import { MenuTable, type MenuTableProps } from '../features/menu-table/MenuTable.tsx';

export interface ListTableProps extends Omit<MenuTableProps, 'view' | 'defaultView' | 'onViewChange' | 'columns'> {
  readonly version: AssayVersion;
  readonly listColumns: ListColumns;
}

/** The table of a list: its search, sort and page are its own, its columns those that the person chose for the list. */
export function ListTable({ version, listColumns, ...table }: ListTableProps) {
  const { chosen, choose, usual } = listColumns;
  const [own, setOwn] = useState<MenuView>(() => ({ ...defaultMenuView, version }));
  const view = useMemo(() => ({ ...own, columns: chosen }), [own, chosen]);
  const changeView = useCallback(
    (next: MenuView) => {
      setOwn(next);
      // A column was moved.
      if (next.columns !== chosen) choose(next.columns);
    },
    [chosen, choose],
  );
  return <MenuTable {...table} columns={usual} view={view} onViewChange={changeView} />;
}
