import { type ReactNode, useCallback, useState } from 'react';
import { type AssayVersion, columnsOfVersion, defaultMenuView, type MenuView } from 'ssm-core';
import { MenuTable, type MenuTableProps } from '../features/menu-table/MenuTable.tsx';
import { useVersion } from '../features/version/useVersion.ts';
import { VersionToggle } from '../features/version/VersionToggle.tsx';
import { useSsm } from '../provider/useSsm.ts';

export interface MenuPageProps extends MenuTableProps {
  readonly onVersionChange?: ((version: AssayVersion) => void) | undefined;
  /** Buttons beside the heading. */
  readonly actions?: ReactNode;
}

/** Another version begins on its first page; the search stays, the sort too where the version has its column. */
function viewOfVersion(view: MenuView, version: AssayVersion): MenuView {
  const keepsSort = columnsOfVersion(version).some(({ key }) => key === view.sort?.key);
  return { ...view, version, sort: keepsSort ? view.sort : null, pageIndex: 0 };
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
  const version = useVersion({
    version: view.version,
    onClear: (chosen) => {
      if (chosen === view.version) return;
      changeView(viewOfVersion(view, chosen));
      onVersionChange?.(chosen);
    },
  });
  const { noteList } = version;
  const noteListOf = useCallback<NonNullable<MenuTableProps['onListChange']>>(
    (list) => {
      noteList(list);
      onListChange?.(list);
    },
    [noteList, onListChange],
  );
  return (
    <div className="ssm-MenuPage" data-component="MenuPage">
      <div className="ssm-MenuPage-header" data-part="Header">
        <h1 className="ssm-MenuPage-title">{menuName}</h1>
        <VersionToggle version={version.version} isDisabled={version.isDisabled} onChoose={version.choose} />
        {actions !== undefined && <div className="ssm-MenuPage-actions">{actions}</div>}
      </div>
      <MenuTable {...table} view={view} onViewChange={changeView} onListChange={noteListOf} />
    </div>
  );
}
