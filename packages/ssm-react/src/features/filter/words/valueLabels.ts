/** How the values of a filter are called: codes have names in the strings. */
import type { FilterKey } from 'ssm-core';
import type { FilterStrings } from './useFilterStrings.ts';

type Labels = Readonly<Record<string, string>>;

function labelsOf(key: FilterKey, { filters, values }: FilterStrings): Labels {
  switch (key) {
    case 'fixedPanels':
      return values.fixedPanels;
    case 'pubs':
      return filters.publications;
    case 'mousePlasmaBin':
      return values.mousePlasmaBins;
    case 'diseases':
    case 'pathways':
      return values.collections[key];
    default:
      return {};
  }
}

/** The name of a value; itself when it has none. */
export function valueLabel(key: FilterKey, value: string, strings: FilterStrings): string {
  const labels = labelsOf(key, strings);
  return Object.hasOwn(labels, value) ? (labels[value] as string) : value;
}

/** The values as a short text: the first, and how many others. */
export function valuesSummary(
  key: FilterKey,
  values: readonly string[],
  strings: FilterStrings,
  countText: (count: number) => string,
): string {
  const first = valueLabel(key, values[0] ?? '', strings);
  return values.length < 2 ? first : strings.filters.others(first, countText(values.length - 1));
}
