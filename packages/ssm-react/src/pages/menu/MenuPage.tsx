import { type ComponentType, memo, type ReactNode, useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import {
  type AssayVersion,
  type Builder,
  type ColumnKey,
  type ListReference,
  type MenuView,
  type Role,
  roleOf,
  writeMenuView,
} from 'ssm-core';
import { checkGiven, type ExpectedOf } from 'ssm-core/internal';
import type { AddToBuilderProps } from '../../features/builder/parts/AddToBuilder.tsx';
import { useColumns } from '../../features/columns/useColumns.ts';
import { type CopiedLink, CopyLink } from '../../features/copy-link/CopyLink.tsx';
import { expectedOfMenuPage } from '../../features/menu/expectedOfMenu.ts';
import type { MenuTableProps } from '../../features/menu/MenuTable.tsx';
import type { MenuOptions, PickedRows, UnselectableRows } from '../../features/menu/menuOptions.ts';
import { DrawnMenu } from '../../features/menu/parts/DrawnMenu.tsx';
import { useMenu } from '../../features/menu/useMenu.ts';
import { useVersion, type VersionOptions } from '../../features/version/useVersion.ts';
import { VersionToggle } from '../../features/version/VersionToggle.tsx';
import { useSsm } from '../../provider/useSsm.ts';
import type { Strings } from '../../strings/en/en.ts';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { PendingButton } from '../../ui/button/Button.tsx';
import { useLatest, useMemoFromPrevious } from '../../ui/hooks/useMemoFromPrevious.ts';
import type { Readable } from '../../ui/hooks/useSelected.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import { MenuActions } from './MenuActions.tsx';
import { menuParts } from './menuParts.ts';
import { useMenuFilters } from './useMenuFilters.ts';

function withoutList(view: MenuView | undefined): MenuView | undefined {
  return view?.list ? { ...view, list: null } : view;
}

/** Returns the view of the page. For visitors it has no list, because they have no Bulk Search. */
function useMenuPageView(
  { view, defaultView }: Pick<MenuOptions, 'view' | 'defaultView'>,
  { isPublic }: Role,
): Pick<MenuOptions, 'view' | 'defaultView'> {
  return useMemo(
    () => (isPublic ? { view: withoutList(view), defaultView: withoutList(defaultView) } : { view, defaultView }),
    [isPublic, view, defaultView],
  );
}

interface Person {
  readonly sub: string | undefined;
  readonly role: Role;
  readonly number: number;
}

function isVisitor({ sub, role }: Person): boolean {
  return sub === undefined && role.isPublic;
}

/**
 * Returns a key that changes with the person or the role, so that no state passes to the next person. A visitor who
 * signs in keeps the state.
 */
function usePerson(sub: string | undefined, role: Role): number {
  return useMemoFromPrevious<Person>([sub, role.title], (previous) => {
    const isSame = previous === undefined || isVisitor(previous);
    return { sub, role, number: (previous?.number ?? 0) + (isSame ? 0 : 1) };
  }).number;
}

export interface MenuPageProps extends Omit<MenuTableProps, 'aside' | 'onFiltered' | 'footer' | 'unselectable'> {
  /** Called when another version is shown. */
  readonly onVersionChange?: ((version: AssayVersion) => void) | undefined;
  /**
   * The role of the user; default SSM-Public. It decides which filters are offered, and whether the builder holds a
   * panel or a set.
   */
  readonly role?: Role | undefined;
  /** The builder to which the user adds the selected reagents. Only for people who may select. */
  readonly builder?: Builder | undefined;
  /** The `sub` of the signed-in person. With it, the person can save preferred columns. */
  readonly sub?: string | undefined;
  /** Preferred columns from the token of the person. The menu starts with these columns. */
  readonly preferredColumns?: readonly ColumnKey[] | undefined;
  /** Buttons beside the heading, before the buttons Columns and Filters. */
  readonly actions?: ReactNode;
  /**
   * Returns the full address of a view. With it, the page has a button “Copy link”. The address may leave out a
   * search or filters that are too long.
   */
  readonly linkOf?: ((view: MenuView) => string) | undefined;
  /**
   * Called with the ticked reagents, or without ticks with all that the menu finds. With it, people with access have a
   * button that compares them.
   */
  readonly onCompare?: ((list: ListReference) => void) | undefined;
}

const publicRole = roleOf([]);
const doNothing = () => undefined;
const noRows: Readable<UnselectableRows | undefined> = { subscribe: () => doNothing, getSnapshot: doNothing };

/** Home: the menu's name, the version toggle, the filters and the table. */
export function MenuPage(props: MenuPageProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkGiven('<MenuPage>', props, expectedOfMenuPage satisfies () => ExpectedOf<MenuPageProps>);
  }
  // Treats an unknown role as public.
  const role = props.role?.title ? props.role : publicRole;
  return (
    <FeatureBoundary>
      <LiveMenuPage key={usePerson(props.sub, role)} {...props} role={role} />
    </FeatureBoundary>
  );
}

