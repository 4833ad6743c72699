import type { Filter, MenuView, Role } from 'ssm-core';
import { FilterChips } from '../../features/filter/chips/FilterChips.tsx';
import { FilterDialog } from '../../features/filter/FilterDialog.tsx';
import { NothingFound } from '../../features/filter/nothing-found/NothingFound.tsx';
import type { MenuList } from '../../features/menu/MenuTable.tsx';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';

export { openFilter } from './openFilter.ts';

interface MenuNothingProps {
  readonly filter: Filter;
  readonly view: MenuView;
  readonly list: MenuList | null;
}

/** What can be counted with. */
function menuOf({ version, list }: MenuView, menu: MenuList | null) {
  const loaded = menu?.version === version ? menu : null;
  return { version, table: loaded?.table, total: loaded?.catalogue?.total, listed: list?.seqIds };
}

/** Why the applied filters leave nothing. */
export function MenuNothing({ filter, view, list }: MenuNothingProps) {
  return (
    <FeatureBoundary>
      <NothingFound {...menuOf(view, list)} clauses={view.filters} onDrop={filter.drop} />
    </FeatureBoundary>
  );
}

export interface MenuFiltersProps extends MenuNothingProps {
  /** Where it is said that the applied filters leave nothing: above the list of before, or in its place. */
  readonly nothing: 'aboveList' | 'inPlace' | null;
  readonly role: Role;
  /** Takes the focus when what had it is gone. */
  readonly returnFocus: () => HTMLElement | null;
}

/** What stands between heading and table: the chips, why filters leave nothing, and the dialog over all. */
export function MenuFilters({ filter, nothing, view, list, role, returnFocus }: MenuFiltersProps) {
  const { version, filters } = view;
  const { table, listed } = menuOf(view, list);
  const catalogue = list?.version === version ? list.catalogue : undefined;
  return (
    <>
      <FeatureBoundary>
        <FilterChips
          clauses={filters}
          onOpen={filter.open}
          onRemove={filter.drop}
          onClear={filter.dropAll}
          returnFocus={returnFocus}
        />
      </FeatureBoundary>
      {nothing === 'aboveList' && <MenuNothing filter={filter} view={view} list={list} />}
      <FilterDialog
        filter={filter}
        version={version}
        role={role}
        table={table}
        listed={listed}
        catalogue={catalogue}
        returnFocus={returnFocus}
      />
    </>
  );
}
