import type { ColumnKey, MenuView } from 'ssm-core';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { LiveMenuTable, type LiveMenuTableProps } from './MenuTable.tsx';

/** How a list is shown, which is held elsewhere. */
interface ShownList {
  readonly view: MenuView;
  readonly changeView: (view: MenuView) => void;
  readonly columns: {
    /** What is shown without a choice; undefined is the menu's own default. */
    readonly usual: readonly ColumnKey[] | undefined;
    readonly isTall: boolean;
  };
}

export interface ListTableProps extends Omit<LiveMenuTableProps, 'view' | 'defaultView' | 'onViewChange' | 'columns'> {
  readonly list: ShownList;
}

/** The table of a list: search, sort, page and columns are those that its page holds for it. */
export function ListTable({ list: { view, changeView, columns }, ...table }: ListTableProps) {
  return (
    <FeatureBoundary>
      <LiveMenuTable isTall={columns.isTall} {...table} columns={columns.usual} view={view} onViewChange={changeView} />
    </FeatureBoundary>
  );
}
