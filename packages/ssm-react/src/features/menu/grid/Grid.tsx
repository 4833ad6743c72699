import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  useCallback,
  useMemo,
  useRef,
} from 'react';
import type { CatalogueColumn, ColumnKey, SelectionReader, Sort } from 'ssm-core';
import type { CellText, RowNumbers, SearchQuery, Table } from 'ssm-core/engine';
import { noSelection } from 'ssm-core/internal';
import type { GridPosition } from '../../../ui/grid/gridMoves.ts';
import { useGridFocus } from '../../../ui/grid/useGridFocus.ts';
import { useLayoutEffect } from '../../../ui/hooks/layoutEffect.ts';
import { useUi } from '../../../ui/UiContext.ts';
import { chosenWidths, filledColumns, type LaidOutColumn, stickyCount, withChosen } from '../layout/columnLayout.ts';
import type { UnselectableRows } from '../menuOptions.ts';
import { cellStyles, columnProperties, headerStyles } from './cellStyle.ts';
import { GridHeader, type HeaderTexts } from './GridHeader.tsx';
import type { GridActions } from './input/gridActions.ts';
import { useCopying } from './input/useCopying.ts';
import { useFollowedColumn, useGridKeyboard } from './input/useGridKeyboard.ts';
import { useGridPointer } from './input/useGridPointer.ts';
import { GridRow } from './row/GridRow.tsx';
import { type CellTexts, checkWidth, rowHeight, type Sheet } from './sheet.ts';
import { useCutText } from './useCutText.ts';
import { useGridView } from './useGridView.ts';

export interface GridTexts extends CellTexts, HeaderTexts {
  readonly label: string;
}

export interface GridProps {
  readonly table: Table | undefined;
  readonly rows: RowNumbers;
  readonly result: RowNumbers;
  readonly selectable: RowNumbers;
  readonly unselectable: UnselectableRows | undefined;
  readonly tagOf: Sheet['tagOf'];
  readonly sharedOf: Sheet['sharedOf'];
  readonly barOf: Sheet['barOf'];
  readonly pageStart: number;
  readonly columns: readonly LaidOutColumn[];
  readonly sort: Sort | null;
  readonly derived: readonly CatalogueColumn[] | undefined;
  readonly query: SearchQuery;
  readonly selection: SelectionReader | null;
  readonly selectAllText: string;
  readonly isLoading: boolean;
  readonly isRightToLeft: boolean;
  readonly cellText: CellText;
  readonly texts: GridTexts;
  readonly rowHref: Sheet['rowHref'];
  readonly actions: GridActions;
}

type GridStyle = CSSProperties & Readonly<Record<`--ssm-${string}`, string>>;

/**
 * Renders one page of rows in a scroll container. Slots are reused for other rows while scrolling. The grid is one
 * Tab stop.
 */
