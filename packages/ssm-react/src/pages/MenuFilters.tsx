import type { MenuView, Role } from 'ssm-core';
import { FilterChips } from '../features/filter/FilterChips.tsx';
import { FilterDialog } from '../features/filter/FilterDialog.tsx';
import { NothingFound } from '../features/filter/NothingFound.tsx';
import type { MenuList } from '../features/menu-table/MenuTable.tsx';
import type { MenuFiltersModel } from './useMenuFilters.ts';

export interface MenuFiltersProps {
  readonly model: MenuFiltersModel;
  readonly view: MenuView;
  readonly list: MenuList | null;
  readonly role: Role;
  /** Takes the focus when what had it is gone. */
  readonly returnFocus: () => HTMLElement | null;
}

/** What stands between heading and table: the chips, why filters leave nothing, and the dialog over all. */
export function MenuFilters({ model, view, list, role, returnFocus }: MenuFiltersProps) {
  const { version, filters } = view;
  const loaded = list?.version === version ? list : null;
  const menu = { version, table: loaded?.table, total: loaded?.catalogue?.total };
  return (
    <>
      <FilterChips
        clauses={filters}
        onOpen={model.open}
        onRemove={model.drop}
        onClear={model.clear}
        returnFocus={returnFocus}
      />
      {model.isNothing && <NothingFound {...menu} clauses={filters} onDrop={model.drop} />}
      <FilterDialog
        isOpen={model.isOpen}
        clauses={filters}
        at={model.at}
        version={version}
        role={role}
        table={loaded?.table}
        catalogue={loaded?.catalogue}
        onApply={model.apply}
        onClose={model.close}
        returnFocus={returnFocus}
      />
    </>
  );
}
