/** Adds the texts of filters, which load with the first filter, to the provider's strings. */
import type { FilterKey } from 'ssm-core';
import type { CodedFilterKey } from 'ssm-core/engine';
import { isOwnColumnKey } from 'ssm-core/internal';
import { mergeLater } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { columnStrings } from '../../../strings/columnStrings.ts';
import type { Strings } from '../../../strings/en/en.ts';
import { type FiltersTexts, filters } from '../../../strings/en/filters.ts';
import { codeLabels, type Labels } from '../../../strings/format.ts';

export type FilterStrings = Omit<Strings, 'filters'> & { readonly filters: FiltersTexts };

const made = new WeakMap<Strings, FilterStrings>();

/** Returns the strings with the texts of filters. Memoized for each strings object. */
export function filterStringsOf(strings: Strings): FilterStrings {
  const known = made.get(strings) ?? { ...strings, filters: mergeLater(strings, 'filters', filters) };
  made.set(strings, known);
  return known;
}

export function useFilterStrings(): FilterStrings {
  return filterStringsOf(useSsm().strings);
}

/** Returns the label of a filter. Filters of own columns have the titles of the columns. */
export function filterLabel(key: FilterKey, strings: FilterStrings): string {
  return isOwnColumnKey(key) ? columnStrings(strings, key).title : strings.filters.labels[key];
}

/** Returns what a filter means; undefined if its label says it. */
export function filterTip(key: FilterKey, strings: FilterStrings): string | undefined {
  return isOwnColumnKey(key) ? columnStrings(strings, key).tooltip : strings.filters.tooltips[key];
}

function labelsOf(key: FilterKey, strings: FilterStrings): Labels {
  const { values } = strings;
  const ofCodes: Readonly<Record<CodedFilterKey, Labels>> = {
    ...codeLabels(values),
    // Dilution values are their own labels.
    dilGroup: {},
    pubs: strings.filters.publications,
  };
  const labels: Readonly<Partial<Record<FilterKey, Labels>>> = { ...values.collections, ...ofCodes };
  return labels[key] ?? {};
}

export function valueLabel(key: FilterKey, value: string, strings: FilterStrings): string {
  const labels = labelsOf(key, strings);
  return Object.hasOwn(labels, value) ? (labels[value] as string) : value;
}

/** Returns the label of the first value and the number of others. */
export function valuesSummary(
  key: FilterKey,
  values: readonly string[],
  strings: FilterStrings,
  countText: (count: number) => string,
): string {
  const first = valueLabel(key, values[0] ?? '', strings);
  return values.length < 2 ? first : strings.filters.others(first, countText(values.length - 1));
}
