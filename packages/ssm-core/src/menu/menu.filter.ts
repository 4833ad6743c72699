import type { FilterPorts } from '../filter/filter.ts';
import type { Menu } from './menu.ts';

/** Returns how filters read a menu, and how they change it. */
export function filterPortsOf(menu: Menu): Pick<FilterPorts, 'readMenu' | 'watchMenu' | 'onChange'> {
  return {
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
        hasFailed: filter.error !== undefined,
      };
    },
    watchMenu: menu.subscribe,
    onChange: menu.applyFilters,
  };
}
