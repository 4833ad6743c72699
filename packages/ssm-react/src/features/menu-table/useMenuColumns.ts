import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type AssayVersion, type ColumnKey, columnsOfVersion, orderShown, type Sort } from 'ssm-core';
import { createColumnStore } from '../../ui/grid/columnStore.ts';
import { whenIdle } from '../../ui/idle.ts';
import { useLayoutEffect } from '../../ui/layoutEffect.ts';
import { useToasts } from '../../ui/toasts/useToasts.ts';
import { useUi } from '../../ui/UiContext.ts';
import { allowedWidth, type LaidOutColumn, type MenuColumnSpec, specOf, usualFixedCount } from './columnLayout.ts';
import { moveColumn } from './moveColumn.ts';

export interface ColumnActions {
  readonly resizeColumn: (key: ColumnKey, width: number) => void;
  readonly resetColumn: (key: ColumnKey) => void;
  readonly moveColumn: (key: ColumnKey, index: number) => void;
}

export interface MenuColumnsOptions {
  readonly version: AssayVersion;
  readonly shown: readonly ColumnKey[];
  /** With those that are not shown because no reagent has a value in them. */
  readonly asked: readonly ColumnKey[];
  readonly fixedCount: number | undefined;
  readonly sort: Sort | null;
  /** Whether rows are on screen. */
  readonly isReady: boolean;
  /** Told every asked column in its new order. */
  readonly onMove: (columns: readonly ColumnKey[]) => void;
}

export interface MenuColumns extends ColumnActions {
  readonly columns: readonly LaidOutColumn[];
}

// Nobody changes a width before the first rows are there, and the library behind it weighs as much as the grid.
const loadModel = () => import('../../ui/grid/columnModel.ts');

/** The shown columns in the widths that a person chose. */
export function useMenuColumns(options: MenuColumnsOptions): MenuColumns {
  const { version, shown, fixedCount = usualFixedCount, sort, isReady } = options;
  const { strings } = useUi();
  const { show } = useToasts();
  const latest = useRef({ ...options, fixedCount });
  useLayoutEffect(() => {
    latest.current = { ...options, fixedCount };
  });
  const [store] = useState(() => createColumnStore<MenuColumnSpec>(loadModel));
  const widths = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  useEffect(() => (isReady ? whenIdle(store.preload) : undefined), [isReady, store]);
  const all = useMemo(() => columnsOfVersion(version).map(({ key }) => specOf(key)), [version]);
  const columns = useMemo(
    () => store.place({ all, shown, fixedCount, sort }, widths),
    [store, all, shown, fixedCount, sort, widths],
  );
  // The order is the view's, so that nothing late is needed to change it.
  const move = useCallback((key: ColumnKey, index: number) => {
    const now = latest.current;
    const moved = moveColumn(now.shown, key, index, Math.min(now.fixedCount, now.shown.length));
    if (moved !== now.shown) now.onMove(orderShown(moved, now.asked));
  }, []);
  const { partNotLoaded } = strings.errors;
  const widthActions = useMemo(() => {
    const tell = (): void => void show({ kind: 'error', text: partNotLoaded });
    return {
      resizeColumn: (key: ColumnKey, width: number) => void store.resize(key, allowedWidth(width)).catch(tell),
      resetColumn: (key: ColumnKey) => void store.reset(key).catch(tell),
    };
  }, [store, show, partNotLoaded]);
  return { columns, ...widthActions, moveColumn: move };
}
