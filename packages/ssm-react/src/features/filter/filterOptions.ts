import type { CatalogueCategory, FilterKey } from 'ssm-core';
import { findFilter } from 'ssm-core/engine';
import type { ListOption } from '../../ui/select/OptionList.tsx';
import type { FilterStrings } from './words/useFilterStrings.ts';
import { valueLabel } from './words/valueLabels.ts';

/** Returns the catalogue's values in order, then chosen values that it lacks, such as those from an old link. */
export function filterValues(
  key: FilterKey,
  facts: CatalogueCategory | undefined,
  chosen: readonly string[],
): readonly string[] {
  const filter = findFilter(key);
  // Publications are always offered in full; other filters fall back to standard values until the catalogue has loaded.
  const held = filter?.control === 'publications' ? undefined : facts?.options?.map(({ value }) => value);
  const offered = held ?? filter?.values ?? [];
  return [...new Set([...offered, ...chosen])];
}

export function filterOptions(
  key: FilterKey,
  facts: CatalogueCategory | undefined,
  chosen: readonly string[],
  strings: FilterStrings,
  countText: (count: number) => string,
): readonly ListOption[] {
  const counts = new Map(facts?.options?.map(({ value, count }) => [value, count]));
  const isCounted = Array.isArray(facts?.options);
  const { reagents } = strings.filters.counts;
  return filterValues(key, facts, chosen).map((value): ListOption => {
    const count = isCounted ? (counts.get(value) ?? 0) : undefined;
    return {
      id: value,
      label: valueLabel(key, value, strings),
      note: count === undefined ? undefined : reagents(count, countText(count)),
    };
  });
}
