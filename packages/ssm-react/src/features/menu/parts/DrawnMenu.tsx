import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { AssayVersion, Menu } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import type { KeyMeaning } from '../../../strings/en/tableKeys.ts';
import { SearchField } from '../../../ui/field/SearchField.tsx';
import { useKeptFocus } from '../../../ui/hooks/useKeptFocus.ts';
import { useDeferredPart } from '../../../ui/overlay/useDeferredPart.ts';
import { useUi } from '../../../ui/UiContext.ts';
import { Grid } from '../grid/Grid.tsx';
import { MenuHiddenColumns } from '../layout/MenuHiddenColumns.tsx';
import type { MenuModel } from '../useMenu.ts';
import { MenuCounts } from './MenuCounts.tsx';
import { MenuNotice } from './MenuNotice.tsx';
import { MenuPaging } from './MenuPaging.tsx';
import { noticeOf } from './menuNotice.ts';
import type { PickedRows } from './menuRows.ts';
import { useGridActions } from './useGridActions.ts';
import { useGridTexts } from './useGridTexts.ts';
import { useIsSlow } from './useIsSlow.ts';

// Few look it up.
const loadKeys = () => import('./MenuKeys.tsx');
const loadLate = () => import('./lateTable.ts');

/** What is said to a part that stands beside the rows. */
export interface MenuAsideProps {
  /** What is shown is read from it: the part is not drawn anew with each change of the rows. */
  readonly menu: Menu;
  /** Opens a row, as a click on it does. */
  readonly openRow: MenuModel['openRow'];
  /** Whether Space selects a row. */
  readonly canSelect: boolean;
  /** Holds the rows, and is a child of the table. */
  readonly frame: RefObject<HTMLElement | null>;
  /** The address of what a row opens; without it there is no link. */
  readonly rowHref: MenuLook['rowHref'];
}

/** How a menu is drawn. */
export interface MenuLook {
  /** Height of the grid as a CSS length; default `50vh`. */
  readonly height?: string | undefined;
  /** As high as the window leaves room, and never lower than `height`. */
  readonly isTall?: boolean | undefined;
  /** The name of the table; default “Menu”. */
  readonly label?: string | undefined;
  /** A list in which nobody selects anything: no line says why not. */
  readonly isReadOnly?: boolean | undefined;
  /** The address of what a row opens: its SeqId is a link then. The same function as long as it answers the same. */
  readonly rowHref?: ((seqId: string, version: AssayVersion) => string) | undefined;
  /** Stands beside the rows: `ReagentPreview`. A component, since it brings more code than the table needs. */
  readonly aside?: ComponentType<MenuAsideProps> | undefined;
  /** Stands at the foot, with what is picked; the same function as long as it draws the same. */
  readonly footer?: ((picked: PickedRows) => ReactNode) | undefined;
  /** What the list of keys names before those of every table: those of the page around it. */
  readonly keys?: readonly KeyMeaning[] | undefined;
  /** Stands in place of the rows where filters leave nothing and no list was there before. */
  readonly filteredOut?: ReactNode;
}

export interface DrawnMenuProps extends MenuLook {
  readonly menu: MenuModel;
  /** What is said besides of a search that finds nothing. */
  readonly elsewhere?: ReactNode;
  /** What is said of one that finds something. */
  readonly beside?: ReactNode;
}

/** What takes the focus when what had it is gone: the notice's button, else the grid. */
function nextFocus(frame: HTMLElement): HTMLElement | null {
  return (
    frame.querySelector<HTMLElement>('[data-part=Notice] button') ?? frame.querySelector<HTMLElement>('[role=grid]')
  );
}

