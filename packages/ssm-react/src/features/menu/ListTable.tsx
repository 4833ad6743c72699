import { useCallback, useMemo, useState } from 'react';
import { type AssayVersion, type ColumnKey, defaultMenuView, type MenuView } from 'ssm-core';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { LiveMenuTable, type LiveMenuTableProps } from './MenuTable.tsx';

/** The columns and the height of a list, which are kept elsewhere. */
interface ChosenColumns {
  /** What the person chose for this list; null is none. */
  readonly chosen: readonly ColumnKey[] | null;
  readonly choose: (columns: readonly ColumnKey[] | null) => void;
  /** What is shown without a choice; undefined is the menu's own default. */
  readonly usual: readonly ColumnKey[] | undefined;
  readonly isTall: boolean;
}

export interface ListTableProps extends Omit<LiveMenuTableProps, 'view' | 'defaultView' | 'onViewChange' | 'columns'> {
  readonly version: AssayVersion;
  readonly listColumns: ChosenColumns;
}

/** The table of a list: its search, sort and page are its own, its columns those that the person chose for the list. */
export function ListTable({ version, listColumns, ...table }: ListTableProps) {
  const { chosen, choose, usual, isTall } = listColumns;
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
  return (
    <FeatureBoundary>
      <LiveMenuTable isTall={isTall} {...table} columns={usual} view={view} onViewChange={changeView} />
    </FeatureBoundary>
  );
}