interface LiveMenuPageProps extends MenuPageProps {
  readonly role: Role;
}

function useBuilderFooter(
  { builder, version, group }: Pick<MenuPageProps, 'builder'> & Omit<AddToBuilderProps, 'builder' | 'picked'>,
  AddToBuilder: ComponentType<AddToBuilderProps> | undefined,
  others: ReactNode,
  isAwaited: boolean,
) {
  return useCallback(
    (picked: PickedRows) => {
      if (builder && AddToBuilder)
        return <AddToBuilder {...{ builder, version, group, picked }}>{others}</AddToBuilder>;
      if (others) return <div className="ssm-Builder-bar">{others}</div>;
      return isAwaited && <div className="ssm-MenuPage-room" />;
    },
    [builder, AddToBuilder, version, group, others, isAwaited],
  );
}

/**
 * Describes what a link leaves out. Compares the link with a link without that part. Skips short views, which fit any
 * link.
 */
function omissionsOf(view: MenuView, linkOf: MenuPageProps['linkOf'], { link }: Strings): readonly string[] {
  if (linkOf === undefined || String(writeMenuView(view)).length <= 300) return [];
  const isLeftOut = (without: Partial<MenuView>) => linkOf({ ...view, ...without }) === linkOf(view);
  return [
    ...(view.search !== '' && isLeftOut({ search: '' }) ? [link.searchLeftOut] : []),
    ...(view.filters.length > 0 && isLeftOut({ filters: [] }) ? [link.filtersLeftOut] : []),
  ];
}