export const Grid = memo(function Grid(props: GridProps) {
  const { table, rows, result, pageStart, columns, query, selection, cellText, texts, actions } = props;
  const { isRightToLeft, unselectable, tagOf, sharedOf, barOf, rowHref } = props;
  const allowsSelection = selection !== null;
  const lead = allowsSelection ? 1 : 0;
  const leadWidth = allowsSelection ? checkWidth : 0;
  const grid = useRef<HTMLDivElement>(null);

  const bounds = useMemo(
    () => ({ firstRow: -1, rows: rows.length, columns: columns.length + lead }) as const,
    [rows.length, columns.length, lead],
  );
  const active = useRef<GridPosition>({ row: 0, column: 0 });
  const { view, scrollToTop, draw, cover } = useGridView(grid, active, rows.length, columns, lead);
  const { width: viewWidth } = view.viewport;
  const sticky = useMemo(() => stickyCount(columns, leadWidth, viewWidth), [columns, leadWidth, viewWidth]);
  const { focusPlace, ...focus } = useGridFocus({
    grid,
    active,
    bounds,
    pageStart,
    resultKey: rows,
    draw,
    layoutKey: sticky,
  });
  const placedRows = useRef(rows);
  useLayoutEffect(() => {
    if (placedRows.current === rows) return;
    placedRows.current = rows;
    scrollToTop();
  }, [scrollToTop, rows]);

  const { isScripted } = useUi();
  const heads = useMemo(() => (isScripted ? headerStyles(columns) : []), [columns, isScripted]);
  const styles = useMemo(() => cellStyles(columns), [columns]);
  const sheet = useMemo(
    (): Sheet | undefined =>
      table && {
        table,
        columns,
        styles,
        sticky,
        drawn: view.drawn,
        query,
        cellText,
        texts,
        rowHref,
        allowsSelection,
        unselectable,
        tagOf,
        sharedOf,
        barOf,
      },
    [
      table,
      columns,
      styles,
      sticky,
      view.drawn,
      query,
      cellText,
      texts,
      rowHref,
      allowsSelection,
      unselectable,
      tagOf,
      sharedOf,
      barOf,
    ],
  );
  const drawnColumns = useMemo(() => filledColumns(columns, leadWidth, viewWidth), [columns, leadWidth, viewWidth]);
  const showWidths = useCallback(
    (shown: readonly LaidOutColumn[]) => {
      for (const [name, value] of Object.entries(columnProperties(shown, leadWidth))) {
        grid.current?.style.setProperty(name, value);
      }
    },
    [leadWidth],
  );
  const previewWidth = useCallback(
    (key: ColumnKey, width: number) => {
      const chosen = withChosen(columns, chosenWidths(drawnColumns, columns, key, width));
      const shown = filledColumns(chosen, leadWidth, viewWidth);
      showWidths(shown);
      cover(shown);
    },
    [columns, drawnColumns, leadWidth, viewWidth, showWidths, cover],
  );
  const resizeColumn = useCallback(
    (key: ColumnKey, width: number) => {
      if (drawnColumns.some((column) => column.key === key && column.width === width)) showWidths(drawnColumns);
      else for (const [each, next] of chosenWidths(drawnColumns, columns, key, width)) actions.resizeColumn(each, next);
    },
    [actions, columns, drawnColumns, showWidths],
  );
  const pointer = useGridPointer({
    grid,
    columns: drawnColumns,
    pageStart,
    allowsSelection,
    isRightToLeft,
    previewWidth,
    keepWidth: resizeColumn,
    actions,
  });
  const copying = useCopying(grid, { sheet, rows, result, pageStart, selection });
  const onMouseDown = (event: MouseEvent<HTMLElement>): void => {
    pointer.onMouseDown(event);
    copying.onMouseDown(event);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    copying.prepare();
    pointer.onPointerDown(event);
  };
  const cutText = useCutText(grid, rows);
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    focus.onFocus(event);
    copying.prepare();
    cutText.onFocus(event);
  };
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    focus.onBlur(event);
    cutText.onBlur(event);
  };
  const rowsInView = Math.max(1, Math.floor(view.viewport.height / rowHeight) - 1);
  const onKeyDown = useGridKeyboard({
    active,
    focusPlace,
    bounds,
    rowsInView,
    columns: drawnColumns,
    allowsSelection,
    isRightToLeft,
    resizeColumn,
    actions,
    follow: useFollowedColumn(columns, lead, focusPlace),
  });
  const style = useMemo(
    (): GridStyle => ({
      ...columnProperties(drawnColumns, leadWidth),
      '--ssm-lead': `${leadWidth}px`,
      '--ssm-second': `${leadWidth + (columns[1]?.offset ?? 0)}px`,
      '--ssm-sticky': `${leadWidth + (columns[sticky]?.offset ?? 0)}px`,
    }),
    [columns, drawnColumns, leadWidth, sticky],
  );
  const bodyStyle = useMemo(() => ({ height: `${rows.length * rowHeight}px` }), [rows.length]);
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={0}
      className="ssm-Grid"
      data-part="Grid"
      data-sticky={sticky}
      aria-label={texts.label}
      aria-rowcount={result.length + 1}
      aria-colcount={columns.length + lead}
      aria-multiselectable={allowsSelection || undefined}
      aria-busy={props.isLoading || undefined}
      style={isScripted ? style : undefined}
      data-opens={actions.openRow !== undefined || undefined}
      onKeyDown={onKeyDown}
      onMouseDown={onMouseDown}
      onClick={pointer.onClick}
      onDoubleClick={pointer.onDoubleClick}
      onPointerDown={onPointerDown}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <GridHeader
        columns={columns}
        sort={props.sort}
        styles={heads}
        texts={texts}
        derived={props.derived}
        selection={selection}
        result={props.selectable}
        selectAllText={props.selectAllText}
      />
      <div role="rowgroup" className="ssm-Grid-body" style={isScripted ? bodyStyle : undefined}>
        {sheet &&
          view.slots.map((place, slot) => (
            <GridRow
              // The key is the slot, so that a slot keeps its element whatever row it renders.
              key={`${slot}`}
              sheet={sheet}
              row={rows[place] ?? 0}
              place={place}
              rowIndex={pageStart + place + 2}
              selection={selection ?? noSelection}
              keptColumn={place === view.held.row ? view.held.column - lead : -1}
            />
          ))}
      </div>
    </div>
  );
});
