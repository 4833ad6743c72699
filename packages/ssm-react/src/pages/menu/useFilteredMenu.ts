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
import { useEqual, useHeld } from '../../ui/hooks/useHeld.ts';
import { useKept } from '../../ui/hooks/useKept.ts';
import { useLatest } from '../../ui/hooks/useLatest.ts';
import { useToasts } from '../../ui/toasts/useToasts.ts';

/** Who holds the view that a table and its filters share. */
export type FilteredMenuOptions = Pick<MenuOptions, 'view' | 'defaultView' | 'onViewChange'>;

/** A view with its filters, as properties of what shows some of it. */
export interface FilteredMenu {
  /** Opens the dialog, and says what the filters leave: also for `NothingFound`. */
  readonly filter: Filter;
  /** For `MenuTable`. */
  readonly menu: {
    readonly view: MenuView;
    readonly onViewChange: (view: MenuView) => void;
    readonly onProgress: (list: MenuProgress) => void;
    readonly onFiltered: (filtered: MenuFiltered) => void;
  };
  /** For `FilterDialog`, which is told the role beside it. */
  readonly dialog: Pick<FilterDialogProps, 'filter' | 'version' | 'catalogue' | 'search'>;
  /** For `FilterChips`. */
  readonly chips: Pick<FilterChipsProps, 'clauses' | 'table' | 'hasFailed' | 'onOpen' | 'onRemove' | 'onClear'>;
}

/** The menu as its filters read it, who are told when it is another. */
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
 * Filters beside a `MenuTable`, or without one: a view that the page holds, or that is held here, the controller of its filters, and
 * the properties of the parts that show them. Filters are told to analytics, and what they leave in a notification.
 */
export function useFilteredMenu(options: FilteredMenuOptions = {}): FilteredMenu {
  const ssm = useSsm();
  const { client, queryClient, requestPath, locale } = ssm;
  const toasts = useToasts();
  const [given, hold] = useHeld('view', options.view, () => options.defaultView ?? defaultMenuView);
  // What the filters leave is told of the array that the table was given.
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

  const latest = useLatest({ ssm, view, hold, tell: options.onViewChange });
  const onViewChange = useCallback(
    (next: MenuView) => {
      latest.current.hold(next);
      callHost(() => latest.current.tell?.(next));
    },
    [latest],
  );
  const filter = useKept<Filter>([client, queryClient, requestPath, locale, followed], (from) =>
    openFilter({
      menu: {
        readMenu: followed.readMenu,
        watchMenu: followed.watchMenu,
        onChange: (clauses) => onViewChange(withFilters(latest.current.view, clauses)),
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
