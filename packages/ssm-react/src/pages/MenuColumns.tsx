import type { ColumnKey, MenuView } from 'ssm-core';
import { ColumnsButton } from '../features/columns/ColumnsButton.tsx';
import { type ColumnPreferenceOptions, useColumnPreference } from '../features/columns/useColumnPreference.ts';
import type { MenuList, MenuTableProps } from '../features/menu-table/MenuTable.tsx';
import { useLayoutEffect } from '../ui/layoutEffect.ts';
import type { MenuPageView } from './useMenuPageView.ts';

export interface MenuColumnsProps
  extends ColumnPreferenceOptions,
    Pick<MenuTableProps, 'columns' | 'fixedColumnCount'> {
  readonly page: MenuPageView;
  readonly list: MenuList | null;
  /** Told what the person prefers, before anything is painted; undefined is nothing. */
  readonly onPrefer: (columns: readonly ColumnKey[] | undefined) => void;
}

const noColumns: readonly ColumnKey[] = [];

/** Joins the menu with the columns dialog and with what the person prefers. It comes with the first signed-in person. */
export function MenuColumns(props: MenuColumnsProps) {
  const { page, list, columns, fixedColumnCount, sub, preferredColumns, onPrefer } = props;
  const { view, readView, changeView } = page;
  const preference = useColumnPreference({ sub, preferredColumns });
  const { preferred } = preference;
  useLayoutEffect(() => onPrefer(preferred.length > 0 ? preferred : undefined), [onPrefer, preferred]);
  const own = list?.version === view.version ? list : null;
  return (
    <ColumnsButton
      version={view.version}
      catalogue={own?.catalogue}
      shown={own?.columns ?? noColumns}
      defaults={columns}
      fixedColumnCount={fixedColumnCount}
      preference={preference}
      onApply={(chosen) => changeView({ ...readView(), columns: chosen } satisfies MenuView)}
    />
  );
}
