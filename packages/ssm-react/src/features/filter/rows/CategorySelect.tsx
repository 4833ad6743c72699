import { useMemo } from 'react';
import type { AssayVersion, Catalogue, FilterKey, Role } from 'ssm-core';
import { offeredCategories } from 'ssm-core/internal';
import { GroupedSelect } from '../../../ui/select/GroupedSelect.tsx';
import { useFilterStrings } from '../words/useFilterStrings.ts';

export interface CategorySelectProps {
  readonly version: AssayVersion;
  readonly role: Role;
  readonly catalogue: Catalogue | undefined;
  readonly value: FilterKey | null;
  readonly onChange: (key: FilterKey) => void;
}

const maximumHeight = 240;

/**
 * Selects a category of filters. Offers the categories of the version, role and catalogue, in groups and with
 * tooltips.
 */
export function CategorySelect({ version, role, catalogue, value, onChange }: CategorySelectProps) {
  const { filters } = useFilterStrings();
  const known = catalogue?.filters;
  const groups = useMemo(
    () =>
      offeredCategories({ version, role, filters: known, chosen: value }).map(({ group, keys }) => ({
        id: group,
        title: filters.groups[group],
        options: keys.map((key) => ({ id: key, label: filters.labels[key], tip: filters.tooltips[key] })),
      })),
    [version, role, known, value, filters],
  );
  return (
    <GroupedSelect
      label={filters.category}
      placeholder={filters.chooseCategory}
      groups={groups}
      value={value}
      onChange={(id) => onChange(id as FilterKey)}
      maximumHeight={maximumHeight}
    />
  );
}
