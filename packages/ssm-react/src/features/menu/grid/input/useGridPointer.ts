import { type MouseEvent, type PointerEvent, type RefObject, useCallback, useMemo, useRef } from 'react';
import type { ColumnKey } from 'ssm-core';
import { cellOf, placeOf } from '../../../../ui/grid/gridPlaces.ts';
import { fixedCountOf, type LaidOutColumn } from '../../layout/columnLayout.ts';
import type { GridActions } from './gridActions.ts';
import { reorderColumn } from './reorderColumn.ts';
import { resizeColumn } from './resizeColumn.ts';

export interface GridPointerOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly columns: readonly LaidOutColumn[];
  readonly pageStart: number;
  readonly allowsSelection: boolean;
  readonly isRightToLeft: boolean;
  readonly previewWidth: (key: ColumnKey, width: number) => void;
  readonly keepWidth: (key: ColumnKey, width: number) => void;
  readonly actions: GridActions;
}

export interface GridPointerHandlers {
  readonly onMouseDown: (event: MouseEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onDoubleClick: (event: MouseEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
}

function columnAt(cell: HTMLElement | undefined, columns: readonly LaidOutColumn[]): LaidOutColumn | undefined {
  const key = cell?.dataset['column'];
  return key === undefined ? undefined : columns.find((column) => column.key === key);
}

function isHandle(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset['part'] === 'ResizeHandle';
}

function otherHeaders(grid: HTMLElement, key: ColumnKey): readonly HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>('[data-column]')].filter((each) => each.dataset['column'] !== key);
}

function dropIndexAt(
  grid: HTMLElement,
  columns: readonly LaidOutColumn[],
  key: ColumnKey,
  clientX: number,
  isRightToLeft: boolean,
): number {
  const passed = otherHeaders(grid, key).filter((header) => {
    const { left, width } = header.getBoundingClientRect();
    const centre = left + width / 2;
    return isRightToLeft ? centre > clientX : centre < clientX;
  });
  return Math.max(fixedCountOf(columns), passed.length);
}

function showDropMark(grid: HTMLElement, key: ColumnKey, index: number | undefined, isRightToLeft: boolean): void {
  const mark = grid.querySelector<HTMLElement>('[data-part=DropMark]');
  if (mark === null) return;
  const others = otherHeaders(grid, key);
  const before = index === undefined ? undefined : others[index - 1];
  mark.hidden = before === undefined;
  if (before !== undefined) mark.style.left = `${before.offsetLeft + (isRightToLeft ? 0 : before.offsetWidth) - 1}px`;
}

export function useGridPointer(options: GridPointerOptions): GridPointerHandlers {
  const { grid, columns, pageStart, allowsSelection, isRightToLeft, previewWidth, keepWidth, actions } = options;
  // Remembers a drag, because browsers end the drag of a header with a click on it.
  const hasDragged = useRef(false);

  const onMouseDown = useCallback((event: MouseEvent) => {
    // Shift extends the selection of rows, and must not select text too.
    if (event.shiftKey && cellOf(event.target) !== undefined) event.preventDefault();
  }, []);

  const onClick = useCallback(
    (event: MouseEvent) => {
      // Ignores the click after a drag. Clicks by keys and screen readers have a detail of 0.
      if (hasDragged.current && event.detail > 0) return;
      const cell = cellOf(event.target);
      const place = cell === undefined ? undefined : placeOf(cell, pageStart);
      if (cell === undefined || place === undefined) return;
      const isCheck = allowsSelection && place.column === 0;
      if (place.row < 0) {
        const header = columnAt(cell, columns);
        if (isCheck) actions.toggleAll();
        else if (header !== undefined && !isHandle(event.target)) actions.sortBy(header.key);
      } else if (isCheck) {
        if (event.shiftKey) actions.extendToRow(place.row);
        else actions.toggleRow(place.row);
      } else if (actions.openRow !== undefined && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
        // Without a modifier key the row opens here. With a modifier key the browser opens the link in a tab or
        // window.
        event.preventDefault();
        // Selecting text of a row to copy it does not open the row.
        if (getSelection()?.isCollapsed !== false) actions.openRow(place.row);
      }
    },
    [actions, allowsSelection, columns, pageStart],
  );

  const onDoubleClick = useCallback(
    (event: MouseEvent) => {
      const column = isHandle(event.target) ? columnAt(cellOf(event.target), columns) : undefined;
      if (column !== undefined) actions.resetColumn(column.key);
    },
    [actions, columns],
  );

  const onPointerDown = useCallback(
    (event: PointerEvent) => {
      hasDragged.current = false;
      const header = cellOf(event.target);
      const column = columnAt(header, columns);
      const element = grid.current;
      if (header === undefined || column === undefined || element === null || event.button !== 0) return;
      const { pointerId, clientX: startX } = event;
      if (isHandle(event.target) && event.target instanceof HTMLElement) {
        resizeColumn({
          handle: event.target,
          pointerId,
          startX,
          width: column.width,
          isRightToLeft,
          onPreview: (width) => previewWidth(column.key, width),
          onEnd: (width) => keepWidth(column.key, width),
        });
      } else if (!column.isFixed && event.pointerType !== 'touch') {
        // Touch is excluded, because touch scrolls. Users of touch reorder columns in the columns dialog.
        reorderColumn({
          header,
          pointerId,
          startX,
          indexAt: (clientX) => dropIndexAt(element, columns, column.key, clientX, isRightToLeft),
          onPreview: (index) => showDropMark(element, column.key, index, isRightToLeft),
          onBegin: () => {
            hasDragged.current = true;
          },
          onDrop: (index) => actions.moveColumn(column.key, index),
        });
      }
    },
    [actions, columns, grid, isRightToLeft, keepWidth, previewWidth],
  );
  return useMemo(
    () => ({ onMouseDown, onClick, onDoubleClick, onPointerDown }),
    [onMouseDown, onClick, onDoubleClick, onPointerDown],
  );
}
