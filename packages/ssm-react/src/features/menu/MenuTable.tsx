import { memo } from 'react';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import type { MenuOptions } from './menuOptions.ts';
import { DrawnMenu, type MenuLook } from './parts/DrawnMenu.tsx';
import { useMenu } from './useMenu.ts';

export type { MenuList } from 'ssm-core';

export interface MenuTableProps extends MenuOptions, MenuLook {}

/** The searchable, sortable, selectable menu of one assay version, with its own states and paging. */
export function MenuTable(props: MenuTableProps) {
  return (
    <FeatureBoundary>
      <LiveMenuTable {...props} />
    </FeatureBoundary>
  );
}

const LiveMenuTable = memo(function LiveMenuTable(props: MenuTableProps) {
  const { height, label, isReadOnly, footer, keys, filteredOut, ...options } = props;
  const menu = useMenu(options);
  return <DrawnMenu {...{ menu, height, label, isReadOnly, footer, keys, filteredOut }} />;
});