/** A menu: its search, its counts, its rows and its paging. */
export const DrawnMenu = memo(function DrawnMenu(props: DrawnMenuProps) {
  const {
    menu,
    height = '50vh',
    isTall,
    filteredOut,
    elsewhere,
    beside,
    label,
    rowHref,
    aside: Aside,
    footer,
    keys,
    isReadOnly = false,
  } = props;
  const { strings, cellText, countText, direction } = useSsm();
  const texts = useGridTexts(label);
  // Few catalogues have any: for the others nothing is drawn anew.
  const derived = menu.catalogue?.columns.some(({ derivedFrom }) => derivedFrom) ? menu.catalogue.columns : undefined;
  const [showsKeys, setShowsKeys] = useState(false);
  const showKeys = useCallback(() => setShowsKeys(true), []);
  const hideKeys = useCallback(() => setShowsKeys(false), []);
  const { part: keyList } = useDeferredPart(loadKeys, showsKeys, hideKeys);
  const actions = useGridActions(menu, showKeys);
  const frame = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(frame, nextFocus);
  const kind = noticeOf(menu, useIsSlow(menu.isLoading));
  const { isScripted } = useUi();
  // What stands above and below the rows takes the rest.
  const frameStyle = useMemo(
    () => ({ blockSize: isTall ? `max(${height},100dvh - 160px)` : height }),
    [height, isTall],
  );
  const searchBox = useRef<HTMLInputElement>(null);
  const { search } = menu;
  const searchFor = useCallback(
    (text: string) => {
      search(text);
      searchBox.current?.focus();
    },
    [search],
  );
  const clearSearch = useCallback(() => searchFor(''), [searchFor]);
  const { catalogue } = menu;
  // The first rows come first. Where the part fails to load, a print has the rows in view alone.
  const { part: late } = useDeferredPart(loadLate, catalogue !== undefined);
  const tagOf = useMemo(() => catalogue && late?.tagsOf(catalogue), [late, catalogue]);
  const found = {
    isLoading: menu.isLoading,
    result: menu.isLoading ? undefined : menu.table && menu.result,
    total: menu.total,
    hasFailed: !!menu.filter.error,
  };
  return (
    <section className="ssm-MenuTable" data-component="MenuTable">
      <div className="ssm-MenuTable-bar" data-part="Bar">
        <SearchField
          inputRef={searchBox}
          label={strings.menu.search}
          clearLabel={strings.menu.clearSearch}
          value={menu.view.search}
          onChange={search}
        />
        <MenuCounts
          {...found}
          selection={menu.selection}
          isReadOnly={isReadOnly}
          isDemo={menu.table?.isDemo === true}
          onShowKeys={showKeys}
        />
      </div>
      {late && <late.TableStatus menu={menu} found={found} />}
      {late && <late.WithdrawnNote query={menu.query} withdrawn={catalogue?.withdrawn} />}
      {kind === 'none' && menu.view.search.trim() !== '' && beside}
      <div
        ref={frame}
        className="ssm-MenuTable-frame"
        data-part="Frame"
        data-print={late && menu.table ? 'table' : undefined}
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
          tagOf={tagOf}
          columns={menu.columns}
          sort={menu.view.sort}
          derived={derived}
          query={menu.query}
          selection={menu.selection}
          selectAllText={strings.menu.selectAll(countText(menu.selectable.length))}
          isLoading={menu.isLoading}
          isRightToLeft={direction === 'rtl'}
          texts={texts}
          cellText={cellText}
          rowHref={rowHref}
          actions={actions}
        />
        <MenuNotice
          kind={kind}
          error={menu.error}
          search={kind === 'nothingFound' ? menu.view.search : ''}
          isLeftOut={menu.matches > 0}
          table={kind === 'nothingFound' ? menu.table : undefined}
          NearNames={late?.NearNames}
          filteredOut={filteredOut}
          elsewhere={elsewhere}
          onRetry={menu.retry}
          onCancel={menu.cancel}
          onSearch={searchFor}
          onClearSearch={clearSearch}
        />
      </div>
      {late && menu.table && (
        <late.PrintedRows
          table={menu.table}
          result={menu.result}
          columns={menu.columns}
          label={texts.label}
          search={menu.view.search}
          texts={texts}
          cellText={cellText}
        />
      )}
      {Aside && (
        <Aside
          menu={menu.menu}
          openRow={menu.openRow}
          canSelect={menu.selection !== null}
          frame={frame}
          rowHref={rowHref}
        />
      )}
      <MenuPaging page={menu.page} onPage={menu.showPage} onPageSize={menu.choosePageSize} />
      {footer?.(menu.picked)}
      <MenuHiddenColumns columns={menu.hiddenColumns} />
      {keyList !== undefined && (
        <keyList.MenuKeys isOpen={showsKeys} keys={keys} hasAside={!!Aside} onClose={hideKeys} />
      )}
    </section>
  );
});
