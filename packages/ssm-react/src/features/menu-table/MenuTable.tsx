import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AssayVersion, Catalogue, Clause, ColumnKey, Table } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import type { KeyMeaning } from '../../strings/en.tableKeys.ts';
import { FeatureBoundary } from '../../ui/FeatureBoundary.tsx';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { useUi } from '../../ui/UiContext.ts';
import { Grid } from './grid/Grid.tsx';
import { MenuCounts } from './MenuCounts.tsx';
import { MenuHiddenColumns } from './MenuHiddenColumns.tsx';
import { MenuNotice } from './MenuNotice.tsx';
import { MenuPaging } from './MenuPaging.tsx';
import { noticeOf } from './menuNotice.ts';
import type { MenuOptions } from './menuOptions.ts';
import type { PickedRows } from './menuRows.ts';
import { useGridActions } from './useGridActions.ts';
import { useGridTexts } from './useGridTexts.ts';
import { useIsSlow } from './useIsSlow.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { type MenuModel, useMenu } from './useMenu.ts';

// Few look it up.
const loadKeys = () => import('./MenuKeys.tsx');

/** How far the list of a version is. */
export interface MenuList {
  readonly version: AssayVersion;
  readonly status: 'loading' | 'loaded' | 'failed';
  readonly isEmpty: boolean;
  /** Every row loaded, whatever is searched or filtered; with more columns as they arrive. */
  readonly table: Table | undefined;
  readonly catalogue: Catalogue | undefined;
  /** The columns shown, in their order. */
  readonly columns: readonly ColumnKey[];
}

/** What filters leave, known. */
export interface MenuFiltered {
  readonly filters: readonly Clause[];
  readonly count: number;
  /** With no match: whether the list shows what it showed before. */
  readonly keepsList: boolean;
}

export interface MenuTableProps extends MenuOptions {
  /** Height of the grid as a CSS length; default `50vh`. */
  readonly height?: string | undefined;
  /** The name of the table; default “Menu”. */
  readonly label?: string | undefined;
  /** A list in which nobody selects anything: no line says why not. */
  readonly isReadOnly?: boolean | undefined;
  /** Stands at the foot, with what is picked; the same function as long as it draws the same. */
  readonly footer?: ((picked: PickedRows) => ReactNode) | undefined;
  /** What the list of keys names before those of every table: those of the page around it. */
  readonly keys?: readonly KeyMeaning[] | undefined;
  /** Told when a list begins to load, has loaded, or has failed. */
  readonly onListChange?: ((list: MenuList) => void) | undefined;
  /** Stands in place of the rows where filters leave nothing and no list was there before. */
  readonly filteredOut?: ReactNode;
  /** Told once for each change of the filters; not for none. */
  readonly onFiltered?: ((filtered: MenuFiltered) => void) | undefined;
}

/** The searchable, sortable, selectable menu of one assay version, with its own states and paging. */
export function MenuTable(props: MenuTableProps) {
  return (
    <FeatureBoundary>
      <LiveMenuTable {...props} />
    </FeatureBoundary>
  );
}

function useListReports(menu: MenuModel, onListChange: MenuTableProps['onListChange']): void {
  const { version, table, catalogue, isLoading, shown } = menu;
  const status = isLoading ? 'loading' : table === undefined ? 'failed' : 'loaded';
  const isEmpty = table === undefined || table.rowCount === 0;
  useEffect(
    () => onListChange?.({ version, status, isEmpty, table, catalogue, columns: shown }),
    [onListChange, version, status, isEmpty, table, catalogue, shown],
  );
}

function useFilterReports({ filters, filter }: MenuModel, onFiltered: MenuTableProps['onFiltered']): void {
  const toldOf = useRef<readonly Clause[]>(undefined);
  const { count, keepsList } = filter;
  useEffect(() => {
    if (count === undefined || toldOf.current === filters) return;
    toldOf.current = filters;
    onFiltered?.({ filters, count, keepsList });
  }, [onFiltered, filters, count, keepsList]);
}

/** What takes the focus when what had it is gone: the notice's button, else the grid. */
function nextFocus(frame: HTMLElement): HTMLElement | null {
  return (
    frame.querySelector<HTMLElement>('[data-part=Notice] button') ?? frame.querySelector<HTMLElement>('[role=grid]')
  );
}

const LiveMenuTable = memo(function LiveMenuTable(props: MenuTableProps) {
  const {
    height = '50vh',
    onListChange,
    onFiltered,
    filteredOut,
    label,
    footer,
    keys,
    isReadOnly = false,
    ...options
  } = props;
  const { strings, cellText, countText, direction } = useSsm();
  const menu = useMenu(options);
  useListReports(menu, onListChange);
  useFilterReports(menu, onFiltered);
  const texts = useGridTexts(label);
  const [showsKeys, setShowsKeys] = useState(false);
  const showKeys = useCallback(() => setShowsKeys(true), []);
  const hideKeys = useCallback(() => setShowsKeys(false), []);
  const { part: keyList } = useDeferredPart(loadKeys, showsKeys, hideKeys);
  const actions = useGridActions(menu, showKeys);
  const frame = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(frame, nextFocus);
  const { isScripted } = useUi();
  const frameStyle = useMemo(() => ({ blockSize: height }), [height]);
  const searchBox = useRef<HTMLInputElement>(null);
  const { changeSearch } = menu;
  const clearSearch = useCallback(() => {
    changeSearch('');
    searchBox.current?.focus();
  }, [changeSearch]);
  return (
    <section className="ssm-MenuTable" data-component="MenuTable">
      <div className="ssm-MenuTable-bar" data-part="Bar">
        <SearchField
          inputRef={searchBox}
          label={strings.menu.search}
          clearLabel={strings.menu.clearSearch}
          value={menu.search}
          onChange={changeSearch}
        />
        <MenuCounts
          isLoading={menu.isLoading}
          result={menu.isLoading ? undefined : menu.table && menu.result}
          total={menu.total}
          selection={menu.selection}
          isReadOnly={isReadOnly}
          isDemo={menu.table?.isDemo === true}
          onShowKeys={showKeys}
        />
      </div>
      <div
        ref={frame}
        className="ssm-MenuTable-frame"
        data-part="Frame"
        style={isScripted ? frameStyle : undefined}
        {...keptFocus}
      >
        <Grid
          table={menu.table}
          rows={menu.rows}
          pageStart={menu.page.start}
          result={menu.result}
          selectable={menu.selectable}
          unselectable={menu.unselectable}
          columns={menu.columns}
          query={menu.query}
          selection={menu.selection}
          selectAllText={strings.menu.selectAll(countText(menu.selectable.length))}
          isLoading={menu.isLoading}
          isRightToLeft={direction === 'rtl'}
          texts={texts}
          cellText={cellText}
          actions={actions}
        />
        <MenuNotice
          kind={noticeOf(menu, useIsSlow(menu.isLoading))}
          error={menu.error}
          search={menu.search}
          filteredOut={filteredOut}
          onRetry={menu.retry}
          onCancel={menu.cancel}
          onClearSearch={clearSearch}
        />
      </div>
      <MenuPaging page={menu.page} onPage={menu.goToPage} onPageSize={menu.choosePageSize} />
      {footer?.(menu.picked)}
      <MenuHiddenColumns columns={menu.hiddenColumns} />
      {menu.parts}
      {keyList !== undefined && <keyList.MenuKeys isOpen={showsKeys} keys={keys} onClose={hideKeys} />}
    </section>
  );
});
