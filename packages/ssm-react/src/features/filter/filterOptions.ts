import type { CatalogueCategory, FilterKey } from 'ssm-core';
import { findFilter } from 'ssm-core/engine';
import type { ListOption } from '../../ui/select/OptionList.tsx';
import { type FilterStrings, valueLabel } from './words/filterStrings.ts';

/**
 * Returns the values of the catalogue in order, followed by chosen values that it lacks, such as those of an old
 * link.
 */
export function filterValues(
  key: FilterKey,
  facts: CatalogueCategory | undefined,
  chosen: readonly string[],
): readonly string[] {
  const filter = findFilter(key);
  // All publications are always offered. Other filters have standard values until the catalogue has loaded.
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
