import { memo } from 'react';
import type { ColumnKey, MenuView } from 'ssm-core';
import { checkGiven, type ExpectedOf } from 'ssm-core/internal';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { expectedOfMenu } from './expectedOfMenu.ts';
import type { MenuOptions } from './menuOptions.ts';
import { DrawnMenu, type DrawnMenuProps, type MenuLook } from './parts/DrawnMenu.tsx';
import { useMenu } from './useMenu.ts';

export type { MenuProgress } from 'ssm-core';

export interface MenuTableProps extends MenuOptions, Omit<MenuLook, 'filteredOut' | 'keys'> {}

/**
 * The menu of one assay version as a table, with search, sort, selection, paging, and its own loading and error
 * states.
 */
export function MenuTable(props: MenuTableProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkGiven('<MenuTable>', props, expectedOfMenu satisfies () => ExpectedOf<MenuTableProps>);
  }
  return (
    <FeatureBoundary>
      <LiveMenuTable {...props} />
    </FeatureBoundary>
  );
}

interface LiveMenuTableProps extends MenuTableProps, Pick<DrawnMenuProps, 'keys' | 'person' | 'markOf'> {}

const LiveMenuTable = memo(function LiveMenuTable(props: LiveMenuTableProps) {
  const { height, isTall, hasBars, label, isReadOnly, rowHref, aside, person, footer, keys, markOf, ...options } =
    props;
  const menu = useMenu(options);
  return (
    <DrawnMenu
      {...{ menu, height, isTall, hasBars, label, isReadOnly, rowHref, aside, person, footer, keys, markOf }}
    />
  );
});

interface ShownList {
  readonly view: MenuView;
  readonly changeView: (view: MenuView) => void;
  readonly columns: {
    readonly usual: readonly ColumnKey[] | undefined;
    readonly isTall: boolean;
    readonly hasBars: boolean;
  };
}

export interface ListTableProps extends Omit<LiveMenuTableProps, 'view' | 'defaultView' | 'onViewChange' | 'columns'> {
  readonly list: ShownList;
}

export function ListTable({ list: { view, changeView, columns }, ...table }: ListTableProps) {
  return (
    <FeatureBoundary>
      <LiveMenuTable
        isTall={columns.isTall}
        hasBars={columns.hasBars}
        {...table}
        columns={columns.usual}
        view={view}
        onViewChange={changeView}
      />
    </FeatureBoundary>
  );
}
