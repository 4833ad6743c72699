import { useSyncExternalStore } from 'react';
import type { Filter, Menu, MenuView, Role } from 'ssm-core';
import { filterPortsOf } from 'ssm-core/internal';
import { FilterChips } from '../../features/filter/chips/FilterChips.tsx';
import { FilterDialog } from '../../features/filter/FilterDialog.tsx';
import { NothingFound } from '../../features/filter/nothing-found/NothingFound.tsx';
import { type OpenFilterOptions, openFilter } from '../../features/filter/openFilter.ts';
import type { MenuProgress } from '../../features/menu/MenuTable.tsx';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';

export { loadModal } from '../../features/filter/FilterDialog.tsx';

interface OpenMenuFilterOptions extends Omit<OpenFilterOptions, 'menu' | 'readSearch'> {
  readonly menu: Menu;
}

export function openMenuFilter({ menu, ...options }: OpenMenuFilterOptions): Filter {
  return openFilter({ ...options, menu: filterPortsOf(menu), readSearch: () => menu.readView().search });
}

interface MenuNothingProps {
  readonly filter: Filter;
}

export function MenuNothing({ filter }: MenuNothingProps) {
  return (
    <FeatureBoundary>
      <NothingFound filter={filter} />
    </FeatureBoundary>
  );
}

export interface MenuFiltersProps extends MenuNothingProps {
  readonly view: MenuView;
  readonly list: MenuProgress | null;
  /**
   * Where the page says that the filters match nothing: above the previous list, or in place of the list. Null if
   * they match.
   */
  readonly nothing: 'aboveList' | 'inPlace' | null;
  readonly role: Role;
  readonly returnFocus: () => HTMLElement | null;
}

export function MenuFilters({ filter, nothing, view, list, role, returnFocus }: MenuFiltersProps) {
  const { version, filters, search } = view;
  const catalogue = list?.version === version ? list.catalogue : undefined;
  const hasFailed = () => filter.getSnapshot().hasFailed;
  return (
    <>
      <FeatureBoundary>
        <FilterChips
          clauses={filters}
          table={list?.version === version ? list.table : undefined}
          hasFailed={useSyncExternalStore(filter.subscribe, hasFailed, hasFailed)}
          onOpen={filter.open}
          onRemove={filter.drop}
          onClear={filter.dropAll}
          returnFocus={returnFocus}
        />
      </FeatureBoundary>
      {nothing === 'aboveList' && <MenuNothing filter={filter} />}
      <FilterDialog
        filter={filter}
        version={version}
        role={role}
        catalogue={catalogue}
        search={search}
        returnFocus={returnFocus}
      />
    </>
  );
}
