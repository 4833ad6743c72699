import { useCallback, useMemo, useState } from 'react';
import {
  defaultMenuView,
  type Filter,
  type FilterMenu,
  type MenuFiltered,
  type MenuProgress,
  type MenuView,
  withFilters,
} from 'ssm-core';
import { callHost } from 'ssm-core/internal';
import type { FilterChipsProps } from '../../features/filter/chips/FilterChips.tsx';
import type { FilterDialogProps } from '../../features/filter/FilterDialog.tsx';
import { openFilter } from '../../features/filter/openFilter.ts';
import type { MenuOptions } from '../../features/menu/menuOptions.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { useLayoutEffect } from '../../ui/hooks/layoutEffect.ts';
import { useControllableState, useEqual } from '../../ui/hooks/useControllableState.ts';
import { useLatest, useMemoFromPrevious } from '../../ui/hooks/useMemoFromPrevious.ts';
import { useToasts } from '../../ui/UiContext.ts';

/** The view that a table shares with its filters. It may be controlled. */
export type FilteredMenuOptions = Pick<MenuOptions, 'view' | 'defaultView' | 'onViewChange'>;

/** A filtered view, as properties for the components that show it. */
export interface FilteredMenu {
  /** The controller of the filters, which opens the dialog. Pass it to `NothingFound` too. */
  readonly filter: Filter;
  /** Properties for `MenuTable`. */
  readonly menu: {
    readonly view: MenuView;
    readonly onViewChange: (view: MenuView) => void;
    readonly onProgress: (list: MenuProgress) => void;
    readonly onFiltered: (filtered: MenuFiltered) => void;
  };
  /** Properties for `FilterDialog`, which also needs the role. */
  readonly dialog: Pick<FilterDialogProps, 'filter' | 'version' | 'catalogue' | 'search'>;
  /** Properties for `FilterChips`. */
  readonly chips: Pick<FilterChipsProps, 'clauses' | 'table' | 'hasFailed' | 'onOpen' | 'onRemove' | 'onClear'>;
}

function createFollowed(first: FilterMenu) {
  const listeners = new Set<() => void>();
  let menu = first;
  return {
    readMenu: (): FilterMenu => menu,
    watchMenu: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    follow(next: FilterMenu): void {
      menu = next;
      for (const listener of listeners) listener();
    },
  };
}

/**
 * Provides filters for a `MenuTable`, or without a table: the view, which may be controlled, the controller of its
 * filters, and properties for each part. Reports filters to analytics, and shows match counts in notifications.
 */
export function useFilteredMenu(options: FilteredMenuOptions = {}): FilteredMenu {
  const ssm = useSsm();
  const { client, queryClient, requestPath, locale } = ssm;
  const toasts = useToasts();
  const [given, hold, latestView] = useControllableState(
    'view',
    options.view,
    () => options.defaultView ?? defaultMenuView,
  );
  // Keeps the identity of equal filters, because match counts belong to an array by its identity.
  const filters = useEqual(given.filters);
  const view = useMemo(() => ({ ...given, filters }), [given, filters]);
  const [list, onProgress] = useState<MenuProgress>();
  const [filtered, onFiltered] = useState<MenuFiltered>();
  const { version } = view;
  const loaded = list?.version === version ? list : undefined;
  const listed = view.list?.seqIds;
  const menu = useMemo<FilterMenu>(() => {
    return {
      version,
      filters,
      table: loaded?.table,
      total: loaded?.catalogue?.total,
      listed,
      filtered: filtered?.filters === filters ? filtered : null,
      hasFailed: loaded?.failedFilters === filters,
    };
  }, [version, filters, loaded, listed, filtered]);
  const [followed] = useState(() => createFollowed(menu));
  useLayoutEffect(() => followed.follow(menu), [followed, menu]);

  const latest = useLatest({ ssm, view, hold, latestView, tell: options.onViewChange });
  const onViewChange = useCallback(
    (next: MenuView) => {
      latest.current.hold(next);
      callHost(() => latest.current.tell?.(next));
    },
    [latest],
  );
  const filter = useMemoFromPrevious<Filter>([client, queryClient, requestPath, locale, followed], (from) =>
    openFilter({
      menu: {
        readMenu: followed.readMenu,
        watchMenu: followed.watchMenu,
        onChange: (clauses) => onViewChange(withFilters(latest.current.latestView(), clauses)),
      },
      server: { client, queryClient, requestPath },
      locale,
      toasts,
      readSearch: () => latest.current.view.search,
      readSsm: () => latest.current.ssm,
      first: from?.readDraft() ?? null,
    }),
  );
  return {
    filter,
    menu: { view, onViewChange, onProgress, onFiltered },
    dialog: { filter, version, catalogue: loaded?.catalogue, search: view.search },
    chips: {
      clauses: filters,
      table: loaded?.table,
      hasFailed: menu.hasFailed,
      onOpen: filter.open,
      onRemove: filter.drop,
      onClear: filter.dropAll,
    },
  };
}
