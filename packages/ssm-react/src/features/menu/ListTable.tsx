import type { ColumnKey, MenuView } from 'ssm-core';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { LiveMenuTable, type LiveMenuTableProps } from './MenuTable.tsx';

interface ShownList {
  readonly view: MenuView;
  readonly changeView: (view: MenuView) => void;
  readonly columns: {
    readonly usual: readonly ColumnKey[] | undefined;
    readonly isTall: boolean;
  };
}

export interface ListTableProps extends Omit<LiveMenuTableProps, 'view' | 'defaultView' | 'onViewChange' | 'columns'> {
  readonly list: ShownList;
}

export function ListTable({ list: { view, changeView, columns }, ...table }: ListTableProps) {
  return (
    <FeatureBoundary>
      <LiveMenuTable isTall={columns.isTall} {...table} columns={columns.usual} view={view} onViewChange={changeView} />
    </FeatureBoundary>
  );
}
