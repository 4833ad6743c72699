import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import {
  createMenu,
  type Menu,
  type MenuActions,
  type MenuInput,
  type MenuPorts,
  type MenuSnapshot,
  type MenuStart,
  type SelectionReader,
} from 'ssm-core';
import { createShallowMemo } from 'ssm-core/internal';
import { useSsm } from '../../provider/useSsm.ts';
import { useLayoutEffect } from '../../ui/hooks/layoutEffect.ts';
import { useControlled } from '../../ui/hooks/useControlled.ts';
import { useLatest, useMemoFromPrevious } from '../../ui/hooks/useMemoFromPrevious.ts';
import { whenIdle } from '../../ui/hooks/whenIdle.ts';
import { useToasts } from '../../ui/UiContext.ts';
import type { LaidOutColumn } from './layout/columnLayout.ts';
import { type ColumnActions, useMenuColumns } from './layout/useMenuColumns.ts';
import type { MenuOptions, PickedRows, UnselectableRows } from './menuOptions.ts';

/** State and actions of the table. The object stays the same until one of them changes. */
export interface MenuModel extends MenuSnapshot, Omit<MenuActions, 'openRow'>, Pick<Menu, 'readView'>, ColumnActions {
  /** Opens a row. Undefined if rows open nothing. */
  readonly openRow: MenuActions['openRow'] | undefined;
  /** The selection. Null if the user may not select. */
  readonly selection: SelectionReader | null;
  readonly unselectable: UnselectableRows | undefined;
  readonly columns: readonly LaidOutColumn[];
  readonly picked: PickedRows;
  readonly menu: Menu;
}

/**
 * Creates one menu per server and set of texts. The next menu starts with the view and selection of the previous one.
 */
function useCreatedMenu(options: MenuOptions, input: MenuInput): Menu {
  const { client, queryClient, requestPath, cellText, copies, strings } = useSsm();
  const toasts = useToasts();
  const latest = useLatest(options);
  const texts = useLatest(strings.menu);
  return useMemoFromPrevious<Menu>([client, queryClient, requestPath, cellText, copies], (from) => {
    const ports: MenuPorts = {
      client,
      queryClient,
      requestPath,
      cellText,
      whenIdle,
      copies,
      onCatalogueChanged: () => void toasts.show({ kind: 'info', text: texts.current.catalogueChanged }),
      onViewChange: (...change) => latest.current.onViewChange?.(...change),
      onSelectionChange: (seqIds) => latest.current.onSelectionChange?.(seqIds),
      onRowAction: (seqId, row) => latest.current.onRowAction?.(seqId, row),
      onProgress: (list) => latest.current.onProgress?.(list),
      onFiltered: (filtered) => latest.current.onFiltered?.(filtered),
    };
    const first: MenuStart = { view: options.defaultView, selectedSeqIds: options.defaultSelectedSeqIds };
    return createMenu(ports, from ? { view: from.readView(), selectedSeqIds: from.readSelected() } : first, input);
  });
}

export function useMenu(options: MenuOptions): MenuModel {
  const { columns: defaults, unselectable, listRows } = options;
  const view = useControlled('view', options.view);
  const selectedSeqIds = useControlled('selectedSeqIds', options.selectedSeqIds);
  const input = useMemo<MenuInput>(
    () => ({ view, selectedSeqIds, columns: defaults, held: unselectable, listRows }),
    [view, selectedSeqIds, defaults, unselectable, listRows],
  );
  const menu = useCreatedMenu(options, input);
  const getSnapshot = useCallback(() => menu.preview(input), [menu, input]);
  const snapshot = useSyncExternalStore(menu.subscribe, getSnapshot, getSnapshot);
  useLayoutEffect(() => menu.follow(input), [menu, input]);

  const { columns, ...columnActions } = useMenuColumns({
    version: snapshot.view.version,
    shown: snapshot.shown,
    asked: snapshot.asked,
    fixedCount: options.fixedColumnCount,
    isReady: snapshot.table !== undefined,
    onMove: menu.showColumns,
  });
  const picked = useMemo(() => ({ selection: menu.selection, read: menu.readSelected, set: menu.select }), [menu]);
  const [keepSame] = useState(() => createShallowMemo<MenuModel>());
  return keepSame({
    ...menu,
    ...snapshot,
    ...columnActions,
    menu,
    picked,
    openRow: options.onRowAction && menu.openRow,
    selection: options.allowsSelection === true ? menu.selection : null,
    unselectable,
    columns,
  });
}
