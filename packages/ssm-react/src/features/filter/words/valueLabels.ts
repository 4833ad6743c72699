import type { FilterKey } from 'ssm-core';
import type { CodedFilterKey } from 'ssm-core/engine';
import { codeLabels, type Labels } from '../../../strings/format.ts';
import type { FilterStrings } from './useFilterStrings.ts';

function labelsOf(key: FilterKey, { filters, values }: FilterStrings): Labels {
  const ofCodes: Readonly<Record<CodedFilterKey, Labels>> = {
    ...codeLabels(values),
    // Dilution values are their own labels.
    dilGroup: {},
    pubs: filters.publications,
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
