import { type KeyboardEvent, type RefObject, useCallback, useRef } from 'react';
import type { ColumnKey } from 'ssm-core';
import { type GridBounds, type GridPosition, movePlace } from '../../../../ui/grid/gridMoves.ts';
import { useLayoutEffect } from '../../../../ui/hooks/layoutEffect.ts';
import { allowedWidth, type LaidOutColumn } from '../../layout/columnLayout.ts';
import type { GridActions } from './gridActions.ts';
import { type GridCommand, gridCommand } from './gridKeys.ts';

export interface GridKeyboardOptions {
  readonly active: RefObject<GridPosition>;
  readonly focusPlace: (place: GridPosition) => void;
  readonly bounds: GridBounds;
  readonly rowsInView: number;
  readonly columns: readonly LaidOutColumn[];
  readonly allowsSelection: boolean;
  readonly isRightToLeft: boolean;
  readonly resizeColumn: GridActions['resizeColumn'];
  readonly actions: GridActions;
  readonly follow: (key: ColumnKey) => void;
}

const resizeStep = 10;

function carryOut(command: GridCommand, options: GridKeyboardOptions): boolean {
  const { focusPlace, bounds, rowsInView, columns, allowsSelection, actions } = options;
  const active = options.active.current;
  const position = active.column - (allowsSelection ? 1 : 0);
  const column = columns[position];
  switch (command.type) {
    case 'move':
      focusPlace(movePlace(active, command.move, bounds, rowsInView));
      return true;
    case 'help':
      actions.showKeys();
      return true;
    case 'resize':
      return column !== undefined && resize(column, command.by, options);
    case 'reorder':
      return column !== undefined && reorder(column, position + command.by, options);
    case 'open':
      if (actions.openRow === undefined || active.row < 0) return false;
      actions.openRow(active.row);
      return true;
    default:
      return allowsSelection ? select(command.type, active, actions) : refuseSelection(command.type, actions);
  }
}

function resize(column: LaidOutColumn, by: 1 | -1, { actions, resizeColumn }: GridKeyboardOptions): boolean {
  const width = column.width + by * resizeStep;
  if (allowedWidth(width) === column.width) actions.tellNoEffect({ column: column.key, keeps: 'width' });
  else resizeColumn(column.key, width);
  return true;
}

function reorder(column: LaidOutColumn, to: number, options: GridKeyboardOptions): boolean {
  const { columns, actions, follow } = options;
  if (column.isFixed || columns[to] === undefined || columns[to].isFixed) {
    actions.tellNoEffect({ column: column.key, keeps: 'place' });
    return true;
  }
  follow(column.key);
  actions.moveColumn(column.key, to);
  return true;
}

/** Keeps Space from scrolling the focused row out of view. Leaves Ctrl+A to the browser. */
function refuseSelection(type: 'select' | 'extend' | 'selectAll', actions: GridActions): boolean {
  if (type === 'selectAll') return false;
  actions.tellNoEffect('select');
  return true;
}

function toggleAll(type: string, active: GridPosition, actions: GridActions): boolean {
  if (type !== 'select' || active.column > 0) return false;
  actions.toggleAll();
  return true;
}

function select(type: 'select' | 'extend' | 'selectAll', active: GridPosition, actions: GridActions): boolean {
  if (type === 'selectAll') actions.selectAll();
  else if (active.row < 0) return toggleAll(type, active, actions);
  else if (type === 'select') actions.toggleRow(active.row);
  else actions.extendToRow(active.row);
  return true;
}

export function useGridKeyboard(options: GridKeyboardOptions): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      if (event.defaultPrevented) return;
      const { active, allowsSelection, isRightToLeft } = options;
      const { row, column } = active.current;
      const takesSpace = row >= 0 || (allowsSelection && column === 0);
      const command = gridCommand(event, { isInHeader: row < 0, takesSpace, isRightToLeft });
      if (command !== undefined && carryOut(command, options)) event.preventDefault();
    },
    [options],
  );
}

/** Moves the focus together with a header that the keyboard moves. The header may move in a later render. */
export function useFollowedColumn(
  columns: readonly LaidOutColumn[],
  lead: number,
  focusPlace: (place: GridPosition) => void,
): (key: ColumnKey) => void {
  const followed = useRef<ColumnKey>(undefined);
  useLayoutEffect(() => {
    const position = columns.findIndex(({ key }) => key === followed.current);
    followed.current = undefined;
    if (position >= 0) focusPlace({ row: -1, column: position + lead });
  }, [columns, lead, focusPlace]);
  return useCallback((key) => {
    followed.current = key;
  }, []);
}
