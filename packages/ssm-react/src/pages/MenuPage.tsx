import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type AssayVersion, type Builder, type ColumnKey, type MenuView, type Role, roleOf } from 'ssm-core';
import { useColumns } from '../features/columns/useColumns.ts';
import { CopyLink } from '../features/copy-link/CopyLink.tsx';
import { DrawnMenu } from '../features/menu-table/DrawnMenu.tsx';
import type { MenuTableProps } from '../features/menu-table/MenuTable.tsx';
import type { PickedRows, UnselectableRows } from '../features/menu-table/menuRows.ts';
import { useMenu } from '../features/menu-table/useMenu.ts';
import { VersionChoice } from '../features/version/VersionChoice.tsx';
import { useSsm } from '../provider/useSsm.ts';
import { Button } from '../ui/Button.tsx';
import { FeatureBoundary } from '../ui/FeatureBoundary.tsx';
import { whenIdle } from '../ui/idle.ts';
import { useDeferredPart } from '../ui/overlay/useDeferredPart.ts';
import type { MenuBuilderProps } from './MenuBuilder.tsx';
import { loadFilters, loadMember } from './menuParts.ts';
import { useMenuFilters } from './useMenuFilters.ts';
import { useMenuPageView } from './useMenuPageView.ts';
import { usePerson } from './usePerson.ts';

export interface MenuPageProps extends Omit<MenuTableProps, 'onFiltered' | 'filteredOut' | 'footer' | 'unselectable'> {
  readonly onVersionChange?: ((version: AssayVersion) => void) | undefined;
  /** Decides which filters are offered, and whether the builder holds a panel or a set; default SSM-Public. */
  readonly role?: Role | undefined;
  /** What is selected can be added to it. Only for those who may select. */
  readonly builder?: Builder | undefined;
  /** The `sub` of the signed-in person: with it they can save the columns that they prefer. */
  readonly sub?: string | undefined;
  /** Columns that the person's token says they prefer; the menu begins with them. */
  readonly preferredColumns?: readonly ColumnKey[] | undefined;
  /** Buttons beside the heading, before Columns and Filters. */
  readonly actions?: ReactNode;
  /** The whole address that opens a view; with it a button "Copy link" stands beside Filters. */
  readonly linkOf?: ((view: MenuView) => string) | undefined;
}

const publicRole = roleOf([]);

/** Home: the menu's name, the version toggle, the filters, and the table. */
export function MenuPage({ role = publicRole, ...props }: MenuPageProps) {
  return (
    <FeatureBoundary>
      <LiveMenuPage key={usePerson(props.sub, role)} {...props} role={role} />
    </FeatureBoundary>
  );
}

interface LiveMenuPageProps extends MenuPageProps {
  readonly role: Role;
}

/** What is done with the picked rows stands at the table's foot; the same function as long as it draws the same. */
function useBuilderFooter(
  { builder, version, group, onHold }: Pick<MenuPageProps, 'builder'> & Omit<MenuBuilderProps, 'builder' | 'picked'>,
  MenuBuilder: ComponentType<MenuBuilderProps> | undefined,
) {
  return useCallback(
    (picked: PickedRows) => builder && MenuBuilder && <MenuBuilder {...{ builder, version, group, picked, onHold }} />,
    [builder, MenuBuilder, version, group, onHold],
  );
}

function LiveMenuPage({
  onVersionChange,
  role,
  builder,
  sub,
  preferredColumns,
  actions,
  linkOf,
  ...props
}: LiveMenuPageProps) {
  const { height, label, isReadOnly, keys, ...options } = props;
  const ssm = useSsm();
  const { menuName, strings } = ssm;
  const [unselectable, setUnselectable] = useState<UnselectableRows>();
  const { part: member } = useDeferredPart(loadMember, !role.isPublic);
  const columns = useColumns(role.isPublic ? undefined : member?.openColumns, {
    sub,
    preferredColumns,
    list: null,
    onApplied: (chosen) => menu.showColumns(chosen),
  });
  const usual = columns?.preferred ?? preferredColumns;
  const preferred = usual?.length ? usual : undefined;
  const menu = useMenu({
    ...options,
    ...useMenuPageView(options, role),
    columns: preferred ?? options.columns,
    unselectable: builder && unselectable,
  });
  const { view, list, filtered, readView } = menu;
  const { version } = view;
  const filters = useMenuFilters(menu);
  const { noteFiltered } = filters;
  useEffect(() => {
    if (filtered !== null) noteFiltered(filtered);
  }, [filtered, noteFiltered]);
  const isWanted = filters.isOpen || view.filters.length > 0;
  const closing = filters.isOpen ? filters.close : undefined;
  const { part, preload, ask } = useDeferredPart(loadFilters, isWanted, closing);
  const isLoaded = list.status === 'loaded';
  useEffect(() => (isLoaded ? whenIdle(preload) : undefined), [isLoaded, preload]);
  const footer = useBuilderFooter(
    { builder, version, group: role.group, onHold: setUnselectable },
    member?.MenuBuilder,
  );
  const opener = useRef<HTMLButtonElement>(null);
  const returnFocus = useCallback(() => opener.current, []);
  return (
    <div className="ssm-MenuPage" data-component="MenuPage">
      <div className="ssm-MenuPage-header" data-part="Header">
        <h1 className="ssm-MenuPage-title">{menuName}</h1>
        <VersionChoice menu={menu.menu} list={list} onChosen={onVersionChange} />
        <div className="ssm-MenuPage-actions">
          {actions}
          {member && !role.isPublic && (
            <>
              {columns && (
                <member.ColumnsButton
                  version={version}
                  catalogue={list.catalogue}
                  shown={list.columns}
                  defaults={options.columns}
                  fixedColumnCount={options.fixedColumnCount}
                  columns={columns}
                />
              )}
              <member.BulkSearchButton page={menu} owner={sub ?? null} sessions={builder?.sessions ?? null} />
            </>
          )}
          {linkOf !== undefined && (
            // Who opens the link prefers other columns.
            <CopyLink
              note={view.list && member ? member.linkNote(view.list, ssm) : undefined}
              readLink={() => linkOf(preferred ? { ...readView(), columns: list.columns } : readView())}
            />
          )}
          <Button
            buttonRef={opener}
            icon="filter"
            onPress={() => {
              ask();
              filters.open();
            }}
          >
            {strings.filters.title}
          </Button>
        </div>
      </div>
      {member && view.list && <member.BulkSearchChip page={menu} found={view.list} list={list} />}
      {part !== undefined && (
        <part.MenuFilters model={filters} view={view} list={list} role={role} returnFocus={returnFocus} />
      )}
      <FeatureBoundary>
        <DrawnMenu
          {...{ menu, height, label, isReadOnly, keys, footer }}
          filteredOut={
            part !== undefined && filters.nothing === 'inPlace' ? (
              <part.MenuNothing model={filters} view={view} list={list} />
            ) : undefined
          }
        />
      </FeatureBoundary>
    </div>
  );
}
