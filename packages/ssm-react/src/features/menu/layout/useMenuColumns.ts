import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AssayVersion, ColumnKey } from 'ssm-core';
import { type ColumnDefinition, columnDefinition, columnsOfVersion } from 'ssm-core/engine';
import { isOwnColumnKey, orderShown } from 'ssm-core/internal';
import { type ColumnWidths, usePlacedColumns } from '../../../ui/grid/placedColumns.ts';
import { useLayoutEffect } from '../../../ui/hooks/layoutEffect.ts';
import { useMemoFromPrevious } from '../../../ui/hooks/useMemoFromPrevious.ts';
import { whenUsed } from '../../../ui/hooks/whenIdle.ts';
import { useDeferredPart } from '../../../ui/overlay/useDeferredPart.ts';
import { allowedWidth, type LaidOutColumn, usualFixedCount, withChosen } from './columnLayout.ts';

export function moveColumn(
  order: readonly ColumnKey[],
  key: ColumnKey,
  index: number,
  fixedCount: number,
): readonly ColumnKey[] {
  const from = order.indexOf(key);
  const to = Math.max(fixedCount, Math.min(index, order.length - 1));
  if (from < fixedCount || from === to) return order;
  const rest = order.filter((other) => other !== key);
  return [...rest.slice(0, to), key, ...rest.slice(to)];
}

export interface ColumnActions {
  readonly resizeColumn: (key: ColumnKey, width: number) => void;
  readonly resetColumn: (key: ColumnKey) => void;
  readonly moveColumn: (key: ColumnKey, index: number) => void;
}

export interface MenuColumnsOptions {
  readonly version: AssayVersion;
  readonly shown: readonly ColumnKey[];
  readonly asked: readonly ColumnKey[];
  readonly fixedCount: number | undefined;
  readonly isReady: boolean;
  readonly onMove: (columns: readonly ColumnKey[]) => void;
}

export interface MenuColumns extends ColumnActions {
  readonly columns: readonly LaidOutColumn[];
}

/**
 * Lazy-loads the code that resizes columns, which is as large as the grid. It is a property of an object, so that
 * tests can make the import fail.
 */
export const columnModel = { load: () => import('../../../ui/grid/columnModel.ts') };
const noWidths: ColumnWidths = {};

function withoutWidth(widths: ColumnWidths, key: ColumnKey): ColumnWidths {
  const { [key]: _, ...others } = widths;
  return Object.keys(others).length === 0 ? noWidths : others;
}

export function useMenuColumns(options: MenuColumnsOptions): MenuColumns {
  const { version, shown, fixedCount = usualFixedCount, isReady } = options;
  // Widths that the user chooses before the column model has loaded. The model then starts with them.
  const [chosen, setChosen] = useState(noWidths);
  const forget = useCallback(() => setChosen(noWidths), []);
  const { part, preload } = useDeferredPart(columnModel.load, chosen !== noWidths, forget);
  useEffect(() => (isReady ? whenUsed(preload) : undefined), [isReady, preload]);
  const model = useMemoFromPrevious([part], () => part?.createColumnModel<ColumnDefinition>(chosen));
  const own = shown.filter(isOwnColumnKey);
  const all = useMemoFromPrevious([version, own.join()], () => [
    ...columnsOfVersion(version),
    ...own.map(columnDefinition),
  ]);
  const placed = usePlacedColumns(model, { all, shown, fixedCount, sort: null });
  // Applies the widths while the model is not loaded, so that the next resize starts from them.
  const columns = useMemo(
    () =>
      model === undefined && chosen !== noWidths
        ? withChosen(placed, new Map(Object.entries(chosen) as [ColumnKey, number][]))
        : placed,
    [model, chosen, placed],
  );

  const latest = useRef({ ...options, fixedCount });
  useLayoutEffect(() => {
    latest.current = { ...options, fixedCount };
  });
  const actions = useMemo(
    () => ({
      resizeColumn(key: ColumnKey, anyWidth: number) {
        const width = allowedWidth(anyWidth);
        if (model === undefined) setChosen((before) => ({ ...before, [key]: width }));
        else model.resize(key, width);
      },
      resetColumn(key: ColumnKey) {
        if (model === undefined) setChosen((before) => withoutWidth(before, key));
        else model.reset(key);
      },
      // The view holds the order of columns, so moving needs no lazy-loaded code.
      moveColumn(key: ColumnKey, index: number) {
        const now = latest.current;
        const moved = moveColumn(now.shown, key, index, Math.min(now.fixedCount, now.shown.length));
        if (moved !== now.shown) now.onMove(orderShown(moved, now.asked));
      },
    }),
    [model],
  );
  return { columns, ...actions };
}
