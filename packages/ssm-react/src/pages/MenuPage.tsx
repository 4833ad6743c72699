import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type AssayVersion, type Builder, type ColumnKey, type MenuView, type Role, roleOf } from 'ssm-core';
import { useColumns } from '../features/columns/useColumns.ts';
import { CopyLink } from '../features/copy-link/CopyLink.tsx';
import { type MenuList, MenuTable, type MenuTableProps } from '../features/menu-table/MenuTable.tsx';
import type { PickedRows, UnselectableRows } from '../features/menu-table/menuRows.ts';
import { VersionChoice } from '../features/version/VersionChoice.tsx';
import { useSsm } from '../provider/useSsm.ts';
import { Button } from '../ui/Button.tsx';
import { whenIdle } from '../ui/idle.ts';
import { useDeferredPart } from '../ui/overlay/useDeferredPart.ts';
import { loadFilters, loadMember } from './menuParts.ts';
import { useMenuFilters } from './useMenuFilters.ts';
import { useMenuPageView } from './useMenuPageView.ts';

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
const noColumns: readonly ColumnKey[] = [];

/** Home: the menu's name, the version toggle, the filters, and the table. */
export function MenuPage({
  onVersionChange,
  role = publicRole,
  builder,
  sub,
  preferredColumns,
  actions,
  linkOf,
  ...table
}: MenuPageProps) {
  const ssm = useSsm();
  const { menuName, strings } = ssm;
  const page = useMenuPageView({ ...table, role, sub, onVersionChange });
  const { view, changeView, readView, showVersion } = page;
  const [list, setList] = useState<MenuList | null>(null);
  const { onListChange } = table;
  const noteList = useCallback(
    (next: MenuList) => {
      setList(next);
      onListChange?.(next);
    },
    [onListChange],
  );
  const filters = useMenuFilters(page);
  const isWanted = filters.isOpen || view.filters.length > 0;
  const closing = filters.isOpen ? filters.close : undefined;
  const { part, preload, ask } = useDeferredPart(loadFilters, isWanted, closing);
  const isLoaded = list?.status === 'loaded';
  useEffect(() => (isLoaded ? whenIdle(preload) : undefined), [isLoaded, preload]);
  const { part: member } = useDeferredPart(loadMember, !role.isPublic);
  const [unselectable, setUnselectable] = useState<UnselectableRows>();
  const { version } = view;
  const footer = useCallback(
    (picked: PickedRows) =>
      builder &&
      member && (
        <member.MenuBuilder
          builder={builder}
          version={version}
          group={role.group}
          picked={picked}
          onHold={setUnselectable}
        />
      ),
    [builder, member, version, role],
  );
  const columns = useColumns(role.isPublic ? undefined : member?.openColumns, {
    sub,
    preferredColumns,
    list: null,
    onApplied: (chosen) => changeView({ ...readView(), columns: chosen }),
  });
  const usual = columns?.preferred ?? preferredColumns;
  const preferred = usual?.length ? usual : undefined;
  const own = list?.version === version ? list : undefined;
  const opener = useRef<HTMLButtonElement>(null);
  const returnFocus = useCallback(() => opener.current, []);
  return (
    <div className="ssm-MenuPage" data-component="MenuPage">
      <div className="ssm-MenuPage-header" data-part="Header">
        <h1 className="ssm-MenuPage-title">{menuName}</h1>
        <VersionChoice version={view.version} list={list} onClear={showVersion} />
        <div className="ssm-MenuPage-actions">
          {actions}
          {member && !role.isPublic && (
            <>
              {columns && (
                <member.ColumnsButton
                  version={version}
                  catalogue={own?.catalogue}
                  shown={own?.columns ?? noColumns}
                  defaults={table.columns}
                  fixedColumnCount={table.fixedColumnCount}
                  columns={columns}
                />
              )}
              <member.BulkSearchButton page={page} owner={sub ?? null} sessions={builder?.sessions ?? null} />
            </>
          )}
          {linkOf !== undefined && (
            // Who opens the link prefers other columns.
            <CopyLink
              note={view.list && member ? member.linkNote(view.list, ssm) : undefined}
              readLink={() => linkOf(preferred && list ? { ...readView(), columns: list.columns } : readView())}
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
      {member && view.list && <member.BulkSearchChip page={page} found={view.list} list={list} />}
      {part !== undefined && (
        <part.MenuFilters model={filters} view={view} list={list} role={role} returnFocus={returnFocus} />
      )}
      <MenuTable
        {...table}
        columns={preferred ?? table.columns}
        view={view}
        onViewChange={changeView}
        onListChange={noteList}
        unselectable={builder && unselectable}
        footer={footer}
        onFiltered={filters.noteFiltered}
        filteredOut={
          part !== undefined && filters.nothing === 'inPlace' ? (
            <part.MenuNothing model={filters} view={view} list={list} />
          ) : undefined
        }
      />
    </div>
  );
}
