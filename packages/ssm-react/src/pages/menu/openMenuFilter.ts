import type { Filter, Menu } from 'ssm-core';
import { type OpenFilterOptions, openFilter } from '../../features/filter/openFilter.ts';

interface OpenMenuFilterOptions extends Omit<OpenFilterOptions, 'menu' | 'readSearch'> {
  readonly menu: Menu;
}

export function openMenuFilter({ menu, ...options }: OpenMenuFilterOptions): Filter {
  return openFilter({
    ...options,
    readSearch: () => menu.getSnapshot().view.search,
    menu: {
      readMenu() {
        const { view, list, catalogue, filtered, filter } = menu.getSnapshot();
        const { version, filters } = view;
        return {
          version,
          filters,
          table: list.table,
          total: catalogue?.total,
          listed: view.list?.seqIds,
          filtered,
          hasFailed: !!filter.error,
        };
      },
      watchMenu: menu.subscribe,
      onChange: menu.applyFilters,
    },
  });
}
