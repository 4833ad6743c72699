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
import type { AssayVersion, Builder, ColumnKey, Group, Menu } from 'ssm-core';
import type { Derivation } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { columnStrings } from '../../../strings/columnStrings.ts';
import type { KeyMeaning } from '../../../strings/en/tableKeys.ts';
import { derivedText } from '../../../strings/format.ts';
import { SearchField } from '../../../ui/field/SearchField.tsx';
import { useIsSlow } from '../../../ui/hooks/useDebounced.ts';
import { useRestoredFocus } from '../../../ui/hooks/useRestoredFocus.ts';
import { useDeferredPart } from '../../../ui/overlay/useDeferredPart.ts';
import { useUi } from '../../../ui/UiContext.ts';
import { Grid, type GridTexts } from '../grid/Grid.tsx';
import { type KeyWithoutEffect, useGridActions } from '../grid/input/gridActions.ts';
import type { PickedRows } from '../menuOptions.ts';
import type { MenuModel } from '../useMenu.ts';
import { MenuCounts } from './MenuCounts.tsx';
import { MenuNotice, noticeOf } from './MenuNotice.tsx';
import { MenuPaging } from './MenuPaging.tsx';
import type { NoEffect } from './TableStatus.tsx';

// Lazy-loaded, because few users open the list of keys.
const loadKeys = () => import('./MenuKeys.tsx');
const loadLate = () => import('./lateTable.ts');

/** The lists of a person, for actions beside the rows. Only for people who may select reagents. */
interface ListOfPerson {
  readonly builder: Builder;
  readonly group: Group;
}

/** Properties of a component that is shown beside the rows. */
export interface MenuAsideProps {
  /** The menu. The component subscribes to it, so that it does not render with each change of the rows. */
  readonly menu: Menu;
  /** Opens a row, like a click on the row. */
  readonly openRow: MenuModel['openRow'];
  /** Whether Space selects a row. */
  readonly canSelect: boolean;
  /** The element around the rows; a child of the table. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Returns the URL of a row's page. Without it, SeqIds are not links. */
  readonly rowHref: MenuLook['rowHref'];
  /** Lists to which the component adds reagents; without them it only shows. */
  readonly person?: ListOfPerson | undefined;
}

/** Sets how a menu looks. */
export interface MenuLook {
  /** Height of the grid as a CSS length; default `50vh`. */
  readonly height?: string | undefined;
  /** Makes the grid fill the height that is left in the window, but at least `height`. */
  readonly isTall?: boolean | undefined;
  /** Shows a bar beside each number, for its rank among all reagents of the menu. */
  readonly hasBars?: boolean | undefined;
  /** Name of the table; default “Menu”. */
  readonly label?: string | undefined;
  /** Marks a list that is made without selection, so that no line explains why the user cannot select. */
  readonly isReadOnly?: boolean | undefined;
  /** Returns the URL of a row's page. The SeqId of the row links to it. Keep the identity of the function. */
  readonly rowHref?: ((seqId: string, version: AssayVersion) => string) | undefined;
  /**
   * A component beside the rows, such as `ReagentPreview`. Pages pass it in, because it needs more code than the
   * table.
   */
  readonly aside?: ComponentType<MenuAsideProps> | undefined;
  /**
   * Renders the foot, which can read the selected rows. Keep the identity of the function while its output is the
   * same.
   */
  readonly footer?: ((picked: PickedRows) => ReactNode) | undefined;
  /** Keys of the page. The list of keys shows them before the keys of every table. */
  readonly keys?: readonly KeyMeaning[] | undefined;
  /** Replaces the rows when filters leave nothing and there was no earlier list. */
  readonly filteredOut?: ReactNode;
}

export interface DrawnMenuProps extends MenuLook {
  readonly menu: MenuModel;
  readonly person?: ListOfPerson | undefined;
  /** Returns the mark of a row, beside its second cell. A new function draws the rows again. */
  readonly markOf?: ((seqId: string) => ReactNode) | undefined;
  readonly elsewhere?: ReactNode;
  readonly beside?: ReactNode;
}

function nextFocus(frame: HTMLElement): HTMLElement | null {
  return (
    frame.querySelector<HTMLElement>('[data-part=Notice] button') ?? frame.querySelector<HTMLElement>('[role=grid]')
  );
}

function useGridTexts(label: string | undefined): GridTexts {
  const { strings } = useSsm();
  return useMemo(() => {
    const { menu, values } = strings;
    return {
      label: label ?? menu.tableLabel,
      notKnown: menu.notKnown,
      noName: menu.noName,
      symbolForName: menu.symbolForName,
      fullNameForName: menu.fullNameForName,
      selectRow: menu.select,
      matchedIn: menu.matchedIn,
      otherNameOf: menu.otherNameOf,
      relatedTo: menu.relatedTo,
      somaId: menu.somaId,
      listSeparator: values.listSeparator,
      title: (key: ColumnKey) => columnStrings(strings, key).title,
      tooltip: (key: ColumnKey) => columnStrings(strings, key).tooltip,
      filledFrom: (key: ColumnKey, derivation: Derivation) =>
        menu.filledFrom(columnStrings(strings, key).title, derivedText(strings, derivation)),
    };
  }, [strings, label]);
}

