import type { ColumnKey, MenuView } from 'ssm-core';
import { ColumnsButton } from '../features/columns/ColumnsButton.tsx';
import { type ColumnPreferenceOptions, useColumnPreference } from '../features/columns/useColumnPreference.ts';
import type { MenuList } from '../features/menu-table/MenuTable.tsx';
import { useLayoutEffect } from '../ui/layoutEffect.ts';
import type { MenuPageView } from './useMenuPageView.ts';

export interface MenuColumnsProps extends ColumnPreferenceOptions {
  readonly page: MenuPageView;
  readonly list: MenuList | null;
  /** What is shown without a choice and without a preference. */
  readonly columns: readonly ColumnKey[] | undefined;
  readonly fixedColumnCount: number | undefined;
  /** Told what the person prefers, before anything is painted. */
  readonly onPrefer: (columns: readonly ColumnKey[]) => void;
}

const noColumns: readonly ColumnKey[] = [];

/** Joins the menu with the columns dialog and with what the person prefers. It comes with the first signed-in person. */
export function MenuColumns({ page, list, columns, fixedColumnCount, onPrefer, ...person }: MenuColumnsProps) {
  const { view, readView, changeView } = page;
  const preference = useColumnPreference(person);
  const { preferred } = preference;
  useLayoutEffect(() => onPrefer(preferred), [onPrefer, preferred]);
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