function LiveMenuPage({
  onVersionChange,
  role,
  builder,
  sub,
  preferredColumns,
  actions,
  linkOf,
  onCompare,
  ...props
}: LiveMenuPageProps) {
  const { height, isTall, hasBars, label, isReadOnly, rowHref, ...options } = props;
  const ssm = useSsm();
  const { menuName, strings } = ssm;
  const { part: late } = useDeferredPart(menuParts.loadMember, !role.isPublic || !!rowHref);
  const member = role.isPublic ? undefined : late;
  const held = useMemo(
    () => (builder && member ? member.rowsInBuilder(builder, strings) : noRows),
    [builder, member, strings],
  );
  const columns = useColumns(member?.openColumns, {
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
    unselectable: useSyncExternalStore(held.subscribe, held.getSnapshot, held.getSnapshot),
  });
  const { view, list, readView } = menu;
  const { version } = view;
  const { menu: model, matches, table } = menu;
  const person = useMemo(
    () => (builder && role.allowsSelection && options.allowsSelection ? { builder, group: role.group } : undefined),
    [builder, role, options.allowsSelection],
  );
  // The link names the columns, because its reader may prefer others.
  const read = useLatest((): CopiedLink => {
    const shown = preferred ? { ...readView(), columns: list.columns } : readView();
    const notes = [
      ...omissionsOf(shown, linkOf, strings),
      shown.list && member ? member.linkNote(shown.list, ssm) : undefined,
    ];
    return { link: linkOf?.(shown) ?? '', note: notes.filter(Boolean).join(' ') || undefined };
  });
  const readLink = useCallback(() => read.current(), [read]);
  const { search } = view;
  const { part: beyond } = useDeferredPart(menuParts.loadBeyond, !role.isPublic && search.trim() !== '');
  const { elsewhere, beside } = useMemo(() => {
    const asked = { menu: model, version, search, onChosen: onVersionChange };
    return {
      elsewhere: beyond && <beyond.NothingBeyond {...asked} matches={matches} table={table} />,
      beside: beyond && table && <beyond.NamedBeyond {...asked} table={table} />,
    };
  }, [beyond, model, version, search, onVersionChange, matches, table]);
  const compared = useLatest(onCompare);
  const compareList = useCallback((chosen: ListReference) => compared.current?.(chosen), [compared]);
  const CompareButton = onCompare && role.allowsGeneralRoutes ? member?.CompareButton : undefined;
  const isLoaded = list.status === 'loaded';
  const compare = useMemo(
    () => CompareButton && <CompareButton page={model} isLoaded={isLoaded} onCompare={compareList} />,
    [CompareButton, model, isLoaded, compareList],
  );
  const canKeep = sub !== undefined && role.allowsGeneralRoutes && list.catalogue?.keepsOwnCollections === true;
  const SaveButton = canKeep ? member?.SaveResultButton : undefined;
  const save = useMemo(
    () => SaveButton && sub !== undefined && <SaveButton page={model} sub={sub} isLoaded={isLoaded} />,
    [SaveButton, model, sub, isLoaded],
  );
  const kept = useMemo(
    () =>
      (compare || save) && (
        <>
          {save}
          {compare}
        </>
      ),
    [compare, save],
  );
  const footer = useBuilderFooter(
    { builder, version, group: role.group },
    options.allowsSelection ? member?.AddToBuilder : undefined,
    kept,
    !!sub && role.allowsSelection && !!options.allowsSelection,
  );
  const filters = useMenuFilters(menu.menu, view, menu.filtered, isLoaded);
  const { part, filter } = filters;
  const opener = useRef<HTMLButtonElement>(null);
  const returnFocus = useCallback(() => opener.current, []);
  return (
    <div className="ssm-MenuPage" data-component="MenuPage">
      <div className="ssm-MenuPage-header" data-part="Header">
        {menuName.trim() !== '' && <h1 className="ssm-MenuPage-title">{menuName}</h1>}
        <VersionChoice menu={menu.menu} list={list} onChosen={onVersionChange} />
        <MenuActions hasMore={!role.isPublic}>
          {actions}
          {member && (
            <>
              <member.CollectionsButton page={menu.menu} version={version} />
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
              <member.BulkSearchButton
                page={menu.menu}
                version={version}
                list={view.list}
                owner={sub ?? null}
                sessions={builder?.sessions ?? null}
              />
            </>
          )}
          {linkOf !== undefined && <CopyLink readLink={readLink} />}
          <PendingButton
            buttonRef={opener}
            icon="filter"
            isPending={filters.isPending}
            onApproach={filters.prepare}
            onPress={filters.open}
          >
            {strings.filters.title}
          </PendingButton>
        </MenuActions>
      </div>
      {member && view.list && (
        <member.BulkSearchChip page={menu.menu} version={version} found={view.list} list={list} />
      )}
      {view.filters.length > 0 && !filter && <div className="ssm-MenuPage-room" />}
      {part && filter && (
        <part.MenuFilters
          filter={filter}
          nothing={filters.nothing}
          view={view}
          list={list}
          role={role}
          returnFocus={returnFocus}
        />
      )}
      <FeatureBoundary>
        <DrawnMenu
          elsewhere={elsewhere}
          beside={beside}
          {...{ menu, height, label, rowHref, footer }}
          // A person who may select needs no reason if the page does not offer it.
          isReadOnly={isReadOnly || role.allowsSelection}
          isTall={columns ? columns.isTall : isTall}
          hasBars={columns ? columns.hasBars : hasBars}
          aside={rowHref && late?.ReagentPreview}
          person={person}
          filteredOut={
            part && filter && filters.nothing === 'inPlace' ? <part.MenuNothing filter={filter} /> : undefined
          }
        />
      </FeatureBoundary>
    </div>
  );
}

const VersionChoice = memo(function VersionChoice(options: VersionOptions) {
  const { isDisabled, choose } = useVersion(options);
  return <VersionToggle version={options.list.version} isDisabled={isDisabled} onChoose={choose} />;
});