type TagOf = (seqId: string) => ReactNode;

function bothTags(one: TagOf | undefined, other: TagOf | undefined): TagOf | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return (seqId) => {
    const [first, second] = [one(seqId), other(seqId)];
    return first && second ? (
      <>
        {first}
        {second}
      </>
    ) : (
      (first ?? second)
    );
  };
}

export const DrawnMenu = memo(function DrawnMenu(props: DrawnMenuProps) {
  const {
    menu,
    height = '50vh',
    isTall,
    hasBars = false,
    filteredOut,
    elsewhere,
    beside,
    label,
    rowHref,
    aside: Aside,
    person,
    footer,
    keys,
    markOf,
    isReadOnly = false,
  } = props;
  const { strings, cellText, countText, direction, requestPath } = useSsm();
  const texts = useGridTexts(label);
  // Undefined if no column is derived, as in most catalogues. The grid then does not render again when the catalogue
  // loads.
  const derived = menu.catalogue?.columns.some(({ derivedFrom }) => derivedFrom) ? menu.catalogue.columns : undefined;
  const [showsKeys, setShowsKeys] = useState(false);
  const showKeys = useCallback(() => setShowsKeys(true), []);
  const hideKeys = useCallback(() => setShowsKeys(false), []);
  const { part: keyList } = useDeferredPart(loadKeys, showsKeys, hideKeys);
  const [noEffect, setNoEffect] = useState<NoEffect>();
  const tellNoEffect = useCallback((key: KeyWithoutEffect) => setNoEffect((last) => [key, (last?.[1] ?? 0) + 1]), []);
  const actions = useGridActions(menu, showKeys, tellNoEffect);
  const frame = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(frame, nextFocus);
  const kind = noticeOf(menu, useIsSlow(menu.isLoading));
  const { isScripted } = useUi();
  // Leaves room in the window for the parts above and below the rows.
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
  // Waits for the catalogue, so that the first rows load first. If this part fails to load, printing shows only the
  // rows in view.
  const { part: late } = useDeferredPart(loadLate, catalogue !== undefined);
  const withdrawnTagOf = useMemo(() => catalogue && late?.tagsOf(catalogue), [late, catalogue]);
  const tagOf = useMemo(() => bothTags(withdrawnTagOf, markOf), [withdrawnTagOf, markOf]);
  const isShared = late !== undefined && Aside !== undefined && requestPath === 'secured';
  const counts = isShared && menu.table ? late.reagentCounts(menu.table) : undefined;
  // The counts stay the same while other columns load.
  const sharedOf = useMemo(
    () => counts && late?.sharedTags(counts, strings, countText),
    [late, counts, strings, countText],
  );
  const { table } = menu;
  const barOf = useMemo(
    () => (hasBars && table ? late?.valueBars(table, strings, countText) : undefined),
    [hasBars, table, late, strings, countText],
  );
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
      {late && <late.TableStatus menu={menu} found={found} noEffect={noEffect} isReadOnly={isReadOnly} />}
      {late && <late.WithdrawnNote query={menu.query} withdrawn={catalogue?.withdrawn} />}
      {kind === 'none' && menu.view.search.trim() !== '' && beside}
      <div
        ref={frame}
        className="ssm-MenuTable-frame"
        data-part="Frame"
        data-print={late && menu.table ? 'table' : undefined}
        style={isScripted ? frameStyle : undefined}
        {...restoredFocus}
      >
        <Grid
          table={menu.table}
          rows={menu.rows}
          pageStart={menu.page.start}
          result={menu.result}
          selectable={menu.selectable}
          unselectable={menu.unselectable}
          tagOf={tagOf}
          sharedOf={sharedOf}
          barOf={barOf}
          columns={menu.columns}
          sort={menu.sort}
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
          person={person}
        />
      )}
      <MenuPaging page={menu.page} onPage={menu.showPage} onPageSize={menu.choosePageSize} />
      {footer?.(menu.picked)}
      <MenuHiddenColumns columns={menu.hiddenColumns} />
      {keyList !== undefined && (
        <keyList.MenuKeys isOpen={showsKeys} keys={keys} menu={menu} hasAside={!!Aside} onClose={hideKeys} />
      )}
    </section>
  );
});

interface MenuHiddenColumnsProps {
  readonly columns: readonly ColumnKey[];
}

/** Names the hidden columns. The names are below the table, so that it does not move when they become known. */
const MenuHiddenColumns = memo(function MenuHiddenColumns({ columns }: MenuHiddenColumnsProps) {
  const { strings } = useSsm();
  if (columns.length === 0) return null;
  const titles = columns.map((key) => columnStrings(strings, key).title).join(strings.values.listSeparator);
  return <p className="ssm-MenuTable-hidden-columns">{strings.menu.hiddenColumns(titles)}</p>;
});
