import { type ReactNode, useCallback, useRef, useState } from 'react';
import { type AssayVersion, defaultMenuView, type MenuView, viewOfVersion } from 'ssm-core';
import { type MenuList, MenuTable, type MenuTableProps } from '../features/menu-table/MenuTable.tsx';
import { VersionChoice } from '../features/version/VersionChoice.tsx';
import { useSsm } from '../provider/useSsm.ts';
import { useLayoutEffect } from '../ui/layoutEffect.ts';

export interface MenuPageProps extends MenuTableProps {
  readonly onVersionChange?: ((version: AssayVersion) => void) | undefined;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
}

/** Home: the menu's name, the version toggle, and the table. */
export function MenuPage({ onVersionChange, actions, ...table }: MenuPageProps) {
  const { menuName } = useSsm();
  const [ownView, setOwnView] = useState(table.defaultView ?? defaultMenuView);
  const view = table.view ?? ownView;
  const { onViewChange, onListChange } = table;
  const changeView = useCallback(
    (next: MenuView) => {
      setOwnView(next);
      onViewChange?.(next);
    },
    [onViewChange],
  );
  const [list, setList] = useState<MenuList | null>(null);
  const shown = view.version;
  const latestView = useRef(view);
  useLayoutEffect(() => {
    latestView.current = view;
  });
  const showVersion = useCallback(
    (chosen: AssayVersion) => {
      if (chosen === shown) return;
      changeView(viewOfVersion(latestView.current, chosen));
      onVersionChange?.(chosen);
    },
    [shown, changeView, onVersionChange],
  );
  const noteList = useCallback(
    (next: MenuList) => {
      setList(next);
      onListChange?.(next);
    },
    [onListChange],
  );
  return (
    <div className="ssm-MenuPage" data-component="MenuPage">
      <div className="ssm-MenuPage-header" data-part="Header">
        <h1 className="ssm-MenuPage-title">{menuName}</h1>
        <VersionChoice version={shown} list={list} onClear={showVersion} />
        {actions !== undefined && <div className="ssm-MenuPage-actions">{actions}</div>}
      </div>
      <MenuTable {...table} view={view} onViewChange={changeView} onListChange={noteList} />
    </div>
  );
}
